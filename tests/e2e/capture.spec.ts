import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/browser.ts'
import { addMember, makeByHand, openDesk, uploadSamples } from './prepare.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const middleOf = ({ x, y, width, height }: Area) => [x + width / 2, y + height / 2] as const

/** Where the value of a field stands on the page, in the window. */
async function placeOf(page: Page, path: string): Promise<Area> {
  await page.locator(`[data-path="${path}"]`).focus()
  await page.locator(`[data-mark="${path}"][data-active]`).waitFor()
  return (await page.locator(`[data-mark="${path}"]`).boundingBox())!
}

test('words into fields: a click, Shift for more, a dragged area; each understood by its type; a box leads to its field', async ({
  desk: page,
  office,
}) => {
  test.slow()
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-ruled.pdf'])
  await openDesk(page, `/invoice_extracts/${id}`)
  await page.locator('[data-overlay="1"]:not([data-words="0"])').waitFor()
  const date = await placeOf(page, 'invoice_date')
  const number = await placeOf(page, 'invoice_number')
  const supplier = await placeOf(page, 'supplier_name')
  const read = await field(page, 'Invoice date').inputValue()

  // A French date on the page becomes a date in the field.
  await field(page, 'Due date').fill('')
  await page.mouse.move(date.x - 4, date.y - 4)
  await page.mouse.down()
  await page.mouse.move(date.x + date.width + 4, date.y + date.height + 4, { steps: 4 })
  await page.mouse.up()
  await expect(field(page, 'Due date')).toHaveValue(read)

  const notes = field(page, 'Additional notes')
  await notes.fill('')
  await page.mouse.click(...middleOf(number))
  const one = await notes.inputValue()
  expect(one).not.toBe('')
  await page.keyboard.down('Shift')
  await page.mouse.click(...middleOf(date))
  await page.keyboard.up('Shift')
  await expect(notes).not.toHaveValue(one)
  expect((await notes.inputValue()).includes(one)).toBe(true)

  // Shift adds to what was read or typed, too.
  const invoiceNumber = field(page, 'Invoice number')
  await invoiceNumber.focus()
  const known = await invoiceNumber.inputValue()
  await page.keyboard.down('Shift')
  await page.mouse.click(...middleOf(date))
  await page.keyboard.up('Shift')
  await expect(invoiceNumber).toHaveValue(new RegExp(`${known}.`))
  await page.keyboard.press('Control+z')
  const terms = field(page, 'Payment terms')
  await terms.fill('as agreed,')
  await page.keyboard.down('Shift')
  await page.mouse.click(...middleOf(date))
  await page.keyboard.up('Shift')
  await expect(terms).toHaveValue(/^as agreed, \S/)

  await page.mouse.click(...middleOf(supplier))
  await expect(field(page, 'Supplier name'), 'a click on the box of another value goes to its field').toBeFocused()
})

test('a block of a spreadsheet, filling down, a row above; the sum follows every stroke', async ({ desk: page, office }) => {
  const items = [{ description: 'Pears', quantity: '2', unit_price: '3.00', total_amount: '6.00' }]
  const attributes = { invoice_number: 'GRID-1', supplier_name: 'Grid Ltd', currency: 'EUR', subtotal_without_tax: '16.00', items }
  const id = await makeByHand(office, 'invoice_extracts', attributes)
  await page.goto(`/invoice_extracts/${id}`)
  await page.locator('html[data-awake]').waitFor()
  const grid = page.getByRole('group', { name: 'Items' })
  await expect(grid.getByText('€10.00 off')).toBeVisible()
  await field(page, 'Description, row 1').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Apples\t1\nPlums\t4\nFigs\t5\n')
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(page, 'Description, row 3')).toHaveValue('Figs')
  await expect(field(page, 'Quantity, row 2')).toHaveValue('4')
  await field(page, 'Total amount, row 2').fill('5.00')
  await expect(grid.getByText('€5.00 off')).toBeVisible()
  await field(page, 'Total amount, row 3').fill('5')
  await expect(grid.getByText('agrees')).toBeVisible()

  // Numbers as a French spreadsheet writes them are understood where they land.
  await field(page, 'Quantity, row 3').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '1,5\t1 234,50 €\t20 %\t1 851,75\n')
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(page, 'Total amount, row 3')).toHaveValue('1851.75')
  await expect(field(page, 'Unit price, row 3')).toHaveValue('1234.50')
  await expect(grid.getByText('€1,846.75 off')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(grid.getByText('agrees')).toBeVisible()

  await field(page, 'VAT rate, row 1').fill('20')
  await grid.getByRole('button', { name: 'Row 1: Row actions' }).click()
  await page.getByRole('menuitem', { name: 'Fill down' }).click()
  await expect(field(page, 'VAT rate, row 3')).toHaveValue('20')
  await grid.getByRole('button', { name: 'Row 1: Row actions' }).click()
  await page.getByRole('menuitem', { name: 'Insert a row above' }).click()
  await expect(field(page, 'Description, row 1')).toHaveValue('')
  await expect(field(page, 'Description, row 2')).toHaveValue('Apples')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'The changes are saved.' })).toBeVisible()
  await expect(field(page, 'Description, row 1'), 'a row without any value is not kept').toHaveValue('Apples')
})

test('rows are split, joined, inserted and taken away with the keyboard alone, and with the menu', async ({ desk: page, office }) => {
  const items = [
    { description: 'Apples Pears', quantity: '12', total_amount: '18.00' },
    { description: 'Timber', quantity: '1', total_amount: '3.00' },
    { description: 'batten' },
  ]
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'ROWS-1', items })
  await page.goto(`/invoice_extracts/${id}`)
  await page.locator('html[data-awake]').waitFor()
  const described = page.locator('[data-grid=items] [data-path$="/description"]')
  const texts = () => described.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const actions = (row: number) => page.getByRole('button', { name: `Row ${row}: Row actions` })

  await field(page, 'Description, row 1').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Alt+Enter')
  await expect(field(page, 'Description, row 2'), 'where the text went').toBeFocused()
  expect(await texts()).toEqual(['Apples', 'Pears', 'Timber', 'batten'])
  await page.keyboard.press('Control+z')
  expect(await texts()).toEqual(['Apples Pears', 'Timber', 'batten'])

  await field(page, 'Total amount, row 3').focus()
  await page.keyboard.press('ArrowRight')
  await expect(actions(3)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(field(page, 'Total amount, row 3')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Join with the row above' }).press('Enter')
  await expect(field(page, 'Total amount, row 2')).toBeFocused()
  expect(await texts()).toEqual(['Apples Pears', 'Timber batten'])
  await field(page, 'Payment terms').fill('30 days')
  await page.getByRole('status').filter({ hasText: 'Joined into row 2.' }).getByRole('button', { name: 'Undo' }).click()
  expect(await texts()).toEqual(['Apples Pears', 'Timber', 'batten'])
  await expect(field(page, 'Payment terms'), 'what was typed since the join').toHaveValue('30 days')

  await actions(2).click()
  await page.getByRole('menuitem', { name: 'Join with the row above' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Both rows say something else under: Quantity, Total amount.' })).toBeVisible()
  await field(page, 'Description, row 1').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await actions(1).click()
  await page.getByRole('menuitem', { name: 'Split at the cursor' }).click()
  expect(await texts()).toEqual(['Apples', 'Pears', 'Timber', 'batten'])
  await actions(4).click()
  await page.getByRole('menuitem', { name: 'Delete this row' }).press('Enter')
  await expect(page.locator('[data-grid=items] [data-path]:focus'), 'in the row that is left').toHaveCount(1)
  await actions(1).click()
  await page.getByRole('menuitem', { name: 'Insert a row below' }).press('Enter')
  await expect(page.locator('[data-grid=items] [data-path$="/divalto_code"]').nth(1)).toBeFocused()
  expect(await texts()).toEqual(['Apples', '', 'Pears', 'Timber'])
  await field(page, 'Quantity, row 1').focus()
  await page.keyboard.press('Control+d')
  await expect(field(page, 'Quantity, row 4')).toHaveValue('12')
})

test('who has a document open is told, and may be taken over from', async ({ desk: page, office, browser }) => {
  const id = await makeByHand(office, 'work_orders', { name: 'SHARED-1', customer_company_name: 'Shared House', order_date: '2026-01-05' })
  const isHeld = page.waitForResponse((answer) => answer.url().endsWith(`${id}/presence`))
  await page.goto(`/work_orders/${id}`)
  await isHeld
  const grace = { email: 'grace@example.org', password: 'a nanosecond of wire', first_name: 'Grace', last_name: 'Hopper', role: 'reviewer' }
  await addMember(office, grace)
  const context = await browser.newContext({ baseURL: office.url })
  const other = await context.newPage()
  await signIn(other, office, grace)
  await other.goto(`/work_orders/${id}`)
  await expect(other.getByText('Ada Byron has this document open.')).toBeVisible()
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(other.getByText('Ada Byron has this document open.')).toBeHidden()
  await context.close()
})
