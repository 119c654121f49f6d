import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import { createPool, type Pool, Unreadable } from '#app/pool/pool.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { INCOMPLETE, NUMBER, type OddKind, oddKinds, TOTAL } from './kinds.ts'
import { halfHiddenKinds } from './half-hidden-kinds.ts'
import { strangerKinds } from './stranger-kinds.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-kinds-'))
let pool: Pool
let hasty: Pool

beforeAll(() => {
  const script = join(buildNode(), 'worker.js')
  pool = createPool({ workers: 1, script })
  hasty = createPool({ workers: 1, script, wallClock: 2_000 })
})
afterAll(async () => {
  await Promise.all([pool.close(), hasty.close()])
  rmSync(folder, { recursive: true, force: true })
})

async function outcomeOf({ name, bytes, endless }: OddKind): Promise<Reading | { refused: string }> {
  const path = join(folder, `${name.replace(/\W/g, '-')}.pdf`)
  writeFileSync(path, bytes())
  try {
    return await (endless ? hasty : pool).extract(path)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { refused: error.code }
  }
}

describe('odd files are refused, flagged or read right', () => {
  test.each([...oddKinds, ...strangerKinds, ...halfHiddenKinds])('$name', { timeout: 60_000 }, async (odd) => {
    const outcome = await outcomeOf(odd)
    if ('refused' in outcome) {
      expect(odd.told ?? []).toContain(outcome.refused)
      return
    }
    const told = [...outcome.warnings, ...outcome.checks.filter(({ status }) => status === 'failed')].map(({ code }) => code as string)
    const flags = outcome.confidence === 0 ? [...told, INCOMPLETE] : told
    if (odd.told) expect(odd.told.filter((code) => flags.includes(code))).not.toEqual([])
    const { invoice_number: number, total_amount_with_tax: total } = outcome.fields
    const seen = { number: number?.value, total: total?.value }
    const right = { number: NUMBER, total: odd.total ?? TOTAL }
    if (flags.length === 0) expect(seen).toEqual(right)
    else expect([right.total, undefined]).toContain(seen.total)
  })
})
