import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Readable } from 'node:stream'
import { kinds } from '#app/contract/kinds/index.ts'
import { receiveOne, storeUpload } from '#app/domain/intake/receive-upload.server.ts'
import { getHouse } from '#app/domain/who.server.ts'
import { refuse } from '#app/routes/api/answer.server.ts'
import { documents } from '#db/schema/documents.ts'
import { makeWho } from '#tests/support/make-documents.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client

const whoIs = () => makeWho('admin', getHouse().db)

// More than any disk has: what is free is never enough.
beforeAll(async () => {
  server = await startApi({ GLEANER_MIN_FREE_MB: '1000000000' })
  client = await server.signIn()
})
afterAll(() => server.close())

test('a full disk is 507, says so, and keeps nothing of the upload', async () => {
  const form = new FormData()
  for (const name of ['a.pdf', 'b.pdf']) form.append('files[]', new Blob([`%PDF-1.7\n${name}`]), name)
  const answer = await client.fetch('/api/v1/invoice_extracts', { method: 'POST', body: form, headers: { 'Accept-Language': 'fr' } })
  expect(answer.status).toBe(507)
  expect(await answer.json()).toMatchObject({
    error: expect.stringContaining('plus de place'),
    errors: [{ status: '507', code: 'no_space' }],
  })
  const incoming = join(server.folder, 'documents/incoming')
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([])
  expect(getHouse().db.select().from(documents).all()).toEqual([])
})

test('a database that cannot grow any more is 507 too', async () => {
  const sql = getHouse().db.$client
  const before = sql.pragma('max_page_count', { simple: true }) as number
  sql.pragma('max_page_count = 1')
  const attributes = { invoice_number: 'x'.repeat(200), additional_notes: 'y'.repeat(4000), legal_mentions: 'z'.repeat(4000) }
  const body = { data: { type: 'invoice_extracts', attributes } }
  const statuses = new Set<number>()
  for (let count = 0; count < 20; count += 1) statuses.add((await client.json('POST', '/api/v1/invoice_extracts', body)).status)
  expect([...statuses]).toContain(507)
  expect([...statuses]).not.toContain(500)
  sql.pragma(`max_page_count = ${before}`)
  expect((await client.json('POST', '/api/v1/invoice_extracts', body)).status).toBe(201)
})

test('a file whose document could not be written down does not stay', async () => {
  const sql = getHouse().db.$client
  const stored = () => readdirSync(join(server.folder, 'documents'), { recursive: true }).filter((name) => String(name).endsWith('.pdf'))
  const received = await receiveOne(whoIs(), 'a.pdf', Readable.from(['%PDF-1.7']), { maxBytes: 100, minFreeBytes: 0 })
  sql.exec("create temp trigger full before insert on documents begin select raise(abort, 'full'); end")
  await expect(storeUpload(whoIs(), kinds.invoice, 'auto', [received])).rejects.toThrow('full')
  expect(stored()).toEqual([])
  sql.exec('drop trigger full')
  const again = await receiveOne(whoIs(), 'a.pdf', Readable.from(['%PDF-1.7']), { maxBytes: 100, minFreeBytes: 0 })
  await storeUpload(whoIs(), kinds.invoice, 'auto', [again])
  expect(stored()).toHaveLength(1)
})

test('whatever else goes wrong is 500', async () => {
  const answer = await refuse(new Request('http://localhost/api/v1/x'), Object.assign(new Error('no'), { code: 'EIO' }))
  expect(answer.status).toBe(500)
})
