import { beforeEach, expect, test, vi } from 'vitest'
import { invoice } from '#app/contract/kinds/index.ts'
import { listConditions } from '#app/domain/documents/list-conditions.ts'
import { byTurns, eachDocument } from '#app/domain/export/each-document.server.ts'
import type { Who } from '#app/domain/who.ts'
import { makePending, makeWho } from '#tests/support/make-documents.ts'

const COUNT = 120 // more than two batches
let who: Who
let ids: string[]
beforeEach(() => {
  who = makeWho()
  ids = Array.from({ length: COUNT }, () => makePending(who, 'invoice'))
})
const pending = () => listConditions(invoice, { status: ['pending'] })

test('every document comes once, in order of arrival, with its values', () => {
  const given = [...eachDocument(who.db, pending())]
  expect(given.map(({ id }) => id)).toEqual(ids)
  expect(given.at(-1)).toMatchObject({
    fields: { invoice_number: 'F-2026-001' },
    items: [{ quantity: '12' }],
    vat_details: [{ rate: '20' }],
  })
})

test('what is no longer under the condition when its turn comes is left out', () => {
  const given: string[] = []
  for (const { id } of eachDocument(who.db, pending())) {
    if (given.length === 0) who.db.$client.prepare(`update documents set status = 'rejected' where id = ?`).run(ids.at(-1))
    given.push(id)
  }
  expect(given).toEqual(ids.slice(0, -1))
})

// With an index of the kind each batch went through all documents: an export of 12,000 spent half of its time there.
test('a batch is found by its own numbers', () => {
  const prepare = vi.spyOn(who.db.$client, 'prepare')
  expect([...eachDocument(who.db, pending())]).toHaveLength(COUNT)
  const batches = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.startsWith('select * from documents'))
  prepare.mockRestore()
  expect(new Set(batches)).toHaveProperty('size', 1)
  const plan = who.db.$client.prepare(`explain query plan ${batches[0]}`).all({ ...pending().values, batch: '[1]' }) as { detail: string }[]
  expect(plan.map(({ detail }) => detail)).toContain('SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)')
})

// By the number of documents it was a turn for fifty, however long these are.
test('everybody else has a turn while documents that take long are exported', async () => {
  const [document] = eachDocument(who.db, pending())
  let turns = 0
  const count = () => void ((turns += 1), (waiting = setImmediate(count)))
  let waiting = setImmediate(count)
  for await (const given of byTurns(Array.from({ length: 4 }, () => document!))) {
    const until = performance.now() + 20
    while (performance.now() < until);
    expect(given).toBe(document)
  }
  clearImmediate(waiting)
  expect(turns).toBeGreaterThanOrEqual(4)
})
