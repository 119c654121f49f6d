import { expect, test } from 'vitest'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { Failure } from '#app/domain/failure.ts'
import { mergeParty, separateParty } from '#app/domain/parties/merge.server.ts'
import { addParty, findParty, listParties } from '#app/domain/parties/parties.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import type { Who } from '#app/domain/who.ts'
import { type Content, INVOICE, makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

const PAGE = { filter: {}, page: { number: 1, size: 25 } }
const ids = (who: Who, role: 'customer' | 'supplier') =>
  new Map(listParties(who, { ...PAGE, filter: { role } }).data.map(({ name, id }) => [name, id]))
const approve = (who: Who, kind: 'invoice' | 'work_order', content: Content) => approveDocument(who, makePending(who, kind, content))
const checkOf = (who: Who, id: string, code: string) => findDocument(who, id).checks.find((check) => check.code === code)?.status

const IBANS = ['FR7630006000011234567890189', 'DE89370400440532013000']
const invoiceOf = (number: string, supplier: string, fields: Record<string, string> = {}) =>
  withFields(INVOICE, { invoice_number: number, supplier_name: supplier, client_name: 'Cantine Nord', ...fields })

function withTwoSuppliers() {
  const who = makeWho()
  approve(who, 'invoice', invoiceOf('1', 'Verger du Midi', { supplier_tax_id: 'FR40303265045', bank_details: IBANS[0]! }))
  approve(who, 'invoice', invoiceOf('2', 'VDM Distribution', { bank_details: IBANS[1]!, supplier_address: 'Quai 8, 31000 Toulouse' }))
  const known = ids(who, 'supplier')
  return { who, kept: known.get('Verger du Midi')!, other: known.get('VDM Distribution')! }
}

test('accounts, numbers and prices of both names are held together, and no more when it is taken back', () => {
  const { who, kept, other } = withTwoSuppliers()
  const account = makePending(who, 'invoice', invoiceOf('3', 'Verger du Midi', { bank_details: IBANS[1]! }))
  const twin = makePending(who, 'invoice', invoiceOf('1', 'VDM Distribution', { bank_details: IBANS[1]!, invoice_date: '2026-03-02' }))
  const seen = () => [checkOf(who, account, 'bank_details_changed'), checkOf(who, twin, 'duplicate')]
  expect(seen()).toEqual(['failed', 'passed'])
  mergeParty(who, other, kept)
  expect(seen()).toEqual(['passed', 'failed'])
  separateParty(who, other)
  expect(seen()).toEqual(['failed', 'passed'])
})

test('the kept entry takes over what it lacks and keeps what it has; parted again, it has what it had', () => {
  const { who, kept, other } = withTwoSuppliers()
  const before = findParty(who, kept)
  const merged = mergeParty(who, other, kept)
  expect(merged).toMatchObject({
    id: kept,
    bank_details: IBANS[0],
    address: 'Quai 8, 31000 Toulouse',
    other_names: ['VDM Distribution'],
    merged: [{ id: other, name: 'VDM Distribution' }],
  })
  expect([...ids(who, 'supplier').keys()]).toEqual(['Verger du Midi'])
  expect(listParties(who, { ...PAGE, filter: { q: 'VDM' } }).data.map(({ id }) => id)).toEqual([kept])
  separateParty(who, other)
  expect(findParty(who, kept)).toEqual({ ...before, updated_at: expect.any(String) as string })
  expect(findParty(who, other)).toMatchObject({ merged_into: null, address: 'Quai 8, 31000 Toulouse' })
})

test('an approval under the merged name brings no third entry', () => {
  const { who, kept, other } = withTwoSuppliers()
  mergeParty(who, other, kept)
  approve(who, 'invoice', invoiceOf('9', 'VDM Distribution', { bank_details: IBANS[1]!, supplier_contact: 'a@b.example' }))
  expect(listParties(who, { ...PAGE, filter: { role: 'supplier' } }).data).toMatchObject([{ id: kept, contact: 'a@b.example' }])
})

test('documents of a customer name the kept entry as client, old and new ones, each with a line in its history', () => {
  const who = makeWho()
  const orderOf = (name: string, company: string) => withFields(ORDER, { name, customer_company_name: company })
  const old = makePending(who, 'work_order', orderOf('PO-1', 'Cantine Nord SA'))
  approveDocument(who, old)
  approve(who, 'work_order', orderOf('PO-2', 'Restauration Septentrion'))
  const known = ids(who, 'customer')
  mergeParty(who, known.get('Cantine Nord SA')!, known.get('Restauration Septentrion')!)
  expect(findDocument(who, old)).toMatchObject({
    status: 'approved',
    fields: { client: 'Restauration Septentrion', customer_company_name: 'Cantine Nord SA' },
  })
  expect(findDocument(who, old).events).toContainEqual(
    expect.objectContaining({ type: 'merged', field: 'client', old: 'Cantine Nord SA', new: 'Restauration Septentrion' }),
  )
  const fresh = makePending(who, 'work_order', orderOf('PO-3', 'Cantine Nord SA'))
  expect(findDocument(who, fresh).fields.client).toBe('Restauration Septentrion')
  separateParty(who, known.get('Cantine Nord SA')!)
  expect(findDocument(who, old).fields.client).toBe('Cantine Nord SA')
})

test('only another company of the same role, that is not merged itself; and reviewers may not', () => {
  const { who, kept, other } = withTwoSuppliers()
  const customer = addParty(who, { role: 'customer', name: 'Cantine Sud' })
  const third = addParty(who, { role: 'supplier', name: 'Verger Est' })
  const refusal = (work: () => unknown) => {
    try {
      work()
    } catch (error) {
      return (error as Failure).code
    }
    return undefined
  }
  expect(refusal(() => mergeParty(who, kept, kept))).toBe('invalid')
  expect(refusal(() => mergeParty(who, customer.id, kept))).toBe('invalid')
  expect(refusal(() => mergeParty(who, kept, 'nobody'))).toBe('not_found')
  expect(refusal(() => separateParty(who, kept))).toBe('invalid')
  mergeParty(who, other, kept)
  expect(refusal(() => mergeParty(who, other, third.id))).toBe('invalid')
  expect(refusal(() => mergeParty(who, kept, other))).toBe('invalid')
  // Into a merged one means into the one that is kept.
  expect(mergeParty(who, third.id, other).id).toBe(kept)
  expect(refusal(() => mergeParty(makeWho('reviewer', who.db), other, kept))).toBe('forbidden')
})
