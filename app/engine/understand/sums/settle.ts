import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { isSamePlace } from '../exclusive.ts'
import { findAddedBelow } from './added-below.ts'
import { withBalances } from './balance-as-total.ts'
import { findChain } from './chain.ts'
import { findCharges, findRoundings, isReached, reachOf } from './charges.ts'
import { lessCommission } from './commission.ts'
import { deriveSums } from './derive.ts'
import { withoutHeldBack } from './held-back.ts'
import { netWithCharges, withHammerTotal } from './hammer-total.ts'
import { findLevies, levyOf, surchargesOf } from './levies.ts'
import { liftLinePrices, sinkLineTotals } from './line-prices.ts'
import { withoutRowsOfRates } from './of-one-rate.ts'
import { taxOfOneRate } from './one-rate.ts'
import { findOutlays } from './outlays.ts'
import { withoutPartingDashes } from './parting-dashes.ts'
import { isOfOneGroup, isOfSomeLines } from './some-lines.ts'
import { withoutDetails } from './details.ts'
import { withoutGoodsTotal } from './goods-total.ts'
import { withoutTaxed } from './taxed-net.ts'
import { findTaxByItsRate } from './tax-by-its-rate.ts'
import { findTakenBelow } from './taken-below.ts'
import { saysUntaxed } from './untaxed.ts'
import { withTotalBeforeTax } from './total-before-tax.ts'
import { findUnlabelled } from './unlabelled.ts'
import { type Chosen, type Evidence, type Relation, type SumName, solveSums, sumNames } from './solve.ts'
import { CENT, isNear, toDecimal, toUnits } from './units.ts'

export interface Unsettled {
  document: Document
  context: Context
  candidates: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

export interface Settled extends Omit<Unsettled, 'context' | 'document'> {
  /** What printed discounts, charges and freight add to the lines on the way to the net: `-14.73`. */
  adjustment?: string
  /** What printed levies add to net and tax on the way to the total. */
  levy?: string
}

const fieldOf: Record<Context['kind'], Record<SumName, string>> = {
  invoice: { net: 'subtotal_without_tax', tax: 'tax_amount', gross: 'total_amount_with_tax', due: 'amount', paid: 'paid' },
  work_order: { net: 'total_amount_without_tax', tax: 'tax_amount', gross: 'total_amount_with_tax', due: 'due', paid: 'paid' },
}
const TIED = 0.97 // score of a sum in a relation that holds
const TIED_TWICE = 0.985
const CLAIMED = 0.8 // score of a total that its label makes sure enough to be held against the other sums
const ASKED = 0.95 // of the score of an amount due that is taken for the total
const LOOSE = 0.85 // of its score is left to a sum in no relation where others are tied

/** Sums, lines and taxes chosen together so that the arithmetic holds. What is printed is never changed: candidates are reordered, their scores raised or lowered. */
export function settleSums({ document, context, candidates, rows: read, vatLines: printed }: Unsettled): Settled {
  const fields = fieldOf[context.kind]
  const isTold = printed.length > 0 || (candidates[fields.tax]?.length ?? 0) > 0
  const asked = [fields.gross, fields.due].flatMap((name) => candidates[name] ?? [])
  const vatLines = isTold ? printed : findTaxByItsRate(document, context, read, asked)
  const totals = [fields.net, fields.gross, fields.due].flatMap((name) => candidates[name] ?? [])
  const rows = sinkLineTotals(liftLinePrices(read, totals, context), totals, context)
  const printedSums = Object.fromEntries(sumNames.map((name) => [name, candidates[fields[name]] ?? []])) as Record<SumName, Candidate[]>
  const roundings = [...findRoundings(document, context), ...findLevies(document, context, vatLines)]
  const chain = findChain(document, context, printedSums)
  const charges = chain.length > 0 ? chain : findCharges(document, context, rows)
  const evidence: Evidence = { ...evidenceOf(rows, vatLines), reach: reachOf(charges), roundings }
  const found = withoutPartingDashes(printedSums, evidence.lines)
  const totalled = withoutHeldBack(withBalances(withoutRowsOfRates(found, vatLines), evidence.reach), document, context)
  const { lists: told, hammer } = withHammerTotal(totalled, document, context)
  const lists = withTotalBeforeTax(told, evidence)
  const others = findUnlabelled(document, context, { rows, evidence, labelled: lists })
  for (const name of sumNames)
    lists[name] = [...lists[name], ...others[name].filter((other) => !lists[name].some(({ value }) => value === other.value))]
  lists.net = withoutGoodsTotal(withoutTaxed(lists, evidence), evidence.reach)
  lists.gross = lessCommission(lists.gross, [...lists.due, ...lists.net], document, context)
  // `Subtotal`, `Tax`, `Amount due`: where nothing was paid, what is asked for is the total.
  // So it is where it alone is what net and tax, or all lines, come to, whatever tables have totals of their own.
  const reached = reachedBy(lists)
  if (evidence.lines !== undefined && evidence.lineCount > 1) reached.add(evidence.lines)
  if (lists.gross.every(({ value }) => !reached.has(toUnits(value))))
    lists.gross = [
      ...lists.gross,
      ...(lists.gross.length === 0 ? totalsAmong(lists) : lists.due.filter(({ value }) => reached.has(toUnits(value)))).map((due) => ({
        ...due,
        score: due.score * ASKED,
      })),
    ]
  const taxes = [...lists.tax, ...vatLines.flatMap(({ amount }) => amount ?? [])]
  const outlays = findOutlays(document, context, { net: lists.net, tax: taxes, gross: lists.gross })
  const added = [findAddedBelow, findTakenBelow].flatMap((find) => find(document, context, lists.gross, lists.due))
  const { chosen, holds } = solveSums(lists, { ...evidence, outlays, added })
  if (isBeforeDiscounts(chosen, holds, evidence)) delete chosen.net
  const isLoose = chosen.net && !holds.some(({ ties }) => ties.includes('net'))
  if (isLoose && (isOfSomeLines(chosen.net!, rows) || isOfOneGroup(chosen.net!, lists.net, rows))) delete chosen.net
  // `TOTAL 135.520,00` of lines that hold their tax: the amount with that label is no net besides.
  if (chosen.net && chosen.gross && others.net.includes(chosen.net) && isSamePlace(chosen.net, chosen.gross)) delete chosen.net
  // `Acompte à verser TTC`: the total of a deposit invoice is no deposit that came in.
  if (chosen.paid && chosen.gross && isSamePlace(chosen.paid, chosen.gross)) {
    delete chosen.paid
    delete chosen.due
  }
  const contradicting = contradictingTotal(lists.gross, chosen, holds)
  if (contradicting) chosen.gross = contradicting
  const settled: Candidates = { ...candidates }
  for (const name of sumNames) {
    const pick = chosen[name]
    if (lists[name].length > 0 || candidates[fields[name]])
      settled[fields[name]] = pick ? [{ ...pick, ...judged(pick, name, holds) }, ...lists[name].filter((other) => other !== pick)] : []
  }
  if (hammer && !settled[fields.net]?.length) settled[fields.net] = netWithCharges(chosen.gross, chosen.tax)
  const [only] = settled[fields.net] ?? []
  const isOnly = context.kind === 'invoice' && only && ![fields.gross, fields.tax, fields.due].some((name) => settled[name]?.length)
  // `Total net : 1 300,00 €` over `TVA non applicable`: the one sum is what is to be paid.
  if (isOnly && vatLines.length === 0 && toUnits(only.value) === evidence.lines && saysUntaxed(document))
    settled[fields.gross] = [
      { value: only.value, score: only.score * ASKED, source: 'derived', reason: 'the only sum of a paper without tax' },
    ]
  // `Amount  R4312.50` of a credit note without lines: there is no other sum, so it is what the paper comes to.
  const isTotalAlone = only && rows.length === 0 && vatLines.length === 0 && bareAmount.test(only.reason)
  if (
    isTotalAlone &&
    ![fields.gross, fields.due].some((name) => settled[name]?.length) &&
    !((settled[fields.tax]?.[0]?.score ?? 0) >= DOUBTFUL)
  ) {
    settled[fields.gross] = [only]
    settled[fields.net] = []
  }
  const isWhole = vatLines.length === 0 && context.kind === 'invoice' && holds.some((relation) => relation.name === 'net + tax = gross')
  const [wholeNet, wholeTax] = isWhole ? [settled[fields.net]?.[0], settled[fields.tax]?.[0]] : []
  const whole = wholeNet && wholeTax ? taxOfOneRate(document, context, { net: wholeNet, tax: wholeTax, rows }) : undefined
  const summary = whole ? [whole] : vatLines
  const ofLines = hammer ?? chosen.net ?? chosen.gross
  const kept = dropExtra(withoutDetails(rows, ofLines), ofLines, evidence)
  const derived = deriveSums(
    { context, candidates: settled, rows: raise(kept, holds), vatLines: raiseTaxes(summary, holds) },
    fields,
    [...roundings, ...outlays],
    evidence.reach,
  )
  const net = derived.candidates[fields.net]?.[0]
  const adjustment = net && adjustmentOf(net, kept, hammer ? undefined : evidence)
  const levy = levyOf(derived.candidates, fields, [...roundings, ...outlays])
  return {
    ...derived,
    ...(adjustment ? { adjustment } : {}),
    ...(levy ? { levy } : {}),
    vatLines: derived.vatLines.map(({ base: _, surcharge: __, ...line }) => line),
  }
}

const DOUBTFUL = 0.3 // a tax number under `VAT` is no tax
const bareAmount = /"(?:amount|montant|betrag|importe|importo|bedrag|valor)"/i

/** Amounts that are asked for: all where nothing was paid; else that which net and tax add up to, as over `Less paid` and `Balance`. */
function totalsAmong(lists: Record<SumName, Candidate[]>): Candidate[] {
  if (lists.paid.length === 0) return lists.due
  const sums = reachedBy(lists)
  return lists.due.filter(({ value }) => sums.has(toUnits(value)))
}

/** What net and tax may come to. */
const reachedBy = ({ net, tax }: Record<SumName, Candidate[]>) =>
  new Set(net.flatMap((one) => tax.filter(({ value }) => Number(value) !== 0).map((other) => toUnits(one.value) + toUnits(other.value))))

function evidenceOf(rows: readonly CandidateRow[], vatLines: readonly CandidateRow[]): Omit<Evidence, 'reach'> {
  const sum = (cells: (Candidate | undefined)[]) => cells.reduce((total, cell) => total + (cell ? toUnits(cell.value) : 0n), 0n)
  return {
    lineCount: rows.length,
    rateCount: new Set(vatLines.map((line) => Number(line.rate?.value))).size + (hasTwins(vatLines) ? 1 : 0),
    ...(rows.some((row) => row.total_amount) ? { lines: sum(rows.map((row) => row.total_amount)) } : {}),
    ...(vatLines.length > 0 ? { taxes: sum(vatLines.map((line) => line.amount)) } : {}),
    surcharges: surchargesOf(vatLines),
    ...(vatLines.length > 0 && vatLines.every((line) => line.base) ? { bases: sum(vatLines.map((line) => line.base)) } : {}),
  }
}

/** CGST 9 % and SGST 9 % of the same base, or one tax booked again and again: none that is printed is the tax. */
function hasTwins(vatLines: readonly CandidateRow[]): boolean {
  if (vatLines.some(({ amount }) => amount?.source === 'derived')) return true
  const said = vatLines.map(({ rate, amount }) => `${Number(rate?.value)} ${amount?.value}`)
  return new Set(said).size < said.length
}

/** Where bases and taxes give the total, a net that is not the bases is a sum before discounts. */
function isBeforeDiscounts({ net }: Chosen, holds: readonly Relation[], { bases }: Evidence): boolean {
  const has = (name: Relation['name']) => holds.some((relation) => relation.name === name)
  return (
    net !== undefined &&
    bases !== undefined &&
    has('bases + taxes = gross') &&
    !has('net + tax = gross') &&
    !isNear(toUnits(net.value), bases, CENT)
  )
}

/**
 * The one total that is printed, where net and tax are proven otherwise and do not add up to it: it is what the paper says, and the check on the
 * totals tells that it is off. A total nobody is sure of, or one of several, stays left out.
 */
function contradictingTotal(totals: readonly Candidate[], { net, tax, gross }: Chosen, holds: readonly Relation[]): Candidate | undefined {
  const isTied = (name: SumName) => holds.some(({ ties }) => ties.includes(name))
  const [total] = totals
  if (gross || !total || !net || !tax || total.score < CLAIMED || !isTied('net') || !isTied('tax')) return undefined
  if (totals.some(({ value }) => value !== total.value) || [net, tax].some(({ value }) => value === total.value)) return undefined
  return toUnits(total.value) > toUnits(net.value) ? total : undefined
}

function adjustmentOf(net: Candidate, rows: readonly CandidateRow[], evidence: Evidence | undefined): string | undefined {
  const lines = rows.reduce((sum, row) => sum + (row.total_amount ? toUnits(row.total_amount.value) : 0n), 0n)
  const difference = toUnits(net.value) - lines
  return rows.length > 0 && difference !== 0n && (!evidence || isReached(difference, evidence.reach)) ? toDecimal(difference) : undefined
}

function judged(pick: Candidate, name: SumName, holds: readonly Relation[]): Pick<Candidate, 'score' | 'reason'> {
  const mine = holds.filter((relation) => relation.ties.includes(name) && relation.name !== 'net = gross')
  if (mine.length === 0) return { score: holds.length > 0 ? pick.score * LOOSE : pick.score, reason: pick.reason }
  return {
    score: Math.max(pick.score, mine.length > 1 ? TIED_TWICE : TIED),
    reason: `${pick.reason}; ${mine.map((relation) => relation.name).join(', ')}`,
  }
}

/** A line with nothing but a total, without which the lines add up, was no line. */
function dropExtra(rows: CandidateRow[], net: Candidate | undefined, { reach }: Evidence): CandidateRow[] {
  if (!net) return rows
  const sum = rows.reduce((total, row) => total + (row.total_amount ? toUnits(row.total_amount.value) : 0n), 0n)
  const goal = toUnits(net.value)
  if (isNear(sum, goal, CENT) || isReached(goal - sum, reach)) return rows
  const extra = rows.findLast((row) => row.total_amount && !row.unit_price && isNear(sum - toUnits(row.total_amount.value), goal, CENT))
  return extra ? rows.filter((row) => row !== extra) : rows
}

/** Totals of lines that add up to the net (or, with tax in them, to the gross) are sure. */
function raise(rows: CandidateRow[], holds: readonly Relation[]): CandidateRow[] {
  if (!holds.some(({ name }) => /^lines/.test(name))) return rows
  return rows.map((row) =>
    row.total_amount ? { ...row, total_amount: { ...row.total_amount, score: Math.max(row.total_amount.score, TIED_TWICE) } } : row,
  )
}

function raiseTaxes(vatLines: CandidateRow[], holds: readonly Relation[]): CandidateRow[] {
  if (!holds.some(({ name }) => name === 'taxes = tax' || name === 'net + taxes = gross')) return vatLines
  return vatLines.map((line) =>
    Object.fromEntries(Object.entries(line).map(([name, cell]) => [name, { ...cell, score: Math.max(cell.score, TIED) }])),
  )
}
