import type { Label, LabelledLine } from '../labels/labels.ts'
import type { Spot } from './spot.ts'

const ROW = 1.6 // of the type's height: how far apart the rows of a form stand

/** Labels at one edge and their values at another, as a label of a number or day in the same column shows: what stands under a label there is the next label. */
export function isGrid({ box, textLine }: Label, beside: Spot, page: LabelledLine[]): boolean {
  const ofPage = page.filter(({ line }) => line.page === beside.page)
  const column = ofPage.filter(({ line }) => line !== textLine.line && Math.abs(line.box.left - box.left) < 2)
  const valueOf = ({ line }: LabelledLine) =>
    ofPage.find((other) => Math.abs(other.line.box.left - beside.box.left) < 2 && Math.abs(other.line.box.top - line.box.top) < 2)
  const isUnder = ({ line }: LabelledLine) =>
    line.box.top > box.bottom - 2 && line.box.top - box.bottom < Math.max(14, ROW * textLine.line.size)
  return (
    column.some((line) => isUnder(line) && !/\d/.test(line.text) && valueOf(line)) &&
    column.some((line) => {
      const [label] = line.labels
      const isFact = label?.leads && label.closes && label.sayings.some(({ name, weak }) => !weak && /_(?:date|number)$|^date$/.test(name))
      return isFact && /\d/.test(valueOf(line)?.text ?? '')
    })
  )
}
