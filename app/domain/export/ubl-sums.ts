import Big from 'big.js'
import type { DocumentView, Row } from '#app/contract/documents.ts'

type Fields = DocumentView['fields']

/** An allowance or charge, of a line or of the whole document. */
export interface Adjustment {
  /** Positive. */
  amount: string
  charge: boolean
  /** Of the document's: the rate of tax that it bears. */
  rate?: string
}

/** As printed, else what is left of the total without the tax; a paper that knows no tax has one total. */
export function netOf({ subtotal_without_tax, tax_amount, total_amount_with_tax, vat_rate }: Fields): string | undefined {
  if (subtotal_without_tax || !total_amount_with_tax) return subtotal_without_tax ?? undefined
  if (tax_amount) return new Big(total_amount_with_tax).minus(tax_amount).toFixed(2)
  return vat_rate && !new Big(vat_rate).eq(0) ? undefined : total_amount_with_tax
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

/**
 * A line as EN 16931 wants it: with a rate (BR-CO-4), its own or the only one of the document; with quantity and price (BR-22, BR-26) where the rest says
 * them, one of what has only a total; without a price below zero (BR-27): what is taken back is a quantity below zero.
 */
export function completeLine(row: Row, onlyRate: string | null | undefined): Row {
  const total = lineTotal(row)
  const pieces = row.quantity ?? (total ? piecesOf(total, row.unit_price) : null)
  const each = row.unit_price ?? (total && pieces && !new Big(pieces).eq(0) ? new Big(total).div(pieces).round(6).toString() : null)
  const isBelow = each !== null && pieces !== null && new Big(each).lt(0)
  return {
    ...row,
    vat_rate: row.vat_rate ?? onlyRate ?? null,
    quantity: isBelow ? new Big(pieces).neg().toFixed() : pieces,
    unit_price: isBelow ? new Big(each).abs().toFixed() : each,
  }
}

function piecesOf(total: string, price: string | null | undefined): string | null {
  if (!price) return '1'
  if (new Big(price).eq(0)) return null
  const pieces = new Big(total).div(price).round(3)
  return pieces.times(price).round(2).eq(total) ? pieces.toString() : null
}

/** What lies between quantity × price and the total of a line: its discount or charge (BG-27, BG-28); not what rounding a price hides. */
export function lineDifference({ quantity, unit_price, total_amount }: Row): Adjustment[] {
  if (!quantity || !unit_price || !total_amount) return []
  const left = new Big(total_amount).minus(new Big(quantity).times(unit_price).round(2))
  const hidden = new Big(quantity).abs().times('0.005').plus('0.01')
  return left.abs().lte(hidden) ? [] : [{ amount: left.abs().toFixed(2), charge: left.gt(0) }]
}

/** What was paid before (BR-CO-16): the total less what is due. */
export function prepaidOf({ amount, total_amount_with_tax }: Fields): string | undefined {
  const paid = amount && total_amount_with_tax ? new Big(total_amount_with_tax).minus(amount) : new Big(0)
  return paid.eq(0) ? undefined : paid.toFixed(2)
}
