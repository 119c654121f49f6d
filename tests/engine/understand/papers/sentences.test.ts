import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(art))
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

test.each([
  'Der Rechnungsbetrag wird frühestens am 24.04.2026 von Ihrem Konto abgebucht.',
  'Der Rechnungsbetrag ist bis zum 24.04.2026 fällig.',
  'Den Betrag von 108,86 EUR buchen wir am 24.04.2026 von Ihrem Konto ab.',
])('%s', (line) => {
  expect(read(`**Rechnung Nr. 4711**\nDatum: 14.04.2026\n\n${line}`)).toMatchObject({ due_date: '2026-04-24' })
})

test('the number of a law is no amount', () => {
  const { total_amount_with_tax: total } = read(`
**Rechnung Nr. 4711**
Datum: 14.04.2026

Gesamtbetrag     710,28 EUR
Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.`)
  expect(total).toBe('710.28')
})

test('a total that goes on with "net" is the net', () => {
  expect(
    read(`
**Rechnung Nr. 4711**
Datum: 14.04.2026

Gesamtkosten Netto     138,36 EUR
zzgl. 19 % MwSt.        26,29 EUR
Gesamtkosten           164,65 EUR`),
  ).toMatchObject({ subtotal_without_tax: '138.36', total_amount_with_tax: '164.65' })
})

test('a dated title has its number in the line below', () => {
  expect(read('Facture du 4 mars 2026\nN° 10 188 402 716\n\nTotal TTC    334,88')).toMatchObject({
    invoice_number: '10 188 402 716',
    invoice_date: '2026-03-04',
  })
})

test('what a title is about stands between it and its number', () => {
  expect(read('FACTURE DE TRANSPORT N° 2602-00418\nDate de facture : 28/02/2026')).toMatchObject({ invoice_number: '2602-00418' })
  expect(read("AVIS D'ECHEANCE - FACTURE N° 2026-AE-04417\nDate : 28/02/2026")).toMatchObject({ invoice_number: '2026-AE-04417' })
})
