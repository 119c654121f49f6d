import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { findDates } from '#app/engine/understand/values/date.ts'
import { drawDocument } from '#tests/support/page.ts'

describe('a day in words, its year in figures', () => {
  test.each([
    ['York, the ninth of February 2026', '2026-02-09'],
    ['by the twenty-first of May 2026.', '2026-05-21'],
    ['Bern, le premier avril 2026', '2026-04-01'],
    ['bis zum einundzwanzigsten Mai 2026', '2026-05-21'],
    ['Utrecht, tweede maart 2026', '2026-03-02'],
    ['Soria, a veintiuno de mayo de 2026', '2026-05-21'],
    ['Asti, ventuno maggio 2026', '2026-05-21'],
    ['Braga, nove de julho de 2026', '2026-07-09'],
  ])('%s', (text, value) => expect(findDates(text).map((date) => date.value)).toEqual([value]))

  test.each(['Av. Nueve de Julio 2026', 'the second quarter of 2026', 'in May 2026', 'Rua Nove de Julho 2031'])(
    'none is said by %s',
    (text) => expect(findDates(text)).toEqual([]),
  )
})

const letter = (told: string) =>
  understandDocument(
    drawDocument(`
Linnet Tutors Ltd
4 Orchard Row
York YO1 7LL
                                                 Harrow Gate Mutual LLP
                                                 19 Castle Street
                                                 Leeds LS1 4DY

York, the ninth of February 2026

Invoice 0977: lessons of the autumn term

Dear Sirs, please find below our charges for the term which is over now.${told}

Course                      Lessons       Fee        Total
Spanish for beginners            10      82.50      825.00

                                   Fees before VAT   825.00
                                   VAT 20%           165.00
                                   Total            £990.00

We should be glad to receive payment by the eleventh of March 2026.
`),
    { kind: 'invoice' },
  ).fields

describe('a letter that tells its days and the order in sentences', () => {
  const fields = letter(' Your purchase order\nis KLT-7180.')

  test('the day of the letter, and that by which it wants its money', () => {
    expect(fields.invoice_date?.value).toBe('2026-02-09')
    expect(fields.due_date?.value).toBe('2026-03-11')
  })

  test('the order, though the line breaks before its number', () => expect(fields.order_reference?.value).toBe('KLT-7180'))

  test('an order that is only spoken of has no number', () =>
    expect(letter(' Thank you for your order\nand for 25 years of trust.').order_reference).toBeUndefined())
})

test('à verser jusqu’à un jour', () => {
  const { fields } = understandDocument(
    drawDocument(`
Atelier Corbaz Sàrl
Rue du Lac 3
1800 Vevey

Facture 26.0412
Date : 01.04.2026

Cours                          Leçons        Prix        Total
Allemand du mardi                  11      118.00     1'298.00

                               Montant à payer    CHF 1'298.00
Ce montant est à verser dans les trente jours, soit jusqu'au 1er mai 2026, sur notre compte.
`),
    { kind: 'invoice' },
  )
  expect(fields.due_date?.value).toBe('2026-05-01')
})
