import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/label.ts'
import type { Box } from '../../document.ts'
import { hasPostalCode, isPlace, isStreet } from './places.ts'

/** `Besteller` over a name over its street and town: a house, and nobody in it; nor is `Edificio Norte` between street and town. */
export function isOverAddress({ box }: Candidate, page: readonly LabelledLine[]): boolean {
  if (!box) return false
  const under = page
    .filter(({ line }) => Math.abs(line.box.left - box.left) < 3 && line.box.top > box.bottom - 2)
    .toSorted((a, b) => a.line.box.top - b.line.box.top)
    .slice(0, 3)
  const isNear = ({ line }: LabelledLine, at: number) => line.box.top - (under[at - 1]?.line.box ?? box).bottom < 0.95 * line.size
  const far = under.findIndex((line, at) => !isNear(line, at))
  const [next, ...rest] = far < 0 ? under : under.slice(0, far)
  if (!next || !isPlace(next.text) || hasLabelBefore(next, page)) return false
  return isBetween(page, box, next) || rest.some(({ text }) => hasPostalCode(text))
}

/** `Ordered by | Ian Moss` over `Deliver to | 4 Mill Lane`: a label of its own in front says that the address is another field's. */
const hasLabelBefore = ({ line: { box, size } }: LabelledLine, page: readonly LabelledLine[]) =>
  page.some(
    ({ line, labels: [label] }) =>
      label?.leads === true &&
      label.closes &&
      line.box.right < box.left &&
      box.left - line.box.right < BEFORE &&
      Math.abs(line.box.top - box.top) < 0.3 * size,
  )
const BEFORE = 120 // points from a label to its value

/** A line under a street and over the town. */
const isBetween = (page: readonly LabelledLine[], box: Box, town: LabelledLine) =>
  hasPostalCode(town.text) &&
  page.some(
    ({ line, text }) =>
      Math.abs(line.box.left - box.left) < 3 && line.box.top < box.top && box.top - line.box.bottom < 0.95 * line.size && isStreet(text),
  )
