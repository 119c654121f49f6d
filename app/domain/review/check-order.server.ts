import Big from 'big.js'
import type { Row } from '#app/contract/documents.ts'
import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { codeKey } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import { readValues, type Values } from '../documents/values.server.ts'

const CENT = new Big('0.01')

/** Is the order known that an invoice names, and does the invoice keep to its prices, quantities and totals? */
export function checkOrder(db: Database, row: DocumentRow, values: Values): [Check, Check] {
  const known: Check = { code: 'order_known', status: 'not_applicable', fields: ['order_reference'] }
  const amounts: Check = { code: 'amounts_match_order', status: 'not_applicable', fields: [] }
  const reference = codeKey(values.fields.order_reference ?? '')
  if (row.kind !== 'invoice' || !reference) return [known, amounts]
  const orderId = db.$client.prepare(ORDER).pluck().get({ reference }) as string | undefined
  if (!orderId) return [known, amounts]
  const order = readValues(db, 'work_order', orderId)
  return [
    { ...known, status: 'passed', details: { id: orderId } },
    { ...compare(values, order, amounts), details: { id: orderId } },
  ]
}

const ORDER = `
  select v.document_id from work_orders v join documents d on d.id = v.document_id
  where v.number_key = @reference and d.deleted_at is null and d.status in ('pending', 'approved')
  order by d.status = 'approved' desc, d.seq desc limit 1`

/** Lines are held together by article code, never by a similar name; where none is, the totals have to be the same. */
function compare(invoice: Values, order: Values, check: Check): Check {
  if (invoice.fields.currency && order.fields.currency && invoice.fields.currency !== order.fields.currency)
    return { ...check, status: 'failed', fields: ['currency'] }
  const lines = invoice.items.map((line) => [line, order.items.find((ordered) => isSameArticle(line, ordered))] as const)
  const matched = lines.filter(([, ordered]) => ordered !== undefined)
  const wrong = lines.flatMap(([line, ordered], index) =>
    ordered ? lineFaults(line, ordered).map((name) => `items.${index}.${name}`) : [],
  )
  if (wrong.length > 0) return { ...check, status: 'failed', fields: wrong }
  const total = totalPair(invoice, order)
  if (!total && matched.length === 0) return check
  if (!total) return { ...check, status: 'passed' }
  // A part delivery is invoiced for less; more than was ordered is an alarm. Without lines to hold together, any difference is.
  const isWrong = matched.length > 0 ? total.invoiced.minus(total.ordered).gt(CENT) : total.invoiced.minus(total.ordered).abs().gt(CENT)
  return { ...check, status: isWrong ? 'failed' : 'passed', fields: [total.field] }
}

function isSameArticle(line: Row, ordered: Row): boolean {
  const code = codeKey(line.divalto_code ?? '')
  return code !== '' && [ordered.product_code, ordered.divalto_code].some((other) => other && codeKey(other) === code)
}

function lineFaults(line: Row, ordered: Row): string[] {
  const differs = line.unit_price && ordered.unit_price && !new Big(line.unit_price).eq(ordered.unit_price)
  const more = line.quantity && ordered.requested_quantity && new Big(line.quantity).gt(ordered.requested_quantity)
  return [...(differs ? ['unit_price'] : []), ...(more ? ['quantity'] : [])]
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
