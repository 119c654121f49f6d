import { expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import type { Layout } from '#app/engine/understand/tables/columns/layout.ts'
import { withNamesWhole } from '#app/engine/understand/tables/lines/entry-words.ts'
import { sortOf } from '#app/engine/understand/tables/lines/row-sort.ts'
import { rowOf, textOf } from '#app/engine/understand/tables/rows.ts'

/** Words of nine-point type, each where its place in the text says, five points a sign. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    page: 1,
    size: 9,
    bold: false,
    box: { left: 5 * index, top: 10, right: 5 * (index + word.length) - 1, bottom: 19 },
  }))

const layout = {
  description: 0,
  quantity: 1,
  price: 2,
  total: 3,
  columns: ['Description', 'Quantity', 'Price', 'Total'].map((text) => ({ head: { text, stack: [] } })),
} as unknown as Layout

test('a long name runs on under the head of the numbers, up to the wide gap before its own', () => {
  const words = wordsOf('Equipo split por conductos y puesta en marcha      6,00')
  const cut = [words.slice(0, 4), words.slice(4), [], []]
  expect(withNamesWhole(rowOf(words), cut, layout).map(textOf)).toEqual(['Equipo split por conductos y puesta en marcha', '6,00', '', ''])
})

test('a count behind its unit is left where it stands', () => {
  const words = wordsOf('Peinture      bidons      6,00')
  const cut = [words.slice(0, 1), words.slice(1), [], []]
  expect(withNamesWhole(rowOf(words), cut, layout).map(textOf)).toEqual(['Peinture', 'bidons 6,00', '', ''])
})

test('what is taken off the whole is a charge, whatever it is called for', () => {
  const words = wordsOf('Friends of the studio discount 5%      -370.00')
  const cells = [words.slice(0, 2), words.slice(2, 4), words.slice(4, 6), words.slice(6)]
  const total = { value: '-370.00', words: words.slice(6) }
  expect(sortOf(rowOf(words), layout, cells, { total }, 'unknown')).toBe('charge')
})
