import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { findLetterheads } from '#app/engine/understand/parties/letterhead.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const supplierOf = (text: string) => understandDocument(drawDocument(text), { kind: 'invoice' }).fields.supplier_name?.value

test('a title of one compound word is no name of who sends the paper', () =>
  expect(
    supplierOf(`
**Verkaufsrechnung**
Rechnung Nr.                      Rechnungsdatum
VF2450487                         28.06.2024

Kunde:
Klinikum Wiesental
Am Alten Hafen 7
28195 Bremen

Artikelnr.   Menge   Text            Preis   Gesamtpreis
962735       2       Schraube        1,00    2,00

                       Summe netto:          2,00
                       USt. 19 %:            0,38
                       Endbetrag:            2,38`),
  ).not.toBe('Verkaufsrechnung'))

test('the head of a column is nobody', () => {
  const lettersOf = (text: string) => {
    const page = drawPage(text)
    return findLetterheads(labelPage(page), page.height, () => false).map(({ part }) => part.text)
  }
  expect(lettersOf('**CÓD.**')).toEqual(['CÓD.'])
  expect(lettersOf('**CÓD.**    CANTIDAD    U.M.    PRODUCTO    PRECIO    IMPORTE')).toEqual([])
})
