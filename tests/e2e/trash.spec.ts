import AxeBuilder from '@axe-core/playwright'
import { bearerOf, expect, openOffice, signIn, test, type Office } from '#tests/support/browser.ts'
import { addMember, attributesOf, uploadSamples } from './prepare.ts'

// An office of their own: these stories count what lies in the trash.
let office: Office & { close(): Promise<void> }
test.beforeAll(async () => {
  office = await openOffice()
  const body = JSON.stringify({ ...office.admin, first_name: 'Ada', last_name: 'Byron' })
  await fetch(`${office.url}/api/v1/users`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
})
test.afterAll(() => office.close())

/** Puts samples into the trash over the API. */
async function discard(names: string[]): Promise<string[]> {
  const ids = await uploadSamples(office, 'work_orders', names)
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  for (const id of ids) await fetch(`${office.url}/api/v1/work_orders/${id}`, { method: 'DELETE', headers })
  return ids
}

test('the trash: found from the list, restored one by one or together, deleted for good after a question', async ({ page }) => {
  await signIn(page, office)
  const [first, second, third] = await discard(['order-en-ruled.pdf', 'order-fr-boxed.pdf', 'order-es-groups.pdf'])
  await page.goto(`${office.url}/work_orders`)
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { name: 'Trash: Work orders' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Trash' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(page.getByText('by Ada Byron')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }

  await rows
    .filter({ hasText: 'order-en-ruled.pdf' })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: '1 document is back in the list.' })).toBeVisible()
  await expect(rows).toHaveCount(3)
  expect((await attributesOf(office, 'work_orders', first!)).status).toBe('pending')

  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await page.getByRole('button', { name: 'Restore selected' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 documents are back in the list.' })).toBeVisible()
  await expect(page.getByText('The trash is empty')).toBeVisible()

  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  for (const id of [second, third]) await fetch(`${office.url}/api/v1/work_orders/${id}`, { method: 'DELETE', headers })
  await page.reload()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this document for good?')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 document is deleted for good.' })).toBeVisible()
  await expect(rows).toHaveCount(2)
})

test('who may only look sees the trash without its buttons', async ({ page }) => {
  await discard(['order-en-mail.pdf'])
  const reader = { email: 'vera@example.org', password: 'quiet rivers run deep', first_name: 'Vera', last_name: 'Lys', role: 'viewer' }
  await addMember(office, reader)
  await signIn(page, office, reader)
  await page.goto(`${office.url}/work_orders/trash`)
  await expect(page.getByRole('row').filter({ hasText: 'order-en-mail.pdf' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Restore|Delete/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  // And the list without boxes to tick, with which nothing could be done.
  await uploadSamples(office, 'work_orders', ['order-fr-boxed.pdf'])
  await page.goto(`${office.url}/work_orders`)
  await expect(page.getByRole('row').filter({ hasText: 'order-fr-boxed.pdf' })).toBeVisible()
  await expect(page.getByRole('row').getByRole('checkbox')).toHaveCount(0)
})
