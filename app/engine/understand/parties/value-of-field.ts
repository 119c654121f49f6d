import type { Label, LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { hasLegalForm } from './company-names.ts'
import type { Party } from './party.ts'
import { isPersonName } from './person-names.ts'

const LEVEL = 3 // points

/** `Placed by | Ellen Mayhew`, `Passée par | Sabrina Ouali`: the value of a field that asks for a person is nobody's letterhead, however bold. */
export function isPersonOfField(line: LabelledLine, page: readonly LabelledLine[]): boolean {
  if (!isPersonName(line.text)) return false
  const label = labelBefore(line, page)
  return label?.sayings.some(({ name, weak }) => !weak && (name === 'buyer_person' || name === 'contact_person')) === true
}

/** `Order no. | WSO 26-24`: what a number's label leads to is no name either. */
export function isNumberOfField(line: LabelledLine, page: readonly LabelledLine[]): boolean {
  if (!/\d/.test(line.text) || hasLegalForm(line.text)) return false
  const label = labelBefore(line, page)
  return label?.sayings.some(({ name, weak }) => !weak && numbers.has(name)) === true
}

const numbers = new Set<LabelName>(['invoice_number', 'order_number', 'customer_number', 'other_number', 'reference'])

/** `Vessel | MT "Kestrel Sound"`: words in the column of a form's labels lead to its values, though nobody here knows them. */
export const isOfUnknownField = (line: LabelledLine, page: readonly LabelledLine[]): boolean =>
  !hasLegalForm(line.text) && isInUnknownField(line, page)

/**
 * `Caterer | Plumtree Kitchens Ltd, 4 Mill Row, Ely CB7 4AA` among the fields of an order, under the house that writes it: a trade that nobody here
 * knows leads to who is to do it.
 */
export function isOfTrade({ block: { parts } }: Party, page: readonly LabelledLine[], houses: readonly Party[]): boolean {
  const [line] = parts.map((part) => part.line)
  if (!line || parts.length > 1) return false
  const isOver = ({ name, block }: Party) => name !== undefined && block.parts.length > 1 && block.box.bottom < line.line.box.top
  return houses.some(isOver) && isInUnknownField(line, page)
}

function isInUnknownField(line: LabelledLine, page: readonly LabelledLine[]): boolean {
  const before = cellBefore(line, page)
  if (!before || before.labels.length > 0 || before.tokens.length > WORDS || /\d/.test(before.text)) return false
  const isInColumn = (other: LabelledLine) => Math.abs(other.line.box.left - before.line.box.left) < LEVEL
  const isField = (other: LabelledLine) => {
    const own = cellBefore(other, page)
    return own !== undefined && isInColumn(own) && own.labels[0]?.leads === true && own.labels[0].closes
  }
  const values = page.filter((other) => other.line.page === line.line.page && Math.abs(other.line.box.left - line.line.box.left) < LEVEL)
  return values.filter(isField).length >= FIELDS
}

const WORDS = 3
const FIELDS = 3 // rows of the same two columns whose labels are known

function labelBefore(line: LabelledLine, page: readonly LabelledLine[]): Label | undefined {
  const [label] = cellBefore(line, page)?.labels ?? []
  return label?.leads && (label.closes || label.colon) ? label : undefined
}

/** What stands next to its left in its row. */
function cellBefore({ line }: LabelledLine, page: readonly LabelledLine[]): LabelledLine | undefined {
  const before = page.filter(
    ({ line: other }) =>
      other.page === line.page && Math.abs(other.box.top - line.box.top) < LEVEL && other.box.right < line.box.left + LEVEL,
  )
  return before.toSorted((a, b) => b.line.box.right - a.line.box.right)[0]
}
