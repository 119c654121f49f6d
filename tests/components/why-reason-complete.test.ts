import { expect, test } from 'vitest'
import { reasonText } from '#app/components/document/why-reason.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import type { Text } from '#app/i18n/text.ts'
import { drawDicePaper } from '#tests/generator/dice/paper.ts'

/** Says which keys were asked for in braces; what has none comes out as the engine says it. */
const keysOnly = ((key: string) => `{${key}}`) as unknown as Text
const UNTRANSLATED = /(?:^| · )[^{·]+/

function reasonsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(reasonsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'reason' && typeof inner === 'string' ? [inner] : reasonsIn(inner)))
}

test('whatever chose a value of papers drawn by dice is said in the reader’s language', { timeout: 120_000 }, () => {
  const reasons = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    for (const reason of reasonsIn(understandDocument(drawDicePaper(seed, {}).document))) reasons.add(reason)
  }
  expect(reasons.size).toBeGreaterThan(60)
  expect([...reasons].filter((reason) => UNTRANSLATED.test(reasonText(keysOnly, reason)))).toEqual([])
})
