import { describe, expect, test } from 'vitest'
import type { Document, Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

/** The page with its first row in type twice as large. */
function withLoudName(art: string): Document {
  const document = drawDocument(art)
  const [page] = document.pages
  const top = Math.min(...page!.words.map(({ box }) => box.top))
  const words = page!.words.map((word): Word => (word.box.top === top ? { ...word, size: 18, bold: true } : word))
  return { ...document, pages: [{ ...page!, words, lines: linesFrom(words) }] }
}

const read = (art: string) => understandDocument(withLoudName(art), { kind: 'invoice' }).fields

const rows = `
Description                                   Qty        Price        Total
Desk lamp                                     2          40.00        80.00
Oak shelf                                     1          120.00      120.00

                                              Subtotal               200.00
                                              VAT 20%                 40.00
                                              Total                  240.00
`
const filas = `
Concepto                                      Uds.       Precio     Importe
Lámpara de mesa                               2          40,00        80,00
Depósito de garantía                          1          120,00      120,00

                                              Base imponible         200,00
                                              IVA 21 %                42,00
                                              Total                  242,00 €
`

describe('a house that stands apart from its name', () => {
  test('opposite of the window right under the letterhead', () => {
    const fields = read(`
Corrib Hangar Care Ltd                              INVOICE GWY-26-0417

HANDLED FOR                                         Hangar Road 4
Prairie Wing Charter LLC                            Galway Airport
1200 Aviation Drive                                 Co. Galway H91 TX40
Wichita, KS 67209                                   ops@corribcare.ie
USA                                                 VAT No. IE6418820T

Invoice date: 14 May 2026
${rows}`)
    expect(fields.supplier_name?.value).toBe('Corrib Hangar Care Ltd')
    expect(fields.supplier_address?.value).toBe('Hangar Road 4\nGalway Airport\nCo. Galway H91 TX40')
    expect(fields.client_name?.value).toBe('Prairie Wing Charter LLC')
  })

  test('at the foot, in a sentence that says whose the brand is', () => {
    const fields = read(`
KeepSafe Ennis

Nora Tubridy Ceramics Ltd
The Old Mill, Bank Place
Ennis V95 K2P7

Invoice: KS-20417
Date: 1 July 2026
${rows}
KeepSafe Ennis is a trading name of Clare Box Storage Ltd, registered in Ireland 604102. Unit 9, Gort Road Business Park, Ennis. Tel. 065 330 9460.
`)
    expect(fields.supplier_name?.value).toBe('KeepSafe Ennis')
    expect(fields.supplier_address?.value).toBe('Unit 9, Gort Road Business Park, Ennis')
    expect(fields.client_name?.value).toBe('Nora Tubridy Ceramics Ltd')
    expect(fields.client_address?.value).toBe('The Old Mill, Bank Place\nEnnis V95 K2P7')
  })

  test('at the foot, in a line of the firm whose domain is the brand; its number has no label, and a deposit that is billed was not paid', () => {
    const fields = read(`
Bodegón Sar

Lucía Pardo Gil
C/ Sol 12, 2º A
15702 Santiago de Compostela

Factura nº: BS-0551
Fecha: 01-09-2026
${filas}
Hostelería Lestrove, S.L. - B70284415 - Polígono do Tambre, parcela C-14, 15890 Santiago - hola@bodegonsar.es
`)
    expect(fields.supplier_name?.value).toBe('Bodegón Sar')
    expect(fields.supplier_address?.value).toBe('Polígono do Tambre, parcela C-14, 15890 Santiago')
    expect(fields.supplier_tax_id?.value).toBe('B70284415')
    expect(fields.client_name?.value).toBe('Lucía Pardo Gil')
    expect(fields.client_address?.value).toBe('C/ Sol 12, 2º A\n15702 Santiago de Compostela')
    expect(fields.amount?.value).toBe('242.00')
  })

  test('but a brand close over its firm is at home there, wherever the firm is registered', () => {
    const fields = read(`
KeepSafe Ennis
Clare Box Storage Ltd
Unit 9, Gort Road
Ennis V95 K2P7

Bill to: Nora Tubridy

Invoice: KS-20417
Date: 1 July 2026
${rows}
KeepSafe Ennis is a trading name of Clare Box Storage Ltd, registered in Ireland 604102. Unit 2, Dock Road, Limerick. Tel. 065 330 9460.
`)
    expect(fields.supplier_address?.value).toBe('Unit 9, Gort Road\nEnnis V95 K2P7')
    expect(fields.client_name?.value).toBe('Nora Tubridy')
  })

  test.each([
    ['OWNER / PAYER', 'Marlow Yachting Ltd'],
    ['EXPLOITANT FACTURÉ', 'Jets de Sarine SA'],
    ['Armador', 'Naviera Punta Sur SL'],
    ['Armatore', 'Velieri Riuniti Srl'],
    ['Bootseigner', 'Segelhaus Nord GmbH'],
    ['Booteigenaar', 'Zeilhuis Noord BV'],
  ])('%s heads who is billed', (heading, name) => {
    const fields = read(`
Marina Punta Gris, S.A.
Quai du Port 4
1216 Cointrin

Nº 2026/55                                ${heading}
Date: 14/05/2026                          ${name}
                                          Quai Neuf 3
                                          1204 Genève
${rows}`)
    expect(fields.client_name?.value).toBe(name)
    expect(fields.client_address?.value).toBe('Quai Neuf 3\n1204 Genève')
  })
})
