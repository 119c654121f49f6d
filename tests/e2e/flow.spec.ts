import type { Page } from '@playwright/test'
import { expect, test, type Office } from '#tests/support/browser.ts'
import { attributesOf, gleaner, makeByHand } from './prepare.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const toast = (page: Page, said: string) => page.getByRole('status').filter({ hasText: said })

/** Orders made by hand that stand one after the other in a list of their own; their ids, the first one open. */
async function openQueue(page: Page, office: Office, company: string): Promise<[string, string, string]> {
  const ids: string[] = []
  for (const number of [1, 2, 3])
    ids.push(
      await makeByHand(office, 'work_orders', { name: `${company} ${number}`, customer_company_name: company, order_date: '2026-01-05' }),
    )
  await page.goto(`/work_orders?filter[q]=${company}&sort=name`)
  await page.getByRole('link', { name: `${company} 1` }).click()
  await expect(heading(page, `${company} 1`)).toBeVisible()
  return ids as [string, string, string]
}

/** Holds back what the browser asks for: the loads of one document, and questions of the router about the routes there are. */
async function delay(page: Page, id: string, milliseconds: number): Promise<void> {
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  await page.route(
    (url) => url.pathname.endsWith(`/${id}.data`),
    async (route) => {
      if (route.request().method() === 'GET') await wait(milliseconds)
      await route.continue()
    },
  )
  await page.route('**/__manifest?*', async (route) => {
    await wait(3 * milliseconds)
    await route.continue()
  })
}

/** Holds back the next such request about a document until it is said how it ends. */
async function holdBack(page: Page, id: string, method: 'GET' | 'POST'): Promise<(how: 'continue' | 'abort') => void> {
  let end: (how: 'continue' | 'abort') => void = () => undefined
  const said = new Promise<'continue' | 'abort'>((resolve) => (end = resolve))
  await page.route(
    (url) => url.pathname.endsWith(`/${id}.data`),
    async (route) => (route.request().method() === method ? route[await said]() : route.fallback()),
  )
  return end
}

/** Strikes keys in the same breath in which the address becomes the next document's, before anything of that is drawn. */
async function strikeOnTheWay(page: Page, strokes: { key: string; ctrlKey?: boolean }[]): Promise<void> {
  await page.evaluate((keys) => {
    const push = history.pushState.bind(history)
    history.pushState = (...state) => {
      history.pushState = push
      push(...state)
      queueMicrotask(() => keys.forEach((init) => dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true }))))
    }
  }, strokes)
}

const approval = { key: 'Enter', ctrlKey: true }
const statusOf = async (office: Office, id: string) => (await attributesOf(office, 'work_orders', id)).status

test('the next document is drawn, however late the loads of the approved one end', async ({ desk: page, office }) => {
  const [first] = await openQueue(page, office, 'Latecomer')
  await page.reload()
  await page.locator('html[data-awake]').waitFor()
  await delay(page, first, 700)
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Latecomer 2')).toBeVisible()
})

test('a stroke on the way to the next document approves nothing that was not seen', async ({ desk: page, office }) => {
  const [first, second] = await openQueue(page, office, 'Hasty')
  await strikeOnTheWay(page, [approval])
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(heading(page, 'Hasty 2')).toBeVisible()
  await page.waitForTimeout(300)
  expect([await statusOf(office, first), await statusOf(office, second)]).toEqual(['pending', 'pending'])
  await strikeOnTheWay(page, [approval, approval])
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Hasty 3')).toBeVisible()
  await expect(toast(page, 'Hasty 2 is approved.')).toBeVisible()
  await page.waitForTimeout(300)
  expect([await statusOf(office, first), await statusOf(office, second)]).toEqual(['pending', 'approved'])
})

test('an order goes to the document that is shown, though the address is another one’s already', async ({ desk: page, office }) => {
  const [, second] = await openQueue(page, office, 'Shown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await expect(heading(page, 'Shown 2')).toBeVisible()
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('.data'))
  await strikeOnTheWay(page, [approval])
  // The way back leads past the desk, which does not know that it is being left.
  await toast(page, 'Shown 1 waits until tomorrow.').getByRole('button', { name: 'Undo' }).click()
  expect(new URL((await asked).url()).pathname).toBe(`/work_orders/${second}.data`)
})

test('a key that is held down approves one document', async ({ desk: page, office }) => {
  const [first, second] = await openQueue(page, office, 'Holding')
  await page.keyboard.down('Control')
  await page.keyboard.down('Enter')
  await expect(heading(page, 'Holding 2')).toBeVisible()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  await page.waitForTimeout(300)
  await expect(heading(page, 'Holding 2')).toBeVisible()
  expect([await statusOf(office, first), await statusOf(office, second)]).toEqual(['approved', 'pending'])
})

test('typed and approved at once, taken back from the toast, rejected: nothing is lost on the way', async ({ desk: page, office }) => {
  test.slow()
  const [first, second] = await openQueue(page, office, 'Swift')
  const cpu = await page.context().newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await field(page, 'Department').fill('Kitchen')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Swift 2')).toBeVisible()
  expect(await attributesOf(office, 'work_orders', first)).toMatchObject({ status: 'approved', department: 'Kitchen' })
  expect(await statusOf(office, second)).toBe('pending')

  await toast(page, 'Swift 1 is approved.').getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Swift 1')).toBeVisible()
  await expect(field(page, 'Department')).toHaveValue('Kitchen')
  await expect(field(page, 'Department')).toBeEditable()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not ours.')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(page, 'Swift 2')).toBeVisible()
  expect(await attributesOf(office, 'work_orders', first)).toMatchObject({ status: 'rejected', reject_reason: 'Not ours.' })
  expect(await statusOf(office, second)).toBe('pending')
})

for (const [word, order] of Object.entries({
  approved: async (page: Page) => page.keyboard.press('Control+Enter'),
  postponed: async (page: Page) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await field(page, 'Department').focus()
  },
}))
  test(`nothing typed is lost while a document is being ${word}, nor on the way to the next one; when it stays, it can be edited`, async ({
    desk: page,
    office,
  }) => {
    const company = word === 'approved' ? 'Closing' : 'Parting'
    const [first, second] = await openQueue(page, office, company)
    const department = field(page, 'Department')
    const answer = await holdBack(page, first, 'POST')
    await department.focus()
    await order(page)
    await expect(department).not.toBeEditable()
    answer('abort')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(department).toBeEditable()

    await department.fill('Kitchen')
    const secondAnswer = await holdBack(page, first, 'POST')
    const next = await holdBack(page, second, 'GET')
    await order(page)
    await page.keyboard.type('ette')
    await expect(department).toHaveValue('Kitchen')
    await expect(department).toBeFocused()
    secondAnswer('continue')
    await expect(toast(page, `${company} 1`)).toBeVisible()
    await page.keyboard.type('ette')
    await expect(heading(page, `${company} 1`)).toBeVisible()
    await expect(department).toHaveValue('Kitchen')
    next('continue')
    await expect(heading(page, `${company} 2`)).toBeVisible()
    await expect(department).toBeEditable()
    await page.goBack()
    await expect(heading(page, `${company} 1`)).toBeVisible()
    await expect(department).toHaveValue('Kitchen')
  })

test('that one document was saved is not said over the next one', async ({ desk: page, office }) => {
  await openQueue(page, office, 'Brief')
  await field(page, 'Note').fill('seen')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'The changes are saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Next document' }).click()
  await expect(heading(page, 'Brief 2')).toBeVisible()
  await expect(toast(page, 'The changes are saved.')).toHaveCount(0, { timeout: 2000 })
})

for (const [word, { order, said }] of Object.entries({
  approved: { order: async (page: Page) => page.keyboard.press('Control+Enter'), said: 'is approved.' },
  rejected: {
    order: async (page: Page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('r')
      await page.getByRole('textbox', { name: 'Reason' }).fill('Not ours.')
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    },
    said: 'is rejected.',
  },
  postponed: {
    order: async (page: Page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('p')
    },
    said: 'waits until tomorrow.',
  },
}))
  test(`Ctrl+Z at the next document takes back that the one before was ${word}, as the toast does`, async ({ desk: page, office }) => {
    const company = `Recalled ${word}`
    const [first] = await openQueue(page, office, company)
    await order(page)
    await expect(heading(page, `${company} 2`)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(heading(page, `${company} 1`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    expect(await statusOf(office, first)).toBe('pending')
    await expect(toast(page, said), 'what was taken back is not offered again').toHaveCount(0)
    if (word !== 'postponed') await expect(toast(page, `${company} 1 is open again.`)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(heading(page, `${company} 1`), 'there is nothing more to take back').toBeVisible()
  })

test('where something was typed since, Ctrl+Z takes that back and nothing of the document before', async ({ desk: page, office }) => {
  const [first] = await openQueue(page, office, 'Onward')
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Onward 2')).toBeVisible()
  await field(page, 'Department').fill('Kitchen')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Department')).toHaveValue('')
  await page.keyboard.press('Control+z')
  await page.waitForTimeout(300)
  await expect(heading(page, 'Onward 2')).toBeVisible()
  expect(await statusOf(office, first)).toBe('approved')
})

for (const [way, takeBack] of Object.entries({
  key: async (page: Page) => page.keyboard.press('Control+z'),
  toast: async (page: Page) => toast(page, 'is approved.').getByRole('button', { name: 'Undo' }).click(),
}))
  test(`an approval that was handed over since is not taken back in passing: ${way}`, async ({ desk: page, office }) => {
    const company = `Shipped ${way}`
    const [first] = await openQueue(page, office, company)
    await page.keyboard.press('Control+Enter')
    await expect(heading(page, `${company} 2`)).toBeVisible()
    await gleaner(office, 'handover')
    await takeBack(page)
    await expect(page.getByRole('alert')).toContainText(`${company} 1 has changed since, so this was not taken back.`)
    await expect(heading(page, `${company} 2`)).toBeVisible()
    expect(await statusOf(office, first)).toBe('approved')
  })
