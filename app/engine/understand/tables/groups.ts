import type { Rule } from '../../document.ts'
import type { Entry } from './entries.ts'
import { boldTitles } from './bold-titles.ts'
import type { Layout } from './layout.ts'
import { codeIn } from './codes-in-names.ts'
import { groupBySpacing } from './spacing.ts'
import { isProseAfter } from './prose-after.ts'
import { middle } from './rows.ts'
import { isOneRun } from './runs.ts'
import { isSubLine } from './sub-lines.ts'
import { isCodeLike } from './text-columns.ts'
import { withoutTitlesOver } from './titles-over.ts'
import { columnOfBoth } from './total-under.ts'

/** A line of an item with the rows of text around it that belong to it. */
export interface Group {
  line: Entry
  above: Entry[]
  below: Entry[]
}

const FAR = 1.6 // between rows of one item at most, of the type's height
const WIDER = 1.35 // times the usual gap: a gap that parts two items
const CENTRED = 0.85 // of the type's height: a row nearer than that to the numbers was set around them

/** Rows of text are given to the line they belong to: by drawn rules, by gaps, or to the line above. */
export function groupEntries(entries: readonly Entry[], layout: Layout, rules: readonly Rule[]): Group[] {
  const bold = boldTitles(entries, layout)
  const rows = entries.map((entry) =>
    bold.has(entry) || isTitle(entry, entries, layout) ? { ...entry, sort: 'soft_sum' as const } : entry,
  )
  return group(rows, layout, rules)
}

function group(entries: readonly Entry[], layout: Layout, rules: readonly Rule[]): Group[] {
  const ruled = isRuled(entries, rules)
  const groups = (ruled ? undefined : groupBySpacing(entries, layout)) ?? groupByNeighbours(entries, layout, rules, ruled)
  return withoutTitlesOver(groups, layout)
}

/** A title over some of the items starts left of where descriptions start, and is one run of words. */
function isTitle(entry: Entry, entries: readonly Entry[], layout: Layout): boolean {
  const at = layout.description
  if (at === undefined || entry.sort !== 'text' || (/\d/.test(entry.row.text) && !deliveryTitle.test(entry.row.text))) return false
  const lefts = entries.filter((other) => other.sort === 'line').flatMap((other) => other.cells[at]![0]?.box.left ?? [])
  const words = entry.row.words
  const isRun = isOneRun(words, 1.2 * entry.row.size)
  return lefts.length > 0 && isRun && entry.row.box.left < Math.min(...lefts) - 3
}

/** `Delivery note 771802 of 3 Feb 2026, Dock Road`, `BL n° 4471 du 12 mars`: over what came with it. */
const deliveryTitle =
  /^(?:delivery (?:note|ticket|docket|no)|(?:despatch|dispatch) note|packing (?:slip|list)|bons? de livraison|b\.?l\.? ?n|n\/b\.?l|albar[áa]n|lieferschein|lief(?:er)?\.?-?sch|pakbon|ddt|d\.d\.t|bolla|guia de (?:remessa|transporte))(?![\p{L}])/iu

/** Drawn rules part the items. */
function isRuled(entries: readonly Entry[], rules: readonly Rule[]): boolean {
  const lines = entries.filter((entry) => entry.sort === 'line')
  const parted = lines.slice(1).filter((line, at) => isParted(lines[at]!, line, rules)).length
  return lines.length > 1 && parted >= 0.8 * (lines.length - 1)
}

function groupByNeighbours(entries: readonly Entry[], layout: Layout, rules: readonly Rule[], ruled: boolean): Group[] {
  const groups: Group[] = []
  let open: Entry[] = []
  let closed = true // a sum or the header came since the last line
  // Names stand under their codes where the first one does.
  const codesLead = entries.find(({ sort }) => sort === 'line' || sort === 'text')?.sort === 'line'
  for (const entry of entries) {
    if (entry.sort === 'line') {
      const before = closed ? undefined : groups.at(-1)
      const { below, above } = share(before, codesLead && isCoded(entry, layout) ? [] : open, entry, layout, rules, ruled)
      if (codesLead && isCoded(entry, layout)) before?.below.push(...reachDown(before.line, open, rules))
      before?.below.push(...below)
      groups.push({ line: entry, above, below: [] })
      open = []
      closed = false
    } else if (entry.sort === 'text') open.push(entry)
    else {
      if (!closed) groups.at(-1)?.below.push(...near(groups.at(-1)!.line, open, layout, rules))
      open = []
      closed = entry.sort !== 'charge' ? true : closed
    }
  }
  if (!closed && groups.length > 0) groups.at(-1)!.below.push(...near(groups.at(-1)!.line, open, layout, rules))
  return groups
}

/** The rows between two lines: which belong to the one above, which to the one below. */
function share(
  before: Group | undefined,
  between: Entry[],
  next: Entry,
  layout: Layout,
  rules: readonly Rule[],
  inGrid: boolean,
): { below: Entry[]; above: Entry[] } {
  const wantsAbove = between.length > 0 && takesAbove(between.at(-1)!, next, layout)
  // In a grid what stands in the first line's box is its own, however its text was set.
  if (!before)
    return {
      below: [],
      above: wantsAbove || (inGrid && between.some((entry) => isTextRow(entry, layout))) ? reachUp(between, next, rules) : [],
    }
  const chain = [before.line, ...between, next]
  const cuts = chain.slice(1).map((entry, at) => ({ at, gap: gapOf(chain[at]!, entry), ruled: isParted(chain[at]!, entry, rules) }))
  const ruled = cuts.filter((cut) => cut.ruled)
  // Numbers in one ruled row, the names in the next: the rule right under a line without a name parts no items.
  if (
    ruled.length > 1 &&
    ruled[0]!.at === 0 &&
    !hasDescription(before.line, layout) &&
    !hasDescription(next, layout) &&
    before.above.every((entry) => !hasDescription(entry, layout))
  )
    return { below: between.slice(0, ruled.at(-1)!.at), above: between.slice(ruled.at(-1)!.at) }
  if (ruled.length > 0) return { below: between.slice(0, ruled[0]!.at), above: between.slice(ruled.at(-1)!.at) }
  if (!wantsAbove) return { below: reachDown(before.line, between, rules), above: [] }
  const widest = [...cuts].sort((a, b) => b.gap - a.gap)[0]!
  const isClear = widest.gap > 0 && cuts.every((cut) => cut === widest || widest.gap > WIDER * Math.max(0.1, cut.gap))
  const at = isClear || !hasDescription(before.line, layout) ? widest.at : hasDescription(next, layout) ? between.length : 0
  return { below: between.slice(0, at), above: between.slice(at) }
}

/** A line without a text of its own, or one whose text was set around its middle, begins above its numbers. */
function takesAbove(last: Entry, line: Entry, layout: Layout): boolean {
  if (middle(line.row.box) - middle(last.row.box) < CENTRED * line.row.size) return true
  // Without a head of names they hang under their codes.
  // `Code: 480077` is said of what stands above it, and no name.
  const isSaid = layout.description !== undefined && codeIn([last.cells[layout.description]!]) !== undefined
  return layout.description !== undefined && !hasDescription(line, layout) && isTextRow(last, layout) && !isSaid
}

function near(line: Entry, rows: Entry[], layout: Layout, rules: readonly Rule[]): Entry[] {
  const prose = rows.findIndex((entry) => isProseAfter(entry.row, line.row))
  return reachDown(line, prose < 0 ? rows : rows.slice(0, prose), rules, !hasDescription(line, layout)).filter(
    (entry) => isTextRow(entry, layout) || isOfBoth(entry, layout),
  )
}

/** The row of a line's total, where that stands under its price. */
function isOfBoth({ cells }: Entry, layout: Layout): boolean {
  const at = columnOfBoth(layout)
  return at !== undefined && cells[at]!.length > 0
}

function reachDown(line: Entry, rows: readonly Entry[], rules: readonly Rule[], nameless = false): Entry[] {
  const taken: Entry[] = []
  let last = line
  for (const row of rows) {
    if (gapOf(last, row) > FAR * row.row.size || (isParted(last, row, rules) && !(nameless && last === line))) break
    taken.push(row)
    last = row
  }
  return taken
}

function reachUp(rows: readonly Entry[], line: Entry, rules: readonly Rule[]): Entry[] {
  const taken: Entry[] = []
  let last = line
  for (const row of [...rows].reverse()) {
    if (gapOf(row, last) > FAR * row.row.size || isParted(row, last, rules)) break
    taken.unshift(row)
    last = row
  }
  return taken
}

function gapOf(upper: Entry, lower: Entry): number {
  return lower.row.box.top - upper.row.box.bottom
}

function isParted(upper: Entry, lower: Entry, rules: readonly Rule[]): boolean {
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

/** Nothing but a code where descriptions stand. */
function isCoded({ cells }: Entry, { description, code }: Layout): boolean {
  const words = description === undefined || code !== undefined ? [] : cells[description]!
  return words.length === 1 && words[0]!.text.length >= 5 && /\d/.test(words[0]!.text) && isCodeLike(words[0]!.text)
}

export function hasDescription(entry: Entry, layout: Layout): boolean {
  const words = layout.description === undefined ? [] : entry.cells[layout.description]!
  return words.some((word) => /\p{L}/u.test(word.text)) && !isSubLine(words)
}

/** Text where descriptions or codes stand, and nowhere else. */
function isTextRow(entry: Entry, layout: Layout): boolean {
  const inside =
    (layout.description === undefined ? 0 : entry.cells[layout.description]!.length) +
    (layout.code === undefined ? 0 : entry.cells[layout.code]!.length)
  return inside > 0 && inside >= 0.5 * entry.row.words.length
}
