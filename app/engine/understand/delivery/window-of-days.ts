import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { placeScore, propose } from '../propose.ts'
import { findSpots } from '../spots/spots.ts'
import { findDates } from '../values/date.ts'

const WORTH = 0.92
const FRONT = 6 // signs before the first day: an article, a word for `from`

/** `Delivery between 06/04/2026 and 10/04/2026`, `Liefern zwischen 17.08. und 28.08.2026`: behind a label of hours stand days, and the goods are wanted from the first. */
export function readWindowOfDays(label: Label, page: LabelledLine[], { context }: Sight): Candidate[] {
  if (!label.sayings.some(({ name, weak }) => name === 'delivery_time' && !weak)) return []
  const [spot] = findSpots(label, page).filter(({ relation, rank }) => rank === 0 && relation !== 'above')
  const [first, last, ...more] = spot ? findDates(spot.text, context.formats.dateOrder) : []
  if (!spot || !first || !last || more.length > 0 || first.index > FRONT || first.value > last.value) return []
  const between = spot.text.slice(first.index + first.length, last.index)
  return parting.test(between) ? [propose(spot, first, label, WORTH * placeScore(spot, label, false))] : []
}

const parting = /^\s?(?:[-–—/]|and|to|until|till|et|au|jusqu['’]au|und|bis|y|al?|hasta|e|ed|en|tot|até)\s?(?:le|el|the|zum|il|del|o)?\s?$/iu
