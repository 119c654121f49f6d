import { describe, expect, test } from 'vitest'
import { balanceOf } from '#app/engine/understand/tables/lines/arithmetic.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { parseListLine } from '#app/engine/understand/tables/without-heads/list-line.ts'
import { isChargeText, isSumText } from '#app/engine/understand/tables/lines/sum-words.ts'

test.each([
  ['P.U. HT (EUR)', 'price', 'net'],
  ['Quantité commandée', 'quantity', undefined],
  ['Total TTC', 'total', 'gross'],
  ['Art.-Nr.', 'code', undefined],
  ['Descripción', 'description', undefined],
  ['% IVA', 'rate', undefined],
  ['Fleet no', 'code', undefined],
  ['Plant', 'description', undefined],
  ['On hire', 'date', undefined],
  ['Per month', 'price', undefined],
  ['Prijs per maand', 'price', undefined],
])('the head %s is a %s', (text, role, tax) => {
  expect(readHeading(text)).toMatchObject({ role, ...(tax ? { tax } : {}) })
})

test('a sentence is no head', () => {
  expect(readHeading('Please pay within thirty days of the date of this paper to us')).toBeUndefined()
})

test.each([
  [{ quantity: '2', price: '10.50', total: '21.00' }, 'exact'],
  [{ quantity: '8', price: '21.12', total: '168.96' }, 'exact'],
  [{ quantity: '20', price: '10.56', total: '168.96', discount: '20' }, 'exact'],
  [{ quantity: '400', price: '32.76', total: '131.04', per: '100' }, 'exact'],
  [{ quantity: '-5', price: '4.92', total: '-24.60' }, 'exact'],
  [{ quantity: '20', price: '2.77', total: '55.46' }, 'rounded'],
  [{ quantity: '3', price: '30.00', total: '28.00' }, 'off'],
  [{ quantity: '3', total: '28.00' }, 'unknown'],
] as const)('%j is %s', (numbers, balance) => {
  expect(balanceOf(numbers)).toBe(balance)
})

test.each(['Sous-total HT', 'Zwischensumme', 'Base imponible', 'Balance due', 'Net à payer'])('%s begins a sum', (text) => {
  expect(isSumText(text)).toBe(true)
})

test.each(['Tabouret', 'Netzkabel 5 m', 'Desk'])('%s does not', (text) => {
  expect(isSumText(text)).toBe(false)
  expect(isChargeText(text)).toBe(false)
})

describe('a line of a list', () => {
  const parts = (text: string) => {
    const line = parseListLine(text)
    const cut = (part: [number, number] | undefined) => part && text.slice(...part)
    return line && { quantity: cut(line.quantity), name: cut(line.name), code: cut(line.code), price: cut(line.price) }
  }
  test.each([
    ['- 12 x Gants nitrile (Z83795)', '12', 'Gants nitrile', 'Z83795', undefined],
    ['24 pcs Sunflower oil 15 l, Z76574', '24', 'Sunflower oil 15 l', 'Z76574', undefined],
    ['TR-4308    Film étirable 300 m 4', '4', 'Film étirable 300 m', 'TR-4308', undefined],
    ['- 34 KG de Tomates grappe (réf. VT-26) à 2.23', '34', 'Tomates grappe', 'VT-26', '2.23'],
  ])('%s', (text, quantity, name, code, price) => {
    expect(parts(text)).toEqual({ quantity, name, code, price })
  })
  test.each(['190 rue du Moulin Neuf', '49100 Angers', 'Hours: between 6.30am and 10.30am', '+33 (0)5 99 02 56 93'])(
    '%s is none',
    (text) => {
      expect(parseListLine(text)).toBeUndefined()
    },
  )
})
