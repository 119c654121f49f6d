import type { Label, LabelledLine } from '../labels/labels.ts'
import { type Spot, trimSpot } from './spots.ts'

const NEAR = 2 // heights of the head down to the value under it, at most

/**
 * The value under a label that is a head among heads: `Payment method | Check #` over `Check | 1000`. What stands beside it is the next
 * column's head, where something stands under that too; `fits`: a value that the label leads to.
 */
export function underHead(label: Label, page: LabelledLine[], fits: (text: string) => boolean): Spot | undefined {
  if (!label.leads || !label.closes || label.colon) return undefined
  const { textLine, box } = label
  const next = page
    .filter(({ line }) => line.page === label.page && line.box.left > box.right && Math.abs(line.box.top - box.top) < 2)
    .sort((a, b) => a.line.box.left - b.line.box.left)[0]
  const value = rightUnder(textLine as LabelledLine, page)
  const other = next && rightUnder(next, page)
  if (!next || !value || !other || value === other || Math.abs(value.line.box.top - other.line.box.top) > 2) return undefined
  const [beside] = next.labels
  if (!fits(value.text) && !(beside?.leads && beside.closes && !beside.colon)) return undefined
  if (value.labels[0]?.leads && value.labels[0].closes) return undefined
  const spot = trimSpot(value, 0, value.text.length)
  return spot && { ...spot, relation: 'below', rank: 0 }
}

/** The nearest line that stands under any part of the head. */
function rightUnder({ line: { box, page: number } }: LabelledLine, page: LabelledLine[]): LabelledLine | undefined {
  const height = box.bottom - box.top
  return page
    .filter(
      ({ line }) =>
        line.page === number &&
        line.box.top > box.bottom - 2 &&
        line.box.top - box.bottom < NEAR * height &&
        line.box.left < box.right &&
        line.box.right > box.left,
    )
    .sort((a, b) => a.line.box.top - b.line.box.top)[0]
}
