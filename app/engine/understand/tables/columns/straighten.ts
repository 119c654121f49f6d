import { areBeforeHeads } from './before-heads.ts'
import { type Column, cellsOf } from './columns.ts'
import { type Row, boxOf } from '../rows.ts'
import { runsOf } from '../runs.ts'

const GAP = 0.75 // between two cells of a row at least, of the type's height
const MOST = 0.6 // of the rows have as many runs as there are heads
const FEW = 2 // of them at least

/**
 * Heads set to the left over numbers set to the right: in wide columns a number may end under the next head. Where a head got nothing at all,
 * and the rows have as many runs of words as there are heads, runs and heads are told off in their order instead.
 */
export function straighten(columns: readonly Column[], sample: readonly Row[]): readonly Column[] {
  const cells = sample.map((row) => cellsOf(row, columns))
  if (columns.length < 3 || !columns.some((_, at) => cells.every((row) => row[at]!.length === 0))) return columns
  const rows = sample.map(({ words, size }) => runsOf(words, GAP * size))
  const full = rows.filter((runs) => runs.length === columns.length)
  if (full.length < FEW || full.length < MOST * sample.length) return columns
  if (
    areBeforeHeads(
      full,
      columns.map(({ head }) => head),
    )
  )
    return columns
  const spans = columns.map((_, at) => full.map((runs) => boxOf(runs[at]!)))
  const borders: number[] = []
  for (let at = 1; at < columns.length; at++) {
    const end = Math.max(...spans[at - 1]!.map(({ right }) => right))
    const start = Math.min(...spans[at]!.map(({ left }) => left))
    if (start <= end) return columns
    borders.push((start + end) / 2)
  }
  const isCut = rows.some((runs) => runs.some((run) => borders.some((x) => boxOf(run).left < x && boxOf(run).right > x)))
  if (isCut) return columns
  return columns.map((column, at) => ({ ...column, left: borders[at - 1] ?? column.left, right: borders[at] ?? column.right }))
}
