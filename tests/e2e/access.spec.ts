import { AxeBuilder } from '@axe-core/playwright'
import { bearerOf, expect, openOffice, test } from '#tests/support/browser.ts'
import { addMember, makeByHand } from './prepare.ts'

const bob = { email: 'bob@example.org', password: 'tall ships sail at dusk', first_name: 'Bob', last_name: 'Lee', role: 'admin' }

test('a form that is refused says what is wrong at the field, and the first such field has the focus', async ({ page }) => {
  const office = await openOffice()
  try {
    await page.goto(`${office.url}/sign_up`)
    await page.getByLabel('First name').fill(' ')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill('ada@example')
    await page.getByLabel('Password').fill(office.admin.password)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/“First name” is missing/)
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/“Email” must be an e-mail address/)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('Password').fill('password')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Choose another one/)
    await expect(page.getByRole('alert'), 'of the last try alone').toHaveCount(1)
  } finally {
    await office.close()
  }
})

test('one’s own role and account are asked about, since one key is enough to choose', async ({ desk, office }) => {
  await addMember(office, bob)
  await desk.goto('/settings/members')
  await desk.locator('html[data-awake]').waitFor()
  const own = desk.getByLabel('Role of Ada Byron')
  await own.focus()
  await own.selectOption('reviewer')
  const question = desk.getByRole('alertdialog', { name: 'Give up being an administrator?' })
  await expect(question).toContainText('Your role becomes Reviewer.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(own).toHaveValue('admin')
  await expect(own).toBeFocused()
  await desk.getByRole('button', { name: 'Actions for Ada Byron' }).click()
  await desk.getByRole('menuitem', { name: 'Disable' }).click()
  await expect(desk.getByRole('alertdialog', { name: 'Disable your own account?' })).toBeVisible()
  await desk.getByRole('button', { name: 'Cancel' }).click()
  await expect(desk.getByRole('row', { name: /ada@example.org/ })).toContainText('Active')
})

test('whatever their names, what can be done to members is in sight; who is not active is told on a phone too', async ({
  desk,
  office,
}) => {
  const names = { first_name: 'Maximiliane Theodora', last_name: 'von Hohenstein-Wartburg', role: 'viewer' }
  const email = 'maximiliane.von.hohenstein-wartburg@a-very-long-domain-name.example.org'
  await fetch(`${office.url}/api/v1/members`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await bearerOf(office)}` },
    body: JSON.stringify({ data: { type: 'members', attributes: { email, ...names } } }),
  })
  for (const width of [1440, 768, 360]) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.goto('/settings/members')
    const row = desk.getByRole('row', { name: /maximiliane/ })
    await expect(row.getByText('Invited').locator('visible=true')).toHaveCount(1)
    const hidden = await desk.getByRole('table').evaluate((table) => table.parentElement!.scrollWidth - table.parentElement!.clientWidth)
    expect([width, hidden]).toEqual([width, 0])
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`a link says whose password it sets, and offers to end API tokens with the old one, ${theme}`, async ({ desk, office, browser }) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await bearerOf(office)}` }
    const made = await fetch(`${office.url}/api/v1/tokens`, { method: 'POST', headers, body: JSON.stringify({ name: theme }) })
    const { meta } = (await made.json()) as { meta: { token: string } }
    const program = async () => (await fetch(`${office.url}/api/v1/auth/me`, { headers: { Authorization: `Bearer ${meta.token}` } })).status
    await fetch(`${office.url}/api/v1/users/password`, { method: 'POST', headers, body: JSON.stringify({ email: office.admin.email }) })
    await desk.goto('/settings/outbox')
    const mail = desk.getByText('someone, most likely you, asked for a new password')
    await expect(async () => {
      await desk.reload()
      await expect(mail.first()).toBeVisible({ timeout: 500 })
    }).toPass()
    const link = /http\S+reset_password_token=\S+/.exec(await mail.first().innerText())![0]
    const visitor = await browser.newContext({ baseURL: office.url, colorScheme: theme })
    const page = await visitor.newPage()
    await page.goto(link)
    await expect(page.getByText('For the account ada@example.org.')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByLabel('New password').fill(office.admin.password)
    await page.getByLabel(/Also revoke my API token/).check()
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(office.admin.email)
    expect(await program()).toBe(401)
    await visitor.close()
  })
}

test('where the browser keeps no cookies, signing in says so instead of showing the same screen again', async ({ page, office }) => {
  await page.goto('/sign_in')
  // As on a plain http address of an installation that is served over https.
  await page.route('**/oauth/token', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await page.context().clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await page.getByLabel('Email').fill(office.admin.email)
  await page.getByLabel('Password').fill(office.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(
    `keeps no cookies for this address, so nobody can be signed in here. Allow them, or open ${office.url}.`,
  )
  expect(await page.evaluate(() => localStorage.getItem('app/session-data'))).toBeNull()
})

test('a click beside it does not close what is shown this once', async ({ desk }) => {
  await desk.goto('/settings/tokens')
  await desk.getByRole('button', { name: 'New token' }).click()
  await desk.keyboard.type('scanner')
  await desk.keyboard.press('Enter')
  await expect(desk.getByLabel('Token', { exact: true })).toBeVisible()
  await desk.mouse.click(5, 5)
  await expect(desk.getByLabel('Token', { exact: true })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Revoke scanner' }).click()
  await desk.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.getByText('No tokens yet')).toBeVisible()
})

test('whoever takes rows away with the keyboard goes on where they were', async ({ desk, office }) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await bearerOf(office)}` }
  for (const name of ['upper', 'lower'])
    await fetch(`${office.url}/api/v1/tokens`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  await desk.goto('/settings/tokens')
  for (const name of ['lower', 'upper']) {
    await desk.getByRole('button', { name: `Revoke ${name}` }).focus()
    await desk.keyboard.press('Enter')
    await desk.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(desk.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
    await expect(desk.locator('main').getByRole('button').and(desk.locator(':focus'))).toHaveCount(1)
  }
})

test('where sign-up is open, whoever signs up looks at documents and is asked to do nothing that the role does not allow', async ({
  page,
}) => {
  const office = await openOffice({ GLEANER_SIGN_UP: 'open' })
  try {
    const json = { 'Content-Type': 'application/json' }
    await fetch(`${office.url}/api/v1/users`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...office.admin, first_name: 'Ada', last_name: 'Byron' }),
    })
    const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'OPEN-1' })
    await page.goto(`${office.url}/sign_up`)
    await page.getByLabel('First name').fill('Eve')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Email').fill('eve@example.org')
    await page.getByLabel('Password').fill('a kettle on the moon')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Good to see you, Eve' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the list' })).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Review the next one' })).toHaveCount(0)
    await page.goto(`${office.url}/invoice_extracts/${id}`)
    await expect(page.getByText('You may look at this document, but not change it.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Save|Approve|Reject|Delete)$/ })).toHaveCount(0)
  } finally {
    await office.close()
  }
})
