import { expect, test } from 'vitest'
import { dropSums } from '#app/engine/understand/tables/heads/beside-heads.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import type { Piece } from '#app/engine/understand/tables/heads/pieces.ts'

const piece = (text: string, left: number): Piece => {
  const box = { left, top: 0, right: left + 4 * text.length, bottom: 9 }
  const heading = readHeading(text)
  const words = text.split(' ').map((word) => ({ text: word, box, page: 1, size: 9, bold: false }))
  return { words, box, row: 0, ...(heading ? { heading } : {}) }
}

test('a fact about payment and a sum on the height of the heads are none of them', () => {
  const row = [
    ...[piece('VAT code', 34), piece('Goods', 125), piece('Rate %', 183), piece('VAT', 264)],
    ...[piece('Payment terms: 30 days from invoice date', 310), piece('Net total', 600), piece('2,049.11', 773)],
  ]
  expect(dropSums(row)).toEqual(row.slice(0, 4))
})
