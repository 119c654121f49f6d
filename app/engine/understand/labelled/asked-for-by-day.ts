import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { Label } from '../labels/labels.ts'
import { placeScore, propose } from '../propose.ts'
import type { Spot } from '../spots/spots.ts'
import { findDates } from '../values/date.ts'

const WORTH = 0.9

/** `Solicitado por: 25-09-2026`, `Requested by 25 September`: a day where a person might stand is the one the goods are asked for by. */
export function readAskedForByDay(label: Label, spots: readonly Spot[], { context }: Sight): Candidate[] {
  if (!asked.test(label.textLine.text.slice(label.start, label.end))) return []
  const [spot] = spots.filter(({ relation, rank }) => rank === 0 && relation !== 'above')
  const [day, ...more] = spot ? findDates(spot.text, context.formats.dateOrder) : []
  if (!spot || !day || more.length > 0 || day.length < spot.text.length) return []
  return [propose(spot, day, label, WORTH * placeScore(spot, label, false))]
}

const asked = /^(?:requested|solicitad[oa]|requerid[oa]|demand[ée]e?|richiest[oa]|pedid[oa]) (?:by|por|par|da)$/iu
