import { expect, test } from 'vitest'
import { linesFrom } from '#app/engine/read/lines.ts'
import type { Word } from '#app/engine/document.ts'

const word = (text: string, left: number, right: number, size = 10): Word => ({
  text,
  page: 1,
  size,
  bold: false,
  box: { left, top: 100 - size, right, bottom: 100 },
})
const textOf = (words: Word[]) => linesFrom(words).map(({ text }) => text)

test('words that run into each other in another size are two texts', () => {
  expect(textOf([word('A-very-long-company-name', 50, 406, 14), word('INVOICE', 400, 474, 18)])).toEqual([
    'A-very-long-company-name',
    'INVOICE',
  ])
})

test('kerned neighbours and small capitals stay one', () => {
  expect(textOf([word('Tot', 50, 65), word('al', 64, 75)])).toEqual(['Tot al'])
  expect(textOf([word('N', 50, 58, 12), word('orthwind', 57, 90, 9)])).toEqual(['N orthwind'])
})

test('signs part what a line tells where one of the parts is a date; a letterhead in a line stays whole', () => {
  const line = (...texts: string[]) => textOf(texts.flatMap((text, at) => [word(text, at * 30, at * 30 + 25)]))
  expect(line('Order', 'E88', '|', '09/11/2024', '|', 'Ann', 'Poe')).toEqual(['Order E88', '09/11/2024', 'Ann Poe'])
  expect(line('Poe', 'Ltd', '|', 'Mill', 'Road', '|', 'Leeds')).toEqual(['Poe Ltd | Mill Road | Leeds'])
})

test('a value that fills its column ends where the lines around it begin, though the next label stands near', () => {
  const at = (top: number, ...texts: [string, number, number][]) =>
    texts.map(([text, left, right]): Word => ({ ...word(text, left, right), box: { left, right, top, bottom: top + 10 } }))
  const words = [
    ...at(
      40,
      ['Order', 40, 64],
      ['date', 66.5, 85],
      ['14', 158, 168],
      ['March', 170.5, 198],
      ['Delivery', 290, 320],
      ['date', 322.5, 340],
      ['2', 435, 440],
    ),
    ...at(
      54,
      ['Supplier', 40, 72],
      ['Marlow', 158, 190],
      ['Supplies', 192.5, 230],
      ['Limited', 232.5, 280.5],
      ['Delivery', 290, 320],
      ['address', 322.5, 425.5],
      ['Fern', 435, 470],
      ['Mills', 472.5, 500],
    ),
    ...at(66, ['42', 158, 168], ['Priory', 170.5, 195], ['Gate', 435, 455], ['4', 457.5, 462]),
    ...at(80, ['Ordered', 40, 72], ['by', 74.5, 84], ['Ellen', 158, 180], ['Hours', 290, 320], ['9', 435, 440]),
  ]
  expect(textOf(words)).toContain('Marlow Supplies Limited')
  expect(textOf(words)).toContain('Delivery address')
  expect(textOf(words)).toContain('Fern Mills')
  // Two alone may be a label and its value.
  const pair = words.filter(({ box }) => box.left < 430)
  expect(textOf(pair)).toContain('Marlow Supplies Limited Delivery address')
})
