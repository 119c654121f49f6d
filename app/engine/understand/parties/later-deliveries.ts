import type { LabelledLine } from '../labels/labels.ts'
import { linesByPage } from '../spots/spots.ts'
import { findHeaded, type HeadedParty } from './headed.ts'
import { hasAddress } from './has-address.ts'

/** Where the goods go as the end of a longer paper says it, under its sums: an address under or behind a label that leaves no doubt. */
export function findLaterDeliveries(open: readonly LabelledLine[]): HeadedParty[] {
  const first = open[0]?.line.page
  return [...linesByPage([...open])]
    .filter(([page]) => page !== first)
    .flatMap(([, lines]) => findHeaded(lines, lines))
    .filter(
      (party) =>
        party.role === 'delivery' &&
        party.label.sayings.some(({ name, weak }) => name === 'delivery' && !weak) &&
        (party.label.colon || party.label.closes) &&
        hasAddress(party),
    )
}
