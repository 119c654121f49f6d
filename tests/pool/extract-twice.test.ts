import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import { extractTwice, type Known } from '#app/pool/extract-twice.ts'
import { createPool, type Pool } from '#app/pool/pool.ts'
import { buildNode } from '#tests/support/build-node.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-twice-'))
const scan = 'tests/fixtures/made/invoice-en-scan.pdf'
let pool: Pool

beforeAll(() => {
  pool = createPool({ workers: 2, script: join(buildNode(), 'worker.js') })
})
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
})

async function read(known: Known | undefined): Promise<{ reading: Reading; steps: string[] }> {
  const steps: string[] = []
  const call = { wordsPath: join(folder, 'words.json.gz'), onStep: ({ step }: { step: string }) => void steps.push(step) }
  return { reading: await extractTwice(pool, scan, {}, call, () => Promise.resolve(known)), steps }
}

test('a scan of a known sender is recognised once for both readings, whichever process does them', { timeout: 120_000 }, async () => {
  const once = await read(undefined)
  const twice = await read({ memories: [], parties: [] })
  expect(once.steps).toEqual(['read', 'recognise', 'understand'])
  expect(twice.steps).toEqual(['read', 'recognise', 'understand', 'understand'])
  expect(twice.reading).toMatchObject({ fields: once.reading.fields, items: once.reading.items, warnings: once.reading.warnings })
  expect(readdirSync(folder)).toEqual(['words.json.gz'])
})
