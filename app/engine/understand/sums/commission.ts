import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../words/fold.ts'
import { rowsOf } from '../tables/rows.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

const words =
  /(?:^|[^\p{L}])(?:agency (?:commission|comm|discount)|commission d'agence|agenturprovision|ae-provision|comision de agencia)(?![\p{L}])/u

/** What the agency keeps that placed the order, without sign: `Agency Commission $990.00`. */
function commissionsOf(document: Document, { formats }: Context): Units[] {
  const printed = document.pages.flatMap((page) => rowsOf(page).filter(({ text }) => words.test(fold(text))))
  const amounts = printed.flatMap((row) => row.words.filter(({ text }) => looksLikeMoney(text)))
  return amounts
    .flatMap(({ text }) => readAmount(text.replace(/^\((.*)\)$/, '$1'), formats.decimal) ?? [])
    .map((amount) => toUnits(amount.replace('-', '')))
}

/** `Gross total 6,600.00`, `Agency commission 990.00`, `Net amount due 5,610.00`: what the spots cost is no total of the invoice where less the commission it is what is asked for. */
export function lessCommission(
  totals: readonly Candidate[],
  asked: readonly Candidate[],
  document: Document,
  context: Context,
): Candidate[] {
  if (totals.length === 0 || asked.length === 0) return [...totals]
  const commissions = commissionsOf(document, context)
  return totals.filter(
    ({ value }) => !commissions.some((one) => asked.some((due) => one > 0n && isNear(toUnits(value) - one, toUnits(due.value), CENT))),
  )
}
