import type { Page } from '../../../document.ts'
import { type Row, rowsOf } from '../rows.ts'

const FOOT = 0.85 // of the page's height
const SAME = 3 // points

/** What stands at the same place at the foot of several pages, word for word: the firm's small print, and no line of a table that goes on over them. */
export function runningFeet(pages: readonly Page[]): ReadonlySet<Row> {
  const repeated = new Set<Row>()
  const first = new Map<string, Row>()
  if (pages.length < 2) return repeated
  for (const page of pages)
    for (const row of rowsOf(page)) {
      if (row.box.top <= FOOT * page.height) continue
      const before = first.get(row.text)
      if (!before) first.set(row.text, row)
      else if (before.page !== page.number && Math.abs(before.box.top - row.box.top) < SAME) repeated.add(before).add(row)
    }
  return repeated
}
