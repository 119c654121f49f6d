import { allMatches } from '../words/all-matches.ts'
import { currencyCodes, currencyMark } from './currency.ts'
import { type DecimalSign, readNumber, takeSign } from './number.ts'

/**
 * An amount of money as an exact decimal string, currency signs and codes left aside: `1.234,56 €`, `EUR 1,234.56`, `-$5.00`, `5,00-`, `(5.00)`, `12,00 CR`.
 * Undefined when the text is anything else (a date, a rate, two numbers, words).
 */
export function readAmount(printed: string, decimal?: DecimalSign): string | undefined {
  if (!/\d/.test(printed)) return undefined
  const credit = /^(.*\d[^\p{L}]*)\s*(?:CR|Cr)\.?$/u.exec(printed.trim())
  const outer = takeSign(credit ? credit[1]! : printed)
  const bare = takeSign(stripCurrency(outer.text))
  const value = readNumber(bare.text, decimal)
  if (value === undefined) return undefined
  const negative = outer.negative !== bare.negative || credit !== null
  return negative && !value.startsWith('-') && /[1-9]/.test(value) ? `-${value}` : value
}

/** True where the text looks like money: two decimals, or a currency beside it. */
export function looksLikeMoney(printed: string): boolean {
  return (/[.,]\d{2}(?!\d)/.test(printed) && !sectionNumber.test(printed)) || stripCurrency(printed) !== printed.trim()
}

/** `02.01 Stundenlohnarbeiten`: the number of a section. */
const sectionNumber = /^0[1-9][.,]\d{2}$/

export function stripCurrency(text: string): string {
  if (bareNumber.test(text)) return text.trim()
  const stripped = text.replace(currencyMark, (mark) => (/^[A-Z]{3}$/.test(mark) && !currencyCodes.has(mark) ? mark : ' '))
  return stripped.trim()
}

/** Most numbers are printed without a currency, which is costly to look for. */
const bareNumber = /^[\d\s.,'()%+-]*$/

/** Money in shape only, with more digits than any sum has. It is named in a warning, never taken. */
export function findImpossibleAmounts(text: string): { text: string; index: number }[] {
  if (text.length < LONGER) return []
  return allMatches(text, tooLong).map((match) => ({
    text: match[0],
    index: match.index,
  }))
}

const tooLong = /(?<![\d.,])\d(?:[.,' ]?\d){15,200}[.,]\d{2}(?![\d.,])/g
const LONGER = 19 // signs of the shortest of them
