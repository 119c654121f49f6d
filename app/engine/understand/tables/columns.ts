import type { Rule, Word } from '../../document.ts'
import type { Role } from './heading-words.ts'
import type { Head } from './headers.ts'
import { type Row, centre } from './rows.ts'
import { isSumText } from './sum-words.ts'

/** A strip of the page from top to bottom of a table, with the head that names it. */
export interface Column {
  head: Head
  left: number
  right: number
}

const SAMPLE = 60 // rows that are asked
const FULL = 0.75 // of the numbers that the fullest row has
const RULE_WEIGHT = 0.5 // crossings that a drawn rule is worth, of the rows asked

/** Where one column ends and the next begins: in the widest gap that the rows leave between two heads, or at the rule drawn there. */
export function columnsOf(heads: readonly Head[], sample: readonly Row[], rules: readonly Rule[], page: { width: number }): Column[] {
  const borders = heads.slice(1).map((head, at) => borderBetween(heads[at]!, head, sample, rules))
  return heads.map((head, at) => ({ head, left: borders[at - 1] ?? 0, right: borders[at] ?? page.width }))
}

/** The words of a row by column. A word belongs to the column that its middle is in. */
export function cellsOf(row: Row, columns: readonly Column[]): Word[][] {
  const cells: Word[][] = columns.map(() => [])
  let at = 0
  for (const word of row.words) {
    const x = centre(word.box)
    while (at > 0 && x < columns[at]!.left) at -= 1
    while (at < columns.length - 1 && x >= columns[at]!.right) at += 1
    cells[at]!.push(word)
  }
  return cells
}

export function countNumbers(row: Row): number {
  return row.words.filter((word) => /^[^\p{L}\d]{0,2}\d[\d.,'’\s]*[^\p{L}\d]{0,2}$/u.test(word.text)).length
}

/** The rows that fill the table's columns of numbers best: they show where the columns are and what they hold. */
export function sampleOf(heads: readonly Head[], body: readonly Row[]): Row[] {
  const numeric = heads.map((head) => !wordRoles.has(head.heading?.role))
  const filled = body.map((row) => (startsAsSum(row) ? 0 : countFilled(row, heads, numeric)))
  const most = Math.max(0, ...filled)
  const rows = body.filter((_, at) => filled[at]! >= Math.max(1, FULL * most))
  return (rows.length ? rows : body).slice(0, SAMPLE)
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

function startsAsSum(row: Row): boolean {
  return isSumText(row.text) && countNumbers(row) < 3
}

/** How many heads of numbers have a number in their reach, which ends at the neighbours' heads. */
function countFilled(row: Row, heads: readonly Head[], numeric: readonly boolean[]): number {
  const words = row.words.filter((word) => /^[^\p{L}\d]{0,2}\d[\d.,'’]*[^\p{L}\d]{0,2}$/u.test(word.text))
  return heads.filter((_, at) => {
    if (!numeric[at]) return false
    const left = heads[at - 1]?.box.right ?? -Infinity
    const right = heads[at + 1]?.box.left ?? Infinity
    return words.some((word) => centre(word.box) > left && centre(word.box) < right)
  }).length
}

function borderBetween(a: Head, b: Head, sample: readonly Row[], rules: readonly Rule[]): number {
  const middleX = (a.box.right + b.box.left) / 2
  const low = Math.min(a.box.right, middleX)
  const high = Math.max(b.box.left, middleX)
  const edges = new Set([low, high])
  const spans = sample.flatMap((row) => row.words).filter((word) => word.box.right > low && word.box.left < high)
  for (const { box } of spans) {
    if (box.left > low && box.left < high) edges.add(box.left)
    if (box.right > low && box.right < high) edges.add(box.right)
  }
  const drawn = rules
    .filter((rule) => isUpright(rule) && rule.box.left >= low - 2 && rule.box.right <= high + 2 && touches(rule, a))
    .map((rule) => centre(rule.box))
  const stops = [...edges].sort((x, y) => x - y)
  let best = { cost: Infinity, width: 0, x: middleX }
  for (let at = 0; at + 1 < stops.length; at++) {
    const from = stops[at]!
    const to = stops[at + 1]!
    const x = (from + to) / 2
    const crossed = spans.filter(({ box }) => box.left < x && box.right > x).length
    const rule = drawn.find((place) => place >= from - 0.5 && place <= to + 0.5)
    const cost = crossed - (rule === undefined ? 0 : RULE_WEIGHT * sample.length)
    if (cost < best.cost || (cost === best.cost && to - from > best.width)) best = { cost, width: to - from, x: rule ?? x }
  }
  return best.x
}

function isUpright({ box }: Rule): boolean {
  return box.right - box.left < 3 && box.bottom - box.top > 5
}

function touches(rule: Rule, head: Head): boolean {
  return rule.box.bottom > head.box.top && rule.box.top < head.box.bottom + 60
}
