import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('what has its unit behind it counts, though no head says so and the price times it is the total too', () => {
  const { items } = understandDocument(
    drawDocument(`
Alimentari Rosetti
Via Garibaldi 14
40126 Bologna

Fattura N. A.2024.65471
Data: 10/03/2024

1.1   34-5031   Detersivo piatti 5 L               100 ct      609,60    100    22       609,60
1.2   85-6303   Idropittura bianca 10 L             31 kg       44,60      1    22     1.382,60
1.3   14-1395   Guanti in nitrile                  2,75 ct      52,65      1    22       144,79
1.4   80-8813   Uova da allevamento a terra        100 pz      474,60    100    22       474,60

                                                       Totale imponibile      2.611,59
                                                       22 % IVA                 574,55
                                                       Totale con IVA         3.186,14
`),
    { kind: 'invoice' },
  )
  expect(items.map((row) => [row.quantity?.value, row.unit_price?.value])).toEqual([
    ['100', '609.60'],
    ['31', '44.60'],
    ['2.75', '52.65'],
    ['100', '474.60'],
  ])
})
