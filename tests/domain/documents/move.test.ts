import { expect, test } from 'vitest'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { moveDocument } from '#app/domain/documents/move.server.ts'
import type { Who } from '#app/domain/who.ts'
import { INVOICE, makePending, makeWho } from '#tests/support/make-documents.ts'

/** An invoice whose supplier, number and day a person has entered. */
function makeEdited(who: Who): string {
  const id = makePending(who, 'invoice', { ...INVOICE, items: [{ ...INVOICE.items![0]!, vat_rate: '20' }] })
  const fields = { invoice_number: 'BC-9', invoice_date: '2026-03-04', supplier_name: 'Verger du Nord' }
  editDocument(who, id, { version: findDocument(who, id).version, fields })
  return id
}

test('number and day that a person entered are those of the paper, whichever kind it is, there and back', () => {
  const who = makeWho()
  const id = makeEdited(who)
  const order = moveDocument(who, id, 'work_order')
  expect(order.fields).toMatchObject({ name: 'BC-9', order_date: '2026-03-04', customer_company_name: 'Cantine Nord' })
  expect(order.provenance.fields.name).toMatchObject({ source: 'person', confidence: 1 })
  expect(moveDocument(who, id, 'invoice').fields).toMatchObject({ invoice_number: 'BC-9', invoice_date: '2026-03-04' })
})

test('a number that the engine read as an invoice’s own is none of the order’s', () => {
  const who = makeWho()
  const id = makePending(who, 'invoice')
  editDocument(who, id, { version: findDocument(who, id).version, fields: { payment_terms: '30 jours' } })
  expect(moveDocument(who, id, 'work_order').fields).toMatchObject({ name: null, order_date: null })
})

test('what the other kind has no place for is told by the history, and leaves no proof behind', () => {
  const who = makeWho()
  const id = makeEdited(who)
  const before = findDocument(who, id)
  const after = moveDocument(who, id, 'work_order')
  const told = after.events.slice(before.events.length).map(({ type, field, old, new: now }) => ({ type, field, old, now }))
  expect(told).toEqual([
    { type: 'moved', field: 'kind', old: 'invoice', now: 'work_order' },
    { type: 'edited', field: 'supplier_name', old: 'Verger du Nord', now: null },
    { type: 'edited', field: 'tax_amount', old: '40.00', now: null },
    { type: 'edited', field: `items.${before.items[0]!.id}.vat_rate`, old: '20', now: null },
    { type: 'edited', field: `vat_details.${before.vat_details[0]!.id}`, old: '20 · 40.00', now: null },
  ])
  expect(Object.keys(after.provenance.fields).filter((name) => !(name in after.fields))).toEqual([])
  expect(Object.keys(after.provenance.items[before.items[0]!.id] ?? {})).not.toContain('vat_rate')
})
