import { expect, test } from 'vitest'
import { readFont } from '#app/engine/read/font.ts'

const fontOf = (fontMatrix: number[], bbox: number[]) => {
  const font = { isType3Font: true, fontMatrix, bbox }
  return readFont({ has: () => true, get: () => font }, 'f', () => undefined)!
}

test.each([
  ['figures without a letter', [0.00100000005, 0, 0, -0.00100000005, 0, 0], [9, -639, 493, 73]],
  ['capitals with their accents', [0.001, 0, 0, -0.001, 0, 0], [4, -936, 824, 218]],
  ['hyphens and points', [0.00048828125, 0, 0, -0.00048828125, 0, 0], [60, -560, 700, -10]],
])('a part of a browser’s font is as large as the rest of it: %s', (_, matrix, bbox) => {
  expect(fontOf(matrix, bbox).em).toBe(1)
})

test('glyphs drawn in any other space are as large as their box', () => {
  expect(fontOf([0.00488281, 0, 0, -0.00488281, 0, 0], [-42, -1241, 1270, 54]).em).toBeCloseTo(5.5, 1)
  expect(fontOf([0.01204, 0, 0, 0.01204, 0, 0], [2, -21, 74, 62]).em).toBeCloseTo(0.87, 2)
})
