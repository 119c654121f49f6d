import type { Check, Reading } from '#app/contract/reading.ts'

/** An invoice is due on or after its day. */
export function checkDue({ fields }: Reading): Check {
  return checkOrder('due_after_invoice', 'invoice_date', 'due_date', fields)
}

/** Goods are wanted on or after the day they are ordered. */
export function checkDelivery({ fields }: Reading): Check {
  return checkOrder('delivery_after_order', 'order_date', 'requested_delivery_date', fields)
}

/** Dates are `yyyy-mm-dd`, so that their texts compare like days. */
function checkOrder(code: Check['code'], first: string, second: string, fields: Reading['fields']): Check {
  const [before, after] = [fields[first]?.value, fields[second]?.value]
  if (!before || !after) return { code, status: 'not_applicable', fields: [] }
  if (after >= before) return { code, status: 'passed', fields: [first, second] }
  return { code, status: 'failed', fields: [second, first], details: { expected: before, printed: after } }
}
