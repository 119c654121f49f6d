import { type DecimalSign, readNumber } from './number.ts'

export interface Quantity {
  /** Exact decimal string. */
  value: string
  /** The unit as printed behind it (`kg`, `Stück`, `h`), where there is one. */
  unit?: string
}

const number = String.raw`[-−+(]?\s?\d[\d.,'’\u00a0\u202f ]*\d\)?-?|[-−+(]?\s?\d\)?-?`
const withUnit = new RegExp(String.raw`^(${number})\s*(?:[x×]\s*)?(C62|H87|[\p{L}²³°%/.()]{0,14}(?:\s[\p{L}²³./()]{1,12})?)$`, 'u')
const unitFirst = new RegExp(String.raw`^([\p{L}²³.]{1,10})\s+(${number})$`, 'u')

/** `18 of 20`: so many packed of so many ordered. */
const ofOrdered = /^\d{1,5} (?:of|de|sur|von|di|van) (\d{1,5})$/u

/** `12`, `1,000 kg`, `3,5 h`, `2.0000 C62`, `Stk. 4`. In quantities `1,000` and `1.000` follow the document's decimal sign. */
export function readQuantity(printed: string, decimal?: DecimalSign): Quantity | undefined {
  const text = printed.trim().replace(/\s+/g, ' ')
  const plain = readNumber(text, decimal)
  if (plain !== undefined) return { value: plain }
  const ordered = ofOrdered.exec(text)?.[1]
  if (ordered) return { value: ordered }
  const behind = withUnit.exec(text)
  if (behind && !behind[2]!.includes('%')) {
    const value = readNumber(behind[1]!, decimal)
    if (value !== undefined) return behind[2] ? { value, unit: behind[2].trim() } : { value }
  }
  const before = unitFirst.exec(text)
  const value = before ? readNumber(before[2]!, decimal) : undefined
  return before && value !== undefined ? { value, unit: before[1]! } : undefined
}
