import { allMatches } from '../words/all-matches.ts'
import { fold } from '../words/fold.ts'
import { toIsoDate } from './date.ts'
import { findMonth } from './month.ts'
import { pattern } from '../words/pattern.ts'

/** A day as people name it who mean the next one: `jueves 21 de mayo`, `October 16`, `27.11.` */
export interface PrintedDay {
  day: number
  /** None where people name the day of the week and of the month alone: `Wednesday 15th`. */
  month?: number
  /** 0 is Sunday, where the weekday is printed before it. */
  weekday?: number
  index: number
  length: number
}

const weekdays = [
  'sunday|dimanche|domingo|sonntag|domenica|zondag|sun|so',
  'monday|lundi|lunes|montag|lunedi|maandag|mon|mo',
  'tuesday|mardi|martes|dienstag|martedi|dinsdag|tue|tues|di',
  'wednesday|mercredi|miercoles|mittwoch|mercoledi|woensdag|wed|mi',
  'thursday|jeudi|jueves|donnerstag|giovedi|donderdag|thu|thurs|do',
  'friday|vendredi|viernes|freitag|venerdi|vrijdag|fri|fr',
  'saturday|samedi|sabado|samstag|sabato|zaterdag|sat|sa',
]
const numberOf = new Map(weekdays.flatMap((forms, at) => forms.split('|').map((form) => [form, at] as const)))
/** `Freitag`, `sexta-feira` */
export const isWeekday = (word: string): boolean => numberOf.has(word) || /^(?:segunda|terca|quarta|quinta|sexta)-feira$/.test(word)

const before = /(?:^|[\s(,;:])(\p{L}{2,10})\.?,?\s(?:(?:the|den|dem|el|le|il|dia)\s)?$/u

const dayFirst = pattern('giu')`
  (?<![\d.,/-])(\d{1,2})(?:\s?(?:st|nd|rd|th|er|re|º|ª|\.))?[\s-]{1,2}(?:de\s|
  of\s)?(\p{L}{3,12})\.?(?![\p{L}-])(?!,?\s?(?:de\s|del\s)?\d{4}|[\s./-]?['’]?\d{2}(?![\d:h]))
`
const monthFirst = /(?<![\p{L}])(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:/%]|[.,]\d|,?\s?\d{4})/giu
const figures = /(?<![\d.,/-])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g

/** `el martes 11/03`, `jeudi 27/02`: figures that a day of the week leads to. */
const slashed = /(?<=\p{L}\.?,?\s(?:(?:the|den|dem|le|el|il|d[ií]a)\s)?)(?<![\d.,/-])(\d{1,2})\/(\d{1,2})(?![\d/%.,-]*\d)/giu
/** `Wednesday 15th`, `miércoles 15`: the next such day, which proves itself. */
const ofWeek =
  /(?<=\p{L}{3}\.?,?\s(?:(?:the|den|dem|le|el|il|d[ií]a)\s)?)(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?(?![\d:/%h]|[.,]\d|\s?(?:h|uhr|uur|am|pm|a\.m|p\.m|o'clock|-|–)(?!\p{L}))/giu

const isBeforeMonth = (behind: string) => findMonth(/^[\s./-]{0,2}(?:de\s|of\s)?(\p{L}{3,12})/u.exec(behind)?.[1] ?? '') !== undefined

/** Days that are printed without a year. */
export function findDays(text: string): PrintedDay[] {
  const found = [
    ...allMatches(text, dayFirst).map((match) => ({ match, day: Number(match[1]), month: findMonth(match[2]!) })),
    ...allMatches(text, monthFirst).map((match) => ({ match, day: Number(match[2]), month: findMonth(match[1]!) })),
    ...allMatches(text, figures).map((match) => ({ match, day: Number(match[1]), month: Number(match[2]) })),
  ]
  const led = /[/]|\p{L}{3}\.?,?\s(?:\p{L}{2,3}\s)?\d/u.test(text)
    ? [
        ...allMatches(text, slashed).map((match) => ({ match, day: Number(match[1]), month: Number(match[2]), isLed: true })),
        ...allMatches(text, ofWeek)
          .filter((match) => !isBeforeMonth(text.slice(match.index + match[0].length)))
          .map((match) => ({ match, day: Number(match[1]), month: undefined, isLed: true })),
      ]
    : []
  return [...found.filter(({ month }) => month !== undefined).map((one) => ({ ...one, isLed: false })), ...led]
    .flatMap(({ match, day, month, isLed }) => {
      if ((month !== undefined && (month < 1 || month > 12)) || day < 1 || day > 31) return []
      const weekday = numberOf.get(before.exec(fold(text.slice(0, match.index)))?.[1] ?? '')
      if (isLed && weekday === undefined) return []
      return [
        {
          day,
          ...(month === undefined ? {} : { month }),
          ...(weekday === undefined ? {} : { weekday }),
          index: match.index,
          length: match[0].length,
        },
      ]
    })
    .sort((a, b) => a.index - b.index)
}

const MOST_AHEAD = 300 // days: what lies farther off was meant otherwise

/** The first such day on or after `since` (`yyyy-mm-dd`), undefined where it is far off or falls on another day of the week than it says. */
export function nextDay({ day, month, weekday }: PrintedDay, since: string): string | undefined {
  const year = Number(since.slice(0, 4))
  if (month === undefined) return nextOfMonth(day, weekday, since)
  const value = [year, year + 1].map((one) => toIsoDate(one, month, day)).find((one) => one !== undefined && one >= since)
  if (value === undefined || (Date.parse(value) - Date.parse(since)) / 86_400_000 > MOST_AHEAD) return undefined
  return weekday === undefined || new Date(`${value}T00:00:00Z`).getUTCDay() === weekday ? value : undefined
}

const SOON = 35 // days in which somebody who names no month wants it

/** The next such day of a month, where it falls on the day of the week that it says. */
function nextOfMonth(day: number, weekday: number | undefined, since: string): string | undefined {
  for (let ahead = 0; ahead <= SOON; ahead++) {
    const date = new Date(Date.parse(`${since}T00:00:00Z`) + ahead * 86_400_000)
    if (date.getUTCDate() === day) return date.getUTCDay() === weekday ? date.toISOString().slice(0, 10) : undefined
  }
  return undefined
}
