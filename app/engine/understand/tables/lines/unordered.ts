import type { Word } from '../../../document.ts'
import type { Entry } from './entry.ts'
import type { Layout } from '../columns/layout.ts'
import { isBroken } from '../codes/line-code.ts'
import { textOf } from '../rows.ts'
import { isCodeLike } from '../codes/code-like.ts'

const ALIGNED = 3 // points
const MOST = 0.8 // of the lines have a code

/**
 * A list of all that may be ordered prints every article, and a quantity beside some: an article without one is no note under the article
 * above it. Where every line has as many codes under its own, they are second codes.
 */
export function withoutUnordered(printed: readonly Entry[], layout: Layout): Entry[] {
  const entries = withoutEmpty(printed, layout)
  const { code, description } = layout
  const lines = entries.filter(({ sort }) => sort === 'line')
  if (code === undefined || description === undefined || lines.length === 0) return [...entries]
  const isCoded = ({ cells }: Entry) => cells[code]!.length > 0 && isCodeLike(textOf(cells[code]!))
  const coded = lines.filter(isCoded)
  if (coded.length < MOST * lines.length) return [...entries]
  const under = countUnder(entries, isCoded)
  if (lines.length > 1 && under.every((count) => count === under[0])) return [...entries]
  const isLike = (entry: Entry, at: number) =>
    entry.sort === 'text' &&
    isCoded(entry) &&
    !isBroken(entries[at - 1]?.cells[code] ?? []) &&
    entry.cells[description]!.some(({ text }) => /\p{L}/u.test(text)) &&
    [code, description].every((at) => coded.some((line) => isAligned(line.cells[at]!, entry.cells[at]!)))
  return entries.map((entry, at) => (isLike(entry, at) ? { ...entry, sort: 'charge' } : entry))
}

/** A spreadsheet computes what a price comes to where no quantity was filled in: nothing. */
function withoutEmpty(entries: readonly Entry[], { quantity }: Layout): Entry[] {
  const lines = entries.filter(({ sort }) => sort === 'line')
  const isEmpty = ({ numbers, cells }: Entry) =>
    quantity !== undefined &&
    cells[quantity]!.length === 0 &&
    !numbers.quantity &&
    numbers.price !== undefined &&
    Number(numbers.total?.value) === 0
  const isCounted = ({ numbers }: Entry) => numbers.quantity !== undefined && Number(numbers.total?.value) !== 0
  if (!lines.some(isCounted)) return [...entries]
  return entries.map((entry) => (entry.sort === 'line' && isEmpty(entry) ? { ...entry, sort: 'charge' } : entry))
}

/** How many rows of text with a code stand under each line. */
function countUnder(entries: readonly Entry[], isCoded: (entry: Entry) => boolean): number[] {
  return entries.reduce<number[]>((counts, entry) => {
    if (entry.sort === 'line') return [...counts, 0]
    return entry.sort === 'text' && isCoded(entry) && counts.length > 0 ? [...counts.slice(0, -1), counts.at(-1)! + 1] : counts
  }, [])
}

const isAligned = (a: readonly Word[], b: readonly Word[]) =>
  a.length > 0 &&
  b.length > 0 &&
  (Math.abs(a[0]!.box.left - b[0]!.box.left) < ALIGNED || Math.abs(a.at(-1)!.box.right - b.at(-1)!.box.right) < ALIGNED)
