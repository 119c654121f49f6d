import { describe, expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { toCsv } from '#app/domain/export/csv.ts'
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
