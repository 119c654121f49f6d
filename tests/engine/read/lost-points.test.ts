import { describe, expect, test } from 'vitest'
import { findLostPoints } from '#app/engine/read/lost-points.ts'
import type { Raster } from '#app/engine/read/raster.ts'
import type { SeenWord } from '#app/engine/read/recogniser.ts'

const DIGIT = 20 // pixels high; the base line is at 40
const BASE = 40

interface Blot {
  left: number
  top: number
  width: number
  height: number
}

function paper(blots: readonly Blot[]): Raster {
  const [width, height] = [200, 60]
  const pixels = new Uint8Array(width * height).fill(240)
  for (const { left, top, ...size } of blots)
    for (let y = top; y < top + size.height; y++) pixels.fill(25, y * width + left, y * width + left + size.width)
  return { width, height, pixels }
}

const word = (text: string, left: number, right: number): SeenWord => ({
  text,
  box: { left, top: BASE - DIGIT, right, bottom: BASE },
  certainty: 0.95,
})
const texts = (words: readonly SeenWord[]) => words.map(({ text }) => text)

describe('points between words that a recogniser passed over', () => {
  const [euros, cents] = [word('285', 10, 58), word('60', 82, 112)]
  const dot = { left: 68, top: BASE - 4, width: 4, height: 4 }
  test.each([
    ['a speck on the base line is a point', dot, ['285.60']],
    ['one that hangs below is a comma', { left: 68, top: BASE - 4, width: 4, height: 9 }, ['285,60']],
    ['nothing between: two numbers', { left: 150, top: 5, width: 3, height: 3 }, ['285', '60']],
    ['a speck in the middle of the line is a dash or dirt', { left: 68, top: BASE - 12, width: 4, height: 4 }, ['285', '60']],
    ['a stroke is a rule or a bracket', { left: 68, top: BASE - 18, width: 3, height: 18 }, ['285', '60']],
    ['a single pixel is noise', { left: 68, top: BASE - 1, width: 1, height: 1 }, ['285', '60']],
    ['a long stroke on the line is a rule', { left: 62, top: BASE - 4, width: 16, height: 4 }, ['285', '60']],
  ])('%s', (_name, blot, expected) => expect(texts(findLostPoints([euros, cents], paper([blot])))).toEqual(expected))

  test('words, and numbers far apart, stay apart', () => {
    expect(texts(findLostPoints([word('Net', 10, 58), word('due', 82, 112)], paper([dot])))).toEqual(['Net', 'due'])
    expect(texts(findLostPoints([euros, word('60', 130, 160)], paper([dot])))).toEqual(['285', '60'])
  })

  test('a code of three parts', () => {
    const parts = [word('CH', 10, 40), word('459', 64, 100), word('91', 124, 150)]
    const dots = [50, 110].map((left) => ({ ...dot, left }))
    expect(findLostPoints(parts, paper(dots))).toEqual([
      { text: 'CH.459.91', box: { left: 10, top: 20, right: 150, bottom: 40 }, certainty: 0.95 },
    ])
  })

  test('a point that was read belongs to what follows where it stands in the middle', () => {
    const letters = { left: 10, top: BASE - DIGIT, width: 30, height: DIGIT }
    const read = [word('CH.', 10, 54), word('459', 64, 100)]
    expect(texts(findLostPoints(read, paper([letters, { ...dot, left: 50 }])))).toEqual(['CH.459'])
    expect(texts(findLostPoints([word('CH.', 10, 46), word('459', 64, 100)], paper([letters, { ...dot, left: 42 }])))).toEqual([
      'CH.',
      '459',
    ])
  })
})
