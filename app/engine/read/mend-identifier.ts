import { isIban } from '../understand/values/iban.ts'
import { holdsTaxId, isSiren, isSiret } from '../understand/values/tax-id.ts'
import { DIGIT_OF, LETTER_OF } from './look-alikes.ts'

/**
 * What stands where behind country and check digits of an account (IBAN registry of ISO 13616): `n` digits, `a` letters, `c` either.
 * Only countries whose shape leaves something to decide by; others stay as they were read.
 */
const accounts: Readonly<Record<string, string>> = {
  AT: 'n16',
  BE: 'n12',
  CH: 'n5c12',
  CZ: 'n20',
  DE: 'n18',
  DK: 'n14',
  EE: 'n16',
  ES: 'n20',
  FI: 'n14',
  FR: 'n10c11n2',
  GB: 'a4n14',
  HR: 'n17',
  HU: 'n24',
  IE: 'a4n14',
  IT: 'a1n10c12',
  LI: 'n5c12',
  LT: 'n16',
  LU: 'n3c13',
  LV: 'a4c13',
  MA: 'n24',
  MC: 'n10c11n2',
  NL: 'a4n10',
  NO: 'n11',
  PL: 'n24',
  PT: 'n21',
  RO: 'a4c16',
  SE: 'n20',
  SI: 'n15',
  SK: 'n20',
}
/** Tax numbers behind the letters of their country, where check digits (or, in Ireland, letters at fixed places) tell whether they are read right. */
const taxIds: Readonly<Record<string, readonly string[]>> = {
  AT: ['a1n8'],
  BE: ['n10'],
  DE: ['n9'],
  DK: ['n8'],
  ES: ['c1n7c1'],
  FI: ['n8'],
  FR: ['n11', 'c2n9'],
  GB: ['n9'],
  IE: ['n7a1', 'n7a2'],
  IT: ['n11'],
  LU: ['n8'],
  NL: ['n9a1n2'],
  PL: ['n10'],
  PT: ['n9'],
  SE: ['n12'],
}
/** More signs than this are not put right: it would be guessing. */
const MOST_CHANGES = 4

/** The signs of an IBAN with digits and letters as its country has them, where its check digits hold so and did not before. */
export function mendAccount(signs: string): string | undefined {
  const country = asLetters(signs.slice(0, 2))
  const shape = country === undefined ? undefined : accounts[country]
  if (!country || !shape || isIban(signs)) return undefined
  return shaped(signs, `a2n2${shape}`).find((one) => isIban(one) && isNear(one, signs))
}

/** The same for a VAT number or a SIRET. */
export function mendTaxId(signs: string): string | undefined {
  if (isKnown(signs)) return undefined
  const country = asLetters(signs.slice(0, 2))
  const shapes = (country === undefined ? undefined : taxIds[country]) ?? []
  const numbered = [...shapes.map((shape) => `a2${shape}`), 'n14']
  return numbered.flatMap((shape) => shaped(signs, shape)).find((one) => isNear(one, signs) && isKnown(one))
}

const isKnown = (signs: string): boolean => holdsTaxId(signs) === true || isSiret(signs) || isSiren(signs)

const isNear = (right: string, read: string): boolean => {
  const changes = [...right].filter((sign, at) => sign !== read[at]).length
  return changes > 0 && changes <= MOST_CHANGES
}

/** The signs in a shape such as `a2n2c11`; where either may stand, as they were read and all as digits. None where they do not fit. */
function shaped(signs: string, shape: string): string[] {
  const kinds = [...shape.matchAll(/([anc])(\d+)/g)].map(([, kind, count]) => kind!.repeat(Number(count))).join('')
  if (kinds.length !== signs.length) return []
  const fit = (either: (sign: string) => string) => {
    const fitted = [...signs].map((sign, at) => (kinds[at] === 'n' ? asDigit(sign) : kinds[at] === 'a' ? asLetters(sign) : either(sign)))
    return fitted.includes(undefined) ? [] : [fitted.join('')]
  }
  return [...new Set([...fit((sign) => sign), ...fit((sign) => asDigit(sign) ?? sign)])]
}

const asDigit = (sign: string): string | undefined => (/\d/.test(sign) ? sign : DIGIT_OF[sign])

function asLetters(signs: string): string | undefined {
  const letters = [...signs].map((sign) => LETTER_OF[sign] ?? sign).join('')
  return /^[A-Z]+$/.test(letters) ? letters : undefined
}
