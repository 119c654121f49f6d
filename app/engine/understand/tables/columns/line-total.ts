import Big from 'big.js'
import { insteadOf, isOneShare, isPartOf, isWithTax, thisPeriod } from './amount-columns.ts'
import type { Column } from './columns.ts'
import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import type { Role } from '../heads/heading-words.ts'

export type NumberRole = 'quantity' | 'price' | 'total'

/** Which column is which number of a line; a column stands for one of them at most. */
export type Picked = Partial<Record<NumberRole | 'discount' | 'per', number>>

export interface Numbers {
  picked: Picked
  balanced: number
  /** Columns that hold the total where the picked one is empty: `Fees | Disbursements`. */
  orTotal?: number[]
}

/** Which of several columns of amounts is what the line comes to, and which stand in for it. */
export function settleTotal(
  picked: Picked,
  columns: readonly Column[],
  roles: readonly (Role | 'unknown')[],
  amounts: Amounts[],
): Partial<Numbers> {
  const { quantity, price, total } = picked
  const taxAt = (at: number) => columns[at]!.head.heading?.tax
  // Nothing counted, and the heads say no more than `Prix HT | Prix TTC`: what the line comes to is that without tax.
  if (quantity === undefined && total !== undefined && price !== undefined) {
    if (taxAt(price) === 'net' && taxAt(total) === 'gross' && roles[total] === 'price') return { picked: { total: price } }
    // `Premium | IPT 12 % | Amount | Total`: what lies between the one column and another is the tax, however it is headed.
    const isTax = roles.some((role, whole) => role === 'total' && whole !== total && isWithTax(price, whole, [total], amounts))
    if (isTax && roles.includes('rate') && isOneShare(amounts[total]!, amounts[price]!)) return { picked: { total: price } }
    const taxes = amounts.map((_, at) => at).filter((at) => at !== price && at !== total)
    // `Fare | Waiting | Total`: a surcharge is no tax, however small it is.
    const untold = taxes.filter((at) => !surcharge.test(fold(columns[at]!.head.text)))
    if (isWithTax(price, total, untold, amounts)) return { picked: { total: price } }
    // `Hammer | Premium | Total`: a part of what the line comes to is no price.
    if (isPartOf(price, total, taxes, amounts)) return { picked: { total } }
  }
  const loaded =
    quantity === undefined && price === undefined && total !== undefined ? wholeWithSurcharge(total, columns, roles, amounts) : undefined
  if (loaded !== undefined) return { picked: { total: loaded } }
  const times = quantity === undefined && price === undefined && total !== undefined ? timesOf(total, roles, amounts) : undefined
  if (times) return { picked: times }
  const asked = thisPeriod(
    columns.map(({ head }) => head),
    amounts,
  )
  // `To date | Previous | This period | Rate | Amount`: what was not before may be measured, and has a price and an amount behind it.
  if (asked !== undefined && asked === quantity && price !== undefined && total !== undefined) return { picked }
  if (asked !== undefined && (quantity === undefined || roles[quantity] !== 'quantity')) return { picked: { total: asked } }
  const added = quantity === undefined && price === undefined && total !== undefined ? sumBehind(total, roles, amounts) : undefined
  if (added !== undefined) return { picked: { total: added } }
  const named = preferNamedTotal(picked, roles, amounts)
  // `Onbelast | Belast`: what is not taxed and what is stand in columns of their own, however it was counted.
  const isBase = total !== undefined && roles[total] === 'base'
  if (((quantity !== undefined || price !== undefined) && !isBase) || total === undefined || named.total !== total) return { picked: named }
  const orTotal = insteadOf(total, amounts, (at) => roles[at] === 'total' || (roles[at] === 'base' && roles[total] === 'base'))
  return { picked: named, ...(orTotal.length > 0 ? { orTotal } : {}) }
}

type Amounts = (string | undefined)[]

/** `Fracht | Diesel 8,5 % | Netto EUR`: where a surcharge is what lies between two columns of amounts in every row, the line comes to the whole. */
function wholeWithSurcharge(
  part: number,
  columns: readonly Column[],
  roles: readonly (Role | 'unknown')[],
  amounts: Amounts[],
): number | undefined {
  const surcharges = columns.flatMap(({ head }, at) => (at !== part && roles[at] !== 'tax' && surcharge.test(fold(head.text)) ? [at] : []))
  const whole = roles.findIndex(
    (role, at) => role === 'total' && at !== part && !surcharges.includes(at) && isPartOf(part, at, surcharges, amounts),
  )
  return whole < 0 ? undefined : whole
}

/** `Court fees | Our work | Total`: what adds up two columns in every row is what the line comes to, where the one is no tax on the other. */
function sumBehind(part: number, roles: readonly (Role | 'unknown')[], amounts: Amounts[]): number | undefined {
  const whole = roles.findIndex((role, at) => {
    const others = amounts.flatMap((_, other) => (other < at && other !== part && roles[other] !== 'tax' ? [other] : []))
    if (role !== 'total' || at < part || !isPartOf(part, at, others, amounts)) return false
    return !isWithTax(part, at, others, amounts) && !others.some((other) => isWithTax(other, at, [part], amounts))
  })
  return whole < 0 ? undefined : whole
}

const surcharge = pattern('u')`
  (?:
    diesel|maut|zuschlag|fuel|surcharge|toll|gasoil|gazole|carburant|peage|majoration|supplement|combustible|gasoleo|peaje|recargo|suplemento|
    carburante|pedaggio|supplemento|sovrapprezzo|brandstof|toeslag|combustivel|portagem|sobretaxa|
    ^wait|attente|espera|warte|attesa|wacht
  )
`

/** `24 x  Nabewerking  12,50  300,00` under `Bedrag | Totaal`: where the one is the other so many times in every row, the other is the price. */
function timesOf(total: number, roles: readonly (Role | 'unknown')[], amounts: readonly Amounts[]): Picked | undefined {
  const other = roles.findIndex((role, at) => role === 'total' && at !== total)
  if (other < 0) return undefined
  const [price, whole] = [Math.min(total, other), Math.max(total, other)]
  const counts = amounts[whole]!.flatMap((sum, row) => {
    const one = amounts[price]![row]
    return sum && one && Number(one) !== 0 ? [new Big(sum).div(one)] : []
  })
  const isCounted =
    counts.length > 1 && counts.every((count) => count.gte(1) && count.eq(count.round(0))) && counts.some((count) => count.gt(1))
  return isCounted ? { price, total: whole } : undefined
}

/**
 * What is worked out of quantity and price under a head that nobody knows (gross of a discount, the whole of a contract) gives way to a column
 * that is headed as the total and filled as well.
 */
function preferNamedTotal(picked: Picked, roles: readonly (Role | 'unknown')[], amounts: readonly (string | undefined)[][]): Picked {
  if (picked.total === undefined || roles[picked.total] !== 'unknown') return picked
  const filled = (at: number) => amounts[at]!.filter(Boolean).length
  const taken = Object.values(picked)
  const named = roles.findLastIndex((role, at) => role === 'total' && !taken.includes(at) && filled(at) >= filled(picked.total!))
  return named < 0 ? picked : { ...picked, total: named }
}
