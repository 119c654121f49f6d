import Big from 'big.js'
import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { codeKey, nameKey } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import { readValues, type Values } from '../documents/values.server.ts'
import { compareLines } from './compare-lines.ts'
import { readOnce, type ReadAlready } from './read-once.ts'

const CENT = new Big('0.01')

interface Found {
  document_id: string
}

/** Is the order known that an invoice names, and does the invoice keep to its prices, quantities and totals? */
export function checkOrder(db: Database, row: DocumentRow, values: Values, already: ReadAlready): [Check, Check] {
  const known: Check = { code: 'order_known', status: 'not_applicable', fields: ['order_reference'] }
  const amounts: Check = { code: 'amounts_match_order', status: 'not_applicable', fields: [] }
  const reference = codeKey(values.fields.order_reference ?? '')
  if (row.kind !== 'invoice' || !reference) return [known, amounts]
  const named = { reference, customer: nameKey(values.fields.client_name ?? '') }
  const found = prepared(db, ORDER).get(named) as Found | undefined
  if (!found) return [known, amounts]
  const orderId = found.document_id
  const order = readOnce(already, 'order', [orderId], () => readValues(db, 'work_order', orderId))
  const others = prepared(db, OTHERS).all({ reference, id: row.id }) as Found[]
  const before = others.flatMap(({ document_id: id }) =>
    readOnce(already, 'part delivery', [id], () => readValues(db, 'invoice', id).items),
  )
  return [
    { ...known, status: 'passed', details: { id: orderId } },
    { ...compare(values, order, before, amounts), details: { id: orderId } },
  ]
}

const ORDER = `
  select v.document_id from work_orders v join documents d on d.id = v.document_id
  where v.number_key = @reference and d.deleted_at is null and d.status in ('pending', 'approved')
  order by v.customer_key is @customer desc, d.status = 'approved' desc, d.seq desc limit 1`

// Part deliveries that were invoiced and approved already.
const OTHERS = `
  select v.document_id from invoices v join documents d on d.id = v.document_id
  where v.order_key = @reference and d.deleted_at is null and d.status = 'approved' and d.id <> @id order by d.seq desc limit 50`

/** Prices and quantities line by line; where no line can be held against another, the totals have to be the same. */
function compare(invoice: Values, order: Values, before: Values['items'], check: Check): Check {
  if (invoice.fields.currency && order.fields.currency && invoice.fields.currency !== order.fields.currency)
    return { ...check, status: 'failed', fields: ['currency'] }
  const { matched, wrong } = compareLines(invoice.items, order.items, before)
  const total = totalPair(invoice, order)
  if (!total && matched === 0) return check
  // A part delivery is invoiced for less; more than was ordered is an alarm. Without lines to hold together, any difference is.
  const isTotalWrong = total && (matched > 0 ? total.invoiced.minus(total.ordered) : total.invoiced.minus(total.ordered).abs()).gt(CENT)
  const accused = [...wrong, ...(isTotalWrong ? [total.field] : [])]
  if (accused.length > 0) return { ...check, status: 'failed', fields: accused }
  return { ...check, status: 'passed', fields: total ? [total.field] : [] }
}

function totalPair(invoice: Values, order: Values): { field: string; invoiced: Big; ordered: Big } | undefined {
  const pairs = [
    ['subtotal_without_tax', 'total_amount_without_tax'],
    ['total_amount_with_tax', 'total_amount_with_tax'],
  ] as const
  for (const [field, other] of pairs) {
    const invoiced = invoice.fields[field]
    const ordered = order.fields[other]
    if (invoiced && ordered) return { field, invoiced: new Big(invoiced), ordered: new Big(ordered) }
  }
  return undefined
}
