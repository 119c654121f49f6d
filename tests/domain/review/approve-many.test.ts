import { expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { watchChanges } from '#app/domain/documents/changes.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { Failure } from '#app/domain/failure.ts'
import { approveDocument, approveDocuments } from '#app/domain/review/approve.server.ts'
import type { Who } from '#app/domain/who.ts'
import { INVOICE, makePending, makeWho, ORDER, withFields, type Content } from '#tests/support/make-documents.ts'

const IBANS = ['FR76 3000 6000 0112 3456 7890 189', 'DE89 3704 0044 0532 0130 00']

/** Papers of three suppliers and two customers, with everything in them that one approval may change in another. */
function fill(who: Who): { invoices: string[]; orders: string[]; waiting: string[] } {
  const invoice = (number: string, price: string, fields: Record<string, string> = {}) =>
    makePending(who, 'invoice', priced(INVOICE, price, { invoice_number: number, ...fields }))
  const order = (name: string, price: string, fields: Record<string, string> = {}) =>
    makePending(who, 'work_order', priced(ORDER, price, { name, ...fields }))
  const orders = [
    order('PO-1', '10.00'),
    order('PO-2', '15.00'),
    order('PO-1', '10.00'),
    order('PO-3', '9.00', { customer_company_name: 'Hotel Sud' }),
  ]
  const invoices = [
    invoice('A-1', '10.00', { bank_details: IBANS[0]!, order_reference: 'PO-1' }),
    invoice('A-2', '14.00', { bank_details: IBANS[1]!, order_reference: 'PO-2' }),
    invoice('A-1', '10.00', { bank_details: IBANS[0]! }),
    invoice('B-1', '30.00', { supplier_name: 'Ferme Bleue' }),
    invoice('B-1', '30.00', { supplier_name: 'Ferme Bleue' }),
    invoice('C-1', '7.00', { supplier_name: 'Moulin Vert', order_reference: 'PO-3' }),
  ]
  const waiting = [
    invoice('A-3', '20.00', { bank_details: IBANS[1]!, order_reference: 'PO-2' }),
    invoice('A-2', '14.00'),
    invoice('B-2', '45.00', { supplier_name: 'Ferme Bleue' }),
    order('PO-1', '12.00'),
    order('PO-9', '99.00', { customer_company_name: 'Hotel Sud' }),
  ]
  return { invoices, orders, waiting }
}

function priced(content: Content, unit_price: string, fields: Record<string, string>): Content {
  return { ...withFields(content, fields), items: (content.items ?? []).map((line) => ({ ...line, unit_price })) }
}

/** What is known of all documents, with the place in the list instead of ids. */
function told(who: Who, ids: string[]): unknown {
  const all = ids.map((id) => {
    const { status, checks, warnings, doubtful, version, events } = findDocument(who, id)
    const lines = events.map(({ type, old, new: next, note, via }) => ({ type, old, next, note, via }))
    return { id, status, checks, warnings, doubtful, version, lines }
  })
  return JSON.parse(ids.reduce((text, id, at) => text.replaceAll(id, `document ${at}`), JSON.stringify(all)))
}

function approveOne(who: Who, id: string) {
  try {
    return { id, status: approveDocument(who, id).status }
  } catch (error) {
    if (error instanceof Failure) return { id, status: 'pending', code: error.code }
    throw error
  }
}

test('many that are approved in one go end as if they had been approved one by one: results, checks, warnings and history', async () => {
  const [one, many] = [makeWho(), makeWho()]
  const [alone, together] = [fill(one), fill(many)]
  const nameless = (results: { status: string; code?: string | undefined }[]) => results.map(({ status, code }) => [status, code])

  const singly = [...alone.orders, ...alone.invoices].map((id) => approveOne(one, id))
  const atOnce = [
    ...(await approveDocuments(many, kinds.work_order, together.orders)),
    ...(await approveDocuments(many, kinds.invoice, together.invoices)),
  ]

  expect(nameless(atOnce)).toEqual(nameless(singly))
  expect(nameless(atOnce)).toContainEqual(['pending', 'blocked_by_check'])
  const listOf = ({ orders, invoices, waiting }: typeof alone) => [...orders, ...invoices, ...waiting]
  const after = told(many, listOf(together))
  expect(after).toEqual(told(one, listOf(alone)))
  for (const code of ['price_changed', 'bank_details_changed', 'amounts_match_order']) expect(JSON.stringify(after)).toContain(code)
})

test('while many neighbours are looked at, others have a turn in between', async () => {
  const who = makeWho()
  const id = makePending(who, 'invoice', priced(INVOICE, '10.00', { invoice_number: 'A-1' }))
  for (let at = 0; at < 60; at += 1) makePending(who, 'invoice', priced(INVOICE, '20.00', { invoice_number: `W-${at}` }))
  let turn = 0
  let isOver = false
  const changesIn = new Map<number, number>()
  const goOn = () => setImmediate(() => ((turn += 1), isOver || goOn()))
  goOn()
  const stop = watchChanges(who.db, () => changesIn.set(turn, (changesIn.get(turn) ?? 0) + 1))
  await approveDocuments(who, kinds.invoice, [id])
  stop()
  isOver = true

  const counts = [...changesIn.values()]
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(61)
  expect(Math.max(...counts)).toBeLessThanOrEqual(25)
})
