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
  const found = blocksOf(document.pages.map(readSayings)).flatMap((block) => rowOfBlock(block, context) ?? [])
  const proven = found.filter((row) => row.proven)
  const rows =
    proven.length > 0 && 2 * proven.length >= found.length
      ? found.filter((row) => row.proven || isAlike(row, proven))
      : repeated(found, context)
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
      [1, 2].some(
        (many) =>
          readHeading(
            words
              .slice(at, at + many)
              .map(({ text }) => text)
              .join(' '),
          )?.role === 'quantity',
      ),
  )

const isAlike = ({ roles }: BlockRow, proven: readonly BlockRow[]) => proven.some((row) => row.roles === roles)

/** Blocks that no amount proves: of an order, with the same labels each. */
function repeated(found: readonly BlockRow[], { kind }: Context): readonly BlockRow[] {
  const [first] = found
  if (kind !== 'work_order' || found.length < 2 || !first) return []
  const isOne = found.every(({ roles }) => roles === first.roles) && first.roles.split(' ').length >= ROLES
  return isOne ? found : []
}
