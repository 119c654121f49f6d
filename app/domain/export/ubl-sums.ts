import Big from 'big.js'
import type { DocumentView, Row } from '#app/contract/documents.ts'

type Fields = DocumentView['fields']

export interface Difference {
  /** Positive. */
  amount: string
  charge: boolean
}

/** EN 16931, BR-CO-13 and BR-CO-16: lines ± allowances and charges = net; gross − paid before = payable. */
export function sumUp(fields: Fields, items: readonly Row[]): { lines?: string; difference?: Difference; prepaid?: string } {
  const lines = sumOf(items) ?? fields.subtotal_without_tax ?? undefined
  const between = lines && fields.subtotal_without_tax ? new Big(fields.subtotal_without_tax).minus(lines) : new Big(0)
  const paid = fields.amount && fields.total_amount_with_tax ? new Big(fields.total_amount_with_tax).minus(fields.amount) : new Big(0)
  return {
    ...(lines ? { lines } : {}),
    ...(between.eq(0) ? {} : { difference: { amount: between.abs().toFixed(2), charge: between.gt(0) } }),
    ...(paid.eq(0) ? {} : { prepaid: paid.toFixed(2) }),
  }
}

export function sumOf(items: readonly Row[]): string | undefined {
  const totals = items.flatMap((row) => lineTotal(row) ?? [])
  return totals.length > 0 ? totals.reduce((sum, total) => sum.plus(total), new Big(0)).toFixed(2) : undefined
}

/** As printed, else quantity × price, else what a line of a list without prices has to say: nothing. */
export function lineTotal({ total_amount, quantity, requested_quantity, unit_price }: Row): string | undefined {
  const pieces = quantity ?? requested_quantity
  return total_amount ?? (pieces && unit_price ? new Big(pieces).times(unit_price).toFixed(2) : undefined)
}

/** The schema wants a line: a document without any gets one that says no more than its total. */
export function linesOf(items: readonly Row[], total: string | null | undefined): readonly Row[] {
  const whole = { id: '', description: 'Not itemised', product_name: 'Not itemised', ...(total ? { total_amount: total } : {}) }
  return items.length > 0 ? items.map((row) => (total === null ? row : { ...row, total_amount: lineTotal(row) ?? '0.00' })) : [whole as Row]
}

/** EN 16931, BR-27: no price below zero; what is taken back is a quantity below zero. */
export function signed({ quantity, unit_price }: Row): Pick<Row, 'quantity' | 'unit_price'> {
  if (!unit_price || !quantity || !new Big(unit_price).lt(0)) return { quantity: quantity ?? null, unit_price: unit_price ?? null }
  return { quantity: new Big(quantity).neg().toFixed(), unit_price: new Big(unit_price).abs().toFixed() }
}

/** The base of a rate: the net total where there is one rate, else its lines, where they say their rates and add up to the net total. */
export function baseOf({ rate }: Row, fields: Fields, items: readonly Row[], vatLines: readonly Row[]): string | undefined {
  const net = fields.subtotal_without_tax
  if (vatLines.length === 1) return net ?? undefined
  const isComplete = items.every((row) => row.vat_rate) && net && new Big(sumOf(items) ?? 0).eq(net)
  return isComplete && rate ? sumOf(items.filter((row) => new Big(row.vat_rate!).eq(rate))) : undefined
}

/** BR-CO-4 wants a rate on every line: its own, else the one of the document where there is only one. */
export function rateOf({ vat_rate }: Row, fields: Fields, vatLines: readonly Row[]): string | null | undefined {
  const [only, ...others] = vatLines.flatMap(({ rate }) => rate ?? [])
  return vat_rate ?? fields.vat_rate ?? (others.length === 0 ? only : undefined)
}
