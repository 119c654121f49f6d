import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (text: string) =>
  understandDocument(drawDocument(text), { kind: 'invoice' }).items.map((row) =>
    [row.description, row.quantity, row.unit_price, row.total_amount].map((cell) => cell?.value),
  )

test('lines of dots say how many and at what price; what was paid stands under the sum and was not sold', () => {
  expect(
    itemsOf(`
The Saltmarsh Kitchen
2 Ferry Lane, Orford IP12 2NU

Snape Chamber Players
The Old Maltings, Snape IP17 1SR

4 May 2026
Invoice SK/118
Supper after the concert, 2 May 2026

48 guests Cold supper "Alde" at 21.50 ......................................... 1,032.00
6 btl Picpoul 75cl at 19.00 ................................................... 114.00
9.5 hrs Waiting staff at 15.00 ................................................ 142.50

Net ............................................. £1,288.50
VAT @ 20% ....................................... £257.70
Total ........................................... £1,546.20
Deposit received 3 March 2026 ................... £-300.00
Balance due ..................................... £1,246.20
`),
  ).toEqual([
    ['Cold supper "Alde"', '48', '21.50', '1032.00'],
    ['Picpoul 75cl', '6', '19.00', '114.00'],
    ['Waiting staff', '9.5', '15.00', '142.50'],
  ])
})

test('a letter before the amount tells the tax, and portions are no freight', () => {
  expect(
    itemsOf(`
Gasthof Reiterer
Hauptstraße 9, 4822 Bad Goisern

Musikverein Gosau
Vorderes Gosautal 30
4824 Gosau

Bad Goisern, am 4. Mai 2026
Rechnung Nr. 2026/118

80 Pers. Bauernbuffet zu 24,50 ................................................ A 1.960,00
25 Port. Kaspressknödel zu 8,40 ............................................... A 210,00
5 Fass Zwickl 30 l zu 96,00 ................................................... B 480,00

Summe netto ..................................... 2.650,00 €
A = 10 % USt von 2.170,00 ....................... 217,00 €
B = 20 % USt von 480,00 ......................... 96,00 €
Rechnungsbetrag ................................. 2.963,00 €
`),
  ).toEqual([
    ['Bauernbuffet', '80', '24.50', '1960.00'],
    ['Kaspressknödel', '25', '8.40', '210.00'],
    ['Zwickl 30 l', '5', '96.00', '480.00'],
  ])
})
