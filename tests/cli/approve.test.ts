import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import { storeReading } from '#app/domain/intake/store-reading.server.ts'
import { openHouse } from '#app/domain/who.server.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { commandLine, type CommandLine } from '#tests/support/command-line.ts'
import { INVOICE, makeProcessing, makeReading, makeWho, withFields } from '#tests/support/make-documents.ts'
import { correct, makeWaiting, oddPaper } from '#tests/support/waiting-paper.ts'

let server: ApiServer
let client: Client
let gleaner: CommandLine

beforeAll(async () => {
  gleaner = commandLine()
  server = await startApi()
  client = await server.signIn()
})
afterAll(async () => {
  await server.close()
  rmSync(gleaner.home, { recursive: true, force: true })
})

test('approve says what corrections taught and how many waiting documents would change, beside its answers', async () => {
  const who = makeWho('admin', openHouse().db, new Date())
  const [taught] = ['HL-1', 'HL-2', 'HL-3'].map((number) => makeWaiting(who, oddPaper(number, '03.02.2026', '20.00')))
  correct(who, taught!, { name: 'HL-1', order_date: '2026-02-03', total_amount_without_tax: '20.00' })
  const env = { GLEANER_URL: server.url, GLEANER_TOKEN: client.token }

  const { code, err, lines } = await gleaner.run(['approve', taught!, '--json'], { env })
  expect({ code, err }).toMatchObject({ code: 0 })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([{ id: taught, kind: 'work_order', status: 'approved' }])
  expect(err).toContain(`Learned from ${taught}: 2 waiting documents would change`)
})

test('approve --all names the check or the warning by which it passes a document over', async () => {
  const who = makeWho('admin', openHouse().db, new Date())
  const makeOff = (more: Partial<Reading>, number: string) => {
    const id = makeProcessing(who, 'invoice')
    const reading = makeReading('invoice', withFields(INVOICE, { invoice_number: number }), more)
    storeReading({ db: who.db, now: who.now, via: 'engine', member: null }, id, { reading, pageText: '' })
    return id
  }
  const failed = makeOff({ checks: [{ code: 'iban_valid', status: 'failed', fields: ['bank_details'] }] }, 'F-1')
  const warned = makeOff({ warnings: [{ code: 'several_documents', message: 'Two papers.', fields: [] }] }, 'F-2')
  const env = { GLEANER_URL: server.url, GLEANER_TOKEN: client.token }

  const { lines } = await gleaner.run(['approve', '--all', '--kind', 'invoice', '--dry-run'], { env })
  expect(lines.find((line) => line.startsWith(failed))).toContain(
    'Passed over: a check failed (iban_valid): The IBAN has a wrong check digit.',
  )
  expect(lines.find((line) => line.startsWith(warned))).toContain('Passed over: it has a warning (several_documents): Two papers.')
})

test('each document that is named is done once, however often it is named, and has its line', async () => {
  const who = makeWho('admin', openHouse().db, new Date())
  const [a, b] = ['TW-1', 'TW-2'].map((number) => makeWaiting(who, oddPaper(number, '04.02.2026', '30.00'))) as [string, string]
  const env = { GLEANER_URL: server.url, GLEANER_TOKEN: client.token }
  for (const [command, status] of [
    [['approve'], 'approved'],
    [['reopen'], 'pending'],
    [['reject', '--reason', 'late'], 'rejected'],
    [['delete'], 'deleted'],
  ] as const) {
    const { code, lines } = await gleaner.run([...command, a, b, a, '--json'], { env })
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([a, b].map((id) => ({ id, kind: 'work_order', status })))
    expect(code).toBe(0)
  }
  const { code, lines } = await gleaner.run(['reopen', 'nobody', a, '--json'], { env })
  expect([code, lines.length]).toEqual([1, 2])
})
