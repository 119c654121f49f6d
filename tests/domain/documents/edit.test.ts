import { describe, expect, test } from 'vitest'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { Failure } from '#app/domain/failure.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { storeFailure } from '#app/domain/intake/store-failure.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { retryDocument } from '#app/domain/review/retry.server.ts'
import { makePending, makeProcessing, makeWho } from '#tests/support/make-documents.ts'

function refusalOf(work: () => unknown): Failure {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('editing a document', () => {
  test('a changed value becomes a person’s, with an event, and the version counts up', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const before = findDocument(who, id)
    const after = editDocument(who, id, { version: before.version, fields: { due_date: '2026-04-01', invoice_number: 'F-2026-002' } })
    expect(after.version).toBe(before.version + 1)
    expect(after.fields).toMatchObject({ due_date: '2026-04-01', invoice_number: 'F-2026-002', supplier_name: 'Verger du Midi SARL' })
    expect(after.provenance.fields.invoice_number).toMatchObject({ source: 'person', confidence: 1 })
    expect(after.provenance.fields.invoice_number?.candidates?.[0]).toMatchObject({ value: 'F-2026-001', source: 'layout' })
    expect(after.provenance.fields.supplier_name?.source).toBe('layout')
    const edited = after.events.filter((event) => event.type === 'edited')
    expect(edited.map(({ field, old, new: now, actor }) => ({ field, old, now, actor }))).toEqual([
      { field: 'invoice_number', old: 'F-2026-001', now: 'F-2026-002', actor: 'Ada Byron' },
      { field: 'due_date', old: null, now: '2026-04-01', actor: 'Ada Byron' },
    ])
  })

  test('an edit that changes nothing leaves the document as it is, still free to be read again', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const before = findDocument(who, id)
    expect(editDocument(who, id, { version: before.version, fields: { invoice_number: 'F-2026-001' }, items: before.items })).toEqual(
      before,
    )
    expect(retryDocument(who, id).status).toBe('processing')
  })

  test('what was edited is not read again: the refusal says why, not that the status is wrong', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    editDocument(who, id, { version: findDocument(who, id).version, fields: { invoice_number: 'F-2026-002' } })
    const reason = (work: () => unknown) => refusalOf(work).details.faults?.map((fault) => fault.reason)
    expect(reason(() => retryDocument(who, id))).toEqual(['edited'])
    approveDocument(who, id, {})
    expect(reason(() => retryDocument(who, id))).toBeUndefined()
  })

  test('a place or a confirmation of what is no value of the document is refused by its name, and leaves no event', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const { version, items } = findDocument(who, id)
    const place = { page: 1, box: [0.1, 0.1, 0.2, 0.2] as [number, number, number, number], text: 'x' }
    const edit = { version, fields: {}, confirmed: ['due_date', 'nope', `items.${items.length}.quantity`], places: { 'a/b': place } }
    expect(refusalOf(() => editDocument(who, id, edit)).details.faults).toEqual([
      { code: 'invalid', pointer: '/data/attributes/places/a~1b', reason: 'unknown', values: { name: 'a/b' } },
      { code: 'invalid', pointer: '/data/attributes/confirmed/1', reason: 'unknown', values: { name: 'nope' } },
      {
        code: 'invalid',
        pointer: '/data/attributes/confirmed/2',
        reason: 'unknown',
        values: { name: `items.${items.length}.quantity` },
      },
    ])
    expect(findDocument(who, id).version).toBe(version)
    const confirmed = ['due_date', `items.${items.length - 1}.quantity`]
    expect(editDocument(who, id, { version, fields: {}, confirmed }).provenance.fields.due_date?.source).toBe('person')
  })

  test('rows keep their ids, new ones get one, missing ones go', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const before = findDocument(who, id)
    const [row] = before.items
    const kept = editDocument(who, id, {
      version: before.version,
      fields: {},
      items: [{ id: row!.id, quantity: '13' }, { description: 'Poires' }],
    })
    expect(kept.items.map((item) => [item.id === row!.id, item.description, item.quantity])).toEqual([
      [true, 'Pommes Golden', '13'],
      [false, 'Poires', null],
    ])
    expect(kept.provenance.items[row!.id]?.quantity).toMatchObject({ source: 'person' })
    expect(kept.provenance.items[row!.id]?.description).toMatchObject({ source: 'layout' })
    const emptied = editDocument(who, id, { version: kept.version, fields: {}, items: [] })
    expect(emptied.items).toEqual([])
    expect(emptied.provenance.items).toEqual({})
  })

  test('the order of the rows is kept as it was sent, also where nothing else changed, and the history tells it', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const items = [{ description: 'Pommes' }, { description: 'Poires' }, { description: 'Prunes' }, { description: 'Figues' }]
    const before = editDocument(who, id, { version: findDocument(who, id).version, fields: {}, items })
    const [apples, pears, plums, figs] = before.items
    const order = [apples!, plums!, pears!, figs!].map((row) => ({ id: row.id }))
    const after = editDocument(who, id, { version: before.version, fields: {}, items: order })
    expect(after.version).toBe(before.version + 1)
    expect(findDocument(who, id).items.map((row) => row.description)).toEqual(['Pommes', 'Prunes', 'Poires', 'Figues'])
    const told = after.events.slice(before.events.length)
    expect(told.map(({ field, old, new: now }) => ({ field, old, now }))).toEqual([{ field: 'items', old: '2, 3', now: '3, 2' }])
  })

  test('places and confirmations become the person’s proof', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const { version } = findDocument(who, id)
    const after = editDocument(who, id, {
      version,
      fields: { due_date: '2026-04-01' },
      places: { due_date: { page: 1, box: [0, 0, 0.5, 0.5], text: '1 avril 2026' } },
      confirmed: ['tax_amount', 'bank_details', 'items.0.quantity'],
    })
    expect(after.provenance.fields.due_date).toMatchObject({ page: 1, text: '1 avril 2026', source: 'person' })
    expect(after.provenance.fields.tax_amount).toMatchObject({ source: 'person', confidence: 1 })
    expect(after.provenance.items[after.items[0]!.id]?.quantity).toMatchObject({ source: 'person', confidence: 1 })
    expect(after.fields.tax_amount).toBe('40.00')
  })

  test('an old version is refused with the state that is kept', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const { version } = findDocument(who, id)
    editDocument(who, id, { version, fields: { due_date: '2026-04-01' } })
    const refusal = refusalOf(() => editDocument(who, id, { version, fields: { due_date: '2026-05-01' } }))
    expect(refusal.code).toBe('stale_version')
    expect(refusal.details.current).toMatchObject({ fields: { due_date: '2026-04-01' } })
  })

  test.each([
    [{ due_date: '2026-02-30' }, '/data/attributes/due_date'],
    [{ tax_amount: '12,50' }, '/data/attributes/tax_amount'],
    [{ colour: 'red' }, '/data/attributes/colour'],
    [{ name: 'PO-1' }, '/data/attributes/name'],
  ])('%o is invalid and named', (fields, pointer) => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const refusal = refusalOf(() =>
      editDocument(who, id, { version: findDocument(who, id).version, fields: fields as Record<string, string> }),
    )
    expect(refusal.code).toBe('invalid')
    expect(refusal.details.faults?.map((fault) => fault.pointer)).toEqual([pointer])
  })

  test('ftp_quantity is kept by the program', () => {
    const who = makeWho()
    const id = makePending(who, 'work_order')
    expect(findDocument(who, id).fields.ftp_quantity).toBe('0')
    expect(refusalOf(() => editDocument(who, id, { version: 2, fields: { ftp_quantity: '3' } })).code).toBe('invalid')
  })

  test('a row of another document is refused', () => {
    const who = makeWho()
    const [id, other] = [makePending(who, 'invoice'), makePending(who, 'invoice')]
    const foreign = findDocument(who, other).items[0]!.id
    const { version } = findDocument(who, id)
    expect(refusalOf(() => editDocument(who, id, { version, fields: {}, items: [{ id: foreign }] })).details.faults?.[0]?.pointer).toBe(
      '/data/attributes/items/0/id',
    )
  })

  test('a failed document becomes pending when it is filled in by hand', () => {
    const who = makeWho()
    const id = makeProcessing(who, 'invoice')
    expect(refusalOf(() => editDocument(who, id, { version: 1, fields: {} })).code).toBe('wrong_status')
    inTransaction(who.db, () => storeFailure({ ...who, member: null, via: 'engine' }, id, 'encrypted', 'The file wants a password.'))
    const failed = findDocument(who, id)
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'encrypted' } })
    const filled = editDocument(who, id, { version: failed.version, fields: { invoice_number: '7' } })
    expect(filled).toMatchObject({ status: 'pending', failure: null })
  })

  test('an approved one has to be reopened first', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const approved = approveDocument(who, id)
    expect(refusalOf(() => editDocument(who, id, { version: approved.version, fields: {} })).code).toBe('wrong_status')
  })

  test('a viewer may read and not write', () => {
    const admin = makeWho()
    const id = makePending(admin, 'invoice')
    const viewer = makeWho('viewer', admin.db)
    expect(findDocument(viewer, id).id).toBe(id)
    expect(refusalOf(() => editDocument(viewer, id, { version: 2, fields: {} })).code).toBe('forbidden')
  })
})
