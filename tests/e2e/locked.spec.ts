import PDFDocument from 'pdfkit'
import { bearerOf, expect, test } from '#tests/support/browser.ts'
import { inkOf, waitUntilRead } from './prepare.ts'

async function drawLocked(userPassword: string): Promise<Blob> {
  const document = new PDFDocument({ userPassword, pdfVersion: '1.7ext3' })
  const parts: Uint8Array<ArrayBuffer>[] = []
  document.on('data', (part: Uint8Array) => parts.push(new Uint8Array(part)))
  document.fontSize(30).text('Invoice L-1')
  document.end()
  await new Promise((done) => document.once('end', done))
  return new Blob(parts, { type: 'application/pdf' })
}

test('a protected PDF is opened with its password in the preview and filled in by hand', async ({ desk: page, office }) => {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  const form = new FormData()
  form.append('files[]', await drawLocked('open sesame'), 'locked.pdf')
  const answer = await fetch(`${office.url}/api/v1/invoice_extracts`, { method: 'POST', headers, body: form })
  const { meta } = (await answer.json()) as { meta: { files: { id: string }[] } }
  const { id } = meta.files[0]!
  await waitUntilRead(office, 'invoice_extracts', id, headers)
  await page.goto(`/invoice_extracts/${id}`)
  await expect(page.getByText('Type its password into the preview')).toBeVisible()
  await page.context().addCookies([{ name: 'lang', value: 'es', url: office.url }])
  await page.reload()
  await expect(page.getByText('El PDF está protegido con contraseña.')).toBeVisible()
  await page.context().addCookies([{ name: 'lang', value: 'en', url: office.url }])
  await page.reload()
  const preview = page.getByRole('region', { name: 'Document preview' })
  const password = preview.getByLabel('Password of the PDF')
  await password.fill('wrong')
  await password.press('Enter')
  await expect(preview.getByText('This is not the password.')).toBeVisible()
  await password.fill('open sesame')
  await preview.getByRole('button', { name: 'Show the document' }).click()
  await expect.poll(() => inkOf(page)).toBeGreaterThan(100)
  await page.getByLabel('Invoice number').fill('L-1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Pending for approval').first()).toBeVisible()
})
