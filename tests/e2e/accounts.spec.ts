import { AxeBuilder } from '@axe-core/playwright'
import { expect, openOffice, signIn, test } from '#tests/support/browser.ts'
import { makeByHand } from './prepare.ts'

const session = (page: import('@playwright/test').Page) => page.evaluate(() => localStorage.getItem('app/session-data'))

test('the first one signs up, becomes the administrator, and finds the way back in', async ({ page }) => {
  const office = await openOffice()
  try {
    expect(office.said()).toContain(`Sign up: ${office.url}/sign_up`)
    await page.goto(`${office.url}/work_orders`)
    await expect(page).toHaveURL(`${office.url}/sign_in`)
    await expect(page.getByText('extraction tool')).toBeVisible()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('Password').fill('password')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('alert')).toContainText('Choose another one')
    await page.getByLabel('Password').fill(office.admin.password)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`${office.url}/`)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await office.restart('SIGKILL')
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${office.url}/sign_in`)
    expect(await session(page)).toBeNull()
  } finally {
    await office.close()
  }
})

test('signing in: a danger toast for the wrong password, then the screen that was wanted', async ({ page, office }) => {
  await page.goto('/settings/profile')
  await expect(page).toHaveURL(/\/sign_in$/)
  await page.getByLabel('Email').fill(office.admin.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Error')
  await expect(toast).toContainText('E-mail or password is wrong.')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await page.getByLabel('Password').fill(office.admin.password)
  await page.getByLabel('Remember me').check()
  const before = Date.now()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  const { expireAt, ...tokens } = JSON.parse((await session(page))!)
  expect(Object.keys(tokens).sort()).toEqual(['accessToken', 'refreshToken'])
  expect(Math.abs(Date.parse(expireAt) - before - 7140_000)).toBeLessThan(60_000)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'gleaner_session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('signed in means both: what only one side knows is ended, and nobody is sent in circles', async ({ desk, office }) => {
  await desk.goto('/sign_in')
  await expect(desk).toHaveURL(`${office.url}/`)
  // The session goes and the link is used in one breath: the check on load may otherwise take the link away first.
  await desk.getByRole('link', { name: 'Invoice extract' }).evaluate((link: HTMLAnchorElement) => {
    localStorage.removeItem('app/session-data')
    link.click()
  })
  await expect(desk).toHaveURL(`${office.url}/sign_in`)
  await expect.poll(async () => (await desk.context().cookies()).some(({ name }) => name === 'gleaner_session')).toBe(false)
  await signIn(desk, office)
  await desk.evaluate(() => localStorage.clear())
  await desk.goto('/work_orders')
  await expect(desk).toHaveURL(`${office.url}/sign_in`)
  await signIn(desk, office)
  await desk.context().clearCookies()
  await desk.goto('/')
  await expect(desk).toHaveURL(`${office.url}/sign_in`)
  await expect.poll(() => session(desk)).toBeNull()
})

test('whoever signs out in one tab is signed out in all; what was typed comes back with the next sign-in', async ({ desk, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TABS-1' })
  const other = await desk.context().newPage()
  other.on('dialog', (dialog) => void dialog.accept())
  await other.goto(`/invoice_extracts/${id}`)
  await other.getByLabel('Order reference').fill('typed and not saved')
  await desk.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(`${office.url}/sign_in`)
  await other.getByLabel('Email').fill(office.admin.email)
  await other.getByLabel('Password').fill(office.admin.password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(`${office.url}/invoice_extracts/${id}`)
  await expect(other.getByLabel('Order reference')).toHaveValue('typed and not saved')
})

test('saving in a session that ended at the server asks to sign in and leads back', async ({ desk, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'ENDED-1' })
  await desk.goto(`/invoice_extracts/${id}`)
  await desk.getByLabel('Order reference').fill('typed and not saved')
  await desk.context().clearCookies({ name: 'gleaner_session' })
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk).toHaveURL(`${office.url}/sign_in`)
  await desk.getByLabel('Email').fill(office.admin.email)
  await desk.getByLabel('Password').fill(office.admin.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL(`${office.url}/invoice_extracts/${id}`)
  await expect(desk.getByLabel('Order reference')).toHaveValue('typed and not saved')
})

test('a session whose hour has come is renewed while in use', async ({ desk, office }) => {
  await desk.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('app/session-data')!)
    localStorage.setItem('app/session-data', JSON.stringify({ ...kept, expireAt: new Date(0).toISOString() }))
  })
  const old = await session(desk)
  await desk.getByRole('link', { name: 'Work order extract' }).click()
  await expect(desk).toHaveURL(`${office.url}/work_orders`)
  await expect.poll(() => session(desk)).not.toBe(old)
  expect(Date.parse(JSON.parse((await session(desk))!).expireAt)).toBeGreaterThan(Date.now())
})

test('an admin adds a member, who sets a password by the link and sees no more than the role allows', async ({ desk, office, browser }) => {
  await desk.goto('/settings')
  await expect(desk).toHaveURL(`${office.url}/settings/members`)
  await desk.getByRole('button', { name: 'Add member' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Nora')
  await dialog.getByLabel('Last name').fill('Lee')
  await dialog.getByLabel('Email').fill('nora@example.org')
  await dialog.getByLabel('Role').selectOption('viewer')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const link = await desk.getByLabel('Invitation link').inputValue()
  await desk.getByRole('button', { name: 'Done' }).click()
  await expect(desk.getByRole('row', { name: /nora@example.org/ })).toContainText('Invited')

  const other = await browser.newContext({ baseURL: office.url })
  const page = await other.newPage()
  await page.goto(link)
  await page.getByLabel('New password').fill('tall ships sail at dusk')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('status')).toContainText('Password changed successfully.')
  await page.getByLabel('Email').fill('nora@example.org')
  await page.getByLabel('Password').fill('tall ships sail at dusk')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${office.url}/`)
  await page.goto('/settings/members')
  await expect(page.getByRole('row', { name: /ada@example.org/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add member' })).toHaveCount(0)
  expect((await page.goto('/settings/outbox'))!.status()).toBe(403)
  await other.close()
})

test('a link that was used or has run out says so before anything is typed', async ({ page, office }) => {
  await page.goto(`${office.url}/users/password/edit?reset_password_token=long-gone`)
  await expect(page.getByText('This link has been used or has run out. Ask for a new one.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(`${office.url}/forget_password`)
})

test('the password is changed with the current one', async ({ desk }) => {
  await desk.goto('/settings/password')
  await desk.getByLabel('Current password').fill('wrong')
  await desk.getByLabel('New password', { exact: true }).fill('a dozen red balloons')
  await desk.getByLabel('Repeat the new password').fill('a dozen red balloons')
  await desk.getByRole('button', { name: 'Change password' }).click()
  await expect(desk.getByRole('alert')).toContainText('The current password is wrong.')
})

test('a token for a program is shown once, works, and is worth nothing once revoked', async ({ desk, office }) => {
  const statusWith = async (token: string) =>
    (await fetch(`${office.url}/api/v1/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).status
  await desk.goto('/settings/tokens')
  await desk.getByRole('button', { name: 'New token' }).click()
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused()
  await desk.keyboard.type('scanner in the hall')
  await desk.keyboard.press('Enter')
  const token = await desk.getByLabel('Token', { exact: true }).inputValue()
  await desk.getByRole('button', { name: 'Done' }).click()
  await expect(desk.getByRole('row', { name: /scanner in the hall/ })).toContainText('Never')
  expect(await statusWith(token)).toBe(200)
  await desk.reload()
  await expect(desk.getByRole('row', { name: /scanner in the hall/ })).not.toContainText('Never')
  await desk.getByRole('button', { name: 'Revoke scanner in the hall' }).click()
  await desk.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.getByRole('row', { name: /scanner in the hall/ })).toHaveCount(0)
  expect(await statusWith(token)).toBe(401)
})

for (const theme of ['light', 'dark'] as const) {
  test(`assistive technology finds nothing to complain about, ${theme}`, async ({ desk, office }) => {
    await desk.context().addCookies([{ name: 'theme', value: theme, url: office.url }])
    const complaintsOn = async (path: string) => {
      await desk.goto(path)
      const { violations } = await new AxeBuilder({ page: desk })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]!.html}`)
    }
    const signedIn = ['/settings/members', '/settings/profile', '/settings/password', '/settings/outbox']
    for (const path of signedIn) expect(await complaintsOn(path)).toEqual([])
    await desk.context().clearCookies({ name: 'gleaner_session' })
    const signedOut = ['/sign_in', '/sign_up', '/forget_password', '/users/password/edit?reset_password_token=x']
    for (const path of signedOut) expect(await complaintsOn(path)).toEqual([])
  })
}
