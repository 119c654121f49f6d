import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { startModelStandIn, type ChatRequest, type Reply, type StandIn } from '#tests/support/model-stand-in/server.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-extract-model-'))
const file = join(folder, 'invoice.pdf')
const lines = [
  'Verger du Midi SARL',
  'FACTURE',
  'Facture no. F-2026-001',
  'Date de facture : 12/03/2026',
  'Total HT : 200,00 EUR',
  'TVA 20 % : 40,00 EUR',
  'Total TTC : 240,00 EUR',
  'Merci de votre confiance. Fin du delai au 11/04/2026',
]
writeFileSync(file, makePdf({ pages: [lines.map((line, at) => textAt(50, 750 - 40 * at, line)).join('')] }))
let program: string
let standIn: StandIn | undefined

beforeAll(() => {
  program = join(buildNode(), 'cli.js')
})
afterEach(() => standIn?.close().then(() => (standIn = undefined)))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function extract(host: string, ...options: string[]): Promise<{ reading: Reading; stderr: string; lines: number }> {
  const command = spawn(process.execPath, [program, 'extract', ...options, file], {
    cwd: folder,
    env: { ...process.env, OLLAMA_HOST: host },
  })
  let [stdout, stderr] = ['', '']
  command.stdout.on('data', (chunk) => (stdout += String(chunk)))
  command.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const status = await new Promise((done) => command.on('close', done))
  expect(status).toBe(0)
  return { reading: JSON.parse(stdout) as Reading, stderr, lines: stdout.trim().split('\n').length }
}

/** Knows the due date, and where it stands. */
function knowing({ messages }: ChatRequest): Reply {
  const line = /^\[(\d+)\].*11\/04\/2026$/m.exec(messages.at(-1)!.content)![1]
  return { json: { due_date: { lines: [Number(line)], text: '11/04/2026', label: 'Fin du delai au' } } }
}

describe('gleaner extract with a local model', () => {
  test('asks it for what is missing; --no-model does not', async () => {
    standIn = await startModelStandIn({ reply: knowing })
    const { reading } = await extract(standIn.url)
    expect(reading.fields.due_date).toMatchObject({ value: '2026-04-11', source: 'model', page: 1, text: '11/04/2026' })
    expect(reading.fields.due_date!.confidence).toBeLessThan(0.9)
    const asked = standIn.chats.length
    const { reading: without } = await extract(standIn.url, '--no-model')
    expect(without.fields.due_date).toBeUndefined()
    expect(standIn.chats).toHaveLength(asked)
  })

  test.each<Trap>(['dies', 'garbage', 'broken'])(
    'gives its own values and one line of data when the model server is of the kind: %s',
    async (trap) => {
      standIn = await startModelStandIn({ trap, reply: knowing })
      const { reading, stderr, lines: printed } = await extract(standIn.url)
      expect([reading.fields.invoice_number?.value, reading.fields.due_date, printed]).toEqual(['F-2026-001', undefined, 1])
      expect(stderr).toContain('does not help')
    },
  )

  test('without one nothing is different', async () => {
    standIn = await startModelStandIn()
    const { url } = standIn
    await standIn.close()
    standIn = undefined
    const { reading, stderr } = await extract(url)
    expect([reading.fields.invoice_number?.value, stderr]).toEqual(['F-2026-001', ''])
  })
})
