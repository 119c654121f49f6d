import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import type { Items } from '../items.ts'
import { isSumText } from '../lines/sum-words.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { boxOf, type Row, rowsOf, textOf } from '../rows.ts'
import { runsOf } from '../runs.ts'

const GAP = 1.2 // between a name and its number at least, of the type's height
const LEVEL = 2 // points that the edges of a column may vary
const FAR = 3 // between two rows, of the type's height
const FEWEST = 3 // rows
const MOST = 3 // lists beside each other

interface Pair {
  name: Word[]
  count: Word
}

interface Pairs {
  row: Row
  pairs: Pair[]
}

/**
 * `Muzzarella barra      18`, row under row, perhaps in two such lists side by side: nothing heads the columns, but all names begin at one edge, all
 * numbers stand at another, and the rows hold nothing else. What asks with a colon is a form.
 */
export function readNamesAndCounts(document: Document, { kind }: Context): Items {
  const called = columnNames[kind]
  const lists = document.pages.flatMap((page) => blocksOf(rowsOf(page).map(pairsOf))).filter(isList)
  const [list] = lists.toSorted((a, b) => b.length - a.length)
  if (!list) return { rows: [], areas: [] }
  const widest = Math.max(...list.map(({ pairs }) => pairs.length))
  // Read list by list, as they were written.
  const pairs = Array.from({ length: widest }, (_, at) => list.flatMap((row) => row.pairs[at] ?? [])).flat()
  return {
    rows: pairs.map(({ name, count }) => ({
      [called.description]: printed(textOf(name), name, SCORE, 'row of a list in columns'),
      [called.quantity]: printed(count.text, [count], SCORE, 'row of a list in columns'),
    })),
    areas: list.map(({ row }) => ({ page: row.page, box: row.box })),
  }
}

const SCORE = 0.8

/** A row of nothing but names, each with a whole number far behind it. */
function pairsOf(row: Row): Pairs | undefined {
  const runs = runsOf(row.words, GAP * row.size)
  if (runs.length % 2 > 0 || runs.length > 2 * MOST) return undefined
  const pairs = runs.flatMap((name, at) => (at % 2 === 0 ? [{ name, count: runs[at + 1]! }] : []))
  const isPair = ({ name, count }: { name: Word[]; count: Word[] }) =>
    count.length === 1 && /^[1-9]\d{0,3}$/.test(count[0]!.text) && isName(textOf(name))
  return pairs.every(isPair) ? { row, pairs: pairs.map(({ name, count }) => ({ name, count: count[0]! })) } : undefined
}

const isName = (text: string) => /\p{L}{3}/u.test(text) && !/[:?]/.test(text) && !isSumText(text)

/** Rows right under each other whose columns stand at the same edges; the last may have lists fewer. */
function blocksOf(rows: readonly (Pairs | undefined)[]): Pairs[][] {
  const blocks: Pairs[][] = []
  let last: Pairs | undefined
  for (const next of rows) {
    if (last && next && goesOn(blocks.at(-1)![0]!, last, next)) blocks.at(-1)!.push(next)
    else if (next) blocks.push([next])
    last = next
  }
  return blocks
}

function goesOn(first: Pairs, { row: above }: Pairs, { row, pairs }: Pairs): boolean {
  if (pairs.length > first.pairs.length || row.box.top - above.box.bottom > FAR * row.size) return false
  return pairs.every(({ name, count }, at) => {
    const [own, other] = [count.box, first.pairs[at]!.count.box]
    const isLevel = [own.left - other.left, own.right - other.right, (own.left + own.right - other.left - other.right) / 2]
    return Math.abs(boxOf(name).left - boxOf(first.pairs[at]!.name).left) < LEVEL && isLevel.some((apart) => Math.abs(apart) < LEVEL)
  })
}

/** Names that differ, with numbers that are not those of years or of the rows. */
function isList(block: readonly Pairs[]): boolean {
  const pairs = block.flatMap((row) => row.pairs)
  const counts = pairs.map(({ count }) => Number(count.text))
  const isCounting = counts.every((count, at) => count === counts[0]! + at)
  return (
    block.length >= FEWEST &&
    new Set(pairs.map(({ name }) => textOf(name))).size === pairs.length &&
    !counts.every((count) => count > 1900 && count < 2100) &&
    !isCounting
  )
}
