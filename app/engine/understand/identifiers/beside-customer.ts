import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

/** `Cód. cliente | C.I.F. | Su pedido` over their values: in the cell beside the customer's number it is the customer's too. */
export function isBesideCustomersNumber({ line }: LabelledLine, page: readonly LabelledLine[]): boolean {
  const { row, at } = captionsOver(line, page)
  return [row[at - 1], row[at + 1]].some((cell) => cell !== undefined && leadsTo(cell, 'customer_number'))
}

/** In one row with the captions of the invoice's number or day and of the order. */
export function isAmongFactsOfOrder({ line }: LabelledLine, page: readonly LabelledLine[]): boolean {
  const { row, at } = captionsOver(line, page)
  const others = row.filter((_, place) => place !== at)
  const isOfOrder = (cell: LabelledLine) => leadsTo(cell, 'order_number') || leadsTo(cell, 'order_date')
  return others.some((cell) => leadsTo(cell, 'invoice_number') || leadsTo(cell, 'invoice_date')) && others.some(isOfOrder)
}

/** `Cliente | 1183` right over `N.I.F. | A09044215`, in one column of facts: the number of who is billed, where another stands elsewhere. */
export function isUnderCustomersNumber(value: LabelledLine, page: readonly LabelledLine[]): boolean {
  const label = value.labels.length > 0 ? value : besides(value, page).findLast(({ line }) => line.box.right <= value.line.box.left)
  if (!label || label.labels.length === 0) return false
  const { box, size } = label.line
  const over = page.find(
    ({ line: other }) => Math.abs(other.box.left - box.left) < NEAR && other.box.bottom < box.top + 2 && box.top - other.box.bottom < size,
  )
  if (!over?.labels.some(({ leads, sayings }) => leads && sayings.some(({ name }) => name === 'customer_number'))) return false
  const told =
    over.text.slice(over.labels[0]!.end).trim() || (besides(over, page).find(({ line }) => line.box.left > over.line.box.right)?.text ?? '')
  return readCode(told) === told
}

/** The cells of its row, from left to right. */
const besides = ({ line }: LabelledLine, page: readonly LabelledLine[]) =>
  page
    .filter(({ line: other }) => other !== line && Math.abs(other.box.top - line.box.top) < 3)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)

/** The row of captions with the one right over a value. */
function captionsOver(line: LabelledLine['line'], page: readonly LabelledLine[]): { row: LabelledLine[]; at: number } {
  const over = page.find(
    ({ line: other, labels }) =>
      labels.some(({ leads }) => leads) &&
      other.box.bottom < line.box.top + 2 &&
      line.box.top - other.box.bottom < line.size &&
      isUnder(line, other),
  )
  if (!over) return { row: [], at: -1 }
  const row = page
    .filter(({ line: other }) => Math.abs(other.box.top - over.line.box.top) < 3)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  return { row, at: row.indexOf(over) }
}

const isUnder = ({ box }: LabelledLine['line'], { box: over }: LabelledLine['line']) =>
  Math.abs(over.left - box.left) < NEAR || Math.abs(over.left + over.right - box.left - box.right) < NEAR

const leadsTo = ({ labels }: LabelledLine, wanted: LabelName) =>
  labels.some(({ leads, sayings }) => leads && sayings.some(({ name, weak }) => name === wanted && !weak))

const NEAR = 6 // points between the left edges of a label and what stands under it
