import { afterEach, describe, expect, test } from 'vitest'
import { watchChanges } from '#app/domain/documents/changes.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { removeDocument, restoreDocument } from '#app/domain/documents/remove.server.ts'
import { undoMemory } from '#app/domain/learning/apply-memory.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { moveDocument } from '#app/domain/documents/move.server.ts'
import type { Who } from '#app/domain/who.ts'
import { enqueueJob } from '#app/jobs/queue.server.ts'
import { jobKinds } from '#app/jobs/kinds.ts'
import { keepWords } from '#app/pool/keep-words.ts'
import { Unreadable, type Pool } from '#app/pool/pool.ts'
import { startRunner, type Runner } from '#app/runner/start.server.ts'
import { jobs } from '#db/schema/jobs.ts'
import { INVOICE, makeProcessing, makeReading, makeWho, withFields } from '#tests/support/make-documents.ts'
import { correct, makeWaiting, oddPaper } from '#tests/support/waiting-paper.ts'

process.env.LOG_LEVEL = 'fatal'

type Extract = Pool['extract']

let running: Runner | undefined
afterEach(() => running?.stop())

/** A pool whose processes are this function: what a process does with a file is tests/pool's business. */
function run(who: Who, extract: Extract, workers = 2, patience = 60_000): Runner {
  running = startRunner(who.db, {
    workers,
    maxPages: 10,
    maxBytes: 1000,
    patience,
    pool: { extract, answers: () => Promise.resolve(true), close: () => Promise.resolve() },
  })
  return running
}

function upload(who: Who): string {
  const id = makeProcessing(who, 'invoice', 'auto')
  enqueueJob(who.db, 'extract', id, who.now)
  return id
}

const statusOf = (who: Who, id: string) => findDocument(who, id).status
const jobsLeft = (who: Who) => who.db.select().from(jobs).all().length

/** Never ends by itself, as a process with a bomb; ends when it is told to. */
const hang: Extract = (_path, _options, call) =>
  new Promise((_done, fail) => {
    const signal = call!.signal!
    const end = () => fail(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })

describe('the runner', () => {
  test('reads what waits and what comes, and ends each job with its result', async () => {
    const who = makeWho()
    const before = upload(who)
    run(who, () => Promise.resolve(makeReading('invoice', INVOICE)))
    const after = upload(who)
    await expect.poll(() => [statusOf(who, before), statusOf(who, after)]).toEqual(['pending', 'pending'])
    expect(jobsLeft(who)).toBe(0)
    expect(findDocument(who, before).fields.invoice_number).toBe('F-2026-001')
  })

  test('reads once more what was read with a lesson that was undone meanwhile', async () => {
    const who = makeWho()
    const teacher = makeWaiting(who, oddPaper('HL-1', '03.02.2026', '20.00'))
    approveDocument(who, teacher, { version: correct(who, teacher, { name: 'HL-1' }) })
    const id = upload(who)
    const box: [number, number, number, number] = [0, 0, 1, 1]
    run(who, async (_path, options, call) => {
      const memories = options?.memories ?? []
      await keepWords(call!.wordsPath!, [{ page: 1, width: 595, height: 842, words: [{ text: 'Harbour Lathe Works Ltd', box }] }])
      for (const memory of memories) undoMemory(who, memory.id)
      return makeReading('invoice', withFields(INVOICE, { invoice_number: memories.length > 0 ? 'TAUGHT' : 'PLAIN' }))
    })
    await expect.poll(() => statusOf(who, id)).toBe('pending')
    expect(findDocument(who, id).fields.invoice_number).toBe('PLAIN')
    expect(jobsLeft(who)).toBe(0)
  })

  test('is ready while a process can be had and until it stops', async () => {
    const who = makeWho()
    let answer = true
    running = startRunner(who.db, {
      workers: 1,
      maxPages: 10,
      maxBytes: 1000,
      pool: { extract: hang, answers: () => Promise.resolve(answer), close: () => Promise.resolve() },
    })
    expect(await running.isReady()).toBe(true)
    answer = false
    expect(await running.isReady()).toBe(false)
    answer = true
    await running.stop()
    expect(await running.isReady()).toBe(false)
  })

  test('a file that cannot be read is failed with its code, the others go on', async () => {
    const who = makeWho()
    const ids = [upload(who), upload(who)]
    let first = true
    run(who, () => {
      if (!first) return Promise.resolve(makeReading('invoice', INVOICE))
      first = false
      return Promise.reject(new Unreadable('encrypted'))
    })
    await expect.poll(() => ids.map((id) => statusOf(who, id)).sort()).toEqual(['failed', 'pending'])
    const failed = ids.map((id) => findDocument(who, id)).find((one) => one.status === 'failed')
    expect(failed?.failure?.code).toBe('encrypted')
    expect(jobsLeft(who)).toBe(0)
  })

  test('a database that takes nothing for a while ends neither the loop nor the reading', async () => {
    const who = makeWho()
    const id = upload(who)
    const sql = who.db.$client
    const renewals = "create temp trigger full before update on jobs when new.progress is not null begin select raise(abort, 'full'); end"
    run(who, (_path, _options, call) => {
      sql.exec(renewals)
      call!.onStep!({ step: 'understand' })
      sql.exec('drop trigger full')
      return Promise.resolve(makeReading('invoice', INVOICE))
    })
    await expect.poll(() => statusOf(who, id)).toBe('pending')
  })

  test('one place takes the newest first, the others what waits longest', async () => {
    const who = makeWho()
    const ids = Array.from({ length: 6 }, () => upload(who))
    const begun: string[] = []
    const ends: (() => void)[] = []
    watchChanges(who.db, ({ id, progress }) => progress && begun.push(id))
    run(who, (_path, _options, call) => {
      call!.onStep!({ step: 'understand' })
      const reading = makeReading('invoice', INVOICE)
      return begun.length > 4 ? Promise.resolve(reading) : new Promise((done) => ends.push(() => done(reading)))
    })
    await expect.poll(() => ends.length).toBe(2)
    expect(begun).toEqual([ids[5], ids[0]])
    ends[1]!()
    await expect.poll(() => begun.length).toBe(3)
    ends[0]!()
    await expect.poll(() => begun.length).toBe(4)
    expect(begun.slice(2)).toEqual([ids[1], ids[4]])
    for (const end of ends) end()
    await expect.poll(() => jobsLeft(who)).toBe(0)
  })

  test('those that do not get on give way to new ones, once, and leave them room', async () => {
    const who = makeWho()
    const bombs = [upload(who), upload(who), upload(who)]
    const hanging = new Set<string>()
    let isGood = false
    const extract: Extract = (path, ...call) => {
      if (!isGood) hanging.add(path)
      call[1]?.onBegin?.()
      return hanging.has(path) ? hang(path, ...call) : Promise.resolve(makeReading('invoice', INVOICE))
    }
    run(who, extract, 2, 50)
    // The third gets its turn though the first two hold both places.
    await expect.poll(() => hanging.size, { timeout: 20_000 }).toBe(3)
    isGood = true
    const good = [upload(who), upload(who), upload(who)]
    await expect.poll(() => good.map((id) => statusOf(who, id)), { timeout: 20_000 }).toEqual(['pending', 'pending', 'pending'])
    expect(bombs.map((id) => statusOf(who, id))).toEqual(['processing', 'processing', 'processing'])
  })

  test('stopping breaks off what runs and gives it back; the next server does it once', async () => {
    const who = makeWho()
    const id = upload(who)
    let begun = 0
    const runner = run(who, (...call) => {
      begun += 1
      return hang(...call)
    })
    await expect.poll(() => begun).toBe(1)
    await runner.stop()
    expect([statusOf(who, id), jobsLeft(who)]).toEqual(['processing', 1])
    run(who, () => Promise.resolve(makeReading('invoice', INVOICE)))
    await expect.poll(() => statusOf(who, id)).toBe('pending')
    expect(findDocument(who, id).events.filter((event) => event.type === 'read')).toHaveLength(1)
  })

  test('a file over which the server died too often is failed', async () => {
    const who = makeWho()
    const id = upload(who)
    who.db
      .update(jobs)
      .set({ state: 'running', claim: 'dead', lease_until: 0, crashes: jobKinds.extract.maxCrashes - 1 })
      .run()
    run(who, hang)
    await expect.poll(() => statusOf(who, id)).toBe('failed')
  })

  test('deleting ends the work at once; restoring begins it anew', async () => {
    const who = makeWho()
    const id = upload(who)
    let ended = 0
    let hanging = true
    run(who, (...call) => {
      if (!hanging) return Promise.resolve(makeReading('invoice', INVOICE))
      return hang(...call).finally(() => (ended += 1))
    })
    await expect.poll(() => who.db.select().from(jobs).get()?.state).toBe('running')
    removeDocument(who, id)
    await expect.poll(() => ended).toBe(1)
    expect(jobsLeft(who)).toBe(0)
    hanging = false
    restoreDocument(who, id)
    await expect.poll(() => statusOf(who, id)).toBe('pending')
  })

  test('kind=auto: the document becomes what the engine says; moving reads it again as told', async () => {
    const who = makeWho()
    const id = upload(who)
    run(who, (_path, options) =>
      Promise.resolve(
        makeReading(options?.kind === 'invoice' ? 'invoice' : 'work_order', { fields: { name: 'PO-1', invoice_number: 'F-1' } }),
      ),
    )
    await expect.poll(() => statusOf(who, id)).toBe('pending')
    expect(findDocument(who, id)).toMatchObject({ kind: 'work_order', fields: { name: 'PO-1' } })
    moveDocument(who, id, 'invoice')
    await expect.poll(() => statusOf(who, id)).toBe('pending')
    expect(findDocument(who, id)).toMatchObject({ kind: 'invoice', fields: { invoice_number: 'F-1' } })
  })

  test('a fault of the program leaves the document waiting, not lost', async () => {
    const who = makeWho()
    const id = upload(who)
    run(who, () => Promise.reject(new Error('a bug')))
    await expect.poll(() => who.db.select().from(jobs).get()).toMatchObject({ state: 'waiting', subject: id, attempts: 1 })
    expect(statusOf(who, id)).toBe('processing')
  })
})
