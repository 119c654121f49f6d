import type { Rule, Word } from '../../../document.ts'
import type { Role } from '../heads/heading-words.ts'
import type { Head } from '../heads/heads.ts'
import { type Row, centre, sharedWidth } from '../rows.ts'
import { columnNumber, isThousands } from './column-numbers.ts'

const RULE_WEIGHT = 0.5 // crossings that a drawn rule is worth, of the rows asked

/** Where the column of head `a` ends and that of `b` begins, at or right of `least`; the rest as for `columnsOf`. */
export function borderBetween(
  a: Head,
  b: Head,
  sample: readonly Row[],
  others: readonly Row[],
  rules: readonly Rule[],
  least: number,
): number {
  const between = Math.max((a.box.right + b.box.left) / 2, least)
  const low = Math.max(Math.min(a.box.right, between), least)
  const high = Math.max(b.box.left, between)
  const drawn = rules
    .filter((rule) => isUpright(rule) && rule.box.left >= low - 2 && rule.box.right <= high + 2 && touches(rule, a))
    .filter((rule) => [a, ...sample].some((row) => isBeside(rule, row)))
    .map((rule) => centre(rule.box))
  const gap = widestGap(low, high, sample, drawn)
  if (!gap) return between
  if (b.heading?.role === 'description' && drawn.length === 0 && isLeftEmpty(gap, b, sample)) {
    const edge = edgeOfWords(low, gap.from, sample)
    if (edge !== undefined) return edge
  }
  const rule = drawn.find((place) => place >= gap.from - 0.5 && place <= gap.to + 0.5)
  if (rule !== undefined) return rule
  const narrower = widestGap(gap.from, gap.to, others, [])
  return narrower ? (narrower.from + narrower.to) / 2 : (gap.from + gap.to) / 2
}

/** A head set in the middle of its column over names that all end before it: the widest gap would give them to the column before. */
const isLeftEmpty = (gap: { from: number; to: number }, { box }: Head, rows: readonly Row[]) =>
  rows.every((row) => row.words.every((word) => centre(word.box) < gap.from || centre(word.box) > box.right))

/** Where a word begins in every row: the left edge of a column. */
function edgeOfWords(low: number, high: number, rows: readonly Row[]): number | undefined {
  const [first, ...rest] = rows
  const starts = (first?.words ?? []).map(({ box }) => box.left).filter((left) => left > low && left < high)
  const edge = starts.find((left) => rest.every(({ words }) => words.some(({ box }) => Math.abs(box.left - left) < 1)))
  return rest.length > 0 && edge !== undefined ? edge - 0.5 : undefined
}

const codes = new Set<Role | undefined>(['code', 'buyer_code', 'gtin', 'divalto_code'])
const OWN = 0.8 // of the rows that have something under the first head
const TOUCH = 2 // points

/**
 * A spreadsheet sets heads to the left of their cells and numbers to the right: numbers that end before the next head begins are the first
 * head's own, however far from it, where the next head has something of its own in the same rows.
 */
export function endOfNumbers(a: Head, b: Head, sample: readonly Row[], rules: readonly Rule[] = []): number {
  // A number set apart from a name is none of it where the next head is that of codes.
  if (a.heading?.role === 'description' && codes.has(b.heading?.role)) return -Infinity
  const walls = rules
    .filter((rule) => isUpright(rule) && touches(rule, a))
    .filter(({ box }) => box.left > a.box.right && box.right < b.box.left)
  const ends = sample.flatMap((row) => {
    const { words } = row
    const at = words.findIndex(({ box, text }) => box.right > a.box.right && box.right <= b.box.left + TOUCH && columnNumber.test(text))
    if (at > 0 && endsName(words[at - 1]!, words[at]!)) return []
    // `1   61000` under `Ln` and `Cost centre`: where a number stands right under the first head, one further off is not its own.
    if (at > 0 && isUnder(words[at - 1]!, a) && words[at]!.box.left - words[at - 1]!.box.right > APART * row.size) return []
    // Behind a rule drawn between the heads it is the next head's own.
    if (at >= 0 && walls.some((wall) => isBeside(wall, row) && centre(wall.box) < words[at]!.box.left + TOUCH)) return []
    // A unit behind the number belongs to it, and where both end before the next head what follows is that head's.
    const behind = words[at + 1]
    const isOne = at >= 0 && behind !== undefined && belongs(words[at]!, behind)
    const end = isOne && /\p{L}/u.test(behind.text) && behind.box.right <= b.box.left + TOUCH ? at + 1 : at
    const next = words[end + 1]
    const isParted = at >= 0 && next !== undefined && (!isOne || end > at) && next.box.left >= b.box.left - TOUCH
    return isParted && isOwn(next, b) ? [words[end]!.box.right] : []
  })
  if (ends.length > 1 && ends.length >= OWN * sample.length) return Math.max(...ends)
  // A discount that only one line has stands alone under its head, and well before the next number.
  const filled = sample.filter(({ words }) =>
    words.some(({ box }) => box.right > a.box.left && box.right <= b.box.left + TOUCH && box.left > a.box.left),
  )
  return a.heading?.role === 'discount' && ends.length > 0 && ends.length === filled.length ? Math.max(...ends) : -Infinity
}

const isUnder = ({ box, text }: Word, head: Head) => sharedWidth(box, head.box) > 0 && columnNumber.test(text)
const APART = 1.2 // of the type's height: no blank between the groups of one number is as wide

/** `Eggs, tray of 30`: a number that ends a name stands in no cell of its own. */
const endsName = (before: Word, { box, size }: Word) => /\p{L}{2}/u.test(before.text) && box.left - before.box.right < WITHIN * size

const WITHIN = 0.8 // of the type's height: a blank between words

/** `40 m³`, `77,15 €/u`, `20 %`, `1 998,92`: a unit, a currency or the rest of its digits behind a number belong to it. */
const belongs = (word: Word, next: Word) =>
  /^(?:%|\p{L}{1,3}\.?|(?:\p{Sc}|EUR|USD|GBP|CHF|MAD|Dhs?)(?:\/[\p{L}\d²³]{1,8}\.?)?|\/[\p{L}\d²³]{1,8}\.?)$/u.test(next.text) ||
  isThousands(word, next)

/** A date stands under a head for dates, and under no other. */
const isOwn = ({ text }: Word, { heading }: Head) => heading?.role === 'date' || !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text)

/** The widest of the stretches from `low` to `high` that the fewest words cross. */
function widestGap(low: number, high: number, rows: readonly Row[], drawn: readonly number[]): { from: number; to: number } | undefined {
  const spans = rows.flatMap((row) => row.words).filter((word) => word.box.right > low && word.box.left < high)
  const edges = new Set([low, high, ...spans.flatMap(({ box }) => [box.left, box.right]).filter((x) => x > low && x < high)])
  const stops = [...edges].sort((x, y) => x - y)
  let best: { cost: number; from: number; to: number } | undefined
  for (let at = 0; at + 1 < stops.length; at++) {
    const [from, to] = [stops[at]!, stops[at + 1]!]
    const x = (from + to) / 2
    const crossed = spans.filter(({ box }) => box.left < x && box.right > x).length
    const cost = crossed - (drawn.some((place) => place >= from - 0.5 && place <= to + 0.5) ? RULE_WEIGHT * rows.length : 0)
    if (!best || cost < best.cost || (cost === best.cost && to - from > best.to - best.from)) best = { cost, from, to }
  }
  return best
}

function isUpright({ box }: Rule): boolean {
  return box.right - box.left < 3 && box.bottom - box.top > 5
}

/** The box of the sums right under a short table parts no columns of it. */
const isBeside = (rule: Rule, { box }: Pick<Row, 'box'>) =>
  rule.box.top < (box.top + box.bottom) / 2 && rule.box.bottom > (box.top + box.bottom) / 2

function touches(rule: Rule, head: Head): boolean {
  return rule.box.bottom > head.box.top && rule.box.top < head.box.bottom + 60
}
