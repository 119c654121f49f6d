import { expect, test } from 'vitest'
import { findOnPages } from '#app/components/desk/find-words.ts'
import { boxOf, pageOf } from './page-of-text.ts'

const first = pageOf(1, ['Facture  F-12  Pommes Golden', 'Total    1 464,40 €'])
const second = pageOf(2, ['Pommes Gala  Réf. 1464', 'pommes'])

test('words side by side come before single ones', () => {
  expect(findOnPages([first, second], 'pommes gol')).toEqual([{ page: 1, box: [...boxOf(first, 'Pommes').slice(0, 2), 0.28, 0.8 / 50] }])
  expect(findOnPages([first, second], 'gala golden').map(({ page }) => page)).toEqual([1, 2])
})
test('case and accents do not count, words may go on', () => {
  expect(findOnPages([first, second], 'POMM')).toHaveLength(3)
  expect(findOnPages([second], 'ref')).toEqual([{ page: 2, box: boxOf(second, 'Réf.') }])
})
test('a number is found however it is grouped', () => {
  expect(findOnPages([first, second], '1464.40')).toEqual([{ page: 1, box: [0.09, 1 / 50, 0.17, 1.8 / 50] }])
})
test('nothing is found where nothing stands, and for no words', () => {
  expect(findOnPages([first], 'poires')).toEqual([])
  expect(findOnPages([first], '  · ')).toEqual([])
})
