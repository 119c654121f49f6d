import { allMatches } from '../words/all-matches.ts'

/** Checks of national tax and company numbers. Each returns whether the check digits hold. */
type Rule = { pattern: RegExp; holds: (digits: string) => boolean }

export interface TaxId {
  /** Without blanks and dots, upper case. */
  value: string
  sort: 'vat' | 'siret' | 'siren' | 'nif' | 'ein' | 'other'
  country: string
  valid: boolean
  index: number
  length: number
}

const luhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) %
    10 ===
  0

const weighted = (digits: string, weights: number[]) => weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** ISO 7064 MOD 11,10 over eight digits, the ninth is the check digit. */
function holdsGerman(value: string): boolean {
  let product = 10
  for (const digit of value.slice(2, 10)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  const check = 11 - product
  return (check === 10 ? 0 : check) === Number(value[10])
}

function holdsFrench(value: string): boolean {
  const siren = value.slice(4)
  const key = value.slice(2, 4)
  if (!luhn(siren)) return false
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
}

/** NIF, NIE (letter by MOD 23) and CIF (control digit or letter). */
export function isSpanishId(id: string): boolean {
  const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
  if (/^[\dXYZ]\d{7}[A-Z]$/.test(id))
    return letters[Number(id.slice(0, 8).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)))) % 23] === id[8]
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(id)) return false
  const digits = id.slice(1, 8)
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  const control = (10 - (sum % 10)) % 10
  return id[8] === String(control) || id[8] === 'JABCDEFGHI'[control]
}

const vatRules: Record<string, Rule> = {
  AT: {
    pattern: /ATU\d{8}/,
    holds: (v) => {
      const sum = [...v.slice(3, 10)].reduce((total, digit, at) => {
        const product = Number(digit) * (at % 2 === 1 ? 2 : 1)
        return total + Math.floor(product / 10) + (product % 10)
      }, 0)
      return (10 - ((sum + 4) % 10)) % 10 === Number(v[10])
    },
  },
  BE: { pattern: /BE[01]\d{9}/, holds: (v) => 97 - (Number(v.slice(2, 10)) % 97) === Number(v.slice(10)) },
  CH: {
    pattern: /CHE\d{9}(?:MWST|TVA|IVA)?/,
    holds: (v) => {
      const check = 11 - (weighted(v.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)
      return (check === 11 ? 0 : check) === Number(v[11])
    },
  },
  DE: { pattern: /DE\d{9}/, holds: holdsGerman },
  DK: { pattern: /DK\d{8}/, holds: (v) => weighted(v.slice(2), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  ES: { pattern: /ES[A-Z\d]\d{7}[A-Z\d]/, holds: (v) => isSpanishId(v.slice(2)) },
  FI: { pattern: /FI\d{8}/, holds: (v) => (11 - (weighted(v.slice(2), [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === Number(v[9]) },
  FR: { pattern: /FR[A-HJ-NP-Z\d]{2}\d{9}/, holds: holdsFrench },
  GB: {
    pattern: /(?:GB|XI)\d{9}(?:\d{3})?/,
    holds: (v) => {
      const sum = weighted(v.slice(2), [8, 7, 6, 5, 4, 3, 2]) + Number(v.slice(9, 11))
      return sum % 97 === 0 || (sum + 55) % 97 === 0
    },
  },
  IE: { pattern: /IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}/, holds: () => true },
  IT: { pattern: /IT\d{11}/, holds: (v) => luhn(v.slice(2)) },
  LU: { pattern: /LU\d{8}/, holds: (v) => Number(v.slice(2, 8)) % 89 === Number(v.slice(8)) },
  NL: { pattern: /NL\d{9}B\d{2}/, holds: (v) => isDutch(v) },
  PL: { pattern: /PL\d{10}/, holds: (v) => weighted(v.slice(2), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(v[11]) },
  PT: { pattern: /PT\d{9}/, holds: (v) => isPortuguese(v.slice(2)) },
  SE: { pattern: /SE\d{12}/, holds: (v) => luhn(v.slice(2, 12)) },
  CZ: { pattern: /CZ\d{8,10}/, holds: () => true },
  SK: { pattern: /SK\d{10}/, holds: (v) => Number(v.slice(2)) % 11 === 0 },
  HU: { pattern: /HU\d{8}/, holds: (v) => weighted(v.slice(2), [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  RO: { pattern: /RO\d{5,10}/, holds: () => true },
  BG: { pattern: /BG\d{9,10}/, holds: () => true },
  EL: { pattern: /EL\d{9}/, holds: () => true },
  NO: { pattern: /NO\d{9}(?:MVA)?/, holds: (v) => weighted(v.slice(2), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
}

/** The same for a text that is nothing else. */
const wholly = new Map(Object.values(vatRules).map(({ pattern }) => [pattern, new RegExp(`^(?:${pattern.source})$`)]))

function isDutch(v: string): boolean {
  const eleven = weighted(v.slice(2), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(v[10])
  const letters = `2321${v.slice(2, 11)}11${v.slice(12)}` // N = 23, L = 21, B = 11 (ISO 7064 MOD 97-10)
  let rest = 0
  for (const digit of letters) rest = (rest * 10 + Number(digit)) % 97
  return eleven || rest === 1
}

export function isPortuguese(digits: string): boolean {
  const check = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return (check >= 10 ? 0 : check) === Number(digits[8])
}

/** 14 digits by Luhn (La Poste's SIRETs of 356000000 sum to a multiple of 5 instead). */
export function isSiret(digits: string): boolean {
  return (
    /^\d{14}$/.test(digits) &&
    (luhn(digits) || (digits.startsWith('356000000') && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0))
  )
}

export function isSiren(digits: string): boolean {
  return /^\d{9}$/.test(digits) && luhn(digits)
}

/** Whether a tax id's check digits hold; undefined where no rule for it is known. */
export function holdsTaxId(printed: string): boolean | undefined {
  const value = printed.toUpperCase().replace(/[^A-Z\d]/g, '')
  const vat = vatRules[value.slice(0, 2) === 'XI' ? 'GB' : value.slice(0, 2)]
  if (vat && wholly.get(vat.pattern)!.test(value)) return vat.holds(value)
  if (/^\d{14}$/.test(value)) return isSiret(value)
  if (/^[A-Z\d]\d{7}[A-Z\d]$/.test(value) && /[A-Z]/.test(value)) return isSpanishId(value)
  return undefined
}

/** Every VAT number with its country's letters in a text, blanks, dots and dashes inside allowed. */
export function findVatIds(text: string): TaxId[] {
  const found: TaxId[] = []
  for (const match of allMatches(text, letters)) {
    const country = match[0].slice(0, 2)
    // `REG. NO. 10844 2210` is no number of Norway.
    if (country === 'NO' && (text[match.index + 2] === '.' || /\p{L}[.:]?\s?$/u.test(text.slice(0, match.index)))) continue
    const rule = vatRules[country === 'XI' ? 'GB' : country]!
    const taken = takeShaped(text.slice(match.index), rule.pattern)
    if (taken)
      found.push({ value: taken.value, sort: 'vat', country, valid: rule.holds(taken.value), index: match.index, length: taken.length })
  }
  return found
}

const letters = /(?<![A-Z\d])(?:AT\s?U|BE|CHE|DE|DK|ES|FI|FR|GB|XI|IE|IT|LU|NL|PL|PT|SE|CZ|SK|HU|RO|BG|EL|NO)(?=[\s.-]{0,2}[A-Z\d])/g

function takeShaped(text: string, pattern: RegExp): { value: string; length: number } | undefined {
  const whole = wholly.get(pattern)!
  let value = ''
  let best: { value: string; length: number } | undefined
  for (let at = 0; at < Math.min(text.length, 30); at++) {
    const sign = text[at]!
    if (/[A-Z\d]/.test(sign)) value += sign
    else if (!/[\s.\u00a0\-/]/.test(sign)) break
    const next = text[at + 1]
    if (/[A-Z\d]/.test(sign) && whole.test(value) && (next === undefined || !/[A-Za-z\d]/.test(next))) best = { value, length: at + 1 }
    if (value.length > 15) break
  }
  return best
}
