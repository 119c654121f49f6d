import { pattern } from '../words/pattern.ts'

const account = String.raw`(?:account|acct|a\/c|acc)\.?(?:\s(?:no|number|#)\.?)?:?\s(\d(?:[\d -]{4,15})\d)`
const code = String.raw`(?:sort\scode|sort|aba|routing|transit|bsb)\.?(?:\s(?:no|number|code|#)\.?)?:?\s(\d{2}[- ]?\d{2}[- ]?\d{2}|\d{9}|\d{3}-\d{3})`
const between = String.raw`(?:\s?[,;/·|–—-]\s?|\s\(|\sand\s|\swith\s|\s)`
const spoken = pattern('iu')`(?<![\p{L}\d])(?:${account}${between}${code}|${code}${between}${account})(?![\d-])`

/** `Payment only to account 71180044, sort code 83-06-08`, `Account 7718804412, ABA 042000314`: both told in passing, without a colon. */
export function accountInWords(text: string): { index: number; value: string } | undefined {
  const found = spoken.exec(text)
  const number = (found?.[1] ?? found?.[4])?.replace(/\D/g, '') ?? ''
  return found && number.length >= FEWEST ? { index: found.index, value: found[0] } : undefined
}

const FEWEST = 6 // digits of an account
