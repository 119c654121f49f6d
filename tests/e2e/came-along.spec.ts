import { makePdf, textAt } from '#tests/support/pdf.ts'
import { bearerOf, expect, type Office, test } from '#tests/support/browser.ts'
import { attributesOf, gleaner, openDesk, waitUntilRead } from './prepare.ts'

const clause = 'Goods remain the property of the seller until every invoice of the buyer has been paid without any reduction.'
const lines = (texts: string[], size = 10) => texts.map((text, at) => textAt(50, 740 - 20 * at, text, size)).join('')
const mail = ['From: office@meadow.example', 'To: accounts@harbour.example', 'Subject: Your order', 'Dear Ms Holm,']
const rows = ['Blue paint', 'Red paint', 'Brushes'].map(
  (name, at) =>
    textAt(50, 480 - 20 * at, name) + ['2', '10.00', '20.00'].map((text, n) => textAt(250 + 100 * n, 480 - 20 * at, text)).join(''),
)

const bundle = makePdf({
  pages: [
    lines([...mail, 'please find our invoice attached.', 'Kind regards', 'Ada Meadow']),
    lines(['INVOICE'], 20) +
      textAt(50, 680, 'Invoice number: M-2041') +
      textAt(50, 660, 'Invoice date: 18 November 2025') +
      ['Description', 'Quantity', 'Unit price', 'Amount'].map((text, n) => textAt(n === 0 ? 50 : 150 + 100 * n, 500, text)).join('') +
      rows.join('') +
      textAt(350, 400, 'Total') +
      textAt(450, 400, '60.00'),
    lines(Array.from({ length: 30 }, (_, at) => `${at + 1}. ${clause}`)),
  ],
})

async function upload(office: Office): Promise<string> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  const form = new FormData()
  form.append('files[]', new Blob([new Uint8Array(bundle)], { type: 'application/pdf' }), 'bundle.pdf')
  const answer = await fetch(`${office.url}/api/v1/invoice_extracts`, { method: 'POST', headers, body: form })
  const { meta } = (await answer.json()) as { meta: { files: { id: string }[] } }
  await waitUntilRead(office, 'invoice_extracts', meta.files[0]!.id, headers)
  return meta.files[0]!.id
}

test('pages that came along say at the desk that they were not read, and what for, without being a warning', async ({
  desk: page,
  office,
}) => {
  const id = await upload(office)
  const { pages_not_read, warnings } = await attributesOf(office, 'invoice_extracts', id)
  expect(pages_not_read).toEqual([
    { page: 1, as: 'letter' },
    { page: 3, as: 'conditions' },
  ])
  expect(warnings).toEqual([])
  expect(await gleaner(office, 'show', id)).toMatch(/Page 1 was not read: .*letter.*\nPage 3 was not read: .*conditions/)

  await page.setViewportSize({ width: 360, height: 800 })
  await openDesk(page, `/invoice_extracts/${id}`)
  const preview = page.getByRole('region', { name: 'Document preview' })
  const note = preview.getByText('Page 1 is a covering letter or e-mail and was not read.')
  await note.scrollIntoViewIfNeeded()
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(preview.getByRole('group', { name: 'Page 1', exact: true })).toHaveAccessibleDescription(/^Page 1 is a covering letter/)
  await expect(preview.getByText('Page 3 holds general conditions and was not read.')).toHaveCount(1)
  await expect(preview.getByText('was not read')).toHaveCount(2)

  await page.context().addCookies([{ name: 'lang', value: 'fr', url: office.url }])
  await page.reload()
  await expect(page.getByText('La page 1 est une lettre ou un courriel d’accompagnement et n’a pas été lue.')).toHaveCount(1)
})
