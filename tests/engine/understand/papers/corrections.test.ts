import { expect, test } from 'vitest'
import { isOtherInvoice } from '#app/engine/understand/labelled/other-invoices.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test.each([
  ['Correction de la facture FA2603-0118', 'facture'],
  ['Avoir sur la facture n° 4711', 'facture'],
  ['Annule et remplace la facture 4711', 'facture'],
  ['Gutschrift zu unserer Rechnung Nr. 4711', 'Rechnung'],
  ['zu Rechnung Nr. 4711', 'Rechnung'],
  ['Date de facture d’origine : 17/03/2026', 'facture'],
  ['Credit note against invoice 4711', 'invoice'],
  ['Nota di credito su fattura 4711', 'fattura'],
])('%s speaks of another invoice', (text, word) => {
  const start = text.indexOf(word)
  expect(isOtherInvoice(text, start, start + word.length)).toBe(true)
})

test.each([
  ['Avoir n° A-12', 'Avoir'],
  ['Stornorechnung Nr. 12', 'Stornorechnung'],
  ['Date de la facture : 17/03/2026', 'facture'],
  ['Rechnung Nr. 4711', 'Rechnung'],
  ['Corrected invoice 4711', 'invoice'],
])('%s speaks of this one', (text, word) => {
  const start = text.indexOf(word)
  expect(isOtherInvoice(text, start, start + word.length)).toBe(false)
})

test('a credit note bears its own number and date, not those of what it corrects', () => {
  const { fields } = understandDocument(
    drawDocument(`
**Avoir**
Réf. : AV2604-0007
Correction de la facture FA2603-0118
Date facture d'origine : 17/03/2026
Date de l'avoir : 09/04/2026

Total TTC    -484,80`),
  )
  expect(fields.invoice_number?.value).toBe('AV2604-0007')
  expect(fields.invoice_date?.value).toBe('2026-04-09')
})
