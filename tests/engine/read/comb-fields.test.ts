import { expect, test } from 'vitest'
import type { Rule, Word } from '#app/engine/document.ts'
import { joinCombs } from '#app/engine/read/comb-fields.ts'

/** Signs in fields of one width at one height, a blank for an empty field, and the rules of all fields. */
function comb(signs: string, { wide = 14, tall = 17 } = {}): { words: Word[]; rules: Rule[] } {
  const words = [...signs].flatMap((text, at): Word[] => {
    const left = 100 + at * wide + (wide - 6) / 2
    return text === ' ' ? [] : [{ text, page: 1, size: 10, bold: false, box: { left, top: 50, right: left + 6, bottom: 60 } }]
  })
  const rules = Array.from({ length: signs.length + 1 }, (_, at): Rule => {
    const x = 100 + at * wide
    return { page: 1, box: { left: x, top: 60 - tall, right: x + 0.5, bottom: 60 + 2 } }
  })
  return { words, rules }
}

const read = ({ words, rules }: ReturnType<typeof comb>) => joinCombs(words, rules).map(({ text }) => text)

test('signs in fields of their own are one word', () => {
  expect(read(comb('WG-20618'))).toEqual(['WG-20618'])
})

test('an empty field parts two words, which stay one line of print', () => {
  const joined = joinCombs(comb('BC 0077').words, comb('BC 0077').rules)
  expect(joined.map(({ text }) => text)).toEqual(['BC', '0077'])
  expect(joined[1]!.box.left - joined[0]!.box.right).toBeLessThan(5)
})

test('the columns of a table are no such fields: they are wider, and their rules longer', () => {
  expect(read(comb('24421', { wide: 30 }))).toEqual(['2', '4', '4', '2', '1'])
  expect(read(comb('24421', { tall: 120 }))).toEqual(['2', '4', '4', '2', '1'])
})

test('signs without rules between them are left alone', () => {
  expect(read({ ...comb('ABC'), rules: [] })).toEqual(['A', 'B', 'C'])
})
