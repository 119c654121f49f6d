import type { LabelledLine } from '../labels/labels.ts'

/** `Cód. cliente | C.I.F. | Su pedido` over their values: in the cell beside the customer's number it is the customer's too. */
export function isBesideCustomersNumber({ line }: LabelledLine, page: readonly LabelledLine[]): boolean {
  const over = page.find(
    ({ line: other, labels }) =>
      labels.some(({ leads }) => leads) &&
      other.box.bottom < line.box.top + 2 &&
      line.box.top - other.box.bottom < line.size &&
      Math.abs(other.box.left - line.box.left) < NEAR,
  )
  if (!over) return false
  const row = page
    .filter(({ line: other }) => Math.abs(other.box.top - over.line.box.top) < 3)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  const at = row.indexOf(over)
  return [row[at - 1], row[at + 1]].some((cell) =>
    cell?.labels.some(({ leads, sayings }) => leads && sayings.some(({ name, weak }) => name === 'customer_number' && !weak)),
  )
}

const NEAR = 6 // points between the left edges of a label and what stands under it
