import { oneOfEachLabel } from './one-of-each-label.ts'
import type { Candidate } from '../../candidate.ts'
import { isReached } from './charges.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

/** The amounts that a document's sums are made of. */
export const sumNames = ['net', 'tax', 'gross', 'due', 'paid'] as const
export type SumName = (typeof sumNames)[number]
export type Chosen = Partial<Record<SumName, Candidate>>

/** What the rest of the page says about the sums. */
export interface Evidence {
  /** Σ of the item lines; absent without lines, or where one has no total. */
  lines?: Units
  /** What discounts, charges and freight may add up to between lines and net. */
  reach: ReadonlySet<Units>
  /** What the paper says the total was rounded by. */
  roundings?: readonly Units[]
  /** What is passed on below the tax: amounts that stand between it and a total, and make net and tax up to that. */
  outlays?: readonly Units[]
  /** What is asked for beyond the total, as packaging that is lent. */
  added?: readonly Units[]
  /** How many lines were added: each may have been rounded. */
  lineCount: number
  /** Σ of the amounts of the tax summary, and of its bases where all are printed. */
  taxes?: Units
  bases?: Units
  /** Σ of what the summary levies beside the tax. */
  surcharges?: Units
  /** How many rates the tax summary has. */
  rateCount: number
}

export interface Solution {
  chosen: Chosen
  /** The relations that hold, by the sums they tie together. */
  holds: Relation[]
}

export interface Relation {
  name:
    | 'net + tax = gross'
    | 'net + charges + tax = gross'
    | 'net + tax + outlays = gross'
    | 'lines = net'
    | 'lines = gross'
    | 'lines and charges = net'
    | 'taxes = tax'
    | 'gross - paid = due'
    | 'gross = due'
    | 'gross and deposits = due'
    | 'net = gross'
    | 'net + taxes = gross'
    | 'bases = net'
    | 'bases + taxes = gross'
  ties: SumName[]
}

const isWholeSum = new Set<Relation['name']>(['net + tax = gross', 'net + charges + tax = gross', 'net + tax + outlays = gross'])

const MOST = 6 // candidates of each sum that are tried
const WEIGHT: Record<Relation['name'], number> = {
  'net + tax = gross': 1.6,
  'net + charges + tax = gross': 0.7,
  'net + tax + outlays = gross': 1.8,
  'net + taxes = gross': 1.2,
  'lines = net': 1,
  'lines = gross': 0.8,
  'lines and charges = net': 0.7,
  'taxes = tax': 0.8,
  'gross - paid = due': 0.8,
  'gross = due': 0.4,
  'gross and deposits = due': 0.8,
  'net = gross': 0.1,
  'bases = net': 0.5,
  'bases + taxes = gross': 0.9,
}
const OFF = 1 // what a broken net + tax = gross costs
const LEFT_OUT = 0.7 // of its score is lost when a candidate is not taken
const PART = 0.8 // what a tax other than the summary's costs where there are several rates
const SAME_PLACE = 0.9 // one printed number can be two sums only where nothing else is printed

/** The choice over all candidates whose sums hold together best. Bounded: at most seven options each for net, tax, gross, due, paid. */
export function solveSums(candidates: Record<SumName, readonly Candidate[]>, evidence: Evidence): Solution {
  const options = Object.fromEntries(sumNames.map((name) => [name, optionsOf(candidates[name])])) as Record<SumName, Option[]>
  let best: { score: number; picks: Record<SumName, Option> } | undefined
  const bound = Object.values(WEIGHT).reduce((sum, weight) => sum + weight, 0)
  for (const gross of options.gross) {
    for (const net of options.net) {
      for (const tax of options.tax) {
        const head = gross.score + net.score + tax.score
        if (best && head + topOf(options.due) + topOf(options.paid) + bound <= best.score) continue
        for (const due of options.due) {
          for (const paid of options.paid) {
            const picks = { gross, net, tax, due, paid }
            const score = head + due.score + paid.score + worth(picks, evidence)
            if (!best || score > best.score) best = { score, picks }
          }
        }
      }
    }
  }
  const picks = best!.picks
  const chosen = Object.fromEntries(sumNames.flatMap((name) => (picks[name].candidate ? [[name, picks[name].candidate]] : []))) as Chosen
  return { chosen, holds: relationsOf(picks, evidence) }
}

interface Option {
  candidate?: Candidate
  units?: Units
  score: number
}

function optionsOf(candidates: readonly Candidate[]): Option[] {
  const top = oneOfEachLabel(candidates, MOST)
    .slice(0, MOST)
    .map((candidate) => ({ candidate, units: toUnits(candidate.value), score: candidate.score }))
  const lost = Math.max(0, ...top.map((option) => option.score))
  return [...top, { score: lost * (1 - LEFT_OUT) - (top.length ? 0.05 : 0) }]
}

function topOf(options: readonly Option[]): number {
  return Math.max(...options.map((option) => option.score))
}

function worth(picks: Record<SumName, Option>, evidence: Evidence): number {
  const holds = relationsOf(picks, evidence)
  const { net, tax, gross, due } = picks
  // A total below what is taxed, without a discount that says so.
  const isBelow =
    net.units !== undefined &&
    gross.units !== undefined &&
    tax.units === undefined &&
    gross.units > 0n &&
    net.units > gross.units + CENT &&
    !isReached(gross.units - net.units, evidence.reach)
  const isBroken =
    net.units !== undefined && tax.units !== undefined && gross.units !== undefined && !holds.some(({ name }) => isWholeSum.has(name))
  const spots = [net, tax, gross].flatMap((option) =>
    option.candidate?.box
      ? [`${option.candidate.page} ${Math.round(option.candidate.box.left)} ${Math.round(option.candidate.box.top)}`]
      : [],
  )
  const repeated = spots.length - new Set(spots).size
  const isTooLittle = gross.units !== undefined && due.units !== undefined && gross.units > 0n && due.units > gross.units + CENT
  const tooLittle = isTooLittle && !holds.some(({ name }) => name === 'gross and deposits = due') ? 0.3 : 0
  // The tax at one of several rates is not the tax; neither is none, where the summary has some.
  const isPart =
    evidence.taxes !== undefined &&
    tax.units !== undefined &&
    (evidence.rateCount > 1 || (tax.units === 0n && evidence.rateCount > 0)) &&
    !isNear(evidence.taxes, tax.units, 2n * CENT)
      ? PART
      : 0
  return (
    holds.reduce((sum, { name }) => sum + WEIGHT[name], 0) - isPart - (isBroken || isBelow ? OFF : 0) - SAME_PLACE * repeated - tooLittle
  )
}

function relationsOf(
  { net, tax, gross, due, paid }: Record<SumName, Option>,
  { lines, lineCount, taxes, bases, surcharges = 0n, reach, roundings: said = [], outlays = [], added = [] }: Evidence,
): Relation[] {
  const holds: Relation[] = []
  const roundings = CENT * BigInt(Math.max(1, Math.ceil(lineCount / 2)))
  // A net of nothing proves nothing.
  if (net.units === 0n && gross.units !== undefined && gross.units !== 0n) return []
  const add = (name: Relation['name'], ...ties: SumName[]) => holds.push({ name, ties })
  const levied = tax.units ?? taxes
  if (net.units !== undefined && levied !== undefined && gross.units !== undefined && outlays.includes(gross.units - net.units - levied))
    add('net + tax + outlays = gross', 'net', 'tax', 'gross')
  else if (
    net.units !== undefined &&
    tax.units !== undefined &&
    gross.units !== undefined &&
    // A credit, a tax held back: what is taken off is no tax.
    tax.units >= 0n === (net.units + tax.units >= 0n || tax.units === 0n) &&
    isRounded(net.units + tax.units, gross.units, said)
  )
    add('net + tax = gross', 'net', 'tax', 'gross')
  // `Subtotal 100.00`, `Discount -10.00`, `Shipping 5.00`, `Tax 9.50`, `Total 104.50`: what stands between is printed, to the cent.
  else if (
    net.units !== undefined &&
    tax.units !== undefined &&
    gross.units !== undefined &&
    lines !== undefined &&
    isNear(lines, net.units, roundings) &&
    reach.has(gross.units - net.units - tax.units)
  )
    add('net + charges + tax = gross', 'net', 'tax', 'gross')
  if (
    net.units !== undefined &&
    tax.units === undefined &&
    taxes !== undefined &&
    gross.units !== undefined &&
    isRounded(net.units + taxes, gross.units, said)
  )
    add('net + taxes = gross', 'net', 'gross')
  if (lines !== undefined && net.units !== undefined && isNear(lines, net.units, roundings)) add('lines = net', 'net')
  else if (lines !== undefined && gross.units !== undefined && isNear(lines, gross.units, roundings)) add('lines = gross', 'gross')
  else if (lines !== undefined && net.units !== undefined && isReached(net.units - lines, reach)) add('lines and charges = net', 'net')
  if (bases !== undefined && net.units !== undefined && isNear(bases, net.units, CENT)) add('bases = net', 'net')
  if (bases !== undefined && taxes !== undefined && gross.units !== undefined && isNear(bases + taxes + surcharges, gross.units, CENT))
    add('bases + taxes = gross', 'gross')
  if (taxes !== undefined && tax.units !== undefined && isNear(taxes, tax.units, 2n * CENT)) add('taxes = tax', 'tax')
  if (gross.units !== undefined && due.units !== undefined) {
    if (paid.units !== undefined && paid.units !== 0n && isNear(gross.units - abs(paid.units), due.units, CENT))
      add('gross - paid = due', 'gross', 'due', 'paid')
    // `Total due 0.00` of a paid invoice proves no total of nothing.
    else if (isNear(gross.units, due.units, 0n) && gross.units !== 0n) add('gross = due', 'gross', 'due')
    else if (added.includes(due.units - gross.units)) add('gross and deposits = due', 'gross', 'due')
  }
  if (net.units !== undefined && gross.units !== undefined && tax.units === undefined && net.units === gross.units)
    add('net = gross', 'net', 'gross')
  return holds
}

/** The same to the cent, or but for a rounding that is printed. */
export function isRounded(sum: Units, total: Units, roundings: readonly Units[]): boolean {
  return isNear(sum, total, CENT) || roundings.some((one) => sum + one === total || sum - one === total)
}

function abs(units: Units): Units {
  return units < 0n ? -units : units
}
