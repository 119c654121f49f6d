import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    rows: items.map(({ description, total_amount }) => [description?.value, total_amount?.value]),
  }
}

describe('charges and what they come from', () => {
  test('the cost of the whole house, the key and the share stand between the name and what is asked', () =>
    expect(
      read(`
Rechnung Nr. 25118
Kostenart               Gesamt €     Schlüssel   Anteil    Ihr Betrag €
Grundsteuer             4.188,00     Fläche     12,50 %          523,50
Hausmeister             6.240,00     Fläche     12,50 %          780,00
Aufzug                  3.116,80     Fläche     12,50 %          389,60
Summe netto                                                    1.693,10`).rows,
    ).toEqual([
      ['Grundsteuer', '523.50'],
      ['Hausmeister', '780.00'],
      ['Aufzug', '389.60'],
    ]))

  test('the day of each service stands before its name, and the sum under another edge', () =>
    expect(
      read(`
Note d'honoraires n° 112
02/06     séance collective     75,00 €
04/06     séance collective     75,00 €
09/06     séance de bilan       90,00 €

                 Total : 240,00 €`).rows,
    ).toEqual([
      ['séance collective', '75.00'],
      ['séance collective', '75.00'],
      ['séance de bilan', '90.00'],
    ]))

  test('fees, the tax on them and what both come to', () =>
    expect(
      read(`
Invoice 118
Advice on limitation            850.00
Conference by video             420.00
VAT at 20%                      254.00
Amount payable                1,524.00`).rows,
    ).toEqual([
      ['Advice on limitation', '850.00'],
      ['Conference by video', '420.00'],
    ]))

  test('one charge beside others of nothing is no list', () =>
    expect(
      read(`
Facture 118
Abonnements, forfaits et options    4 lignes    29,98
Communications                      4 lignes     0,00
Total : 29,98`).rows.filter(([, total]) => total === '0.00'),
    ).toEqual([]))
})

describe('papers by other names', () => {
  test.each([
    ['Fee note 26-2204', 'Total fees 3,834.30'],
    ['Autofacture N° 26-06-0418', 'Net TTC 240,00'],
    ['Gebührenrechnung Nr. 2026-0418', 'Gesamt 478,38'],
    ['Termijnfactuur 2026.0188', 'Te betalen 240,00'],
    ['Kostenbescheid', 'Festgesetzter Betrag 788,00'],
  ])('%s asks for money', (title, sum) =>
    expect(classify(drawDocument(`\n${title}\n\n${sum}`))).toMatchObject({ kind: 'invoice', neither: false }),
  )
})

test('the day of the work behind the number is not that of the paper', () =>
  expect(
    read(`
                                                   Husum, den 18. Juni 2026
Rechnung Nr. 26-041 über Aufnahmen am 9. Juni 2026
Summe          640,00`).fields.invoice_date,
  ).not.toBe('2026-06-09'))

test.each(['–', ','])('the account behind %s is no part of the terms', (sign) =>
  expect(
    read(`
Facture 26-041
paiement à 30 jours par mandat ${sign} FR76 3000 3003 0104 1882 2041 872`).fields.payment_terms,
  ).toBe('paiement à 30 jours par mandat'),
)
