import type { Box } from '../../document.ts'
import { isSumText } from './lines/sum-words.ts'
import { boxOf, type Row } from './rows.ts'
import type { Segment } from './segments.ts'

/** Where the items stand. `Total honoraires HT`, `TVA 20 %` between them and what is passed on below are no part of them. */
export function areasOf({ page, header, body, continued }: Segment, parts: readonly Row[]): { page: number; box: Box }[] {
  const sums = body.filter((row) => !parts.includes(row) && isSumText(row.text)).map(({ box }) => box.top)
  const runs = [...sums, Infinity].map((end, at) => parts.filter(({ box }) => box.top < end && box.top > (sums[at - 1] ?? -Infinity)))
  const [first = 0] = runs.flatMap((run, at) => (run.length > 0 ? [at] : []))
  return runs.flatMap((rows, at) =>
    rows.length > 0 ? [{ page: page.number, box: boxOf(at > first || continued ? rows : [header, ...rows]) }] : [],
  )
}
