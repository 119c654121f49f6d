import type { Label, LabelledLine } from '../labels/labels.ts'
import { findSpots } from '../spots/spots.ts'
import type { HeadedParty } from './headed.ts'
import { findLabelledAddresses, type LabelledAddress } from './labelled-address.ts'
import { upToNextFact } from './headed-block.ts'
import { toParty } from './party.ts'

const SCORE = 0.9
const TIGHT = 0.9 // of the type's height between a field and the one under it
const ALIGNED = 3 // points

/** Words that elsewhere name a department; over an address they say which house it is. */
const house = /^(?:centro|centre|center|site|sede|standort|niederlassung|filiale|vestiging|tienda|local|school|hotel)$/iu

/**
 * `Centro : Escuela Infantil Pinocho` over `Dirección : C/ Mayor, 45, 50001 Zaragoza`: a form that a seller printed has fields for who orders,
 * where no heading says who the customer is.
 */
export function findNamedHouses(headed: readonly HeadedParty[], lines: LabelledLine[]): HeadedParty[] {
  if (headed.some(({ role }) => role === 'customer')) return []
  const addresses = findLabelledAddresses(lines)
  return lines.flatMap((line) => {
    const [label] = line.labels
    const address = label && isHouse(label) ? addresses.find((one) => isRightUnder(one, label)) : undefined
    const said = address && findSpots(label!, lines, true).find(({ relation }) => relation === 'inline')
    if (!said) return []
    const { text, box, line: at } = upToNextFact(said)
    const name = { text, line: at, box }
    const party = toParty({ parts: [name], contacts: [], page: label!.page, box }, true)
    return [
      { ...party, name, names: [name], role: 'customer' as const, label: label!, address: address.parts, addressed: true, score: SCORE },
    ]
  })
}

const isHouse = ({ leads, colon, textLine, start, end }: Label) => leads && colon && house.test(textLine.text.slice(start, end).trim())

const isRightUnder = ({ label: { page, box } }: LabelledAddress, over: Label) =>
  page === over.page &&
  Math.abs(box.left - over.box.left) < ALIGNED &&
  box.top > over.box.top &&
  box.top - over.box.bottom < TIGHT * over.textLine.line.size
