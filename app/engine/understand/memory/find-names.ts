import type { Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import type { FoundItem, Row } from './find-items.ts'
import type { PageRow } from './rows-of-page.ts'

export type NameSide = 'row' | 'above' | 'below'

/** An item with the words of its name, line by line. */
export interface NamedItem extends FoundItem {
  name: Word[]
  /** Indexes of the page's rows that hold the name. */
  nameRows: number[]
}

/** Names go on over so many rows at most. */
const LONGEST = 6
/** So much of the name must be there. */
const WHOLE = 0.8

/** The names of all items, on the row of numbers, above or below it: the side on which most are found. */
export function findNames(found: readonly FoundItem[], items: readonly Row[], column: string): { side: NameSide; named: NamedItem[] } {
  const spans = found.map((row, at) => {
    const [before, after] = [found[at - 1], found[at + 1]]
    const from = before?.page === row.page ? before.at + 1 : Math.max(0, row.at - LONGEST)
    const to = after?.page === row.page ? after.at : row.at + LONGEST
    const text = String(items[row.item]?.[column] ?? '')
    return { below: findName(row, row.at, Math.min(to, row.at + LONGEST), text), above: findName(row, from, row.at, text) }
  })
  const onRow = spans.filter(({ below }, at) => below.nameRows[0] === found[at]!.at).length
  const below = spans.filter(({ below: one }) => one.name.length > 0).length
  const above = spans.filter(({ above: one }) => one.name.length > 0).length
  const side: NameSide = above > below ? 'above' : onRow > 0.5 * below || below === 0 ? 'row' : 'below'
  return { side, named: found.map((row, at) => ({ ...row, ...spans[at]![side === 'above' ? 'above' : 'below'] })) }
}

/** The words of the name in order, others between them passed over. */
function findName({ rows, cells }: FoundItem, from: number, to: number, text: string): { name: Word[]; nameRows: number[] } {
  const wanted = wordsOf(text)
  const numbers = new Set([...cells.values()].flat())
  const name: Word[] = []
  const nameRows: number[] = []
  let done = 0
  for (let r = from; r < Math.min(rows.length, to) && done < wanted.length; r += 1) {
    const before = done
    for (const word of wordsOn(rows[r]!)) {
      const tokens = wordsOf(word.text)
      if (numbers.has(word) || tokens.length === 0 || !tokens.every((token, offset) => wanted[done + offset] === token)) continue
      done += tokens.length
      name.push(word)
    }
    if (done > before) nameRows.push(r)
  }
  return wanted.length > 0 && done >= WHOLE * wanted.length ? { name, nameRows } : { name: [], nameRows: [] }
}

const wordsOn = ({ words }: PageRow) => words
