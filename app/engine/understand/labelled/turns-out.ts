import type { Candidate } from '../../candidate.ts'
import type { Label } from '../labels/labels.ts'
import { isStore } from '../parties/named-places.ts'
import { isOwnUnit } from '../parties/service-names.ts'
import { propose } from '../propose.ts'
import { isPersonName } from '../parties/person-names.ts'
import { readPersons } from '../spots/spot-names.ts'
import type { Spot } from '../spots/spots.ts'
import { fold } from '../words/fold.ts'

const said = ({ textLine: { text }, start, end }: Label) => fold(text.slice(start, end))
const ours = /^(?:our|notre|nos|nuestras?|unsere?|ons|onze|nostr[oa]) (?:ref|zeichen)\p{L}*\.?$/u
const attention = /^(?:attn|attention|for the attention of|a l'attention de|atencion|a la atencion(?: de)?|z\. ?hd\.?(?: von)?)$/
const house = /^dependencia$/
const SCORE = 0.78
const UNIT = 0.72

const first = (spots: readonly Spot[]) => spots.find(({ relation, rank }) => rank === 0 && relation !== 'above')

/**
 * `Nuestra referencia` over `Marta Soler` on the buyer's paper, `Atención: Ing. Rosa Salas` on the seller's: what is asked for is a number or an addressee, and who stands
 * there is the person who orders.
 */
export function readPersonAsReference(label: Label, spots: readonly Spot[], isSellers: boolean): Candidate[] {
  const spot = label.leads && (isSellers ? attention : ours).test(said(label)) ? first(spots) : undefined
  const [person] = spot ? readPersons(spot) : []
  return spot && person && isPersonName(person.value.replace(titles, '')) ? [propose(spot, person, label, SCORE)] : []
}
const titles = /^(?:Ing|Arq|Lic|Dra?|Dipl\.-Ing)\.\s/

/** `Dependencia | Almacén Municipal`: asks for the authority that orders, or for the part of it that does. */
export function readUnitAsHouse(label: Label, spots: readonly Spot[]): Candidate[] {
  const spot = label.leads && house.test(said(label)) ? first(spots) : undefined
  const isPart = spot !== undefined && (isStore(spot.text) || isOwnUnit(spot.text))
  return isPart ? [propose(spot, { value: spot.text, index: 0, length: spot.text.length }, label, UNIT)] : []
}
