import { allMatches } from '../words/all-matches.ts'
import { remembered } from '../words/remembered.ts'

const lengths: Record<string, number> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 ' +
    'IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Of accounts with the letters of their bank (GB, IE, NL, LV, RO…), and two to spare. */
const MOST_LETTERS = 6

const figuresOnly = new Set('AT BE CZ DE DK EE ES FI HR HU LT NO PL PT SE SI SK'.split(' '))
const lettered = new Set('BG GB GI IE LV NL RO'.split(' '))

export interface Iban {
  /** Without blanks, upper case. */
  value: string
  /** ISO 13616 check digits hold. */
  valid: boolean
  index: number
  length: number
}

/** Every IBAN of a text, blanks inside allowed; those of wrong checksum too (`valid: false`), since they are printed. */
export const findIbans = remembered(1000, (text): readonly Iban[] => {
  const found: Iban[] = []
  if (text.length < SHORTEST) return found
  for (const match of allMatches(text, beginning)) {
    const size = lengths[match[1]!]
    if (!size) continue
    const printed = takePrinted(text.slice(match.index), size)
    if (!printed) continue
    const valid = isIban(printed.value)
    // `TVA BE 0673 923 499 - RPM B…`: there accounts are figures throughout.
    if (!valid && figuresOnly.has(match[1]!) && /[A-Z]/.test(printed.value.slice(4))) continue
    // `TVA FR 32 729 699 223 - CLARNET PROPRETE`: words in capitals make up its length.
    if (!valid && printed.value.slice(4).replace(/\d/g, '').length > MOST_LETTERS) continue
    // `EORI GB418822041000 VAT GB 418…`: the accounts of these countries begin with the letters of a bank.
    if (!valid && lettered.has(match[1]!) && !/^[A-Z]{4}/.test(printed.value.slice(4))) continue
    found.push({ value: printed.value, valid, index: match.index, length: printed.length })
  }
  return found
})

const beginning = /(?<![A-Z\d])([A-Z]{2})\s?(\d{2})(?=[\sA-Z\d.-]{8,})/g
const SHORTEST = 12 // signs

function takePrinted(text: string, size: number): { value: string; length: number } | undefined {
  let value = ''
  let at = 0
  while (at < text.length && value.length < size) {
    const sign = text[at]!
    if (/[A-Z\d]/.test(sign)) value += sign
    else if (!/[\s.\u00a0-]/.test(sign)) return undefined
    at += 1
  }
  const next = text[at]
  if (value.length < size || (next !== undefined && /[\dA-Z]/.test(next))) return undefined
  return { value, length: at }
}

/** ISO 13616 / ISO 7064 MOD 97-10. */
export function isIban(value: string): boolean {
  if (lengths[value.slice(0, 2)] !== value.length) return false
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

const countries = new Set([
  ...Object.keys(lengths),
  'US',
  'CA',
  'AU',
  'NZ',
  'JP',
  'CN',
  'HK',
  'SG',
  'IN',
  'MX',
  'ZA',
  'MA',
  'KR',
  'TW',
  'TH',
])

/** ISO 9362 by shape and country: 8 or 11 letters and digits, country at 5 and 6. */
export function isBic(value: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value) && countries.has(value.slice(4, 6))
}

/** The BIC of a text: labelled, or the only word of that shape. */
export function findBic(text: string): string | undefined {
  const labelled =
    /\b(?:BIC|SWIFT)(?:[\s/-]*(?:SWIFT|BIC|Code|code|number|Nr\.?|n°))*\s*[.:)\s-]\s*([A-Z]{4}\s?[A-Z]{2}\s?[A-Z\d]{2}(?:\s?[A-Z\d]{3})?)(?![A-Za-z\d])/.exec(
      text,
    )
  const value = labelled?.[1]!.replace(/\s/g, '')
  if (value && isBic(value)) return value
  const bare = text
    .match(/(?<![\p{L}\d])[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\d])/gu)
    ?.filter((word) => isBic(word) && /\d/.test(word))
  return bare?.[0]
}
