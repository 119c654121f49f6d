import type { Label, LabelledLine } from '../labels/label.ts'
import type { Part } from './blocks.ts'
import { blockOf } from './headed-block.ts'
import type { Party } from './party.ts'
import { hasPostalCode } from './places.ts'

/**
 * `Delivery address` over three lines of it in one cell of a form, and farther down `Name` over who orders: the heading has its address, and the field is another
 * cell's. So is a word for names that has none beside it, such as the head of a column.
 */
export function isUnderWholeBlock({ name, address, addressed }: Party, heading: Label, page: LabelledLine[]): boolean {
  if (addressed || address.length > 0) return false
  const parts = blockOf(heading, page)?.block.parts ?? []
  return (
    parts.length > 1 &&
    parts.some(({ text }) => hasPostalCode(text)) &&
    parts.every((part) => (!name || part.box.bottom < name.box.top) && !isField(part))
  )
}

const isField = ({ line: { labels } }: Part) => labels[0]?.leads === true && (labels[0].colon || labels[0].closes)
