import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

test.each([
  ['30 days. BACS to Avon Counties Bank,\n60-22-14, account 41207733.', 'BACS'],
  ['60 jours date de facture, par LCR non acceptée.', 'LCR non acceptée'],
  ['Giraremos recibo al vencimiento.', 'recibo'],
  ['Cargaremos el importe el 9 de julio en su banco (adeudo SEPA,', 'adeudo SEPA'],
  ['Prélèvement SEPA le 15 de chaque mois, mandat AB118.', 'Prélèvement SEPA'],
])('means of payment: %s', (told, means) => {
  expect(readBillWith(told).payment_methods?.value).toBe(means)
})

test.each([
  ['30 days. BACS to Avon Counties Bank,', '30 days.'],
  ['45 days end of month. Cheques are not accepted.', '45 days end of month.'],
])('days that begin a sentence: %s', (told, terms) => {
  expect(readBillWith(told).payment_terms?.value).toBe(terms)
})

test('days of something else are no terms', () => {
  expect(readBillWith('Returns are taken back for 30 days. Keep this paper.').payment_terms).toBeUndefined()
})

const spring = (subscriber: string) => `
Fuente Alta Oficinas, S.L.                  Factura de servicio
NIF B96441100                               Número            2026-F-0117
Calle del Pozo, 4                           Fecha             31 de mayo de 2026
46001 Valencia                              ${subscriber}

Cliente
Gestoría Albiol, S.L.
Calle Colón, 12
46004 Valencia

Concepto                    Precio      Uds.      Importe
Alquiler de fuente          20,00       5         100,00

     Base              IVA 21 %          Total factura
     100,00 €          21,00 €           121,00 €
`

test('the number of who subscribes was not paid', () => {
  const { fields } = understandDocument(drawDocument(spring('Abonado           40.117')))
  expect(fields.amount?.value).toBe('121.00')
})

test('what will be collected is due', () => {
  const { fields } = understandDocument(
    drawDocument(`
Moss & Tarn Coolers Ltd
4 Weir Lane
Kendal LA9 4AB

Invoice MT-5520
Date: 1 April 2026

What for                      Price        How many        Amount
Cooler rental                 50.00        4               200.00

     Net              VAT at 20%        Invoice total       To be collected
     £200.00          £40.00            £240.00             £205.00

Less credit on your account: £35.00
`),
  )
  expect(fields.amount?.value).toBe('205.00')
  expect(fields.total_amount_with_tax?.value).toBe('240.00')
})
