import type { LabelledLine } from '../labels/labels.ts'
import { isOwnUnit } from '../parties/service-names.ts'
import type { Found } from '../propose.ts'
import type { Spot } from '../spots/spots.ts'
import { lineRightUnder } from './wrapped-person.ts'

/** `OFFICE / DEPT.` over `Corporate` over `Services`: a service's name that the edge of its cell broke. */
export function withRestOfUnit(found: Found, spot: Spot, page: readonly LabelledLine[]): Found {
  // `Service demandeur : Cuisine` over `centrale`, behind its label in a narrow cell.
  const under = spot.relation === 'inline' && spot.line.text.endsWith(found.value) ? lineRightUnder(spot.line.line, page) : undefined
  if (under && under.labels.length === 0 && /^\p{Ll}{3,}$/u.test(under.text)) return { ...found, value: `${found.value} ${under.text}` }
  if (spot.relation !== 'below' || /\s/.test(found.value)) return found
  const next = lineRightUnder(spot.line.line, page)
  const goesOn = next && next.labels.length === 0 && !isOwnUnit(next.text) && isOwnUnit(`${found.value} ${next.text}`)
  return goesOn ? { ...found, value: `${found.value} ${next.text}` } : found
}
