import { allMatches } from '../words/all-matches.ts'
import { remembered } from '../words/remembered.ts'
import { findMonth } from './month.ts'
import { findSpelledDay, type SpelledDay } from './spelled-date.ts'
import { findWordedDay } from './worded-day.ts'

export type DateOrder = 'dmy' | 'mdy'

export interface PrintedDate {
  /** `yyyy-mm-dd`, in the order asked for. */
  value: string
  /** The other reading of `03/04/2026`, where both are possible and differ. */
  other?: string
  index: number
  length: number
  /** How it was printed: `words` has a month's name, `spelled` the day in words too, `iso` the year first, `numeric` the rest. */
  form: 'iso' | 'words' | 'spelled' | 'numeric'
  /** No year, or a year of two digits: less sure. */
  weak?: boolean
}

const year = String.raw`(\d{4}|\d{2})`
const numeric = new RegExp(String.raw`(?<![\d.,/-])(\d{1,2})\s?([./-]|\s-\s)\s?(\d{1,2})\s?\2\s?${year}(?![\d/-]|[.,]\d)`, 'g')
const iso = /(?<![\d/-])(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?![\d/-]|[.,]\d)/g
const compact = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g
// 5 mars 2026, 5. März 2026, 5 de marzo de 2026, 05-MAR-2026, le 1er avril 2026; `13 May, 06:45`, `13 mai 8h` have no year
const dayFirst = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,2})(?:\s?(?:st|nd|rd|th|er|re|ère|º|ª|\.))?[\s./-]{0,2}(?:de\s|of\s|d['’])?([\p{L}]{3,12})\.?,?[\s./-]{0,2}(?:de\s|del\s|of\s)?(\d{4}|['’]?\d{2}(?!:\d|\s?h(?:\d|\b)))(?![\d])`,
  'giu',
)
// March 5, 2026; Mar. 5th 2026; March-5-2026
const monthFirst = new RegExp(
  String.raw`(?<![\p{L}])([\p{L}]{3,10})\.?[\s/-]{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:\s?,\s?|[\s/-]{1,2})(\d{4})(?!\d)`,
  'giu',
)
// 2026 March 5
const yearWord = /(?<!\d)(\d{4})[\s-]{1,2}([\p{L}]{3,10})\.?[\s-]{1,2}(\d{1,2})(?!\d)/giu

/** All dates printed in a text, in order, none overlapping. */
export const findDates = (text: string, order: DateOrder = 'dmy'): readonly PrintedDate[] => datesIn[order](text)

/** The same lines are asked for their dates by many readers. */
const datesIn = { dmy: remembered(1000, (text) => datesOf(text, 'dmy')), mdy: remembered(1000, (text) => datesOf(text, 'mdy')) }

function datesOf(text: string, order: DateOrder): PrintedDate[] {
  const isLong = text.length >= SPELLED
  if (!/\d/.test(text)) return isLong ? inWords(findSpelledDay(text)) : []
  const found = [
    ...findIso(text),
    ...findWords(text),
    ...findNumeric(text, order),
    ...inWords((isLong ? findSpelledDay(text) : undefined) ?? findWordedDay(text)),
  ]
  found.sort((a, b) => a.index - b.index || b.length - a.length)
  return found.filter((date, at) => !found.slice(0, at).some((before) => before.index + before.length > date.index))
}

const SPELLED = 22 // signs: no shorter text spells out a day

function inWords(found: SpelledDay | undefined): PrintedDate[] {
  const value = found && toIsoDate(found.year, found.month, found.day)
  return found && value ? [{ value, index: found.index, length: found.length, form: 'spelled' }] : []
}

/** `yyyy-mm-dd` when the calendar has that day and the year is a plausible one for business papers. */
export function toIsoDate(yearNumber: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || yearNumber < 1950 || yearNumber > 2149) return undefined
  const lastDay = [
    31,
    (yearNumber % 4 === 0 && yearNumber % 100 !== 0) || yearNumber % 400 === 0 ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][month - 1]!
  if (day > lastDay) return undefined
  return `${yearNumber}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Of two digits: `87` is of the last century, as no paper is sixty years ahead. */
const LAST_CENTURY = 80

const fullYear = (text: string) => {
  const digits = text.replace(/\D/g, '')
  return digits.length === 2 ? (Number(digits) < LAST_CENTURY ? 2000 : 1900) + Number(digits) : Number(digits)
}

function findIso(text: string): PrintedDate[] {
  return [...allMatches(text, iso), ...allMatches(text, compact)].flatMap((match) => {
    const [whole, y, ...rest] = match
    const [month, day] = rest.length === 3 ? [rest[1], rest[2]] : rest
    const value = toIsoDate(Number(y), Number(month), Number(day))
    return value ? [{ value, index: match.index, length: whole.length, form: 'iso' as const }] : []
  })
}

/** Whatever has the shape of a date with a word in it, from the surest shape on. */
const wordShapes = remembered(1000, (text) => [
  ...allMatches(text, dayFirst).map((match) => ({ match, day: match[1]!, month: match[2]!, year: match[3]! })),
  ...allMatches(text, monthFirst).map((match) => ({ match, day: match[2]!, month: match[1]!, year: match[3]! })),
  ...allMatches(text, yearWord).map((match) => ({ match, day: match[3]!, month: match[2]!, year: match[1]! })),
])

function findWords(text: string): PrintedDate[] {
  return wordShapes(text).flatMap(({ match, day, month, year: printedYear }) => {
    const number = findMonth(month)
    const value = number ? toIsoDate(fullYear(printedYear), number, Number(day)) : undefined
    return value ? [{ value, index: match.index, length: match[0].length, form: 'words' as const }] : []
  })
}

function findNumeric(text: string, order: DateOrder): PrintedDate[] {
  return allMatches(text, numeric).flatMap((match) => {
    const [whole, a, , b, printedYear] = match
    if (isSortCode(match, text)) return []
    const first = Number(a)
    const second = Number(b)
    const y = fullYear(printedYear!)
    const dmy = toIsoDate(y, second, first)
    const mdy = toIsoDate(y, first, second)
    const value = order === 'dmy' ? (dmy ?? mdy) : (mdy ?? dmy)
    if (!value) return []
    const other = dmy && mdy && dmy !== mdy ? (value === dmy ? mdy : dmy) : undefined
    return [
      {
        value,
        ...(other ? { other } : {}),
        index: match.index,
        length: whole.length,
        form: 'numeric' as const,
        ...(printedYear!.length === 2 ? { weak: true } : {}),
      },
    ]
  })
}

/** `NatWest 01-02-03, account 41780044`, `Sort code 20-03-01`: the branch of a British bank, with the word or the account beside it. */
const isSortCode = ({ 0: whole, index }: RegExpExecArray, text: string) =>
  /^\d\d([- ])\d\d\1\d\d$/.test(whole) &&
  (behindSortCode.test(text.slice(index + whole.length)) || /\bsort[ -]?code\W{0,3}$/i.test(text.slice(0, index)))
const behindSortCode = /^\s?[,;·|/]?\s?(?:(?:account|acct?\.?|a\/c)(?: (?:no\.?|number))?:?\s?)?\d{8}(?!\d)/i

/** Dates in shape only: month 13, 31 February, year 2205. They are named in a warning, never taken. */
export function findImpossibleDates(text: string): { text: string; index: number }[] {
  if (!/\d/.test(text)) return []
  const shaped = allMatches(text, shapedAsDay)
  const isoShaped = allMatches(text, shapedAsIso)
  // `31 February 2025`; the first shape that has a month decides, since `31 May 20 2026` has others inside.
  const [worded] = wordShapes(text).filter(({ month, year: printedYear }) => printedYear.length === 4 && findMonth(month) !== undefined)
  const isImpossible = worded && !toIsoDate(Number(worded.year), findMonth(worded.month)!, Number(worded.day))
  return [
    ...(isImpossible ? [worded.match] : []),
    ...shaped.filter(([, a, , b, y]) => !toIsoDate(Number(y), Number(b), Number(a)) && !toIsoDate(Number(y), Number(a), Number(b))),
    ...isoShaped.filter(([, y, m, d]) => !toIsoDate(Number(y), Number(m), Number(d))),
  ].map((match) => ({ text: match[0], index: match.index }))
}

const shapedAsDay = /(?<![\p{L}\d.,/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\p{L}\d/-]|[.,]\d)/gu
const shapedAsIso = /(?<![\p{L}\d/-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\p{L}\d/-])/gu

/** What stands between the first and the last day of a time. */
export const spanBetween = /^\s?(?:[-–—]|bis|to|au|al|a|tot|até)\s?$/u

/** Whether a text begins with a day, the name of the weekday before it or not. */
export const beginsWithDate = (text: string): boolean => findDates(text).some(({ index }) => index < WEEKDAY)

const WEEKDAY = 12 // signs before a day at most
