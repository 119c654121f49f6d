import { union } from '../../read/geometry.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { hasLegalForm } from './company-names.ts'
import { isContactLine } from './contacts.ts'
import { isTitleLine } from '../titles/titles.ts'

const LEVEL = 0.5 // points
const CENTRED = 6 // points between the middle of the name and that of the row
const NEAR = 1.5 // heights of a line

/** `Marsh Fire Ltd` in the middle over `Unit 4, Selby YO8 4EX   01757 555 100   office@…`, set as cells: the first of them has its middle elsewhere. */
export function nameOverRow(town: LabelledLine, page: readonly LabelledLine[]): LabelledLine | undefined {
  const { box, size, page: number } = town.line
  const onSheet = page.filter(({ line }) => line.page === number)
  const row = onSheet.filter(({ line }) => Math.abs(line.box.top - box.top) < LEVEL && Math.abs(line.size - size) < LEVEL)
  if (row.length < 2 || row.some((cell) => cell !== town && !isContactLine(cell.text))) return undefined
  const whole = union(row.map(({ line }) => line.box))
  const isOver = (name: LabelledLine) => {
    const { box: over } = name.line
    const isNear = over.bottom < box.top + 2 && box.top - over.bottom < NEAR * (box.bottom - box.top)
    const isCentred = Math.abs(over.left + over.right - whole.left - whole.right) < 2 * CENTRED
    return isNear && isCentred && name.labels.length === 0 && hasLegalForm(name.text) && !isTitleLine(name)
  }
  return onSheet.find(isOver)
}
