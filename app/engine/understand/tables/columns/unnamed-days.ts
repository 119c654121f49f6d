import type { Word } from '../../../document.ts'
import { dayWords } from '../lines/day-words.ts'
import type { Head } from '../heads/heads.ts'
import { type Row, boxOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'

const MOST = 0.7 // of the rows have a day there
const APART = 0.95 // between a name and its day, of the type's height
const EDGE = 3 // points between the left or right edges of the days

/** `Description | | Qt'y` over `Fitting on site   07/31/2026   18`: the days stand in a column of their own that no head names, and get one that says nothing. */
export function withUnnamedDays(heads: readonly Head[], rows: readonly Row[]): readonly Head[] {
  if (rows.length < 2 || heads.some(({ heading }) => heading?.role === 'date')) return heads
  const days = rows.flatMap((row) => dayApart(row, heads) ?? [])
  if (days.length < MOST * rows.length || days.length < 2) return heads
  const boxes = days.map(boxOf)
  const isColumn = (['left', 'right'] as const).some((edge) => boxes.every((box) => Math.abs(box[edge] - boxes[0]![edge]) < EDGE))
  if (!isColumn) return heads
  const box = {
    ...heads[0]!.box,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  }
  const next = heads.findIndex((head) => head.box.left > box.left)
  const head: Head = { text: '', box, stack: [] }
  return next < 0 ? [...heads, head] : [...heads.slice(0, next), head, ...heads.slice(next)]
}

/** A day behind a gap that no head stands over. */
function dayApart({ words, size }: Row, heads: readonly Head[]): [Word[]] | undefined {
  const days = dayWords(words)
  const day = words.filter((word) => days.has(word))
  const before = day[0] && words[words.indexOf(day[0]) - 1]
  if (!before || gapBetween(before, day[0]!) < APART * size) return undefined
  const { left, right } = boxOf(day)
  return heads.some(({ box }) => box.left < right && box.right > left) ? undefined : [day]
}
