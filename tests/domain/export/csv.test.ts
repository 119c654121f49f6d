import { describe, expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { guardCell, toCsv } from '#app/domain/export/csv.ts'
import type { Exported } from '#app/domain/export/each-document.server.ts'

// A generator that never gives anything: what a query does that fails.
function* failing(): Generator<Exported> {
  throw new Error('the disk is gone')
}

describe('toCsv', () => {
  test.each(['documents', 'items'] as const)('a failure between the %s reaches whoever reads', async (lines) => {
    const reading = toCsv(kinds.invoice, failing(), lines).toArray()
    await expect(reading).rejects.toThrow('the disk is gone')
  })
})

test.each(['=1+1', '+33 4 93', '-10 %', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(guardCell(text)).toBe(`'${text}`)
})

test.each(['-12.50', 'a=b', '', null, 7])('%j stays as it is', (value) => {
  expect(guardCell(value)).toBe(value)
})
