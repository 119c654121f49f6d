import type { Rule, Word } from '../../document.ts'
import { bordersOfCells } from './cell-a-head.ts'
import type { Role } from './heading-words.ts'
import type { Head } from './heads.ts'
import { type Row, centre } from './rows.ts'
import { isChargeText, isSoftSumText, isSumText } from './sum-words.ts'

/** A strip of the page from top to bottom of a table, with the head that names it. */
export interface Column {
  head: Head
  left: number
  right: number
}

const SAMPLE = 60 // rows that are asked
const FIRST = 12 // rows that are asked where none has numbers
const FEW = 2 // rows, beyond which a sum ends the table whatever they fill
const FULL = 0.75 // of the numbers that the fullest row has
const RULE_WEIGHT = 0.5 // crossings that a drawn rule is worth, of the rows asked

/**
 * Where one column ends and the next begins: in the widest gap that the fullest rows (`sample`) leave between two heads, or at the rule drawn there;
 * within the gap where the fewest words of the other rows (`others`: notes, broken lines) are cut. `ofItems`: numbers may be set far from their heads.
 */
export function columnsOf(
  heads: readonly Head[],
  sample: readonly Row[],
  others: readonly Row[],
  rules: readonly Rule[],
  page: { width: number },
  ofItems = false,
): Column[] {
  const told = ofItems ? bordersOfCells(heads, sample) : []
  const borders = heads.slice(1).map((head, at) => {
    const border = told[at]
    if (border !== undefined) return border
    const least = ofItems ? endOfNumbers(heads[at]!, head, sample) : -Infinity
    return borderBetween(heads[at]!, head, sample, others, rules, least)
  })
  return heads.map((head, at) => ({ head, left: borders[at - 1] ?? 0, right: borders[at] ?? page.width }))
}

/** The words of a row by column. A word belongs to the column that its middle is in, the sign of a currency to that of its number. */
export function cellsOf(row: Row, columns: readonly Column[]): Word[][] {
  const cells: Word[][] = columns.map(() => [])
  let at = 0
  for (const [place, word] of row.words.entries()) {
    const x = centre((isSign(word) ? numberBeside(row, place) : endOfNumber(row.words, place)).box)
    while (at > 0 && x < columns[at]!.left) at -= 1
    while (at < columns.length - 1 && x >= columns[at]!.right) at += 1
    cells[at]!.push(word)
  }
  return cells
}

const isSign = ({ text }: Word) => /^(?:[€$£¥₹]|EUR|USD|GBP|CHF)$/.test(text)

/** `254,91 €   5,5`: the number that the sign of a currency stands closest to, else itself. */
function numberBeside({ words, size }: Row, at: number): Word {
  const word = words[at]!
  const gaps = [words[at - 1], words[at + 1]].flatMap((other) => {
    const gap = other ? Math.max(other.box.left - word.box.right, word.box.left - other.box.right) : Infinity
    return other && /\d/.test(other.text) && !/\p{L}/u.test(other.text) && gap < size ? [{ other, gap }] : []
  })
  return gaps.sort((a, b) => a.gap - b.gap)[0]?.other ?? word
}

const BLANK = 1.3 // times the narrowest gap of the row: no wider are the blanks within a number

/** The last group of `1 234 567,89`: it stands at the edge that the column is set to. */
function endOfNumber(words: readonly Word[], at: number): Word {
  const word = words[at]!
  const next = words[at + 1]
  const goesOn = next && isThousands(word, next) && next.box.left - word.box.right <= BLANK * narrowestGap(words)
  return goesOn ? endOfNumber(words, at + 1) : word
}

function narrowestGap(words: readonly Word[]): number {
  const gaps = words.slice(1).map((word, at) => word.box.left - words[at]!.box.right)
  return Math.min(...gaps.filter((gap) => gap > 0))
}

const isCounted = (role: Role | undefined) => role === 'quantity' || role === 'price' || role === 'rate'

export function countNumbers(row: Row): number {
  return row.words.filter((word) => /^[^\p{L}\d]{0,2}\d[\d.,'’\s]*[^\p{L}\d]{0,2}$/u.test(word.text)).length
}

/** The rows that fill the table's columns of numbers best: they show where the columns are and what they hold. */
export function sampleOf(heads: readonly Head[], body: readonly Row[]): Row[] {
  // What stands left of all known heads names things, as a rule.
  const first = heads.findIndex((head) => head.heading)
  const numeric = heads.map((head, at) => at >= first && !wordRoles.has(head.heading?.role))
  const enough = Math.max(1, Math.min(2, numeric.filter(Boolean).length))
  const filled: number[] = []
  for (const row of body) {
    // Under the sums there may be any numbers: accounts, telephones.
    if (isSumRow(row) && !isSoftSumText(row.text) && (Math.max(0, ...filled) >= enough || filled.filter(Boolean).length > FEW)) break
    filled.push(isSumRow(row) || isChargeText(row.text) ? 0 : countFilled(row, heads, numeric))
  }
  const most = Math.max(0, ...filled)
  // `Labour | Materials`: each row fills one, and what looks fuller has a number in its name.
  const isEither =
    heads.filter(({ heading }) => heading?.role === 'total').length > 1 && !heads.some(({ heading }) => isCounted(heading?.role))
  const rows = body.filter((_, at) => (filled[at] ?? 0) >= (isEither ? 1 : Math.max(1, FULL * most)))
  return rows.length ? rows.slice(0, SAMPLE) : body.slice(0, FIRST)
}

const wordRoles = new Set<Role | undefined>([
  'description',
  'code',
  'buyer_code',
  'gtin',
  'unit',
  'position',
  'date',
  'other',
  'divalto_code',
  'vat_code',
])

/** A number as columns hold them, perhaps with its unit in one piece: `12`, `1.234,56`, `36 U`. */
const columnNumber = /^[^\p{L}\d]{0,2}\d[\d.,'’]*(?<![.,])(?:[p¢]|[^\p{L}\d,;:]{0,2}|\s[\p{L}²³.]{1,8})$/u

function isSumRow(row: Row): boolean {
  const thousands = row.words.filter((word, at) => row.words[at + 1] && isThousands(word, row.words[at + 1]!)).length
  return isSumText(row.text) && countNumbers(row) - thousands < 3
}

/** How many heads of numbers have a number in their reach, which ends at the neighbours' heads. */
function countFilled(row: Row, heads: readonly Head[], numeric: readonly boolean[]): number {
  const words = row.words.filter((word) => columnNumber.test(word.text))
  return heads.filter((_, at) => {
    if (!numeric[at]) return false
    const left = heads[at - 1]?.box.right ?? -Infinity
    const right = heads[at + 1]?.box.left ?? Infinity
    return words.some((word) => centre(word.box) > left && centre(word.box) < right)
  }).length
}

function borderBetween(a: Head, b: Head, sample: readonly Row[], others: readonly Row[], rules: readonly Rule[], least: number): number {
  const between = Math.max((a.box.right + b.box.left) / 2, least)
  const low = Math.max(Math.min(a.box.right, between), least)
  const high = Math.max(b.box.left, between)
  const drawn = rules
    .filter((rule) => isUpright(rule) && rule.box.left >= low - 2 && rule.box.right <= high + 2 && touches(rule, a))
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

const OWN = 0.8 // of the rows that have something under the first head
const TOUCH = 2 // points

/**
 * A spreadsheet sets heads to the left of their cells and numbers to the right: numbers that end before the next head begins are the first
 * head's own, however far from it, where the next head has something of its own in the same rows.
 */
function endOfNumbers(a: Head, b: Head, sample: readonly Row[]): number {
  const ends = sample.flatMap(({ words }) => {
    const at = words.findIndex(({ box, text }) => box.left > a.box.right && box.right <= b.box.left + TOUCH && columnNumber.test(text))
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

/** `40 m³`, `77,15 €/u`, `1 998,92`: a unit, a currency or the rest of its digits behind a number belong to it. */
const belongs = (word: Word, next: Word) =>
  /^(?:\p{L}{1,3}\.?|(?:\p{Sc}|EUR|USD|GBP|CHF|MAD|Dhs?)(?:\/[\p{L}\d²³]{1,8}\.?)?|\/[\p{L}\d²³]{1,8}\.?)$/u.test(next.text) ||
  isThousands(word, next)

/** The `1` of `1 998,92` is part of the number behind it. */
export const isThousands = (word: Word, next: Word) =>
  /^[€$£]?\d{1,3}$/.test(word.text) && /^\d{3}(?:[.,]\d+)?$/.test(next.text) && next.box.left - word.box.right < word.size

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

function touches(rule: Rule, head: Head): boolean {
  return rule.box.bottom > head.box.top && rule.box.top < head.box.bottom + 60
}
