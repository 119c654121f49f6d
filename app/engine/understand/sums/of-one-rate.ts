import type { Candidate, CandidateRow } from '../../candidate.ts'
import { isSamePlace } from '../exclusive.ts'
import type { SumName } from './solve.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

type Sums = Record<SumName, Candidate[]>

/** `Base | % | Cuota | Total` of several rates without a row of sums: what a row says of its rate is none of the document's sums, unless it comes to all of them. */
export function withoutRowsOfRates(lists: Sums, vatLines: readonly CandidateRow[]): Sums {
  const rates = new Set(vatLines.map(({ rate }) => Number(rate?.value)))
  if (rates.size < 2 || !vatLines.every(({ base, amount }) => base && amount)) return lists
  const sumOf = (name: 'base' | 'amount') => vatLines.reduce((sum, line) => sum + toUnits(line[name]!.value), 0n)
  const [bases, taxes] = [sumOf('base'), sumOf('amount')]
  const without = (list: Candidate[], sum: Units, isOfRate: (candidate: Candidate, line: CandidateRow) => boolean) =>
    list.filter((candidate) => isNear(toUnits(candidate.value), sum, CENT * 2n) || !vatLines.some((line) => isOfRate(candidate, line)))
  return {
    ...lists,
    net: without(lists.net, bases, (candidate, { base }) => isSamePlace(candidate, base!)),
    tax: without(lists.tax, taxes, (candidate, { rate, amount }) => isSamePlace(candidate, amount!) || isAt(candidate, rate)),
    gross: without(lists.gross, bases + taxes, isWholeOfRate),
  }
}

const isAt = (candidate: Candidate, cell: Candidate | undefined) => cell !== undefined && isSamePlace(candidate, cell)

/** The third amount of the row: base and tax together, level with them. */
function isWholeOfRate(candidate: Candidate, { base, amount }: CandidateRow): boolean {
  const isLevel =
    candidate.page === base!.page &&
    candidate.box !== undefined &&
    base!.box !== undefined &&
    candidate.box.top < base!.box.bottom &&
    base!.box.top < candidate.box.bottom
  return isLevel && isNear(toUnits(candidate.value), toUnits(base!.value) + toUnits(amount!.value), CENT)
}
