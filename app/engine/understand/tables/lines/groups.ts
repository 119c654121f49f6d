import type { Rule } from '../../../document.ts'
import type { Entry } from './entry.ts'
import { boldTitles } from './bold-titles.ts'
import type { Layout } from '../columns/layout.ts'
import { isBroken } from '../codes/line-code.ts'
import { groupCentred } from './centred.ts'
import { groupBySpacing } from './spacing.ts'
import { textOf } from '../rows.ts'
import { isOneRun } from '../runs.ts'
import { withoutChapters, withoutLargerTitles, withoutTitlesOver, withoutTitlesOverMiddles } from './titles-over.ts'
import { WIDER, isCoded, takesAbove, near, reachDown, reachUp, gapOf, isParted, hasDescription, isTextRow } from './group-reach.ts'
import { pattern } from '../../words/pattern.ts'

/** A line of an item with the rows of text around it that belong to it. */
export interface Group {
  line: Entry
  above: Entry[]
  below: Entry[]
} // of the type's height: a row nearer than that to the numbers was set around them

/** Rows of text are given to the line they belong to: by drawn rules, by gaps, or to the line above. */
export function groupEntries(entries: readonly Entry[], layout: Layout, rules: readonly Rule[]): Group[] {
  const bold = boldTitles(entries, layout)
  const rows = entries.map((entry) =>
    bold.has(entry) || isTitle(entry, entries, layout) || isAnnouncement(entry, entries, layout)
      ? { ...entry, sort: 'soft_sum' as const }
      : entry,
  )
  return group(rows, layout, rules)
}

function group(entries: readonly Entry[], layout: Layout, rules: readonly Rule[]): Group[] {
  const ruled = isRuled(entries, rules)
  const groups =
    (ruled || areOpened(entries, layout) ? undefined : (groupBySpacing(entries, layout) ?? groupCentred(entries, layout))) ??
    groupByNeighbours(entries, layout, rules, ruled)
  return withoutChapters(withoutLargerTitles(withoutTitlesOver(withoutTitlesOverMiddles(groups, layout), layout), layout), layout)
}

/** A title over some of the items starts left of where descriptions start, and is one run of words. */
function isTitle(entry: Entry, entries: readonly Entry[], layout: Layout): boolean {
  const at = layout.description
  const isDelivery = deliveryTitle.test(entry.row.text)
  if (at === undefined || entry.sort !== 'text' || (/\d/.test(entry.row.text) && !isDelivery)) return false
  if (isDelivery && startsWithDelivery(entries)) return true
  // `S` under `1936-`: the end of a code.
  const before = entries[entries.indexOf(entry) - 1]
  if (layout.code !== undefined && before && isBroken(before.cells[layout.code]!)) return false
  const lefts = entries.filter((other) => other.sort === 'line').flatMap((other) => other.cells[at]![0]?.box.left ?? [])
  const words = entry.row.words
  const isRun = isOneRun(words, 1.2 * entry.row.size)
  return lefts.length > 0 && isRun && entry.row.box.left < Math.min(...lefts) - 3
}

/** A delivery's title stands over the first line: such rows are titles wherever they begin. Below a line they would say when that one came. */
const startsWithDelivery = (entries: readonly Entry[]): boolean => {
  const first = entries.find(({ sort }) => sort === 'line' || sort === 'text')
  return first?.sort === 'text' && deliveryTitle.test(first.row.text)
}

/** `Suite à votre accord par mail du 02/03 :` right over a line of its own: a colon announces what follows, and ends nothing before it. */
function isAnnouncement(entry: Entry, entries: readonly Entry[], layout: Layout): boolean {
  const next = entries[entries.indexOf(entry) + 1]
  return (
    entry.sort === 'text' &&
    next?.sort === 'line' &&
    hasDescription(next, layout) &&
    entry.row.words.length >= FEWEST_WORDS &&
    isOneRun(entry.row.words, 1.2 * entry.row.size) &&
    /[\p{L}\d)]\s?:$/u.test(entry.row.text)
  )
}

const FEWEST_WORDS = 3

/** `Delivery note 771802 of 3 Feb 2026, Dock Road`, `BL n° 4471 du 12 mars`: over what came with it. */
const deliveryTitle = pattern('iu')`
  ^(?:
    (?:delivery )?docket|delivery (?:note|ticket|no)|(?:despatch|dispatch) note|packing (?:slip|list)|bons? de livraison|b\.?l\.? ?n|n\/b\.?l|
    albar[áa]n|lieferschein|lief(?:er)?\.?-?sch|pakbon|ddt|d\.d\.t|bolla|guia de (?:remessa|transporte)
  )(?![\p{L}])
`

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
      if (codesLead && isCoded(entry, layout)) before?.below.push(...reachDown(before.line, open, rules, true))
      before?.below.push(...below)
      groups.push({ line: entry, above, below: [] })
      open = []
      closed = false
    } else if (entry.sort === 'text') open.push(entry)
    else {
      if (!closed) groups.at(-1)?.below.push(...near(groups.at(-1)!, open, layout, rules))
      open = []
      closed = entry.sort !== 'charge' ? true : closed
    }
  }
  if (!closed && groups.length > 0) groups.at(-1)!.below.push(...near(groups.at(-1)!, open, layout, rules))
  return groups
}

/** `2  RM-MB-BLK40` under `Line | Part number`, over the row of the numbers, which has no position of its own. */
function opensItem(entry: Entry, next: Entry, { position }: Layout): boolean {
  return position !== undefined && next.cells[position]!.length === 0 && /^\d{1,4}\.?$/.test(textOf(entry.cells[position]!))
}

/** Every line has such a row over it, which tells better than distances where an item begins. */
function areOpened(entries: readonly Entry[], layout: Layout): boolean {
  const lines = entries.filter(({ sort }) => sort === 'line')
  const over = (line: Entry) => entries.slice(0, entries.indexOf(line)).reverse()
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const before = over(line)
      const end = before.findIndex(({ sort }) => sort !== 'text')
      return before.slice(0, end < 0 ? before.length : end).some((entry) => opensItem(entry, line, layout))
    })
  )
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
  const opening = between.findIndex((entry) => opensItem(entry, next, layout))
  if (opening >= 0)
    return {
      below: before ? reachDown(before.line, between.slice(0, opening), rules) : [],
      above: reachUp(between.slice(opening), next, rules),
    }
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
