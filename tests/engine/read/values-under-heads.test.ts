import { expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'

const word = (text: string, left: number, right: number, top: number, size = 8): Word => ({
  text,
  page: 1,
  size,
  bold: false,
  box: { left, top, right, bottom: top + size },
})
const textsOf = (words: Word[]) => linesFrom(words).map(({ text }) => text)

test('values that all but fill their columns are parted where they begin under their heads', () => {
  const heads = [word('Issued', 183, 206, 110), word('on', 208, 216, 110), word('Bill', 222, 234, 110), word('number', 236, 262, 110)]
  const street = ['Unit', '20', 'Mill', 'Lane', 'Park'].map((text, at) => word(text, 300 + at * 22, 320 + at * 22, 80))
  const values = [word('11.10.2025', 183, 216, 120), word('0000440', 222, 250, 120)]
  expect(textsOf([...street, ...heads, ...values])).toEqual(['Unit 20 Mill Lane Park', 'Issued on', 'Bill number', '11.10.2025', '0000440'])
})

test('words of fixed pitch that happen to begin under others stay one line', () => {
  const over = [word('DOCK', 45, 64, 46), word('ROAD', 69, 88, 46), word('WORKS', 93, 117, 46)]
  const town = [word('CH41', 45, 64, 66), word('1DQ', 69, 83, 66)]
  expect(textsOf([...over, ...town])).toEqual(['DOCK ROAD WORKS', 'CH41 1DQ'])
})

test('a figure beside one twice as large is none of its number', () => {
  expect(textsOf([word('0000326', 269, 305, 126, 10), word('€1,537.66', 314, 413, 122, 20)]).sort()).toEqual(['0000326', '€1,537.66'])
})
