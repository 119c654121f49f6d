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
