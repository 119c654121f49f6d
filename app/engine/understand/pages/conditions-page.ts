import type { Line, Page } from '../../document.ts'
import { isConditionsTitle } from '../titles/titles.ts'
import { toTextLine } from '../words/tokens.ts'
import { looksLikeMoney } from '../values/amount.ts'

const MANY = 220 // words of a page that is prose and nothing else
const SOME = 60 // words where a title says that they are conditions
const HIGH = 0.25 // of the page's height: where the title of a whole page stands
const WORDY = 0.85 // of the words are none but letters
const LONG = 6 // words of a line of prose
const AMOUNTS = 2 // alone in their lines
const RUNNING = 0.65 // of the words stand in such lines

/** A page of general conditions or law: titled so, or one dense text without a table. Its days and sums are nobody's. */
export function isConditionsPage(page: Page): boolean {
  const { words, lines } = page
  if (words.length < SOME || !isProse(lines, words.length) || hasColumnOfAmounts(lines)) return false
  return words.length >= MANY || lines.some((line) => line.box.top < HIGH * page.height && isConditionsTitle(toTextLine(line)))
}

function isProse(lines: readonly Line[], count: number): boolean {
  const running = lines.filter(({ words }) => words.length >= LONG)
  const wordy = lines.flatMap(({ words }) => words).filter(({ text }) => !/\d/.test(text)).length
  return running.reduce((sum, { words }) => sum + words.length, 0) >= RUNNING * count && wordy >= WORDY * count
}

/** A list of what was done, told at length, has its amounts beside it. */
const hasColumnOfAmounts = (lines: readonly Line[]) =>
  lines.filter(({ text, words }) => words.length <= 2 && !/\p{L}{4}/u.test(text) && looksLikeMoney(text)).length >= AMOUNTS
