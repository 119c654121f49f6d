import { pattern } from '../words/pattern.ts'

/** `Calle 44 # 76-21`, `Cra. 7 No. 32 - 16 Of. 501`, `Circular 73A #39B-10`: towns laid out as a grid count the crossing and the steps from it. */
const gridStreet = pattern('iu')`
  ^(?:
    calle|cl|cll|carrera|cra|kra|kr|cr|diagonal|diag|dg|transversal|transv|tv|avenida|av|avda|circular|circ|autopista|aut|avenida carrera|ak|avenida calle|ac
  )\.?\s?\d{1,3}\s?[a-z]{0,2}(?:\sbis)?(?:\s(?:sur|norte|este|oeste))?\s?(?:#|no\.?|n[°º.]\.?|nro\.?)\s?\d{1,3}\s?[a-z]{0,2}(?:\s?bis)?\s?[-–]\s?\d{1,3}(?!\d)
`

/** Such a street is an address by itself: it needs no code of a town, and seldom has one. */
export const isGridStreet = (text: string) => gridStreet.test(text)

/** `Cra 52 # 44-17, Medellín - Antioquia`: the town behind it ends the address. */
export function isGridStreetWithTown(text: string): boolean {
  const street = gridStreet.exec(text)
  return street !== null && /[,–-]\s\p{Lu}\p{Ll}{2}[\p{L} .,()–-]*$/u.test(text.slice(street[0].length))
}
