import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { tellsOfEarlierBill } from '../amounts/earlier-bill.ts'
import { rowsOf } from '../tables/rows.ts'
import { isWithheld, lastAmount } from './levies.ts'
import { readAmount } from '../values/amount.ts'
import { type Units, toUnits } from './units.ts'

/** The sums that stand over each other, best first. */
interface Stack {
  net: readonly Candidate[]
  tax: readonly Candidate[]
  gross: readonly Candidate[]
}

const MOST_TRIED = 6 // candidates of each sum
const MOST_ROWS = 16 // amounts between tax and total

/**
 * What a bill passes on below its tax: court fees, expenses, freight that is not taxed. Between the tax and a total stand amounts without which
 * net and tax miss the total, and with which they give it to the cent; sums of a few of them are printed among them or not.
 */
export function findOutlays(document: Document, context: Context, { net, tax, gross }: Stack): Units[] {
  const found = new Set<Units>()
  const levies = new Set(tax.map(({ value }) => toUnits(value)))
  for (const total of gross.slice(0, MOST_TRIED)) {
    for (const levied of tax.slice(0, MOST_TRIED)) {
      if (!isUnder(total, levied) || toUnits(levied.value) === 0n) continue
      const between = amountsBetween(document, context, levied, total)
      // Another tax between them is no outlay.
      if (!between || between.some((amount) => levies.has(amount))) continue
      for (const taxed of net.slice(0, MOST_TRIED)) {
        if (!isUnder(levied, taxed) || toUnits(taxed.value) === 0n) continue
        const whole = toUnits(taxed.value) + toUnits(levied.value)
        const outlay = toUnits(total.value) - whole
        if (outlay !== 0n && addUp(between, whole) === outlay) found.add(outlay)
      }
    }
  }
  return [...found]
}

const isUnder = (lower: Candidate, upper: Candidate) =>
  lower.page === upper.page && lower.box !== undefined && upper.box !== undefined && lower.box.top > upper.box.bottom - OVERLAP

const OVERLAP = 2 // points that rows set close may share

/** Whether a total and a sum under it differ by nothing but taxes that are kept back from the seller. */
export function isOnlyHeldBack(document: Document, context: Context, total: Candidate, rest: Candidate): boolean {
  if (!isUnder(rest, total)) return false
  const between = amountsBetween(document, context, total, rest) ?? []
  const less = toUnits(rest.value) - toUnits(total.value)
  return less < 0n && between.every((units) => units < 0n) && between.reduce((sum, units) => sum + units, 0n) === less
}

/** The last amounts of the rows between two sums; nothing where an earlier bill is counted or something is taken off that is no tax held back. */
export function amountsBetween(document: Document, { formats }: Context, upper: Candidate, lower: Candidate): Units[] | undefined {
  const page = document.pages.find(({ number }) => number === upper.page)
  const rows = page ? rowsOf(page).filter(({ box }) => box.top > upper.box!.bottom - OVERLAP && box.bottom < lower.box!.top + OVERLAP) : []
  if (rows.some(({ text }) => tellsOfEarlierBill(text))) return undefined
  const read = rows.flatMap((row) => {
    const amount = readAmount(lastAmount(row), formats.decimal)
    return amount === undefined ? [] : [{ isHeldBack: isWithheld(row.text), units: toUnits(amount) }]
  })
  if (read.length === 0 || read.length > MOST_ROWS || read.some(({ isHeldBack, units }) => units < 0n && !isHeldBack)) return undefined
  return read.map(({ isHeldBack, units }) => (isHeldBack && units > 0n ? -units : units))
}

/** Σ of the amounts but for those that say what the ones over them come to. */
function addUp(amounts: readonly Units[], whole: Units): Units {
  let sum = 0n
  let counted: Units[] = []
  for (const amount of amounts) {
    if (amount === whole + sum) counted = []
    else if (isSumOfLast(counted, amount)) counted = []
    else {
      sum += amount
      counted.push(amount)
    }
  }
  return sum
}

function isSumOfLast(counted: readonly Units[], amount: Units): boolean {
  let sum = 0n
  for (let at = counted.length - 1; at >= 0; at--) {
    sum += counted[at]!
    if (sum === amount) return true
  }
  return false
}
