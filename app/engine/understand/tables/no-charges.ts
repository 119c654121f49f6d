import type { CandidateRow } from '../../candidate.ts'
import { balanceOf } from './lines/arithmetic.ts'
import type { ReadSegment } from './tables.ts'

/**
 * `Consigne | Livré | Repris | Solde` under heads of its own: what came and went, where each line of what was sold has its amount and proves it.
 * Here none has one, or quantity and price miss whatever was taken for it in every row.
 */
export function chargesNothing(
  read: readonly CandidateRow[],
  rows: readonly CandidateRow[],
  table: ReadSegment,
  before: readonly ReadSegment[],
): boolean {
  const isNew = !table.segment.continued && before.every((other) => headOf(other) !== headOf(table))
  return isNew && table.layout.discount === undefined && rows.every(isProven) && read.every(isUnproven)
}

const headOf = ({ segment }: ReadSegment) => segment.header.heads.map(({ text }) => text).join(' | ')

const isProven = ({ quantity, unit_price: price, total_amount: total }: CandidateRow) =>
  quantity && price && total ? balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) !== 'off' : false

const isUnproven = (row: CandidateRow) =>
  row.quantity !== undefined && (!row.total_amount || (row.unit_price !== undefined && !isProven(row)))
