import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#tests/support/browser.ts'
import { samples } from './prepare.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: readFileSync(join(samples, name)) })

test('several files at once, each with its answer; all are read by themselves', async ({ desk: page }) => {
  await page.goto('/invoice_extracts')
  await page.getByRole('button', { name: 'Upload' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  await expect(dialog).toContainText('Accepted File Types: PDF')
  const note = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') }
  await dialog.getByLabel('PDF files').setInputFiles([pdf('credit-note-fr.pdf'), pdf('invoice-es-deposit.pdf'), note])
  await expect(dialog.getByRole('listitem').filter({ hasText: 'notes.pdf' })).toContainText('Refused')
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText('notes.pdf')
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('2 files uploaded. 1 file was refused.')
  await expect(toast).toContainText('notes.pdf')
  // Two of three are here: that is no error.
  await expect(toast).toContainText('Not every file was taken')

  // The same bytes once more are the same document.
  await dialog.getByLabel('PDF files').setInputFiles([pdf('credit-note-fr.pdf')])
  await expect(dialog.getByRole('link', { name: 'Open the existing document' })).toBeVisible()
  await expect(page.getByText('1 file was already here.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const name of ['credit-note-fr.pdf', 'invoice-es-deposit.pdf'])
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Pending')
})

test('a PDF that is dropped anywhere on a list is taken', async ({ desk: page }) => {
  await page.goto('/work_orders')
  const bytes = [...readFileSync(join(samples, 'order-en-mail.pdf'))]
  const files = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(content)], 'order-en-mail.pdf', { type: 'application/pdf' }))
    return data
  }, bytes)
  const list = page.getByRole('main')
  await list.dispatchEvent('dragenter', { dataTransfer: files })
  await list.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByText('order-en-mail.pdf').first()).toBeVisible()
})

test('an upload that breaks off is tried again by its own button', async ({ desk: page }) => {
  await page.goto('/invoice_extracts')
  await page.route('**/api/v1/invoice_extracts', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Upload' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  // Other stories upload this sample too, and the same bytes would be here already.
  const sample = pdf('invoice-fr-several-rates.pdf')
  const anew = { ...sample, buffer: Buffer.concat([sample.buffer, Buffer.from('% another copy\n')]) }
  await dialog.getByLabel('PDF files').setInputFiles([anew])
  const line = dialog.getByRole('listitem').filter({ hasText: 'invoice-fr-several-rates.pdf' })
  await expect(line).toContainText('Broken off')
  await line.getByRole('button', { name: 'Retry invoice-fr-several-rates.pdf' }).click()
  await expect(line.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(line).toBeFocused()
})

test('what was read before the screen could listen is shown as soon as it can', async ({ desk: page }) => {
  await page.route('**/api/v1/events', async (route) => {
    await new Promise((done) => setTimeout(done, 6_000))
    await route.continue()
  })
  await page.goto('/invoice_extracts')
  await page.getByRole('button', { name: 'Upload' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  const sample = pdf('invoice-en-long.pdf')
  await dialog
    .getByLabel('PDF files')
    .setInputFiles([{ ...sample, name: 'unheard.pdf', buffer: Buffer.concat([sample.buffer, Buffer.from('% unheard\n')]) }])
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'unheard.pdf' })).toContainText('Pending')
})

test('a long name does not push the buttons of the dialog out of a narrow window', async ({ desk: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/invoice_extracts')
  await page.getByRole('button', { name: 'Upload' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  await dialog.getByLabel('PDF files').setInputFiles([{ ...pdf('credit-note-fr.pdf'), name: `${'a-long-name-'.repeat(18)}.pdf` }])
  await expect(dialog.getByRole('listitem')).toContainText(/Uploaded|Already here/)
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  // Beside a scroll bar a window is narrower than it says.
  const toasts = await page.locator('[data-toasts]').boundingBox()
  expect(toasts?.x).toBeGreaterThanOrEqual(0)
})
