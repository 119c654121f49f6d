import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })

const mail = (subject: string, asks: string, lines: string) =>
  read(`
From: Ruth Ansell <ruth@tregenna.example>
Sent: 11 February 2026 17:26
To: sales@brampton.example
Subject: ${subject}

Hello,

${asks}

${lines}

Ruth Ansell
Tregenna Homes Ltd
14 Chapel Street, Truro TR1 2JS
`)

const goods = '6 x Basmati rice 5 kg\n12 x Rapeseed oil 20 L'

describe('the number of the order', () => {
  test.each([
    ['Can we get on PO PH-5518, for 13/02/2026:', 'PH-5518'],
    ['Please deliver against our purchase order no. 88104 by 13/02/2026:', '88104'],
    ['Merci de nous livrer sur la commande PB/0617 le 13/02/2026 :', 'PB/0617'],
    ['Necesitamos con el pedido VS-2026-44 para el 13/02/2026:', 'VS-2026-44'],
    ['Bitte liefern Sie auf unsere Bestellung TIL 3390 bis zum 13.02.2026:', 'TIL 3390'],
    ['Graag leveren op onze bestelling 2026-118 voor 13-02-2026:', '2026-118'],
  ])('%s', (asks, number) => expect(mail('Goods', asks, goods).fields.name?.value).toBe(number))

  test('a subject that is a number and nothing else', () => {
    expect(mail('Fwd: PH-5518', 'Please deliver on Friday:', goods).fields.name?.value).toBe('PH-5518')
    expect(mail('TR : TIL 3390', 'Merci de livrer vendredi :', goods).fields.name?.value).toBe('TIL 3390')
  })

  test('neither a day nor words with one figure', () => {
    expect(mail('13/02/2026', 'Please deliver on Friday:', goods).fields.name).toBeUndefined()
    expect(mail('Menu 2', 'Please deliver on Friday:', goods).fields.name).toBeUndefined()
  })

  test('what is asked about an order is not asked for on it', () => {
    expect(mail('Goods', 'Your colleague wrote to us about a credit for order 77120.', goods).fields.name).toBeUndefined()
  })
})

test.each([
  ['Please can we have, for 13/02/2026 between 06:30 and 08:30:', '06:30', '08:30'],
  ['Necesitamos para el 13/02/2026 de 06:00 a 08:00:', '06:00', '08:00'],
  ['Il nous faudrait pour le 13/02/2026 entre 7h et 9h30 :', '07:00', '09:30'],
  ['Wir brauchen für den 13.02.2026 zwischen 7 und 9 Uhr:', '07:00', '09:00'],
])('the hours behind the day: %s', (asks, start, end) => {
  const { fields } = mail('Order', asks, goods)
  expect([fields.requested_delivery_date?.value, fields.start_delivery_time?.value, fields.end_delivery_time?.value]).toEqual([
    '2026-02-13',
    start,
    end,
  ])
})

describe('lines', () => {
  const cells = (lines: string) =>
    mail('Order', 'Please deliver by 13/02/2026:', lines).items.map((row) => [
      row.product_code?.value,
      row.product_name?.value,
      row.requested_quantity?.value,
      row.unit_price?.value,
    ])

  test('codes in square brackets behind the names', () =>
    expect(cells('14 x Basmati rice 5 kg [325682]\n36 x Plum tomatoes [213434]')).toEqual([
      ['325682', 'Basmati rice 5 kg', '14', undefined],
      ['213434', 'Plum tomatoes', '36', undefined],
    ]))

  test('the last word of a sentence under the others', () =>
    expect(
      cells(
        [
          '5 (cinco) UD de Rodamiento 6204-2RS, su referencia H-69568, a 3,98 € cada una;',
          '',
          '12 (doce) UD de Bobina de papel azul, su referencia A-58985, a 11,70 € cada',
          'una.',
        ].join('\n'),
      ),
    ).toEqual([
      ['H-69568', 'Rodamiento 6204-2RS', '5', '3.98'],
      ['A-58985', 'Bobina de papel azul', '12', '11.70'],
    ]))
})
