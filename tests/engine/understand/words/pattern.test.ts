import { expect, test } from 'vitest'
import { pattern } from '#app/engine/understand/words/pattern.ts'

test('breaks and indentation are no part of it; blanks within a line and signs behind a backslash are', () => {
  const many = pattern('iu')`
    ^(?:
      grand total|sous[- ]total|
      \p{L}+summe
    )\b
  `
  expect(many.source).toBe(String.raw`^(?:grand total|sous[- ]total|\p{L}+summe)\b`)
  expect(many.flags).toBe('iu')
})

test('the source of another goes in as it is', () => {
  const number = /\d+(?:[.,]\d+)?/.source
  expect(
    pattern()`
    ^(${number})\s
    kg$
  `.exec('2,5 kg')?.[1],
  ).toBe('2,5')
})
