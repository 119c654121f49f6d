import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { amountsBetween } from './outlays.ts'
import type { SumName } from './solve.ts'
import { toDecimal, toUnits } from './units.ts'

const ASKED = 0.95 // of the score of an amount due that is taken for the total

interface WithHammer {
  lists: Record<SumName, Candidate[]>
  /** What the lines come to; whatever is added below is none of them. */
  hammer?: Candidate
}

/**
 * `Total hammer 900.00`, `Buyer's premium 198.00`, `VAT on the premium 39.60`, `To pay 1,137.60`: a total to which charges and, last, a tax are still added
 * holds no tax, nor is it what is taxed; what is asked for is the total.
 */
export function withHammerTotal(lists: Record<SumName, Candidate[]>, document: Document, context: Context): WithHammer {
  const { tax: taxes, due: dues } = lists
  if (taxes.length === 0 || dues.length === 0) return { lists }
  const isAddedTo = (total: Candidate, due: Candidate) => {
    if (!total.box || !due.box || total.page !== due.page || due.box.top < total.box.bottom) return false
    const between = amountsBetween(document, context, total, due) ?? []
    const isTaxed = between.length > 1 && taxes.some(({ value }) => toUnits(value) === between.at(-1) && toUnits(value) > 0n)
    return isTaxed && between.reduce((sum, units) => sum + units, toUnits(total.value)) === toUnits(due.value)
  }
  const asked = dues.filter((due) => lists.gross.some((total) => isAddedTo(total, due)))
  const hammer = lists.gross.find((total) => asked.some((due) => isAddedTo(total, due)))
  if (!hammer) return { lists }
  const isKept = ({ value }: Candidate) => value !== hammer.value
  const gross = [...asked.map((due) => ({ ...due, score: due.score * ASKED })), ...lists.gross.filter(isKept)]
  return { lists: { ...lists, net: lists.net.filter(isKept), gross }, hammer }
}

/** Hammer and charges together, which nothing printed says. */
export function netWithCharges(gross: Candidate | undefined, tax: Candidate | undefined): Candidate[] {
  if (!gross || !tax) return []
  const value = toDecimal(toUnits(gross.value) - toUnits(tax.value))
  return [{ value, score: Math.min(ASKED, gross.score, tax.score), source: 'derived', reason: 'total less tax' }]
}
