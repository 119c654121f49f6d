import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const numbersOf = (text: string) =>
  understandDocument(drawDocument(text), { kind: 'invoice' }).items.map((row) =>
    [row.quantity, row.unit_price, row.total_amount].map((cell) => cell?.value),
  )

test('behind a sign of multiplication stands the price, though `each` is a unit too', () => {
  expect(
    numbersOf(`
Harbour Veterinary Labs Ltd                                                            INVOICE
3 Quay Road, Falmouth TR11 3XA                                                         Invoice no.
                                                                                       HV-20931
Trelawne Equine Clinic                                                                 Date
Barn Lane                                                                              4 May 2026
Redruth TR15 2AA

   H11     Blood count, full                     4 x     12.40 each     49.60
   H14     Liver profile                         2 x     18.75 each     37.50
   H29     Faecal egg count                      6 x      7.10 each     42.60

Total excl. VAT                 129.70 GBP
VAT 20%                          25.94 GBP
Total incl. VAT                 155.64 GBP
`),
  ).toEqual([
    ['4', '12.40', '49.60'],
    ['2', '18.75', '37.50'],
    ['6', '7.10', '42.60'],
  ])
})

test('what a wide gap parts from the total belongs to the column of the seller beside it', () => {
  expect(
    numbersOf(`
Laboratorio Agrario Ebro, S.L.                                                        FACTURA
Calle Molino 7, 26001 Logroño                                                         Factura n.º
                                                                                      LE-0871
Bodegas Tirgo, S.A.                                                                   Fecha
Calle Mayor 2                                                                         4 de mayo de 2026
26211 Tirgo

   R01     Acidez total                     3 x     8,40 unidad     25,20
   R02     Grado probable                   2 x     9,50 unidad     19,00
   R07     Potasio                          1 x    14,60 unidad     14,60      GB 877 3312 45
   R09     Intensidad colorante             4 x     6,20 unidad     24,80

Base imponible                  83,60 €
IVA 21 %                        17,56 €
Total factura                  101,16 €
`),
  ).toEqual([
    ['3', '8.40', '25.20'],
    ['2', '9.50', '19.00'],
    ['1', '14.60', '14.60'],
    ['4', '6.20', '24.80'],
  ])
})
