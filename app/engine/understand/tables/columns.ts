import type { Rule, Word } from '../../document.ts'
import type { Head } from './headers.ts'
import { type Row, centre } from './rows.ts'

/** A strip of the page from top to bottom of a table, with the head that names it. */
export interface Column {
  head: Head
  left: number
  right: number
}

const ENOUGH_NUMBERS = 2 // in a row, to let it say where the columns are
const SAMPLE = 80 // rows that are asked
const RULE_WEIGHT = 0.5 // crossings that a drawn rule is worth, of the rows asked

/** Where one column ends and the next begins: in the widest gap that the rows leave between two heads, or at the rule drawn there. */
export function columnsOf(heads: readonly Head[], body: readonly Row[], rules: readonly Rule[], page: { width: number }): Column[] {
  const sample = sampleOf(body)
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

function sampleOf(body: readonly Row[]): Row[] {
  const full = body.filter((row) => countNumbers(row) >= ENOUGH_NUMBERS)
  return (full.length ? full : body).slice(0, SAMPLE)
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
