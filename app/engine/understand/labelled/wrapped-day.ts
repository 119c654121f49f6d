import type { LabelledLine } from '../labels/labels.ts'
import type { Spot } from '../spots/spots.ts'
import { lineRightUnder } from './wrapped-person.ts'

/** A day, or a day and its month, up to the sign that parts it from what follows. */
const begun = /^\d{1,2}([-/.])(?:(?:\d{1,2}|\p{L}{3,10})\1)?$/u
const rest = /^(?:(?:\d{1,2}|\p{L}{3,10}\.?)[-/.])?(?:20)?\d{2}$/u

/** `Delivery date: 17-` over `sep-2026`: a day that the edge of its cell broke at a stroke. */
export function withRestOfDay(spot: Spot, page: readonly LabelledLine[]): Spot {
  if (spot.relation === 'above' || !begun.test(spot.text)) return spot
  const next = lineRightUnder(spot.line.line, page)
  return next && next.labels.length === 0 && rest.test(next.text) ? { ...spot, text: `${spot.text}${next.text}` } : spot
}
