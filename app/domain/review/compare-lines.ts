import Big from 'big.js'
import type { Row } from '#app/contract/documents.ts'
import { codeKey, foldText } from '../documents/keys.ts'

/** Totals of a line are rounded. */
const CENT = new Big('0.01')

/**
 * The lines of an invoice against those of its order: by article code, else, where neither prints one, by the very same name; never by a similar
 * one. `wrong` names the cells: another price than ordered, another total than the ordered price makes, more than ordered (with what earlier
 * invoices of the order, `before`, have charged). Less is a part delivery.
 */
export function compareLines(
  items: readonly Row[],
  ordered: readonly Row[],
  before: readonly Row[] = [],
): { matched: number; wrong: string[] } {
  const pairs = items.map((line) => ({ line, orders: ordered.filter((other) => isSameArticle(line, other)) }))
  const wrong = pairs.flatMap(({ line, orders }, at) => {
    if (orders.length === 0) return []
    const charged = [...before, ...items].filter((other) => isSameLine(line, other))
    return faultsOf(line, orders, charged).map((name) => `items.${at}.${name}`)
  })
  return { matched: pairs.filter(({ orders }) => orders.length > 0).length, wrong }
}

function faultsOf(line: Row, orders: readonly Row[], charged: readonly Row[]): string[] {
  const prices = orders.flatMap(({ unit_price }) => unit_price ?? [])
  const price = line.unit_price && prices.length > 0 && !prices.some((one) => new Big(one).eq(line.unit_price!))
  const total = !line.unit_price && line.total_amount && line.quantity && prices.length > 0 && !prices.some((one) => makes(one, line))
  const quantities = orders.flatMap(({ requested_quantity }) => requested_quantity ?? [])
  const more = line.quantity && quantities.length > 0 && sum(charged.map(({ quantity }) => quantity)).gt(sum(quantities))
  return [...(price ? ['unit_price'] : []), ...(total ? ['total_amount'] : []), ...(more ? ['quantity'] : [])]
}

const makes = (price: string, { quantity, total_amount }: Row): boolean =>
  new Big(price).times(quantity!).minus(total_amount!).abs().lte(CENT)
const sum = (numbers: readonly (string | null | undefined)[]): Big => numbers.reduce((total, one) => total.plus(one ?? 0), new Big(0))

function isSameArticle(line: Row, ordered: Row): boolean {
  const codes = [ordered.product_code, ordered.divalto_code].flatMap((code) => (code ? codeKey(code) : []))
  if (line.divalto_code) return codes.includes(codeKey(line.divalto_code))
  const name = foldText(line.description ?? '')
  return codes.length === 0 && name !== '' && name === foldText(ordered.product_name ?? '')
}

function isSameLine(line: Row, other: Row): boolean {
  if (line.divalto_code || other.divalto_code) return codeKey(line.divalto_code ?? '') === codeKey(other.divalto_code ?? '')
  return foldText(line.description ?? '') === foldText(other.description ?? '')
}
