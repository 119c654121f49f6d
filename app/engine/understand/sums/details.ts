import type { Candidate, CandidateRow } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import { CENT, isNear, toUnits } from './units.ts'

/**
 * A summary of what was used, and on the pages behind it each single use (`Resumen por producto`, then every time a card was used): where the lines of the first
 * pages come to the net by themselves, those of the later ones say the same again.
 */
export function withoutDetails(rows: CandidateRow[], net: Candidate | undefined): CandidateRow[] {
  if (!net) return rows
  const goal = toUnits(net.value)
  if (isNear(sumOf(rows), goal, CENT)) return rows
  const pages = [...new Set(rows.flatMap(({ total_amount }) => total_amount?.page ?? []))].toSorted((a, b) => a - b)
  const last = pages.slice(0, -1).find((page) => isNear(sumOf(upTo(rows, page)), goal, CENT))
  const kept = last === undefined ? rows : upTo(rows, last)
  return kept.length >= FEWEST && saysAgain(kept, rows) ? kept : rows
}

const FEWEST = 2 // lines of a summary
const MOST = 0.5 // of the later lines are called as one of the summary's

function saysAgain(kept: readonly CandidateRow[], rows: readonly CandidateRow[]): boolean {
  const names = new Set(kept.map(nameOf))
  const later = rows.filter((row) => !kept.includes(row))
  return later.filter((row) => names.has(nameOf(row))).length >= MOST * later.length
}

const nameOf = ({ description, product_name }: CandidateRow) => fold((description ?? product_name)?.value ?? '')

const upTo = (rows: CandidateRow[], page: number) =>
  rows.filter((row) => Object.values(row).some((cell) => cell.page !== undefined && cell.page <= page))

const sumOf = (rows: readonly CandidateRow[]) =>
  rows.reduce((sum, { total_amount }) => sum + (total_amount ? toUnits(total_amount.value) : 0n), 0n)
