import { describe, expect, test } from 'vitest'
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

describe('words at a stop', () => {
  const SPACE = 3
  const GAP = 7 // more than two spaces, and less than an em
  /** Rows of parts that begin at the stop, as wide as they come to be before it. */
  const rows = (parts: [string, string][], gap = GAP, space = SPACE) =>
    parts.flatMap(([before, behind], at) => {
      const row: Word[] = []
      let right = 200 - gap
      for (const text of before.split(' ').toReversed()) {
        row.unshift({
          ...word(text, right - 5 * text.length, right),
          box: { left: right - 5 * text.length, right, top: 14 * at, bottom: 14 * at + 10 },
        })
        right -= 5 * text.length + space
      }
      let left = 200
      for (const text of behind.split(' ')) {
        row.push({
          ...word(text, left, left + 5 * text.length),
          box: { left, right: left + 5 * text.length, top: 14 * at, bottom: 14 * at + 10 },
        })
        left += 5 * text.length + space
      }
      return row
    })
  const facts: [string, string][] = [
    ['Our no 4711-25', 'Account ref'],
    ['Tax point 14-08-2025', 'Customer PO'],
    ['Sent on 12-08-2025', 'Due by then'],
  ]
  test('labels behind values that nearly reach them begin lines of their own', () => {
    expect(textOf(rows(facts))).toEqual(facts.flat())
  })
  test('two rows are no column, nor are values behind labels, nor is a space as wide as all others', () => {
    expect(textOf(rows(facts.slice(0, 2)))).toHaveLength(2)
    expect(
      textOf(
        rows([
          ['Collected on', '31 Dec'],
          ['Account no', '77 b'],
          ['Billed for', 'Nov 2025'],
        ]),
      ),
    ).toHaveLength(3)
    expect(textOf(rows(facts, 6, 6))).toHaveLength(3)
  })
})
