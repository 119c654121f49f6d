import { expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import { liftTypedRules } from '#app/engine/read/typed-rules.ts'

const word = (text: string, left: number, top: number): Word => ({
  text,
  box: { left, top, right: left + 5 * text.length, bottom: top + 9 },
  page: 1,
  size: 9,
  bold: false,
})

test('a table drawn with signs becomes rules, what stands between stays', () => {
  const { words, rules } = liftTypedRules([
    word('+--------+-----+', 10, 0),
    ...[10, 20, 30].flatMap((top) => [word('|', 10, top), word('Item', 20, top), word('|', 60, top), word('24', 70, top)]),
    word('+--------+-----+', 10, 40),
  ])
  expect(words.map(({ text }) => text)).toEqual(['Item', '24', 'Item', '24', 'Item', '24'])
  expect(rules.filter(({ box }) => box.bottom - box.top > box.right - box.left)).toHaveLength(6)
  expect(rules).toHaveLength(8)
})

test('a bar between two words of a line is no rule', () => {
  const { words, rules } = liftTypedRules([word('Tel', 10, 0), word('|', 30, 0), word('Fax', 40, 0)])
  expect(words).toHaveLength(3)
  expect(rules).toEqual([])
})

test('a printer without an upright stroke drew it as an exclamation mark, one of them right behind a full cell', () => {
  const { words, rules } = liftTypedRules([
    word('+--------+-----+', 10, 0),
    ...[10, 20, 30].flatMap((top) => [word('!', 10, top), word('Item', 20, top), word('!', 60, top), word('24', 70, top)]),
    word('!', 10, 40),
    word('UNIT!', 40, 40),
    word('+--------+-----+', 10, 50),
  ])
  expect(words.map(({ text }) => text)).toEqual(['Item', '24', 'Item', '24', 'Item', '24', 'UNIT'])
  expect(words.at(-1)?.box).toMatchObject({ left: 40, right: 60 })
  expect(rules.filter(({ box }) => box.bottom - box.top > box.right - box.left)).toHaveLength(7)
})

test('whoever exclaims draws nothing', () => {
  const { words, rules } = liftTypedRules([word('Thank', 10, 0), word('you', 40, 0), word('!', 60, 0), word('Merci!', 10, 20)])
  expect(words.map(({ text }) => text)).toEqual(['Thank', 'you', '!', 'Merci!'])
  expect(rules).toEqual([])
})
