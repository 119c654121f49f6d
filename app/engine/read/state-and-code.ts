import type { Word } from '../document.ts'

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV ' +
    'WI WY'
  ).split(' '),
)
const CANADA = 2 // times the type's height
const UNITED_STATES = 1.6

/**
 * Canada Post wants two blanks between province and code, and the Postal Service likes them between state and ZIP; in a typewriter's face they are as wide
 * as a gap between columns. A ZIP looks like any number: the town stands before its state.
 */
export function isCodeOfState(town: Word | undefined, state: Word, code: Word): boolean {
  const gap = (code.box.left - state.box.right) / code.size
  if (/^[A-Z]{2}$/.test(state.text) && /^[A-Z]\d[A-Z]$/.test(code.text)) return gap < CANADA
  const isZip = states.has(state.text) && /^\d{5}(?:-\d{4})?$/.test(code.text)
  return isZip && gap < UNITED_STATES && town !== undefined && /^\p{Lu}[\p{L}.'-]+,?$/u.test(town.text)
}
