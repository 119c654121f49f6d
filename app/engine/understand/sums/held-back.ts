import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { isOnlyHeldBack } from './outlays.ts'
import type { SumName } from './solve.ts'
import { CENT, isNear, toUnits } from './units.ts'

const MOST_TRIED = 4 // candidates of each sum

/**
 * `Total con IVA 1.190,00`, `Retefuente -25,00`, `Neto a pagar 1.165,00`: what the buyer pays once the taxes are off that he owes the tax office
 * for the seller is no total, where net and tax give one that is printed above it.
 */
export function withoutHeldBack<T extends Record<SumName, Candidate[]>>(lists: T, document: Document, context: Context): T {
  const { net, tax, gross, due } = lists
  if (gross.length < 2 || tax.length === 0) return lists
  const wholes = net.flatMap((one) =>
    tax.filter(({ value }) => Number(value) > 0).map((other) => toUnits(one.value) + toUnits(other.value)),
  )
  const totals = gross.slice(0, MOST_TRIED).filter(({ value }) => wholes.some((whole) => isNear(whole, toUnits(value), CENT)))
  const rests = gross.filter((rest) => totals.some((total) => isOnlyHeldBack(document, context, total, rest)))
  if (rests.length === 0) return lists
  return {
    ...lists,
    gross: gross.filter((one) => !rests.includes(one)),
    due: [...due, ...rests.filter(({ value }) => due.every((one) => one.value !== value))],
  }
}
