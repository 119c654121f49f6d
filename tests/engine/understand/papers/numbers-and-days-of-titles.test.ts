import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (head: string) =>
  understandDocument(
    drawDocument(`
Northgate Verlag GmbH
Kornmarkt 4 · 99734 Nordhausen

Werbeagentur Kupferkopf OHG
Walkenrieder Weg 18
37445 Walkenried

${head}

Leistung                         Menge       Preis        Betrag
Anzeige                            4         10,00         40,00

                                            Netto          40,00
                                            MwSt. 19%       7,60
                                            Gesamt         47,60
`),
    { kind: 'invoice', today: '2026-07-01' },
  ).fields

test.each([
  ['a sort of invoice alone over its number and day', 'ANZEIGENRECHNUNG\n41882-26 / 10. Juni 2026', '41882-26', '2026-06-10'],
  ['a series and a number, and the day', 'SAMMELRECHNUNG\nNr. SR 26-4471 vom 28.02.2026', 'SR 26-4471', '2026-02-28'],
  ['a head that names both', 'COMMERCIAL INVOICE No. and date\nCI-26-0418 11 JUNE 2026', 'CI-26-0418', '2026-06-11'],
  ['three cells', 'FACTURE      No 240718      du 09/06/26', '240718', '2026-06-09'],
  ['the day on a line of its own behind a colon', 'Facture n° : 2026 0417 8842\ndu : 09/04/2026', '2026 0417 8842', '2026-04-09'],
])('%s', (_, head, number, day) => {
  const fields = read(head)
  expect(fields.invoice_number?.value).toBe(number)
  expect(fields.invoice_date?.value).toBe(day)
})

const bill = (title: string) =>
  understandDocument(
    drawDocument(`
Loodgieter Sietse Wiersma
Noorderhaven 41 - 8861 AM Harlingen

Havenbedrijf Terschelling B.V.
Willem Barentszkade 8
8881 BC West-Terschelling

${title}
2026-0418 van 29-05-2026

Omschrijving                     Aantal      Prijs        Bedrag
Kogelkraan                         2         31,50         63,00
`),
  )

test('a compound that ends in the word for a bill is a title in bold type of the usual size', () => {
  const { fields, warnings } = bill('**Verzamelfactuur**')
  expect(warnings.map(({ code }) => code)).not.toContain('not_an_invoice_or_work_order')
  expect(fields.invoice_number?.value).toBe('2026-0418')
})

test.each([
  [
    'a label and its day broken over two lines',
    `
**Guest** **Invoice**

Folio No.            PO-38980
Invoice              26 February
date                 2026
Room                 168`,
    'invoice_date',
    '2026-02-26',
  ],
  [
    'a day broken before “de 2025”',
    `
**Factura** INV55611760

Fecha de la                    24 de noviembre
factura                                de 2025
Total pendiente                       548,84 €`,
    'invoice_date',
    '2025-11-24',
  ],
])('%s', (_, art, field, value) => {
  expect(understandDocument(drawDocument(art), { kind: 'invoice' }).fields[field]?.value).toBe(value)
})

test('captions under their values: a day in ISO’s form under the title is no number', () => {
  const document = drawDocument(`
                     **Encomenda** a fornecedor

37-39943         2025-12-20           2025-12-21           Joana Meireles
Pedido n.º       Data de emissão      Data de entrega      Contacto


N.º      Descrição                 Ref.          Preço      Qtd.      Total
1        Varão roscado             LN3344         1,89         8      15,12`)
  const captions = document.pages[0]!.lines.filter(({ text }) => /^(?:Pedido|Data|Contacto)/.test(text))
  for (const line of captions) line.size = 7
  expect(understandDocument(document, { kind: 'work_order' }).fields).toMatchObject({
    name: { value: '37-39943' },
    order_date: { value: '2025-12-20' },
    requested_delivery_date: { value: '2025-12-21' },
  })
})
