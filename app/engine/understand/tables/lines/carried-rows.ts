import Big from 'big.js'
import type { Candidate, CandidateRow } from '../../../candidate.ts'
import type { Context } from '../../context.ts'
import type { columnNames } from './row-of-group.ts'

/** `Tuition fee 2026/27 - Okafor`, `Tuition fee 2026/27 - Lindqvist`; `Plot 14`, `Plot 15`. */
function areNamedAlike(name: Candidate | undefined, before: Candidate | undefined): boolean {
  const [one, other] = [name, before].map((candidate) => candidate?.value.replace(/\d+/g, '0').split(/\s+/).slice(0, ALIKE).join(' '))
  return one !== undefined && one === other && one.split(' ').length === ALIKE
}

const ALIKE = 2 // words that names have in common

/**
 * A lone total that is the sum of all lines before it was carried from page to page, whatever its label;
 * so is a row without a name that adds up the quantities as well.
 */
export function withoutCarried(
  rows: readonly CandidateRow[],
  { quantity, description, code }: (typeof columnNames)[Context['kind']],
): CandidateRow[] {
  let sum = new Big(0)
  let count = new Big(0)
  let free = 0
  return rows.filter((row, at) => {
    const total = row.total_amount?.value
    if (total === undefined) return true
    // `ICE 0.00`, `PROPINA 0.00` among the sums: nothing but a zero is no line.
    if (Object.keys(row).length === 1 && Number(total) === 0) return false
    const many = row[quantity]?.value
    const bare = many === undefined ? true : !row[description] && !row[code] && count.eq(many)
    // Behind a single line that cost anything, it is one that costs as much; behind one of a like name too.
    const isOneOf = (free > 0 && at - free === 1) || (at - free === 1 && areNamedAlike(row[description], rows[at - 1]![description]))
    if (bare && !row.unit_price && !sum.eq(0) && sum.eq(total) && !isOneOf) return false
    if (Number(total) === 0) free += 1
    sum = sum.plus(total)
    if (many !== undefined) count = count.plus(many)
    return true
  })
}
