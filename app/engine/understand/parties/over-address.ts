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
  if (!next || !isPlace(next.text)) return false
  return isBetween(page, box, next) || rest.some(({ text }) => hasPostalCode(text))
}

/** A line under a street and over the town. */
const isBetween = (page: readonly LabelledLine[], box: Box, town: LabelledLine) =>
  hasPostalCode(town.text) &&
  page.some(
    ({ line, text }) =>
      Math.abs(line.box.left - box.left) < 3 && line.box.top < box.top && box.top - line.box.bottom < 0.95 * line.size && isStreet(text),
  )
