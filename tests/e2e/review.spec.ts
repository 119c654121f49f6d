import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { bearerOf, expect, openOffice, signIn, test } from '#tests/support/browser.ts'
import { attributesOf, inkOf, openDesk, samples, uploadSamples } from './prepare.ts'

const idOf = (address: string) => address.split('/').at(-1)!.split('?')[0]!
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('sign-up, upload, review, approve: the whole way of a document', async ({ page }) => {
  const office = await openOffice()
  await page.goto(`${office.url}/sign_up`)
  await field(page, 'First name').fill('Grace')
  await field(page, 'Last name').fill('Hopper')
  await field(page, 'Email').fill('grace@example.org')
  await field(page, 'Password').fill('a nanosecond of wire')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('link', { name: 'Invoice extract' }).click()
  await page.getByRole('button', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  await dialog.getByLabel('PDF files').setInputFiles(join(samples, 'invoice-fr-ruled.pdf'))
  await dialog.getByRole('link', { name: 'Open' }).click()

  // It leaves `processing` by itself, and the page is really painted.
  await expect(page.getByRole('region', { name: 'Document preview' })).toBeVisible()
  await expect(page.getByText('Pending for approval')).toBeVisible()
  await expect.poll(() => inkOf(page)).toBeGreaterThan(1000)
  await field(page, 'Payment terms').fill('45 days end of month')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to approve this document?')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(page.getByText('No more documents available')).toBeVisible()

  await office.restart()
  await page.reload()
  await expect(field(page, 'Payment terms')).toHaveValue('45 days end of month')
  await office.close()
})

test.describe('the desk', () => {
  let ids: string[] = []
  test.beforeAll(async ({ office }) => {
    ids = await uploadSamples(office, 'invoice_extracts', ['invoice-es-plain.pdf', 'invoice-fr-several-rates.pdf', 'invoice-en-long.pdf'])
  })

  test('a focused field shows where it stands; a click on a word captures it; undo takes it back', async ({ desk: page }) => {
    await openDesk(page, `/invoice_extracts/${ids[0]}`)
    await field(page, 'Invoice number').focus()
    await expect(page.locator('[data-mark="invoice_number"][data-active]')).toBeVisible()
    const box = (await page.locator('[data-mark="invoice_number"]').boundingBox())!

    const notes = field(page, 'Additional notes')
    const before = await notes.inputValue()
    await notes.fill('')
    // The words come after the page; before them there is nothing to capture.
    await page.locator('[data-overlay="1"]:not([data-words="0"])').waitFor()
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(notes).not.toHaveValue('')
    await expect(notes).toBeFocused()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(notes).toHaveValue(before)
    await expect(page.getByText('Unsaved changes')).toBeHidden()
  })

  test('what is typed is understood, survives a reload, is saved, and asks before it is left', async ({ desk: page, office }) => {
    await openDesk(page, `/invoice_extracts/${ids[0]}`)
    await field(page, 'Due date').fill('31 de diciembre de 2027')
    await field(page, 'Currency').focus()
    await expect(field(page, 'Due date')).toHaveValue('2027-12-31')
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(page.getByText('Changes that were not saved have been brought back.')).toBeVisible()
    await expect(field(page, 'Due date')).toHaveValue('2027-12-31')
    await page.getByRole('link', { name: 'Work order extract' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
    expect((await attributesOf(office, 'invoice_extracts', ids[0]!)).due_date).toBe('2027-12-31')
  })

  test('a value that cannot be understood is marked and not saved', async ({ desk: page }) => {
    await openDesk(page, `/invoice_extracts/${ids[0]}`)
    await field(page, 'Due date').fill('soon')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('cannot be understood')
    await expect(field(page, 'Due date')).toBeFocused()
    await page.keyboard.press('Control+z')
  })

  test('items are a grid for the keyboard', async ({ desk: page }) => {
    await openDesk(page, `/invoice_extracts/${ids[1]}`)
    const items = page.getByRole('group', { name: 'Items' })
    const rows = await items.getByRole('row').count()
    await items.getByRole('textbox').last().focus()
    await page.keyboard.press('Enter')
    await expect(items.getByRole('row')).toHaveCount(rows + 1)
    await page.keyboard.type('A-1')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveValue('A-1')
    await page.keyboard.type('A-2')
    await expect(page.locator(':focus'), 'as in a spreadsheet, it takes the place of what was there').toHaveValue('A-2')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(items.getByRole('row')).toHaveCount(rows)
  })

  test('a search hit is marked where it stands', async ({ desk: page }) => {
    await page.goto('/search?q=carried+forward')
    await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().click()
    await expect(page.locator('[data-hit]').first()).toBeInViewport()
    await expect(page.getByRole('status').filter({ hasText: 'for “carried forward”' })).toBeVisible()
    await page.getByRole('region', { name: 'Document preview' }).getByRole('button', { name: 'Clear' }).click()
    await expect(page.locator('[data-hit]')).toHaveCount(0)
  })

  test('one row of a table fills the whole table, over all its pages; one step takes it back', async ({ desk: page }) => {
    test.slow()
    await openDesk(page, `/invoice_extracts/${ids[2]}`)
    await page.locator('[data-overlay="1"]:not([data-words="0"])').waitFor()
    const items = page.getByRole('group', { name: 'Items' })
    const rows = await items.getByRole('row').count()
    const second = await field(page, 'Description, row 2').inputValue()
    for (const row of [2, 3]) {
      await items.getByRole('button', { name: `Row ${row}: Row actions`, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete this row' }).click()
    }
    await expect(items.getByRole('row')).toHaveCount(rows - 2)
    await field(page, 'Description, row 1').focus()
    await items.getByRole('button', { name: 'Fill the table like row 1' }).click()
    await expect(items.getByRole('row')).toHaveCount(rows)
    await expect(field(page, 'Description, row 2')).toHaveValue(second)
    await page.getByRole('status').filter({ hasText: 'rows found' }).getByRole('button', { name: 'Undo' }).click()
    await expect(items.getByRole('row')).toHaveCount(rows - 2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
  })

  test('a change by someone else comes in under what is typed', async ({ desk: page, office }) => {
    await openDesk(page, `/invoice_extracts/${ids[2]}`)
    await field(page, 'Payment methods').fill('cheque')
    const { version } = await attributesOf(office, 'invoice_extracts', ids[2]!)
    const headers = { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' }
    const attributes = { legal_mentions: 'Seen by the other', version }
    const body = JSON.stringify({ data: { type: 'invoice_extracts', id: ids[2], attributes } })
    const answer = await fetch(`${office.url}/api/v1/invoice_extracts/${ids[2]}`, { method: 'PATCH', headers, body })
    expect(answer.status).toBe(200)
    await expect(field(page, 'Legal mentions')).toHaveValue('Seen by the other')
    await expect(field(page, 'Payment methods')).toHaveValue('cheque')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
    expect(await attributesOf(office, 'invoice_extracts', ids[2]!)).toMatchObject({
      payment_methods: 'cheque',
      legal_mentions: 'Seen by the other',
    })
  })

  test('two people: both versions side by side, nothing typed is lost', async ({ desk: page, office, browser }) => {
    await openDesk(page, `/invoice_extracts/${ids[1]}`)
    await field(page, 'Payment methods').fill('cheque')
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, office)
    await openDesk(other, `${office.url}/invoice_extracts/${ids[1]}`)
    await field(other, 'Payment methods').fill('transfer')
    await field(other, 'Legal mentions').fill('Seen by the other')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
    await context.close()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this document' })
    await expect(dialog).toContainText('cheque')
    await expect(dialog).toContainText('transfer')
    await dialog.getByRole('button', { name: 'Take this choice over' }).click()
    await expect(field(page, 'Payment methods')).toHaveValue('cheque')
    await expect(field(page, 'Legal mentions')).toHaveValue('Seen by the other')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
  })

  test('keys alone: accept, approve and on to the next, undo; single letters rest while typing', async ({ desk: page }) => {
    // Four screens of a long invoice, one after the other.
    test.slow()
    // The first of the list, so that another one follows.
    await page.goto('/invoice_extracts')
    const first = (await page.locator('tbody').getByRole('link').first().getAttribute('href'))!
    await openDesk(page, first)
    await field(page, 'Payment terms').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' r')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Keys that work here' })).toBeVisible()
    await page.keyboard.press('Escape')
    await field(page, 'Invoice number').focus()
    await page.keyboard.press('Control+Enter')
    await expect(page).not.toHaveURL(new RegExp(idOf(first)), { timeout: 45_000 })
    const toast = page.getByRole('status').filter({ hasText: 'Success!' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(new RegExp(idOf(first)), { timeout: 45_000 })
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  })

  test('reject with a reason, reopen, delete', async ({ desk: page }) => {
    await openDesk(page, `/invoice_extracts/${ids[0]}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('The price was not agreed.')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
    await openDesk(page, `/invoice_extracts/${ids[0]}`)
    await expect(page.getByText('Rejected: The price was not agreed.')).toBeVisible()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this invoice?')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).not.toHaveURL(new RegExp(ids[0]!))
    await page.getByRole('status').filter({ hasText: 'in the trash' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(new RegExp(ids[0]!))
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  })

  test('the enlarged page covers nothing, and the value under the pointer stays where it is', async ({ desk: page }) => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await openDesk(page, `/invoice_extracts/${ids[0]}`)
      const strip = page.locator('[data-strip]')
      const marks = await page.locator('[data-mark]').evaluateAll((all) => all.map((mark) => mark.getAttribute('data-mark')!))
      const paths = marks.filter((path) => /^[a-z_]+$/.test(path)).slice(0, 5)
      expect(paths.length).toBeGreaterThan(3)
      for (const path of paths) {
        const control = page.locator(`[data-path="${path}"]`)
        await control.scrollIntoViewIfNeeded()
        const before = (await control.boundingBox())!
        await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2)
        await expect(strip.locator('canvas')).toBeVisible()
        expect(Math.abs((await control.boundingBox())!.y - before.y), `${path} at ${width}`).toBeLessThan(2)
        expect(await page.evaluate(coveredByStrip), `${path} at ${width}`).toEqual([])
      }
      await page.locator('[data-grid="items"] [data-path]').nth(8).click()
      await expect(strip.locator('canvas')).toBeVisible()
      expect(await page.evaluate(coveredByStrip), `a cell at ${width}`).toEqual([])
      const room = (await strip.boundingBox())!
      expect(room.x >= 0 && room.x + room.width <= width, `a cell at ${width}`).toBe(true)
    }
  })

  test('axe finds nothing, in both themes', async ({ desk: page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await openDesk(page, `/invoice_extracts/${ids[1]}`)
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
    }
  })
})

/** Labels and controls that lie under the strip, by their text or name. */
function coveredByStrip(): string[] {
  const strip = document.querySelector('[data-strip]')!.getBoundingClientRect()
  return [...document.querySelectorAll('[data-form] label, [data-form] [data-path], [data-form] th, [data-form] h2')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.left < strip.right && strip.left < box.right && box.top < strip.bottom && strip.top < box.bottom && box.width > 1
    })
    .map((element) => element.getAttribute('data-path') ?? element.textContent ?? '')
}

test('a document by hand has no preview, and is kept', async ({ desk: page, office }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/work_orders/new', { waitUntil: 'networkidle' })
  // Nothing to draw: nothing that draws is fetched.
  expect(fetched.filter((url) => /pdf/.test(url))).toEqual([])
  await expect(page.getByRole('region', { name: 'Document preview' })).toContainText('No item selected for preview')
  await field(page, 'Name').fill('PO-77')
  await field(page, 'Order date').fill('2027-01-05')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'PO-77' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  expect(await attributesOf(office, 'work_orders', id)).toMatchObject({ name: 'PO-77', order_date: '2027-01-05', status: 'pending' })
})

test('what is entered by hand stays until the server has kept it', async ({ desk: page, office }) => {
  await page.goto('/invoice_extracts/new', { waitUntil: 'networkidle' })
  const number = field(page, 'Invoice number')
  await number.fill('H-1')
  await field(page, 'Payment terms').fill('x'.repeat(200_000))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(number).toBeEditable()

  // Leaving asks, and a reload brings it back with the offer to throw it away.
  await page.getByRole('link', { name: 'Work order extract' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  page.once('dialog', (question) => void question.accept())
  await page.reload({ waitUntil: 'networkidle' })
  await expect(number).toHaveValue('H-1')
  await expect(page.getByText('Changes that were not saved have been brought back.')).toBeVisible()

  // Whose session ended meanwhile signs in again and loses nothing.
  await field(page, 'Payment terms').fill('')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/sign_in/)
  await signIn(page, office)
  await page.goto('/invoice_extracts/new', { waitUntil: 'networkidle' })
  await expect(number).toHaveValue('H-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'H-1' })).toBeVisible()

  // What was kept does not come back into the next one.
  await page.goto('/invoice_extracts/new', { waitUntil: 'networkidle' })
  await expect(number).toHaveValue('')
})

test('a document among the wrong kind is moved from the warning or the menu, with what was typed', async ({ desk: page, office }) => {
  const [id] = await uploadSamples(office, 'invoice_extracts', ['order-de-long.pdf'])
  await page.goto(`/invoice_extracts/${id}`)
  await page.getByRole('region', { name: 'Points to look at' }).getByRole('button', { name: 'Move to the work orders' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${office.url}/work_orders/${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'is among the work orders now.' })).toBeVisible()
  await expect(page.getByLabel('Customer company name')).not.toHaveValue('')

  await page.getByLabel('Note').fill('Ring twice')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move to the invoices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${office.url}/invoice_extracts/${id}`)
  await expect(page.getByLabel('Additional notes')).toHaveValue('Ring twice')
})
