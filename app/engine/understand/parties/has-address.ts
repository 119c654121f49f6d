import type { Part } from './blocks.ts'
import { isGridStreet } from './grid-streets.ts'
import type { Party } from './party.ts'
import { hasPostalCode, isCountry, isPlace, isPlaceWord } from './places.ts'

/** Whether what stands under a name is an address: by a code, by two places, or by one of the ways that addresses without a code are printed. */
export function hasAddress({ address, addressed }: Party): boolean {
  return (
    addressed === true ||
    address.some(({ text }) => hasPostalCode(text) || isGridStreet(text)) ||
    address.filter(({ text }) => isPlace(text)).length >= 2 ||
    isStreetAndTown(address) ||
    isStreetWithTown(address) ||
    isInLines(address) ||
    isInCounty(address)
  )
}

/** `Creggs Road`, `Glenamaddy`, `Co. Galway`: houses in the country have no numbers, nor has a townland that two names over the county tell. */
const isInCounty = (address: readonly Part[]) =>
  endsInCounty.test(address.at(-1)?.text ?? '') && (address.length > 2 || address.slice(0, -1).some(({ text }) => isPlaceWord(text)))

/** `Co. Galway`, or the town with its county: `Oughterard, Co. Galway`. */
const endsInCounty = /^(?:\p{Lu}[\p{L}'’ -]{2,25}, )?Co\.? \p{Lu}\p{Ll}{2,}$/u

/** `803 Eighth Street` over `Baldwin City`: where a street is said to be one, the line that ends the address is the town. */
const isStreetAndTown = (address: readonly Part[]) =>
  address.length === 2 &&
  isPlaceWord(address[0]!.text) &&
  isPlace(address[0]!.text) &&
  /\d/.test(address[0]!.text) &&
  /^\p{Lu}[\p{L} .'’-]{2,30}(?:,\s\p{Lu}[\p{L} .'’-]{2,20})?$/u.test(withoutCountry(address[1]!.text))

/** `Central Saanich, Canada` */
function withoutCountry(text: string): string {
  const [town, ...rest] = text.split(', ')
  return rest.length > 0 && isCountry(rest.at(-1)!) ? [town, ...rest.slice(0, -1)].join(' ') : text
}

/** `P.O. Box 612, Naivasha`, `Rue Refotaka, 101 Antananarivo`, `Fundo Los Boldos s/n · Rengo`: both in one line, and no other. */
const isStreetWithTown = ([only, ...rest]: readonly Part[]) =>
  only !== undefined &&
  rest.length === 0 &&
  isPlaceWord(only.text) &&
  isPlace(only.text) &&
  /(?:\d|s\/n).*(?:,|\s[·•|])\s\p{Lu}[\p{L} .'’-]{2,30}$|,\s\d{3}\s\p{Lu}\p{Ll}[\p{L} '’-]{2,30}$/u.test(only.text)

/** `Boathouse, Ronžės g. 2` over `Palanga` over `LT-00136`: each part of the address has a line of its own. */
function isInLines(address: readonly Part[]): boolean {
  const code = address.findIndex(({ text }) => /^(?:[A-Z]{1,2}-)?\d{4,6}$/.test(text))
  return (
    code >= 2 && /^\p{Lu}[\p{L} .'’-]+$/u.test(address[code - 1]!.text) && address.slice(0, code - 1).some(({ text }) => /\d/.test(text))
  )
}
