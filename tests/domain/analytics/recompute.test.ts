import { describe, expect, test } from 'vitest'
import type { Measures } from '#app/contract/analytics.ts'
import type { DocumentView } from '#app/contract/documents.ts'
import { invoice } from '#app/contract/kinds/index.ts'
import { settingsSchema } from '#app/contract/settings.ts'
import { measureDocuments } from '#app/domain/analytics/measure.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { holdDocument } from '#app/domain/review/presence.server.ts'
import type { Who } from '#app/domain/who.ts'
import { at, INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'

const DAYS: [string, string] = ['2026-03-04', '2026-03-10']
const { baseline: standard } = settingsSchema.parse({})
const within = (instant: string | undefined) => instant !== undefined && instant.slice(0, 10) >= DAYS[0] && instant.slice(0, 10) <= DAYS[1]

/** Written down from the definitions of the measures, over nothing but histories and first values: another way than the product's own. */
function recompute(first: Map<string, DocumentView>, now: DocumentView[], reviewed: Map<string, number>): Partial<Measures> {
  const instantOf = (view: DocumentView, type: string) => view.events.find((event) => event.type === type)?.at
  const approved = now.filter((view) => within(view.events.findLast((event) => event.type === 'approved')?.at))
  const outcomes = approved.map((view) => outcomeOf(first.get(view.id)!, view))
  const corrections = outcomes.reduce((sum, { wrong }) => sum + wrong, 0)
  const seconds = approved.reduce((sum, { id }) => sum + (reviewed.get(id) ?? 0), 0)
  const keyed = approved.flatMap(keyedValues)
  const baseline = keyed.reduce((sum, value) => sum + standard.field_seconds + value.length * standard.character_seconds, 0)
  return {
    uploaded: now.filter(({ created_at }) => within(created_at)).length,
    processed: now.filter((view) => within(instantOf(view, 'read'))).length,
    approved: approved.length,
    corrections,
    mean_corrections: Math.round((corrections / approved.length) * 100) / 100,
    correct_values: outcomes.reduce((sum, { right }) => sum + right, 0),
    error_values: corrections,
    touchless_by_person: outcomes.filter(({ wrong }) => wrong === 0).length,
    review_seconds: seconds,
    time_saved_seconds: Math.round(baseline - seconds),
  }
}

/** Changed cells by the history: the oldest `old` against the newest `new` of each. What nobody touched was right. */
function outcomeOf(first: DocumentView, view: DocumentView): { right: number; wrong: number } {
  const changed = new Map<string, { old: string | null; new: string | null }>()
  for (const { type, field, old, new: next } of view.events)
    if (type === 'edited' && field !== null && field !== 'client') changed.set(field, { old: changed.get(field)?.old ?? old, new: next })
  const really = [...changed].filter(([, { old, new: next }]) => old !== next)
  // An added row counts its filled cells, a deleted one counts one.
  const wrong = really.reduce((sum, [field, { old, new: next }]) => sum + (isRow(field) && old === null ? next!.split(' · ').length : 1), 0)
  const touched = new Set(really.map(([field]) => field))
  const right = Object.entries(cellsOf(first)).filter(([name]) => !touched.has(name) && !touched.has(name.replace(/\.\w+$/, ''))).length
  const clientFollowed = first.fields.client !== view.fields.client ? 1 : 0
  return { right: right - clientFollowed, wrong }
}

const isRow = (field: string) => /^\w+\.\w+$/.test(field)

function cellsOf({ fields, items, vat_details }: DocumentView): Record<string, string> {
  const rows = [...items.map((row) => ['items', row] as const), ...vat_details.map((row) => ['vat_details', row] as const)]
  const cells = rows.flatMap(([part, { id, ...values }]) => Object.entries(values).map(([name, value]) => [`${part}.${id}.${name}`, value]))
  return Object.fromEntries([...Object.entries(fields), ...cells].filter(([, value]) => value !== null))
}

const keyedValues = (view: DocumentView) => Object.values(cellsOf(view))

function prepare(who: Who): { first: Map<string, DocumentView>; ids: string[] } {
  const numbers = ['N-1', 'N-2', 'N-3', 'N-4']
  const ids = numbers.map((number, index) =>
    makePending(
      at(who, `2026-03-0${index + 2}T09:00:00Z`),
      'invoice',
      withFields(INVOICE, { invoice_number: number, due_date: '2026-03-31' }),
    ),
  )
  return { ids, first: new Map(ids.map((id) => [id, findDocument(who, id)])) }
}

describe('the figures of a period', () => {
  test('are those that histories give', () => {
    const who = makeWho()
    const { first, ids } = prepare(who)
    const [a, b, c] = ids as [string, string, string]
    const edit = (id: string, change: object) => editDocument(who, id, { version: findDocument(who, id).version, fields: {}, ...change })
    const row = first.get(a)!.items[0]!.id
    edit(a, { fields: { client_name: 'Cantine Sud', due_date: null, payment_terms: '30 jours' } })
    edit(a, {
      fields: { due_date: '2026-04-30' },
      items: [
        { id: row, quantity: '13' },
        { description: 'Poires', quantity: '1' },
      ],
    })
    // There and back is no correction.
    edit(b, { fields: { invoice_number: 'wrong' } })
    edit(b, { fields: { invoice_number: 'N-2' } })
    edit(c, { items: [], vat_details: [{ rate: '20', amount: '40.00' }] })
    const reviewed = new Map([
      [a, 45],
      [b, 900],
    ])
    for (const [id, seconds] of reviewed) holdDocument(who, id, { active_ms: seconds * 1000 })
    for (const id of [a, b, c]) approveDocument(who, id)

    const now = ids.map((id) => findDocument(who, id))
    const expected = recompute(first, now, reviewed)
    const { measures, series } = measureDocuments(who, invoice, 'last_7_days', 'UTC')
    expect(measures).toMatchObject(expected)
    expect(expected).toMatchObject({ uploaded: 2, processed: 2, approved: 3, corrections: 10, touchless_by_person: 1 })
    expect(series.reduce((sum, day) => sum + day.corrections, 0)).toBe(expected.corrections)
  })

  test('a time zone moves what happened around midnight to another day', () => {
    const who = makeWho()
    makePending(at(who, '2026-03-09T23:30:00Z'), 'invoice')
    const uploadedOn = (zone: string) => measureDocuments(who, invoice, 'last_7_days', zone).series.find((day) => day.uploaded > 0)?.day
    expect([uploadedOn('UTC'), uploadedOn('Europe/Paris'), uploadedOn('America/New_York')]).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-09',
    ])
  })
})
