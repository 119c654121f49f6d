import { addDays } from '../analytics/periods.ts'
import type { AskedText } from './asked-text.ts'
import {
  afterMoment,
  andMoment,
  beforeMoment,
  fromMoment,
  fromYear,
  months,
  oneMonth,
  onwards,
  pairOfMoments,
  periodWords,
  quarters,
  relativeLast,
  halves,
  sinceMoment,
} from './lexicon/time.ts'
import type { Range } from './query.ts'

interface Moment extends Range {
  /** Without a year it is the nearest of that name. */
  isYearless?: boolean
}

interface Clock {
  today: string
  /** What is asked lies ahead (what falls due): a month without a year is the next one of that name. */
  isAhead: boolean
  /** 03/09 is March in English, September elsewhere. */
  isMonthFirst: boolean
}

const NUMBERED = /@(\d)/

/** `This quarter versus last`: what the second is called, the first has said. */
export function spellPeriods(text: AskedText): void {
  for (const [pattern, spelt] of relativeLast) text.replace(pattern, (...found) => spelt(found))
}

/** The days that a question speaks of, taken out of it. `look` sees the text while each of them stands there as `@0`, `@1`. */
export function takeRanges(text: AskedText, clock: Clock, look?: () => void): Range[] {
  // `From 1 to 15 January`: the month holds for both.
  text.replace(oneMonth, (_, from, first, to, second, month) => `${from} ${first} ${month} ${to} ${second} ${month}`)
  const moments: Moment[] = []
  for (const [pattern, resolve] of expressions(clock))
    text.replace(pattern, (...found) => {
      const moment = moments.length < 8 ? resolve(found) : undefined
      return moment ? ` @${moments.push(moment) - 1} ` : found[0]!
    })
  shareYears(text, moments)
  look?.()
  const at = (index: string | undefined) => moments[Number(index)]!
  const ranges: Range[] = []
  const take = (pattern: RegExp, toRange: (first: Moment, second?: Moment) => Range) => {
    for (let found = text.take(pattern); found; found = text.take(pattern)) {
      const [first, second] = found.slice(1).filter(Boolean).map(at)
      ranges.push(toRange(first!, second))
    }
  }
  take(fromMoment, (first, second) => span(first, second!))
  take(afterMoment, ({ to }) => ({ from: addDays(to, 1), to: '' }))
  take(onwards, ({ from }) => ({ from, to: '' }))
  take(sinceMoment, ({ from }) => ({ from, to: '' }))
  take(beforeMoment, ({ from }) => ({ from: '', to: addDays(from, -1) }))
  take(fromYear, ({ to }) => ({ from: '', to }))
  take(andMoment, ({ from, to }) => ({ from, to }))
  take(new RegExp(`(?<= )${NUMBERED.source}(?= )`), ({ from, to }) => ({ from, to }))
  return ranges.sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** `March and April 2025`: a year that is said once, at the end, holds for those before it. */
function shareYears(text: AskedText, moments: Moment[]): void {
  for (let turn = 0; turn < moments.length; turn += 1)
    text.replace(pairOfMoments, (whole, first, second) => {
      const [one, other] = [moments[Number(first)]!, moments[Number(second)]!]
      if (!one.isYearless || other.isYearless) return whole!
      const shift = Number(other.to.slice(0, 4)) - Number(one.to.slice(0, 4))
      moments[Number(first)] = { from: shiftYear(one.from, shift), to: endOfMonth(shiftYear(one.to, shift), one.to) }
      return whole!
    })
}

/** The last day of February is another one each year. */
function endOfMonth(day: string, was: string): string {
  if (!was.startsWith('02-2', 5) || addDays(was, 1).slice(8) !== '01') return day
  return addDays(`${day.slice(0, 4)}-03-01`, -1)
}

/** From the first day of one to the last of the other; a year that is said once holds for both. */
function span(first: Moment, second: Moment): Range {
  if (first.isYearless && !second.isYearless) {
    const from = `${second.to.slice(0, 4)}${first.from.slice(4)}`
    return { from: from > second.to ? shiftYear(from, -1) : from, to: second.to }
  }
  return { from: first.from, to: second.to < first.from ? shiftYear(second.to, 1) : second.to }
}

const shiftYear = (day: string, by: number) => addDays(`${Number(day.slice(0, 4)) + by}${day.slice(4)}`, 0)

type Expression = [pattern: RegExp, resolve: (found: string[]) => Moment | undefined]

const YEAR = '(?: (?:of |de |del |en )?(20\\d\\d))?'

function expressions({ today, isAhead, isMonthFirst }: Clock): Expression[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const quarter = Math.floor((month - 1) / 3)
  const fixed = (word: keyof typeof periodWords, range: Range): Expression => [periodWords[word], () => range]
  /** Of parts of a year that are `length` months long; without a year, the nearest that has begun (or, ahead, not ended). */
  const part = (index: number, length: number, said: string | undefined): Moment => {
    const begun = index * length + 1 <= month
    const nearest = isAhead ? (index * length + length >= month ? year : year + 1) : begun ? year : year - 1
    return { ...monthsFrom(said ? Number(said) : nearest, index * length + 1, length), isYearless: !said }
  }
  const dayOf = (y: number, m: number, d: number): Moment | undefined => {
    const day = `${y}-${two(m)}-${two(d)}`
    return m >= 1 && m <= 12 && d >= 1 && d <= 31 && addDays(day, 0) === day ? { from: day, to: day } : undefined
  }
  const nearestDay = (m: number, d: number, said: string | undefined) => {
    const one = dayOf(said ? Number(said) : year, m, d)
    if (!one || said) return one
    const shift = isAhead ? (one.from < today ? 1 : 0) : one.from > today ? -1 : 0
    return { ...(dayOf(year + shift, m, d) ?? one), isYearless: true }
  }
  return [
    [/(?<= )(20\d\d)-(\d\d)-(\d\d)(?= )/g, ([, y, m, d]) => dayOf(Number(y), Number(m), Number(d))],
    [
      /(?<= )(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)(?= )/g,
      ([, a, b, y]) => {
        const [first, second] = [Number(a), Number(b)]
        const monthFirst = second > 12 || (isMonthFirst && first <= 12)
        return monthFirst ? dayOf(Number(y), first, second) : dayOf(Number(y), second, first)
      },
    ],
    ...months.flatMap((name, index): Expression[] => [
      [
        new RegExp(`(?<= )(?:the )?(\\d{1,2})(?:st|nd|rd|th|er)? (?:of |de )?(?:${name})${YEAR}(?= )`, 'g'),
        ([, d, y]) => nearestDay(index + 1, Number(d), y),
      ],
      [new RegExp(`(?<= )(?:${name}) (\\d{1,2})(?:st|nd|rd|th)?${YEAR}(?= )`, 'g'), ([, d, y]) => nearestDay(index + 1, Number(d), y)],
    ]),
    fixed('today', { from: today, to: today }),
    fixed('yesterday', { from: addDays(today, -1), to: addDays(today, -1) }),
    fixed('tomorrow', { from: addDays(today, 1), to: addDays(today, 1) }),
    [periodWords.next_days, (found) => ({ from: today, to: addDays(today, numberIn(found) * (isWeeks(found) ? 7 : 1)) })],
    [periodWords.last_days, (found) => ({ from: addDays(today, 1 - numberIn(found) * (isWeeks(found) ? 7 : 1)), to: today })],
    [periodWords.last_months, (found) => ({ from: addDays(monthsFrom(year, month + 1 - numberIn(found), 1).from, 0), to: today })],
    fixed('this_week', { from: monday, to: addDays(monday, 6) }),
    fixed('last_week', { from: addDays(monday, -7), to: addDays(monday, -1) }),
    fixed('next_week', { from: addDays(monday, 7), to: addDays(monday, 13) }),
    fixed('this_month', monthsFrom(year, month, 1)),
    fixed('last_month', monthsFrom(year, month - 1, 1)),
    fixed('next_month', monthsFrom(year, month + 1, 1)),
    fixed('this_quarter', monthsFrom(year, quarter * 3 + 1, 3)),
    fixed('last_quarter', monthsFrom(year, quarter * 3 - 2, 3)),
    fixed('this_year', monthsFrom(year, 1, 12)),
    fixed('last_year', monthsFrom(year - 1, 1, 12)),
    fixed('next_year', monthsFrom(year + 1, 1, 12)),
    ...quarters.map((name, index): Expression => [new RegExp(`(?<= )(?:${name})${YEAR}(?= )`, 'g'), ([, y]) => part(index, 3, y)]),
    ...halves.map((name, index): Expression => [new RegExp(`(?<= )(?:${name})${YEAR}(?= )`, 'g'), ([, y]) => part(index, 6, y)]),
    ...months.map((name, index): Expression => [new RegExp(`(?<= )(?:${name})${YEAR}(?= )`, 'g'), ([, y]) => part(index, 1, y)]),
    [/(?<= )(20\d\d)-(0[1-9]|1[0-2])(?= )/g, ([, y, m]) => monthsFrom(Number(y), Number(m), 1)],
    [/(?<= )(?:(?:the )?year |(?:el )?ano |(?:l )?annee )?(20\d\d)(?= )/g, ([, y]) => monthsFrom(Number(y), 1, 12)],
  ]
}

const numberIn = (found: string[]) => Math.min(Number(found.slice(1).find((one) => /^\d+$/.test(one ?? '')) ?? 7), 3660)
const isWeeks = ([whole]: string[]) => /weeks|semanas|semaines/.test(whole!)
const two = (number: number) => String(number).padStart(2, '0')

/** Some months from one on, which may lie before January or after December. */
function monthsFrom(year: number, month: number, count: number): Range {
  const first = (index: number) => `${year + Math.floor((index - 1) / 12)}-${two(((((index - 1) % 12) + 12) % 12) + 1)}-01`
  return { from: first(month), to: addDays(first(month + count), -1) }
}
