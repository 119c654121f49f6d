import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { memorySchema } from '#app/contract/memory.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { applyMemory, undoMemory } from '#app/domain/learning/apply-memory.server.ts'
import { eachWholeMemory, forgetMemory, listMemories, listSenders } from '#app/domain/learning/memories.server.ts'
import { previewMemory } from '#app/domain/learning/preview-memory.server.ts'
import { recallLayouts } from '#app/domain/learning/recall-layouts.server.ts'
import { taughtBy } from '#app/domain/learning/taught-by.server.ts'
import { waitingDocuments } from '#app/domain/learning/waiting-documents.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
import type { Who } from '#app/domain/who.ts'
import { memories } from '#db/schema/memories.ts'
import { makeWho } from '#tests/support/make-documents.ts'
import { drawDocument } from '#tests/support/page.ts'
import { correct, makeWaiting, oddPaper } from '#tests/support/waiting-paper.ts'

function correctAndApprove(who: Who, id: string, fields: Record<string, string>): void {
  approveDocument(who, id, { version: correct(who, id, fields) })
}

function taught(): { who: Who; teacher: string; other: string; memory: string } {
  const who = makeWho()
  const teacher = makeWaiting(who, oddPaper('HL-1', '03.02.2026', '20.00'))
  const other = makeWaiting(who, oddPaper('HL-2', '11.05.2026', '110.00'))
  correctAndApprove(who, teacher, { name: 'HL-1', order_date: '2026-02-03', total_amount_without_tax: '20.00' })
  return { who, teacher, other, memory: taughtBy(who, teacher)! }
}

test('an approval with corrections leaves one memory that says who taught it, when and from what', () => {
  const { who, teacher, memory } = taught()
  expect(listMemories(who)).toMatchObject([
    {
      id: memory,
      kind: 'work_order',
      sender: 'Harbour Lathe Works Ltd',
      document_id: teacher,
      created_by: 'Ada Byron',
      created_at: who.now.toISOString(),
    },
  ])
  expect(recallLayouts(who.db, 'order of HARBOUR LATHE WORKS, Ltd.').map(({ id }) => id)).toEqual([memory])
  expect(recallLayouts(who.db, 'order of Quayside Pumps GmbH')).toEqual([])
})

test('the preview names what would change in what waits, and changes nothing', async () => {
  const { who, other, memory } = taught()
  const before = findDocument(who, other)
  expect(await previewMemory(who, memory)).toEqual([
    {
      id: other,
      kind: 'work_order',
      title: null,
      changes: [
        { field: 'name', old: null, new: 'HL-2' },
        { field: 'order_date', old: null, new: '2026-05-11' },
        { field: 'total_amount_without_tax', old: null, new: '110.00' },
      ],
    },
  ])
  expect(findDocument(who, other)).toEqual(before)
})

test('the preview names the client too whom a person put behind the printed name, as reading again does', async () => {
  const who = makeWho()
  const [teacher, other] = ['HL-1', 'HL-2'].map((number) => makeWaiting(who, oddPaper(number, '03.02.2026', '20.00'))) as [string, string]
  correctAndApprove(who, teacher, { client: 'Harbour Group' })
  expect(await previewMemory(who, taughtBy(who, teacher)!)).toMatchObject([
    { id: other, changes: [{ field: 'client', old: 'Harbour Lathe Works Ltd', new: 'Harbour Group' }] },
  ])
})

test.each([{ turn: 90 }, { turn: 270, lean: 1 }] as const)(
  'papers that were put on the scanner like %o teach each other',
  async (standing) => {
    const who = makeWho()
    const scanned = (document: ReturnType<typeof oddPaper>) => ({
      ...document,
      pages: document.pages.map((page) => ({ ...page, ...standing })),
    })
    const teacher = makeWaiting(who, scanned(oddPaper('HL-1', '03.02.2026', '20.00')))
    const other = makeWaiting(who, scanned(oddPaper('HL-2', '11.05.2026', '110.00')))
    correctAndApprove(who, teacher, { name: 'HL-1', order_date: '2026-02-03' })
    expect(await previewMemory(who, taughtBy(who, teacher)!)).toMatchObject([
      {
        id: other,
        changes: [
          { field: 'name', new: 'HL-2' },
          { field: 'order_date', new: '2026-05-11' },
        ],
      },
    ])
  },
)

test('what waits is found by any name of the sender that a new reading would find it by', async () => {
  const who = makeWho()
  // Approved under its full name, which no page prints; the pages say the short one and the tax id.
  const short = (number: string) =>
    drawDocument(`
    Harbour Lathe
    Unit seven, old dock road

    slip mark      ${number}              penned on    03.02.2026

    worth in all   20.00

    registered  GB 123 4567 28
  `)
  const teacher = makeWaiting(who, short('HL-1'))
  const other = makeWaiting(who, short('HL-2'))
  correctAndApprove(who, teacher, { customer_company_name: 'Harbour Lathe Works Ltd', name: 'HL-1' })
  const memory = taughtBy(who, teacher)!
  const row = who.db.select().from(memories).where(eq(memories.id, memory)).get()!
  const whole = memorySchema.parse(row.data)
  const known = (sender: { read_name?: string; tax_id?: string }) => {
    const { read_name: _, ...named } = whole.sender
    const data = { ...whole, sender: { ...named, ...sender } }
    return waitingDocuments(who, { ...row, data, sender_tax_id: sender.tax_id ?? null }).map(({ id }) => id)
  }
  expect(known({})).toEqual([])
  expect(known({ read_name: 'Harbour Lathe' })).toEqual([other])
  expect(known({ tax_id: 'GB 123 4567 28' })).toEqual([other])
  expect(known({ tax_id: 'GB 999 9999 73' })).toEqual([])
})

test('applied, the waiting ones are read again, but none that a person has touched', () => {
  const { who, other, memory } = taught()
  const touched = makeWaiting(who, oddPaper('HL-3', '12.05.2026', '7.00'))
  editDocument(who, touched, { version: findDocument(who, touched).version, fields: { note: 'call first' } })
  expect(applyMemory(who, memory)).toBe(1)
  expect([other, touched].map((id) => findDocument(who, id).status)).toEqual(['processing', 'pending'])
})

test('taken back, it has no say any more', () => {
  const { who, other, memory } = taught()
  expect(undoMemory(who, memory)).toBe(1)
  expect(findDocument(who, other).status).toBe('processing')
  expect(listMemories(who)).toEqual([])
  expect(recallLayouts(who.db, 'Harbour Lathe Works Ltd')).toEqual([])
  expect(() => forgetMemory(who, memory)).toThrow('not_found')
})

test('an approval that is taken back teaches nothing, until the document is approved anew', () => {
  const { who, teacher, memory } = taught()
  const recalled = () => recallLayouts(who.db, 'Harbour Lathe Works Ltd').map(({ id }) => id)
  reopenDocument(who, teacher)
  expect(recalled()).toEqual([])
  expect(listMemories(who)).toMatchObject([{ id: memory, at_rest: true }])
  rejectDocument(who, teacher, 'not ours')
  expect(recalled()).toEqual([])
  reopenDocument(who, teacher)
  approveDocument(who, teacher)
  expect(recalled()).toHaveLength(1)
  expect(listMemories(who)).toMatchObject([{ at_rest: false }])
})

test('a wrong code of the customer that was approved is filled in no more, once it is corrected or taken back', () => {
  const who = makeWho()
  const codeOfNext = (number: string) => findDocument(who, makeWaiting(who, oddPaper(number, '11.05.2026', '1.00'))).fields.customer_code
  const teacher = makeWaiting(who, oddPaper('HL-1', '03.02.2026', '20.00'))
  correctAndApprove(who, teacher, { name: 'HL-1', customer_code: 'WRONG-99' })
  expect(codeOfNext('HL-2')).toBe('WRONG-99')
  reopenDocument(who, teacher)
  expect(codeOfNext('HL-2b')).toBeNull()
  correctAndApprove(who, teacher, { customer_code: 'C-7' })
  expect(codeOfNext('HL-3')).toBe('C-7')
  undoMemory(who, taughtBy(who, teacher)!)
  expect(codeOfNext('HL-4')).toBeNull()
})

test('a viewer may look at memories and may not forget them', () => {
  const { who, memory } = taught()
  const viewer = makeWho('viewer', who.db)
  expect(listMemories(viewer)).toHaveLength(1)
  expect(() => forgetMemory(viewer, memory)).toThrow('forbidden')
})

test('a list of memories says of whose papers they are, and reads none of their places', () => {
  const { who, memory } = taught()
  who.db.$client.prepare(`update memories set data = json_set(data, '$.print', 'no print')`).run()
  expect(listSenders(who)).toEqual([{ sender: 'Harbour Lathe Works Ltd', count: 1 }])
  expect(listMemories(who, ['Harbour Lathe Works Ltd'])).toMatchObject([
    { id: memory, columns: [], emptied: [], fields: expect.arrayContaining(['name', 'order_date', 'total_amount_without_tax']) },
  ])
  expect(listMemories(who, ['Quayside Pumps GmbH'])).toEqual([])
  expect(() => [...eachWholeMemory(who)]).toThrow()
})

// Of 6,300 memories each of ten thousand characters: more than a second of the server, and seven for all of them whole.
test('a list of memories is read from an index that holds all it shows, newest first', () => {
  const { who } = taught()
  const prepare = vi.spyOn(who.db.$client, 'prepare')
  expect(listMemories(who)).toHaveLength(1)
  const [asked] = prepare.mock.calls.map(([text]) => text)
  prepare.mockRestore()
  const blanks = asked!.match(/\?/g) ?? []
  const plan = who.db.$client.prepare(`explain query plan ${asked}`).all(blanks.map(() => 1)) as { detail: string }[]
  const steps = plan.map(({ detail }) => detail)
  expect(steps[0]).toContain('USING COVERING INDEX memories_as_told')
  expect(steps).not.toContainEqual(expect.stringContaining('TEMP B-TREE'))
})

test('whole memories are read as they are asked for', () => {
  const { who } = taught()
  const [whole] = eachWholeMemory(who)
  const copy = who.db.select().from(memories).get()!
  for (let at = 0; at < 60; at += 1)
    who.db
      .insert(memories)
      .values({ ...copy, id: `copy-${at}` })
      .run()
  const each = eachWholeMemory(who)
  expect(each.next().value).toMatchObject({ memory: whole!.memory, fields: whole!.fields })
  // Forgotten for good meanwhile: its place in the list is passed over.
  who.db.delete(memories).where(eq(memories.id, 'copy-3')).run()
  expect([...each]).toHaveLength(59)
})

// Of 6,289 memories each of some thousand characters: 400 ms of the server for every paper.
test('whose memories a paper calls for is found without reading the memories', () => {
  const { who, memory } = taught()
  const prepare = vi.spyOn(who.db.$client, 'prepare')
  expect(recallLayouts(who.db, 'order of HARBOUR LATHE WORKS, Ltd.')).toMatchObject([{ id: memory }])
  const asked = prepare.mock.calls.map(([text]) => text)
  prepare.mockRestore()
  const plans = asked.flatMap((text) => {
    const blanks = text.match(/\?/g) ?? []
    return who.db.$client.prepare(`explain query plan ${text}`).all(blanks.map(() => 1)) as { detail: string }[]
  })
  const covering = plans.filter(({ detail }) => detail.includes('COVERING INDEX memories_by_name (forgotten_at=?'))
  expect(covering.length).toBeGreaterThanOrEqual(2)
})
