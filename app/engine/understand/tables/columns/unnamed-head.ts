import type { Word } from '../../../document.ts'
import type { Head } from '../heads/heads.ts'
import { type Row, boxOf, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'

const MOST = 0.7 // of the rows have a text there
const GAP = 0.95 // between two runs of words, of the type's height
const SHORTEST = 3 // letters that make a text

/** Heads over numbers only, the names of the things at the left without one: they get a head that says nothing. */
export function withUnnamed(heads: readonly Head[], rows: readonly Row[]): readonly Head[] {
  if (heads.length < 2 || rows.length === 0 || heads.some((head) => isOfTexts(head, rows))) return heads
  const left = heads[0]!.box.left
  const runs = rows.flatMap((row) => {
    const run = firstRun(row)
    return boxOf(run).right < left && isText(run) ? [run] : []
  })
  if (runs.length < MOST * rows.length) return heads
  const boxes = runs.map(boxOf)
  const box = {
    ...heads[0]!.box,
    left: Math.min(...boxes.map((one) => one.left)),
    right: Math.max(...boxes.map((one) => one.right)),
  }
  return [{ text: '', box, heading: { role: 'description', strength: 0.5 }, stack: [] }, ...heads]
}

/** A head that names things, or that nobody knows and that stands over no numbers: the things may stand under it. */
function isOfTexts(head: Head, rows: readonly Row[]): boolean {
  const { heading, stack } = head
  if (heading === undefined) return !standsOverNumbers(head, rows)
  return [heading.role, ...stack].some((role) => role === 'description' || role === 'code')
}

/** `Number` over `30 days`, `2`, `6 bales`: a count in every row, under a head that nobody knows. */
export function standsOverNumbers({ box }: Head, rows: readonly Row[]): boolean {
  const under = rows.flatMap(({ words }) => words.filter((word) => word.box.left < box.right && word.box.right > box.left).slice(0, 1))
  const counts = under.filter(({ text }) => /^\d{1,4}(?:[.,]\d{1,3})?$/.test(text))
  return counts.length >= FEWEST && counts.length >= MOST * rows.length
}
const FEWEST = 3 // rows

function firstRun(row: Row): Word[] {
  return runsBy(row.words, (before, word) => gapBetween(before, word) > GAP * row.size)[0]!
}

function isText(words: readonly Word[]): boolean {
  return (textOf([...words]).match(/\p{L}/gu)?.length ?? 0) >= SHORTEST
}
