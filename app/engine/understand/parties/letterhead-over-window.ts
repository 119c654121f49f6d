import { union } from '../../read/geometry.ts'
import { fold } from '../words/fold.ts'
import { isBrandOverWindow, isCalled, withBrand } from './brand-over-window.ts'
import { hasLegalForm } from './company-names.ts'
import { hasAddress } from './has-address.ts'
import { type Party, toParty } from './party.ts'
import { hasPostalCode, isPlace } from './places.ts'
import { isSameName } from './same-name.ts'

const FOOT = 0.5 // of the sheet: below that stands what a house says of itself

/**
 * `Alpstein Lebensmittel GmbH` close over `Spital Seeblick`, `Seeweg 5`, `9000 St. Gallen`, and at the foot `Alpstein Lebensmittel GmbH | Seeweg 24 | 8004 Zürich`:
 * the first name is the letterhead, whose address the foot tells, and what stands under it is the window with another party's.
 */
export function partedFromLetterheads(unheaded: readonly Party[], feet: readonly Party[], height: number): Party[] {
  const told = [...unheaded.filter(({ block }) => block.box.top > FOOT * height), ...feet].filter(hasAddress)
  return unheaded.map((party) => (told.some((foot) => isLetterheadOf(party, foot) && isElsewhere(party, foot)) ? windowOf(party) : party))
}

/** The same under a brand, whose firm a line of small print or a sentence of it tells: then that also tells where the brand is. */
export function partedFromBrands(unheaded: readonly Party[], sentences: readonly Party[]): Party[] {
  const told = [...unheaded.filter((party) => party.block.parts.length === 1 && hasAddress(party)), ...sentences]
  const heads = new Map(
    told.flatMap((foot) => {
      const head = unheaded.find((party) => isBrandOverWindow(party, foot) && isElsewhere(party, foot))
      return head ? [[foot, head] as const] : []
    }),
  )
  const windows = new Set(heads.values())
  const isHoused = ({ names: [brand] }: Party) => unheaded.some((party) => isCalled(party, brand!.text))
  const parted = [...unheaded, ...sentences.filter((foot) => heads.has(foot) || !isHoused(foot))]
  return parted.map((party) => {
    const head = heads.get(party)
    return windows.has(party) ? windowOf(party) : head ? withBrand(party, head.block.parts[0]!) : party
  })
}

const isLetterheadOf = ({ block: { parts } }: Party, { name }: Party) =>
  parts[0] !== undefined && name !== undefined && isSameName(parts[0].text, name.text)

function isElsewhere(party: Party, foot: Party): boolean {
  const [head, name, ...address] = party.block.parts
  return (
    party.block !== foot.block &&
    head !== undefined &&
    name !== undefined &&
    address.length > 0 &&
    party.name !== undefined &&
    foot.name !== undefined &&
    !isSameName(name.text, foot.name.text) &&
    !isPlace(name.text) &&
    !hasPostalCode(name.text) &&
    hasAddress(party) &&
    (!hasSameTown(party, foot) || (hasLegalForm(head.text) && hasLegalForm(name.text) && hasOtherHouse(party, foot)))
  )
}

/** Two firms of one town: the numbers of their houses tell them apart, however the street is written. */
function hasOtherHouse({ address }: Party, foot: Party): boolean {
  const numbersOf = (parts: Party['address']) =>
    parts.flatMap(
      ({ text }) =>
        text
          .split(/[,|·•]/u)
          .filter((piece) => !hasPostalCode(piece))
          .join(' ')
          .match(/\d+/g) ?? [],
    )
  const [own, told] = [numbersOf(address), numbersOf(foot.address)]
  return own.length > 0 && told.length > 0 && !own.some((number) => told.includes(number))
}

/** Also where the one writes the street in another way: who has the same town twice is one house. */
function hasSameTown(party: Party, foot: Party): boolean {
  const towns = party.address.filter(({ text }) => hasPostalCode(text)).map(({ text }) => fold(text))
  const told = foot.address.map(({ text }) => fold(text)).join(' ')
  return towns.length === 0 || towns.some((town) => told.includes(town))
}

function windowOf({ block }: Party): Party {
  const parts = block.parts.slice(1)
  return toParty({ ...block, parts, box: union(parts.map(({ box }) => box)) })
}
