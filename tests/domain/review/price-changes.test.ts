import { expect, test } from 'vitest'
import { createDocument } from '#app/domain/documents/create.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { changeSettings } from '#app/domain/settings/settings.server.ts'
import type { Who } from '#app/domain/who.ts'
import { INVOICE, makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

const line = { divalto_code: 'GOL-1', description: 'Golden', quantity: '10', unit_price: '20.00', total_amount: '200.00' }
const invoiceOf = (number: string, cells: Record<string, string>, fields: Record<string, string> = {}) => ({
  ...withFields(INVOICE, { invoice_number: number, ...fields }),
  items: [{ ...line, ...cells }],
})
const changesOf = (who: Who, id: string) => findDocument(who, id).warnings.filter(({ code }) => code === 'price_changed')

function withApproved(): Who {
  const who = makeWho()
  approveDocument(who, makePending(who, 'invoice', invoiceOf('1', {})))
  return who
}

test('a price that differs from the last approved one is named with both', () => {
  const who = withApproved()
  const id = makePending(who, 'invoice', invoiceOf('2', { unit_price: '22.50' }, { invoice_date: '2026-03-08' }))
  expect(changesOf(who, id)).toEqual([
    {
      code: 'price_changed',
      fields: ['items.0.unit_price'],
      message: 'GOL-1 cost 20.00 on 1 and costs 22.50 now (+12.5 %).',
      details: expect.objectContaining({ before: '20.00', now: '22.50', percent: '+12.5', document: '1', date: '2026-03-01' }) as object,
    },
  ])
})

test('one that is entered by hand is told at once', () => {
  const who = withApproved()
  const { fields, items } = invoiceOf('2', { unit_price: '22.50' }, { invoice_date: '2026-03-08' })
  expect(createDocument(who, kinds.invoice, { fields: fields ?? {}, items: items ?? [] }).warnings.map(({ code }) => code)).toContain(
    'price_changed',
  )
})

test.each([
  ['a change within the tolerance', { unit_price: '21.90' }, {}],
  ['another article of the same name', { divalto_code: 'GOL-2', unit_price: '99.00' }, {}],
  ['another supplier', { unit_price: '99.00' }, { supplier_name: 'Ferme Bleue' }],
  ['another currency', { unit_price: '99.00' }, { currency: 'USD' }],
  ['a paper older than the approved one', { unit_price: '99.00' }, { invoice_date: '2026-02-01' }],
])('%s is none', (_name, cells: Record<string, string>, fields: Record<string, string>) => {
  const who = withApproved()
  expect(changesOf(who, makePending(who, 'invoice', invoiceOf('2', cells, fields)))).toEqual([])
})

test('an article without a code is known by its very name; the last approved document counts, of its prices the nearest', () => {
  const who = makeWho()
  const named = (number: string, prices: string[], date: string) => ({
    ...withFields(INVOICE, { invoice_number: number, invoice_date: date }),
    items: prices.map((unit_price) => ({ description: 'Golden', quantity: '1', unit_price })),
  })
  approveDocument(who, makePending(who, 'invoice', named('1', ['10.00'], '2026-01-01')))
  approveDocument(who, makePending(who, 'invoice', named('2', ['20.00', '30.00'], '2026-02-01')))
  expect(changesOf(who, makePending(who, 'invoice', named('3', ['29.00'], '2026-03-01')))).toEqual([])
  expect(changesOf(who, makePending(who, 'invoice', named('4', ['10.00'], '2026-03-01')))).toMatchObject([{ details: { before: '20.00' } }])
})

test('what waits is told when a price is approved, and the warning goes with the price', () => {
  const who = makeWho()
  const waits = makePending(who, 'invoice', invoiceOf('2', { unit_price: '40.00' }, { invoice_date: '2026-03-08' }))
  expect(changesOf(who, waits)).toEqual([])
  approveDocument(who, makePending(who, 'invoice', invoiceOf('1', {})))
  expect(changesOf(who, waits)).toHaveLength(1)
  const { version, items } = findDocument(who, waits)
  editDocument(who, waits, { version, fields: {}, items: [{ ...items[0]!, unit_price: '20.00' }] })
  expect(changesOf(who, waits)).toEqual([])
})

test('the price of a customer is that of his last approved order', () => {
  const who = makeWho()
  const waits = makePending(who, 'work_order', {
    ...withFields(ORDER, { name: 'PO-78' }),
    items: [{ ...ORDER.items![0]!, unit_price: '14.00' }],
  })
  approveDocument(who, makePending(who, 'work_order', ORDER))
  expect(changesOf(who, waits)).toMatchObject([{ details: { article: 'GOL-1', before: '16.67', now: '14.00', percent: '-16' } }])
})

test('what is tolerated can be set', () => {
  const who = withApproved()
  const drawn = (number: string) => makePending(who, 'invoice', invoiceOf(number, { unit_price: '22.50' }))
  changeSettings(who, { price_tolerance: 15 })
  expect(changesOf(who, drawn('2'))).toEqual([])
  changeSettings(who, { price_tolerance: 0 })
  expect(changesOf(who, drawn('3'))).toHaveLength(1)
})
