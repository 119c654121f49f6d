import { bearerOf, expect, type Office, test } from '#tests/support/browser.ts'
import { makePdf } from '#tests/support/pdf.ts'
import { attributesOf, openDesk } from './prepare.ts'

/** Orders of one house, which calls its departments wings. */
function orderOf(house: string, number: string, wing: string): Uint8Array {
  const at = (x: number, y: number, text: string, font = 'F1') => `BT /${font} 11 Tf ${x} ${y} Td (${text}) Tj ET`
  return makePdf({
    pages: [
      [
        at(50, 750, house, 'F2'),
        at(50, 735, '12 Pier Road, Hull HU1 2AB'),
        at(50, 690, `Purchase order ${number}`, 'F2'),
        at(50, 672, 'Order date: 14/01/2026'),
        at(330, 672, 'Wing'),
        at(400, 672, wing),
        at(50, 620, 'Code', 'F2'),
        at(130, 620, 'Description', 'F2'),
        at(350, 620, 'Quantity', 'F2'),
        at(430, 620, 'Unit price', 'F2'),
        at(520, 620, 'Total', 'F2'),
        at(50, 600, 'HC-100'),
        at(130, 600, 'Nitrile gloves, box of 100'),
        at(380, 600, '10'),
        at(450, 600, '5.00'),
        at(520, 600, '50.00'),
        at(430, 560, 'Total'),
        at(520, 560, '50.00'),
      ].join('\n'),
    ],
  })
}

async function uploadOrders(office: Office, house: string, sign: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  const form = new FormData()
  for (const [number, wing] of [
    [`${sign}-7001`, 'North 4'],
    [`${sign}-7002`, 'South 2'],
    [`${sign}-7003`, 'East 11'],
  ] as const)
    form.append('files[]', new Blob([Buffer.from(orderOf(house, number, wing))], { type: 'application/pdf' }), `${number}.pdf`)
  const answer = await fetch(`${office.url}/api/v1/work_orders`, { method: 'POST', headers, body: form })
  const ids = ((await answer.json()) as { meta: { files: { id: string }[] } }).meta.files.map(({ id }) => id)
  for (const id of ids) await expect.poll(async () => (await attributesOf(office, 'work_orders', id)).status).toBe('pending')
  return ids
}

test('one correction: what waits changes, can be looked at, applied, and taken back', async ({ desk: page, office }) => {
  test.slow()
  const [first, second, third] = (await uploadOrders(office, 'Harbour Clinic Ltd', 'HC')) as [string, string, string]
  const departmentOf = async (id: string) => (await attributesOf(office, 'work_orders', id)).department
  await openDesk(page, `/work_orders/${first}`)
  await page.getByLabel('Department', { exact: true }).fill('North 4')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()

  const banner = page.getByRole('region', { name: 'Learned from you' })
  await expect(banner).toContainText('Learned from you: 2 waiting documents change.')
  // It follows to the list, and outlives a reload.
  await page.goto('/work_orders')
  await banner.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'What would change' })
  await expect(dialog.getByRole('row', { name: /Department/ })).toHaveCount(2)
  await expect(dialog).toContainText('South 2')
  await expect(dialog).toContainText('East 11')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner).toContainText('are being read again')
  await expect.poll(() => departmentOf(second)).toBe('South 2')
  await expect.poll(() => departmentOf(third)).toBe('East 11')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Suppliers and customers' }).click()
  await page.getByRole('link', { name: 'Harbour Clinic Ltd' }).click()
  await expect(page.getByText('Work order, taught by Ada Byron')).toBeVisible()

  await page.goto('/work_orders')
  await banner.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is forgotten' })).toBeVisible()
  await expect(banner).toBeHidden()
  await expect.poll(() => departmentOf(second)).not.toBe('South 2')
})

test('approving several at once offers what they taught, too', async ({ desk: page, office }) => {
  test.slow()
  const [first, second, third] = (await uploadOrders(office, 'Quayside School Ltd', 'QS')) as [string, string, string]
  const departmentOf = async (id: string) => (await attributesOf(office, 'work_orders', id)).department
  const { version } = await attributesOf(office, 'work_orders', first)
  const headers = { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' }
  const attributes = { department: 'North 4', version }
  const body = JSON.stringify({ data: { type: 'work_orders', id: first, attributes } })
  expect((await fetch(`${office.url}/api/v1/work_orders/${first}`, { method: 'PATCH', headers, body })).status).toBe(200)

  await page.goto('/work_orders?filter[q]=Quayside')
  await page.getByRole('checkbox', { name: 'Select QS-7001' }).check()
  await page.getByRole('button', { name: 'Approve selected' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const banner = page.getByRole('region', { name: 'Learned from you' })
  await expect(banner).toContainText('Learned from you: 2 waiting documents change. From QS-7001')
  await banner.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => departmentOf(second)).toBe('South 2')
  await expect.poll(() => departmentOf(third)).toBe('East 11')
})
