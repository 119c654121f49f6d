import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { useModelServer } from '#app/domain/model/desk.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { holdDocument } from '#app/domain/review/presence.server.ts'
import type { Who } from '#app/domain/who.ts'
import { bellOf, enqueueJob } from '#app/jobs/queue.server.ts'
import { createModelServer } from '#app/platform/ollama.server.ts'
import { keepWords } from '#app/pool/keep-words.ts'
import { startRunner, type Runner } from '#app/runner/start.server.ts'
import { jobs } from '#db/schema/jobs.ts'
import { INVOICE, makeProcessing, makeReading, makeWho } from '#tests/support/make-documents.ts'
import { startModelStandIn, type StandIn } from '#tests/support/model-stand-in/server.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'

process.env.LOG_LEVEL = 'fatal'
const patience = { first: 60_000, next: 60_000 } // milliseconds; nothing here waits for it

let standIn: StandIn
let runner: Runner | undefined
let who: Who
beforeEach(async () => {
  standIn = await startModelStandIn({ reply: () => ({ json: ANSWER }) })
  who = makeWho()
  useModelServer(who.db, createModelServer(standIn.url, { patience }))
})
afterEach(async () => {
  await runner?.stop()
  await standIn.close()
})

const ANSWER = { supplier_tax_id: { lines: [2], text: 'FR40303265045', label: null } }
const words = [
  {
    page: 1,
    width: 600,
    height: 800,
    words: [
      { text: 'Facture', box: [0.1, 0.1, 0.2, 0.12] as [number, number, number, number] },
      { text: 'FR40303265045', box: [0.1, 0.9, 0.3, 0.92] as [number, number, number, number] },
    ],
  },
]

/** Uploads a document, and reads it as the embedded engine would: at once, without the tax id. */
function upload(trap: Trap = 'none'): string {
  standIn.trap = trap
  const id = makeProcessing(who, 'invoice', 'auto')
  enqueueJob(who.db, 'extract', id, who.now)
  const extract = async (_path: string, _options: unknown, call?: { wordsPath?: string }) => {
    await keepWords(call!.wordsPath!, words)
    return makeReading('invoice', INVOICE, { checks: [{ code: 'tax_id_valid', status: 'not_applicable', fields: [] }] })
  }
  runner = startRunner(who.db, {
    workers: 1,
    maxPages: 10,
    maxBytes: 1000,
    model: true,
    pool: { extract, answers: () => Promise.resolve(true), close: () => Promise.resolve() },
  })
  return id
}

const find = (id: string) => findDocument(who, id)
const jobsLeft = () => who.db.select().from(jobs).all().length

/** Until the asking was given back, after so many tries. */
const waits = (attempts: number) =>
  expect.poll(() => who.db.select().from(jobs).all()).toMatchObject([{ name: 'refine', state: 'waiting', attempts }])

describe('a document is there before the model has said a word', () => {
  test.each<Trap>(['stalls', 'silent'])('and stays as it is while the model %s', async (trap) => {
    const id = upload(trap)
    await expect.poll(() => standIn.chats.length).toBe(1)
    expect(find(id)).toMatchObject({ status: 'pending', fields: { supplier_tax_id: null, invoice_number: 'F-2026-001' } })
  })

  test.each<Trap>(['dies', 'broken', 'busy', 'no_done', 'error_line'])(
    'and the model is asked again later when its server is of the kind: %s',
    async (trap) => {
      const id = upload(trap)
      await waits(1)
      expect(who.db.select().from(jobs).get()!.run_after).toBeGreaterThan(Date.now())
      expect(find(id)).toMatchObject({ status: 'pending', version: 2, fields: { supplier_tax_id: null } })
      standIn.trap = 'none'
      who.db.update(jobs).set({ run_after: 0 }).run()
      bellOf(who.db).emit('ring')
      await expect.poll(() => [find(id).fields.supplier_tax_id, jobsLeft()]).toEqual(['FR40303265045', 0])
    },
  )

  test('but not for ever', async () => {
    upload('busy')
    for (const tries of [1, 2]) {
      await waits(tries)
      who.db.update(jobs).set({ run_after: 0 }).run()
      bellOf(who.db).emit('ring')
    }
    await expect.poll(jobsLeft).toBe(0)
  })

  test.each<Trap>(['garbage', 'chatter', 'cut'])('and the job ends when the model server is of the kind: %s', async (trap) => {
    const id = upload(trap)
    await expect.poll(() => [standIn.chats.length > 0, jobsLeft()]).toEqual([true, 0])
    expect(find(id)).toMatchObject({ status: 'pending', version: 2, fields: { supplier_tax_id: null } })
  })

  test('and what the model finds is added, with its place and an event, the status left alone', async () => {
    const id = upload()
    await expect.poll(() => find(id).fields.supplier_tax_id).toBe('FR40303265045')
    const document = find(id)
    expect(document).toMatchObject({ status: 'pending', version: 3 })
    expect(document.provenance!.fields.supplier_tax_id).toMatchObject({ source: 'model', page: 1, text: 'FR40303265045' })
    expect(document.provenance!.fields.supplier_tax_id!.box![1]).toBeCloseTo(0.9, 2)
    expect(document.events.at(-1)).toMatchObject({
      type: 'model',
      field: 'supplier_tax_id',
      new: 'FR40303265045',
      note: 'qwen2.5:7b',
      actor: null,
    })
    expect(document.checks).toContainEqual(expect.objectContaining({ code: 'tax_id_valid', status: 'passed' }))
    expect(document.items).toHaveLength(1)
    expect(jobsLeft()).toBe(0)
  })
})

describe('whoever touches the document first', () => {
  test.each<[string, (id: string) => void]>([
    ['edits', (id) => void editDocument(who, id, { version: find(id).version, fields: { supplier_tax_id: 'FR00' } })],
    ['approves', (id) => void approveDocument(who, id, {})],
  ])('who %s it ends the asking, and nothing of theirs is changed', async (_, touch) => {
    const id = upload('stalls')
    await expect.poll(() => standIn.chats.length).toBe(1)
    touch(id)
    const after = find(id)
    await expect.poll(() => [standIn.abandoned, jobsLeft()]).toEqual([1, 0])
    expect(find(id)).toEqual(after)
  })

  test('who deletes it ends the asking', async () => {
    const id = upload('stalls')
    await expect.poll(() => standIn.chats.length).toBe(1)
    removeDocument(who, id)
    await expect.poll(() => [standIn.abandoned, jobsLeft()]).toEqual([1, 0])
  })

  test('who has it open keeps it as it is', async () => {
    const id = upload('slow_first_token')
    await expect.poll(() => standIn.chats.length).toBe(1)
    holdDocument({ ...who, now: new Date() }, id)
    await expect.poll(jobsLeft).toBe(0)
    expect(find(id).fields.supplier_tax_id).toBeNull()
  })
})

test('without a model server nothing waits and nothing is left', async () => {
  await standIn.close()
  const id = upload()
  await expect.poll(() => find(id).status).toBe('pending')
  await expect.poll(jobsLeft).toBe(0)
  standIn = await startModelStandIn()
})

test('a server that stops gives the asking back; the next one does it', async () => {
  const id = upload('stalls')
  await expect.poll(() => standIn.chats.length).toBe(1)
  await runner!.stop()
  expect(jobsLeft()).toBe(1)
  standIn.trap = 'none'
  runner = startRunner(who.db, {
    workers: 1,
    maxPages: 10,
    maxBytes: 1000,
    model: true,
    pool: {
      extract: () => Promise.reject(new Error('nothing to read')),
      answers: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    },
  })
  await expect.poll(() => find(id).fields.supplier_tax_id).toBe('FR40303265045')
})
