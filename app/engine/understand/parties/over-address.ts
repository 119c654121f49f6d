import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/label.ts'
import { hasPostalCode, isPlace } from './places.ts'

/** `Besteller` over a name over its street and town: a house, and nobody in it. */
export function isOverAddress({ box }: Candidate, page: readonly LabelledLine[]): boolean {
  if (!box) return false
  const under = page
    .filter(({ line }) => Math.abs(line.box.left - box.left) < 3 && line.box.top > box.bottom - 2)
    .toSorted((a, b) => a.line.box.top - b.line.box.top)
    .slice(0, 2)
  const isNear = under.every(({ line }, at) => line.box.top - (under[at - 1]?.line.box ?? box).bottom < 0.95 * line.size)
  return isNear && under.length === 2 && isPlace(under[0]!.text) && hasPostalCode(under[1]!.text)
}
