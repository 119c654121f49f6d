import { isCodeLike } from '../codes/code-like.ts'
import type { Rule } from '../../../document.ts'
import type { Entry } from './entry.ts'
import type { Layout } from '../columns/layout.ts'
import { codeIn, isBracketedCode } from '../codes/codes-in-names.ts'
import { isBroken, isCut } from '../codes/line-code.ts'
import { isProseAfter } from './prose-after.ts'
import { middle, textOf } from '../rows.ts'
import { openEnd } from '../../words/open-end.ts'
import { isSubLine } from './sub-lines.ts'
import { columnOfBoth } from './total-under.ts'

const FAR = 1.6 // between rows of one item at most, of the type's height
export const WIDER = 1.35 // times the usual gap: a gap that parts two items
const CENTRED = 0.85 // of the type's height: a row nearer than that to the numbers was set around them

/** A line without a text of its own, or one whose text was set around its middle, begins above its numbers. */
export function takesAbove(last: Entry, line: Entry, layout: Layout): boolean {
  if (middle(line.row.box) - middle(last.row.box) < CENTRED * line.row.size) return true
  if (goesOnIn(last, line, layout)) return true
  // Without a head of names they hang under their codes.
  // `Code: 480077` is said of what stands above it, and no name.
  const isSaid = layout.description !== undefined && codeIn([last.cells[layout.description]!]) !== undefined
  return layout.description !== undefined && !hasDescription(line, layout) && isTextRow(last, layout) && !isSaid
}

/** `unidades` in the row of the numbers, under `servido en palé retornable, embalado por`: set from the bottom up, a name ends beside them. */
function goesOnIn(over: Entry, line: Entry, { description }: Layout): boolean {
  const [words, above] = description === undefined ? [[], []] : [line.cells[description]!, over.cells[description]!]
  const isRow = words.length > 0 && above.length > 0 && over.cells.every((cell, at) => at === description || cell.length === 0)
  const isCut = openEnd.test(textOf(above)) || openSize.test(textOf(above)) || /^\p{Ll}{3}/u.test(words[0]?.text ?? '')
  return isRow && isCut && gapOf(over, line) < TIGHT * line.row.size && !isSubLine(words)
}

/** `Aluminum tube 1/2" OD x`: the other measure stands in the next line. */
const openSize = /\s[x×]$/i

const TIGHT = 0.6 // of the type's height, between lines of one name

/** The rows that stand close enough to a line to be of its item. */
export function near({ line, above }: { line: Entry; above: Entry[] }, rows: Entry[], layout: Layout, rules: readonly Rule[]): Entry[] {
  const prose = rows.findIndex((entry) => isProseAfter(entry.row, line.row))
  return reachDown(line, prose < 0 ? rows : rows.slice(0, prose), rules, !hasDescription(line, layout) || isCoded(line, layout)).filter(
    (entry) =>
      isTextRow(entry, layout) ||
      isOfBoth(entry, layout) ||
      endsCode([...above, line], entry, layout) ||
      isBracketedCode(entry.row.words) ||
      isNameUnderCodes(entry, rows, layout),
  )
}

/** The first row under a line of a table that has no column of names, wherever it begins. */
const isNameUnderCodes = (entry: Entry, rows: readonly Entry[], { description }: Layout) =>
  description === undefined && entry === rows[0] && /\p{L}{3}/u.test(entry.row.text)

/** `BB` in the column of the codes, under the `ARE-LAV-` that was too long for it, or around the numbers between them. */
function endsCode(over: readonly Entry[], { cells }: Entry, { code }: Layout): boolean {
  if (code === undefined || cells[code]!.length !== 1) return false
  const upper = over.findLast((entry) => entry.cells[code]!.length > 0)?.cells[code] ?? []
  return isBroken(upper) || isCut(upper, cells[code]!)
}

/** The row of a line's total, where that stands under its price. */
function isOfBoth({ cells }: Entry, layout: Layout): boolean {
  const at = columnOfBoth(layout)
  return at !== undefined && cells[at]!.length > 0
}

/** Rows under a line up to the first wide gap or rule; where the line is `nameless` its name may stand further off. */
export function reachDown(line: Entry, rows: readonly Entry[], rules: readonly Rule[], nameless = false): Entry[] {
  const taken: Entry[] = []
  let last = line
  for (const row of rows) {
    if (gapOf(last, row) > FAR * row.row.size || (isParted(last, row, rules) && !(nameless && last === line))) break
    taken.push(row)
    last = row
  }
  return taken
}

/** Rows over a line up to the first wide gap or rule, in the order of the page. */
export function reachUp(rows: readonly Entry[], line: Entry, rules: readonly Rule[]): Entry[] {
  const taken: Entry[] = []
  let last = line
  for (const row of [...rows].reverse()) {
    if (gapOf(row, last) > FAR * row.row.size || isParted(row, last, rules)) break
    taken.unshift(row)
    last = row
  }
  return taken
}

/** Points between two rows. */
export function gapOf(upper: Entry, lower: Entry): number {
  return lower.row.box.top - upper.row.box.bottom
}

/** A rule is drawn between two rows. */
export function isParted(upper: Entry, lower: Entry, rules: readonly Rule[]): boolean {
  const top = middle(upper.row.box)
  const bottom = middle(lower.row.box)
  const left = Math.min(upper.row.box.left, lower.row.box.left)
  const right = Math.max(upper.row.box.right, lower.row.box.right)
  return rules.some(
    ({ box }) =>
      box.bottom - box.top < 3 &&
      (box.top + box.bottom) / 2 > top &&
      (box.top + box.bottom) / 2 < bottom &&
      Math.min(box.right, right) - Math.max(box.left, left) > 0.6 * (right - left),
  )
}

/** A row with text where names stand. */
export function hasDescription(entry: Entry, layout: Layout): boolean {
  const words = layout.description === undefined ? [] : entry.cells[layout.description]!
  return words.some((word) => /\p{L}/u.test(word.text)) && !isSubLine(words)
}

/** Text where descriptions or codes stand, and nowhere else. */
export function isTextRow(entry: Entry, layout: Layout): boolean {
  const inside =
    (layout.description === undefined ? 0 : entry.cells[layout.description]!.length) +
    (layout.code === undefined ? 0 : entry.cells[layout.code]!.length)
  return inside > 0 && inside >= 0.5 * entry.row.words.length
}

/** Nothing but a code where descriptions stand. */
export function isCoded({ cells }: Entry, { description, code }: Layout): boolean {
  const words = description === undefined || code !== undefined ? [] : cells[description]!
  return words.length === 1 && words[0]!.text.length >= 5 && /\d/.test(words[0]!.text) && isCodeLike(words[0]!.text)
}
