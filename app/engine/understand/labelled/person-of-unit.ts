import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { isPersonName } from '../parties/person-names.ts'
import { toCandidate } from '../parties/party.ts'
import { isOwnUnit, isUnit } from '../parties/service-names.ts'

const SCORE = 0.62
const LEVEL = 2 // points
const ROWS = 2.2 // of the type's height down to the next row, or up to the one before

/** `Oficina técnica | Maider Zubizarreta` among rows of labels and values: the service is the label, and its value who orders for it. */
export function readPersonOfUnit(unit: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  if (!isOwnUnit(unit.text.replace(/\s?:$/, '')) || !isInForm(unit, page)) return []
  const [value] = page
    .filter(({ line }) => line.box.left > unit.line.box.right && Math.abs(line.box.top - unit.line.box.top) < LEVEL)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  if (!value || value.labels.some(({ leads }) => leads) || !isPersonName(value.text) || isUnit(value.text)) return []
  return [toCandidate([toPart(value)], SCORE, `right of "${unit.text}"`)]
}

/** The row before or the next one begins with a label at the same edge. */
const isInForm = ({ line: { box, size } }: LabelledLine, page: readonly LabelledLine[]) =>
  page.some(
    ({ line, labels: [label] }) =>
      label?.leads === true &&
      label.closes &&
      Math.abs(line.box.left - box.left) < LEVEL &&
      Math.abs(line.box.top - box.top) > LEVEL &&
      Math.abs(line.box.top - box.top) < ROWS * size,
  )
