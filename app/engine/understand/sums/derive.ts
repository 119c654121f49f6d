import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import { isSamePlace } from '../exclusive.ts'
import type { Settled, Unsettled } from './settle.ts'
import { totalBefore } from './balance-as-total.ts'
import { surchargesOf } from './levies.ts'
import { type SumName, isRounded } from './solve.ts'
import { isShareOf } from './tax-by-its-rate.ts'
import { CENT, type Units, isNear, toDecimal, toUnits } from './units.ts'

/**
 * What the document says by implication: the amount due of an unpaid invoice, the tax where only its parts by rate are printed,
 * the rate where there is a single one. Derived values have no place on the page.
 */
export function deriveSums(
  { context, candidates, rows, vatLines }: Omit<Unsettled, 'document'>,
  fields: Record<SumName, string>,
  roundings: readonly Units[] = [],
  reach: ReadonlySet<Units> = new Set(),
): Settled {
  const derived: Candidates = { ...candidates }
  const first = (name: string) => derived[name]?.[0]
  const put = (name: string, value: string, score: number, reason: string) => {
    derived[name] = [{ value, score, source: 'derived', reason }]
  }
  const taxes = vatLines.reduce((sum, line) => sum + (line.amount ? toUnits(line.amount.value) : 0n), 0n)
  const [net, gross] = [first(fields.net), first(fields.gross)]
  const lines =
    rows.length > 0 && rows.every((row) => row.total_amount)
      ? rows.reduce((sum, row) => sum + toUnits(row.total_amount!.value), 0n)
      : undefined
  // A discount or freight may stand between the sum of the lines and the taxes.
  const isWhole = (net: Units, gross: Units) =>
    isRounded(net + taxes, gross, roundings) ||
    vatLines.some(({ rate, amount }) => vatLines.length === 1 && rate && amount && isShareOf(toDecimal(gross), rate.value, amount.value)) ||
    (lines === net && reach.has(gross - net - taxes))
  if (!first(fields.tax) && vatLines.length > 0 && net && gross && isWhole(toUnits(net.value), toUnits(gross.value))) {
    const only = vatLines.length === 1 ? vatLines[0]!.amount : undefined
    if (only) derived[fields.tax] = [{ ...only, score: Math.min(0.97, net.score, gross.score) }]
    else put(fields.tax, toDecimal(taxes), Math.min(0.97, net.score, gross.score), 'sum of the taxes by rate')
  }
  const bases =
    vatLines.length > 0 && vatLines.every((line) => line.base)
      ? vatLines.reduce((sum, line) => sum + toUnits(line.base!.value), 0n)
      : undefined
  if (!net && gross && bases !== undefined && isNear(bases + taxes + surchargesOf(vatLines), toUnits(gross.value), CENT)) {
    put(fields.net, toDecimal(bases), Math.min(0.95, gross.score), 'sum of the bases by rate')
    if (!first(fields.tax)) put(fields.tax, toDecimal(taxes), Math.min(0.95, gross.score), 'sum of the taxes by rate')
  }
  if (
    !first(fields.net) &&
    !first(fields.tax) &&
    vatLines.length > 0 &&
    gross &&
    lines !== undefined &&
    isNear(lines + taxes, toUnits(gross.value), CENT)
  )
    put(fields.tax, toDecimal(taxes), Math.min(0.95, gross.score), 'sum of the taxes by rate')
  if (!first(fields.tax) && gross && vatLines.length > 1 && areWithin(vatLines, toUnits(gross.value)))
    put(fields.tax, toDecimal(taxes), Math.min(0.95, gross.score), 'sum of the taxes that the total holds')
  const tax = first(fields.tax)
  if (!first(fields.net) && gross && tax && lines !== undefined && isNear(lines + toUnits(tax.value), toUnits(gross.value), CENT * 2n)) {
    put(fields.net, toDecimal(toUnits(gross.value) - toUnits(tax.value)), Math.min(0.95, gross.score, tax.score), 'total less tax')
  }
  // An order without a word of tax: its total is what its lines, which are without, add up to.
  if (
    context.kind === 'work_order' &&
    !first(fields.net) &&
    gross &&
    (!tax || tax.score < DOUBTED) &&
    vatLines.length === 0 &&
    lines === toUnits(gross.value) &&
    !isTaxed(gross) &&
    !rows.some(({ total_amount: total }) => total && isTaxed(total))
  )
    put(fields.net, gross.value, Math.min(UNTAXED, gross.score), 'total of lines without a tax')
  const [whole, paid, due] = [first(fields.net), first(fields.paid), first(fields.due)]
  const before =
    context.kind === 'invoice' && !gross && whole && paid && due ? totalBefore({ net: whole, tax, paid, due }, reach) : undefined
  if (before !== undefined) put(fields.gross, toDecimal(before), BEFORE, 'what is left and what was paid')
  if (context.kind === 'invoice') {
    if (!first(fields.due) && gross)
      deriveDue(gross, paidOf(first(fields.paid), net, net && lines === toUnits(net.value) ? rows : []), fields.due, put)
    deriveRate(derived, rows, vatLines)
  }
  return { candidates: derived, rows, vatLines }
}

const UNTAXED = 0.8
const DOUBTED = 0.5 // a number under `Tax Exempt?` taxes nothing that the lines come to
const BEFORE = 0.88

/** `Montant total TTC`, `Total IVA incluido`, `Neto c/IVA 4 %` over the lines: the label itself speaks of tax. */
const isTaxed = ({ reason }: Candidate) =>
  /^total in a sentence|\bttc\b|toutes taxes|incl|inkl|\bcon iva|\bc\/ ?iva|\bivato|mit mwst|brutto|with (?:vat|tax)/i.test(reason)

/** `Deposit on your order: 5,592.00` as the thing billed, or as one line of it, is what is asked for, not what was paid. */
function paidOf(paid: Candidate | undefined, net: Candidate | undefined, rows: readonly CandidateRow[]): Candidate | undefined {
  if (!paid || (net && toUnits(paid.value) === toUnits(net.value))) return undefined
  return rows.some(({ total_amount: total }) => total && isSamePlace(total, paid)) ? undefined : paid
}

/** `darin 19 % MwSt. 61,41`, `darin 7 % MwSt. 38,27`: what the taxes were taken of, with them, comes to the total, but for what each was rounded by. */
function areWithin(vatLines: readonly CandidateRow[], gross: Units): boolean {
  let [whole, slack] = [0n, 0n]
  for (const { rate, amount } of vatLines) {
    const share = rate ? toUnits(rate.value) : 0n
    if (!amount || share <= 0n) return false
    whole += (toUnits(amount.value) * (HUNDRED + share)) / share
    slack += (CENT * (HUNDRED + share)) / share / 2n
  }
  return isNear(whole, gross, slack + CENT)
}

const HUNDRED = toUnits('100')

type Put = (name: string, value: string, score: number, reason: string) => void

function deriveDue(gross: Candidate, paid: Candidate | undefined, field: string, put: Put): void {
  if (!paid) return put(field, gross.value, Math.min(0.96, gross.score), 'nothing is said to be paid')
  const rest = toUnits(gross.value) - (toUnits(paid.value) < 0n ? -toUnits(paid.value) : toUnits(paid.value))
  // `Entregado efectivo 100,00` over `Cambio 15,42`: what was handed over, and the change came back.
  const isChange = rest < 0n && toUnits(gross.value) > 0n
  put(field, toDecimal(isChange ? 0n : rest), Math.min(0.85, gross.score, paid.score), 'total less what is paid')
}

/** One rate in the tax summary, else one on all lines; several: there is no rate of the whole. */
function deriveRate(derived: Candidates, rows: readonly CandidateRow[], vatLines: readonly CandidateRow[]): void {
  const printed = vatLines.flatMap((line) => line.rate ?? [])
  const cells = printed.length > 0 ? printed : rows.flatMap((row) => row.vat_rate ?? [])
  const rates = new Set(cells.map((cell) => Number(cell.value)))
  if (rates.size > 1) delete derived.vat_rate
  if (rates.size !== 1) return
  const cell = cells[0]!
  const same = derived.vat_rate?.find((candidate) => Number(candidate.value) === Number(cell.value))
  derived.vat_rate = [{ ...(same ?? cell), score: Math.max(same?.score ?? 0, Math.min(cell.score, printed.length > 0 ? 0.97 : 0.85)) }]
}
