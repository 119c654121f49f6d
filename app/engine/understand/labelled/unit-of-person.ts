import type { Candidate } from '../../candidate.ts'
import type { Label } from '../labels/labels.ts'
import { isOwnUnit } from '../parties/service-names.ts'
import { propose } from '../propose.ts'
import { readPersons } from '../spots/spot-names.ts'
import type { Spot } from '../spots/spots.ts'

const UNIT = 0.62
const PERSON = 0.6
const NEAREST = 1 // the rank of a spot: what stands farther off is another cell's

const behindName = /^(\p{Lu}[^()\d,;/]{2,45}?)(?:\s*[(/]\s*|\s*[,;]\s+|\s+[-–—]\s+)(\p{L}[^()\d@:]{2,40})\)?$/u

interface PersonOfUnit {
  person: Candidate
  department: Candidate
}

/** `Aoife Nolan (Pharmacy)`, `Sophie Martel - Intendance`: who orders, and the service that stands behind the name; a seller's contact has none. */
export function readUnitOfPerson(label: Label, spots: readonly Spot[]): PersonOfUnit[] {
  if (!label.sayings.some(({ name }) => name === 'buyer_person')) return []
  for (const spot of spots.filter(({ rank, relation }) => rank < NEAREST && relation !== 'above')) {
    const match = behindName.exec(spot.text)
    const [person] = match ? readPersons({ ...spot, text: match[1]! }) : []
    const unit = match?.[2]?.trim() ?? ''
    if (!person || !isOwnUnit(unit)) continue
    const found = { value: unit, index: spot.text.lastIndexOf(unit), length: unit.length }
    return [{ person: propose(spot, person, label, PERSON), department: propose(spot, found, label, UNIT) }]
  }
  return []
}
