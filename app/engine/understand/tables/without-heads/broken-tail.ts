import { type Row, textOf } from '../rows.ts'

const SHORT = 4 // words of such a rest at most
const CLOSE = 0.75 // of the type's height between the rows of one line
const EDGE = 1 // of the type's height that it is set in at most

/** `… a 69,40 € cada` over `una;`: a letter lists its goods in whole sentences, and the last words of one stand at the same edge under it. */
export function isBrokenTail(row: Row, above: Row, first: Row): boolean {
  return (
    row.words.length <= SHORT &&
    /^\p{Ll}[^:]*[;.]$/u.test(row.text) &&
    !/[.;:,]$/.test(textOf(above.words)) &&
    row.box.top - above.box.bottom < CLOSE * row.size &&
    row.box.left > first.box.left - 1 &&
    row.box.left < first.box.left + EDGE * row.size
  )
}
