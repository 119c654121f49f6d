import Big from 'big.js'
import type { Check, CheckCode, Reading } from '#app/contract/reading.ts'
import { balanceOf, WITH_MORE } from '../understand/tables/lines/arithmetic.ts'
import { isWithin, money, numberOf, sumOf } from './decimals.ts'

const CENT = '0.01' // each of the sums may have been rounded on its own
const names = {
  invoice: { net: 'subtotal_without_tax', gross: 'total_amount_with_tax', quantity: 'quantity' },
  work_order: { net: 'total_amount_without_tax', gross: 'total_amount_with_tax', quantity: 'requested_quantity' },
} as const

const notApplicable = (code: CheckCode): Check => ({ code, status: 'not_applicable', fields: [] })

/** Net + tax = gross, or what `levy` adds to it: amounts kept back or levied beside the tax, as a signed decimal. */
export function checkTotals({ kind, fields }: Reading, levy = '0'): Check {
  const { net: netName, gross: grossName } = names[kind]
  const [net, tax, gross] = [numberOf(fields[netName]), numberOf(fields.tax_amount), numberOf(fields[grossName])]
  if (!net || !gross || (!tax && kind === 'work_order')) return notApplicable('totals_add_up')
  const expected = net.plus(tax ?? 0)
  const involved = [netName, ...(tax ? ['tax_amount'] : []), grossName]
  const passes = [expected, expected.plus(levy)].some((sum) => isWithin(sum, gross, CENT))
  return judge('totals_add_up', passes, involved, expected, gross)
}

/**
 * Σ lines (and `adjustment`: discounts, charges and freight of the whole document, as a signed decimal) = net, or the gross where the lines
 * are printed with tax.
 */
export function checkItems({ kind, fields, items }: Reading, adjustment = '0'): Check {
  const { net: netName, gross: grossName } = names[kind]
  const totals = items.flatMap((row) => numberOf(row.total_amount) ?? [])
  const [net, gross] = [numberOf(fields[netName]), numberOf(fields[grossName])]
  const goal = net ?? gross
  if (totals.length === 0 || totals.length < items.length || !goal) return notApplicable('items_add_up')
  const sum = sumOf(totals)
  const slack = new Big(CENT).times(Math.max(1, Math.ceil(totals.length / 2)))
  const passes = [sum, sum.plus(adjustment)].some((lines) => [net, gross].some((one) => one && isWithin(lines, one, slack)))
  return judge('items_add_up', passes, [net ? netName : grossName, ...items.map((_, at) => `items.${at}.total_amount`)], sum, goal)
}

/** Σ of the taxes by rate = tax; and, where one rate applies to all, net × rate = tax. */
export function checkTaxes({ fields, vat_details: lines }: Reading): Check {
  const tax = numberOf(fields.tax_amount)
  const amounts = lines.flatMap((line) => numberOf(line.amount) ?? [])
  if (!tax || amounts.length === 0) return notApplicable('vat_adds_up')
  const sum = sumOf(amounts)
  return judge(
    'vat_adds_up',
    isWithin(sum, tax, new Big(CENT).times(amounts.length)),
    ['tax_amount', ...amounts.map((_, at) => `vat_details.${at}.amount`)],
    sum,
    tax,
  )
}

/** Quantity × price (− discount) = total, line by line. A line below its product by a round share had a discount: that is no fault. */
export function checkLines({ kind, items }: Reading): Check {
  const { quantity } = names[kind]
  const judged = items.map((row) =>
    balanceOf({
      ...(row[quantity] ? { quantity: row[quantity].value } : {}),
      ...(row.unit_price ? { price: row.unit_price.value } : {}),
      ...(row.total_amount ? { total: row.total_amount.value } : {}),
    }),
  )
  if (judged.every((balance) => balance === 'unknown')) return notApplicable('line_totals')
  const off = judged.flatMap((balance, at) =>
    balance === 'off' && !hasDiscount(items[at]!, quantity) && !isExplained(items[at]!, quantity) ? [at] : [],
  )
  if (off.length === 0) return { code: 'line_totals', status: 'passed', fields: [] }
  const first = items[off[0]!]!
  const expected = new Big(first[quantity]!.value).times(first.unit_price!.value)
  return {
    code: 'line_totals',
    status: 'failed',
    fields: off.map((at) => `items.${at}.total_amount`),
    details: { expected: money(expected), printed: first.total_amount!.value, line: String(off[0]! + 1), lines: String(off.length) },
  }
}

/** The total is the product less a discount of up to three quarters that is a whole or half per cent, or the price is per 10, 100 or 1000. */
function hasDiscount(row: Reading['items'][number], quantity: string): boolean {
  const product = new Big(row[quantity]!.value).times(row.unit_price!.value).abs()
  const total = new Big(row.total_amount!.value).abs()
  if (product.eq(0)) return false
  if (['10', '100', '1000'].some((per) => isWithin(product.div(per), total, CENT))) return true
  const share = new Big(100).minus(total.div(product).times(100))
  const half = share.times(2).round(0).div(2)
  return share.gt(0) && share.lte(75) && isWithin(product.times(new Big(100).minus(half)).div(100), total, CENT)
}

/** The line itself prints what stands between product and total; once a person changed one of the three, nobody knows that any more. */
const isExplained = (row: Reading['items'][number], quantity: string) =>
  row.total_amount?.reason?.includes(WITH_MORE) === true &&
  [quantity, 'unit_price', 'total_amount'].every((name) => row[name]?.source !== 'person')

function judge(code: CheckCode, passes: boolean, fields: string[], expected: Big, printed: Big): Check {
  if (passes) return { code, status: 'passed', fields }
  return { code, status: 'failed', fields, details: { expected: money(expected), printed: money(printed) } }
}
