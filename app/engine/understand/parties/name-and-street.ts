import type { Part } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import { isPlace, isPlaceWord } from './places.ts'

/** The firm up to its legal form, which a comma may part from it (`S.A. de C.V.` is one of several words), and what stands behind. */
const firm = /^([^,]+?(?:, (?:S\.?\s?A\.? de C\.?\s?V\.?|S\.? de R\.?\s?L\.?(?: de C\.?\s?V\.?)?|\S+))?)\s?, (\S.*)$/su

/**
 * `Kestrel Grove Care Home Limited, Unit 8 Crossways Business` over `Park, Leeds LS1 4AB`: the address begins behind the firm's name.
 * So it does where the house's number opens the next line: `Orfebres Nava, S.A. de C.V., Calle Hidalgo` over `112, Col. Centro, …`.
 */
export function nameAndStreet(part: Part, next?: Part): Part[] {
  const [, name, street] = firm.exec(part.text) ?? []
  if (!name || !street || !hasLegalForm(name) || hasLegalForm(street)) return [part]
  const isNumbered = /\d/.test(street) && isPlace(street.split(', ')[0]!)
  const isBroken = /^[^\d,]{4,40}$/u.test(street) && isPlaceWord(street) && /^\d{1,5}\s?\p{L}?,\s/u.test(next?.text ?? '')
  return isNumbered || isBroken ? [name, street].map((text) => ({ ...part, text })) : [part]
}
