import { expect, test } from 'vitest'
import type { Page, Word } from '#app/engine/document.ts'
import { trustInRecognised } from '#app/engine/understand/confidence/trust-recognised.ts'

const box = { left: 50, top: 100, right: 110, bottom: 110 }
const page = (certainty: number): Page => {
  const word: Word = { text: 'x', box, page: 1, size: 10, bold: false, certainty }
  return { number: 1, width: 595, height: 842, words: [word], lines: [], rules: [], shades: [], origin: 'ocr' }
}
/** Below this a value is doubtful (contract). */
const SURE = 0.9

test('what was read well may be as sure as any', () => expect(trustInRecognised({ value: '26-1529', box }, page(0.93))).toBe(1))
test('what was read badly is not sure', () => expect(trustInRecognised({ value: '26-1529', box }, page(0.4))).toBeLessThan(SURE))
test.each(['CO7021', 'REFCLIO215', 'AB1O'])('%s could be read in two ways', (value) =>
  expect(trustInRecognised({ value, box }, page(0.97))).toBeLessThan(SURE),
)
test.each(['PO-7021', 'INV0042', 'Oslo', 'CONTROL 12'])('%s could not', (value) =>
  expect(trustInRecognised({ value, box }, page(0.97))).toBe(1),
)
