import type { Document } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { readHeading } from '../heads/headings.ts'
import type { Items } from '../items.ts'
import { boxOf } from '../rows.ts'
import { blocksOf } from './blocks.ts'
import { type BlockRow, rowOfBlock } from './block-row.ts'
import { readSayings } from './sayings.ts'

const ROLES = 3 // that blocks without a sum have in common

/**
 * Items set as blocks of labels and values, whatever way the labels stand: `Menge: 10` / `Preis pro Einheit: 3,20`, in columns, over their values, and whatever
 * language they are in. A block whose quantity × price gives its amount is an item; blocks without amounts are where several have the same labels.
 */
export function readLabelBlocks(document: Document, context: Context): Items & { proven: boolean } {
  if (!document.pages.some(({ lines }) => lines.some(asksHowMany))) return { rows: [], areas: [], proven: false }
  const told = document.pages.map(readSayings)
  const found = blocksOf(told).flatMap((block) => rowOfBlock(block, context) ?? [])
  const titles = told.flatMap(({ sayings }) => sayings.filter(({ role }) => role === 'next')).length
  const proven = found.filter((row) => row.proven)
  const rows =
    proven.length > 0 && 2 * proven.length >= found.length
      ? found.filter((row) => row.proven || isAlike(row, proven))
      : repeated(found, titles, context)
  // A lone row of numbers with a line over it may be anything.
  if (rows.length === 1 && !rows[0]!.named) return { rows: [], areas: [], proven: false }
  return {
    rows: rows.map(({ row }) => row),
    areas: rows.map(({ words }) => ({ page: words[0]!.page, box: boxOf(words.filter((word) => word.page === words[0]!.page)) })),
    proven: rows.length > 0 && rows.every((row) => row.proven),
  }
}

/** A label of a quantity, at the head of a line or within it. */
const asksHowMany = ({ words }: Document['pages'][number]['lines'][number]): boolean =>
  words.some(
    (word, at) =>
      /\p{L}/u.test(word.text) &&
      [1, 2].some((many) => {
        const head = words.slice(at, at + many).map(({ text }) => text)
        return ['quantity', 'packages'].includes(readHeading(head.join(' '))?.role ?? '')
      }),
  )

const isAlike = ({ roles }: BlockRow, proven: readonly BlockRow[]) => proven.some((row) => row.roles === roles)

/** Blocks that no amount proves: of an order, with the same labels each. */
function repeated(found: readonly BlockRow[], titles: number, { kind }: Context): readonly BlockRow[] {
  const [first] = found
  if (kind !== 'work_order' || !first) return []
  // `Item 1` over the labels of the only thing that is ordered.
  if (found.length === 1) return first.titled && first.named && titles === 1 ? found : []
  const isOne = found.every(({ roles }) => roles === first.roles)
  const isFull = first.roles.split(' ').length >= ROLES || (first.roles === 'code quantity' && found.every(({ inLine }) => inLine))
  return isOne && isFull ? found : []
}
