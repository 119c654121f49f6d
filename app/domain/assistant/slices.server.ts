import type { Asked } from './answer.server.ts'
import type { Range } from './query.ts'
import { askRows, type AskedRow } from './rows.server.ts'

export interface Slice {
  range: Range | null
  rows: AskedRow[]
}

/** The documents that fit: one slice a period. */
export function slicesOf({ who, question, today, timeZone }: Asked): Slice[] {
  const ranges = question.ranges.length > 0 ? question.ranges : [null]
  return ranges.map((range) => ({ range, rows: askRows(who, { ...question, range, today, timeZone }) }))
}

/** A document once, though two periods have it. */
export const rowsOf = (asked: Asked): AskedRow[] => [
  ...new Map(slicesOf(asked).flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
]
