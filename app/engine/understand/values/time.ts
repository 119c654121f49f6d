import { allMatches } from '../words/all-matches.ts'
import { remembered } from '../words/remembered.ts'
import { writeOut } from './spoken-times.ts'
import { pattern } from '../words/pattern.ts'

export interface TimeOfDay {
  /** `HH:MM`, 24 hours. */
  value: string
  index: number
  length: number
}

// 08:30, 8h30, 8 h, 08.30 Uhr, 2:30 PM, 7 am, 14h00; a colon needs both parts, a bare hour needs its mark.
const clock = pattern('giu')`
  (?<![\d.,:])(?<!(?<!h|h[0-5]\d|:\d\d)\/)(?<!(?<![:h.]\d\d|[hm\s])-)(2[0-4]|[01]?\d)(?:\s?[:h]\s?([0-5]\d)(?::[0-5]\d)?(?!\d)|
  \.([0-5]\d)(?=\s?(?:Uhr|hrs|h\b|[ap]\.?m)))?\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|Uhr|hrs?\b|heures?|horas?|ore|uur|h(?![\p{L}\d]))?
`

/** All times of day in a text, in order. Numbers without a mark of time are left alone. */
export const findTimes = remembered(1000, (text): readonly TimeOfDay[] => {
  if (!/\d/.test(text)) return []
  return allMatches(text, clock).flatMap((match) => {
    const [whole, hour, minuteA, minuteB, mark] = match
    const minute = minuteA ?? minuteB
    if (minute === undefined && !mark) return []
    const value = toClock(Number(hour), Number(minute ?? 0), mark)
    return value ? [{ value, index: match.index, length: whole.trimEnd().length }] : []
  })
})

export function readTime(printed: string): string | undefined {
  const [first] = findTimes(printed)
  return first && first.index <= 2 ? first.value : undefined
}

function toClock(hour: number, minute: number, mark: string | undefined): string | undefined {
  const half = mark && /^[ap]/i.test(mark) ? mark[0]!.toLowerCase() : undefined
  if (half && (hour < 1 || hour > 12)) return undefined
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour === 24 && minute === 0 ? 0 : hour
  if (hours > 23) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** What leads to the end of a window. */
const leadsToEnd = pattern('iu')`
  (?:^|[\s,;(])(?:
    before|by|until|till|no later than|not after|avant|jusqu.{1,3}|au plus tard(?: [aà])?|antes del?(?: las)?|cierran? a(?: las)?|
    closes at|ferme à|schließt um|chiude alle|sluit om|hasta(?: las)?|bis|(?:bis )?sp[aä]testens(?: um)?|vor|voor|uiterlijk(?: om)?|tot|
    entro(?: le)?|prima delle|antes das|até(?: às)?|ate
  )\s*$
`

/** `before 9am`, `antes de las 8:30`, `bis 11:00 Uhr`, `avant midi`: only the end of a window. */
export const readDeadline = (text: string): string | undefined => deadlineIn(text) ?? deadlineIn(writeOut(text))

function deadlineIn(text: string): string | undefined {
  const [time, more] = findTimes(text)
  if (time) return !more && leadsToEnd.test(text.slice(0, time.index)) ? time.value : undefined
  // `before 10.00`: the point of an hour where a word leads to it and nothing follows.
  const [pointed, ...others] = allMatches(text, dotted)
  return pointed && others.length === 0 && leadsToEnd.test(text.slice(0, pointed.index))
    ? toClock(Number(pointed[1]), Number(pointed[2]), undefined)
    : undefined
}

const dotted = /(?<![\d.,:])([01]?\d|2[0-3])\.([0-5]\d)(?=$|[,;)]|\.(?:\s|$))/gu

/** What leads to its start. */
const leadsToStart = pattern('iu')`
  (?:^|[\s,;(])(?:
    from|after|not before|à partir de|a partir de|dès|après|pas avant|desde(?: las)?|a partir de las|ab|nicht vor|fr[uü]hestens(?: um)?|
    vanaf|dalle|a partire dalle|a partir das
  )\s*$
`

/** `à partir de 7h30`, `from 8 am`, `ab 7:00 Uhr`: only the start of a window. */
export const readOpening = (text: string): string | undefined => openingIn(text) ?? openingIn(writeOut(text))

function openingIn(text: string): string | undefined {
  const [time, more] = findTimes(text)
  return time && !more && leadsToStart.test(text.slice(0, time.index)) ? time.value : undefined
}

/** `0800-1430`: hours as armies, hospitals and forms write them, at a quarter. */
const hundreds = /(?<![\d.,:/-])([01]\d|2[0-3])(00|15|30|45)\s?(?:[-–—]|to|a|à|bis)\s?([01]\d|2[0-3])(00|15|30|45)(?![\d.,:/-])/

/** `8h - 12h`, `entre 14:00 et 16:00`, `08:00 to 10:00`, `zwischen 8 und 12 Uhr`: start and end of a window. */
export const readWindow = remembered(1000, (text): Window | undefined => {
  const written = writeOut(text)
  const window = windowIn(text) ?? windowIn(written)
  // A quarter or half that stands behind the second hour is told by the one that was written out.
  const shared = sharedMark(written)
  return shared && (!window || (window.start === shared.start && window.end < shared.end)) ? shared : window
})

interface Window {
  start: string
  end: string
}

const lead = String.raw`(?:\b(?:de|du|des|from|between|entre|von|vom|zwischen|dalle|das|van|tussen|da|a)\s)`
const ranges = String.raw`\s?(?:[-–—/]|\bto\b|\buntil\b|\ba\b|\bbis\b|\btot\b|\balle\b|\bas\b|\be\b|\bet\b|\band\b|\by\b|\bund\b|\ben\b)\s?`
const clockEnd = String.raw`(\d{1,2})(?:[:.h]([0-5]\d))?\s?(uhr|hrs?|uur|heures?|horas?|h(?!\p{L})|[ap]\.?m)?`
const shared = new RegExp(
  String.raw`(${lead})?(?<![\d.,:/-])(\d{1,2})(?:[:.]([0-5]\d)|\s?(h|heures?|uhr|uur|horas?))?${ranges}(?<![\d.,])${clockEnd}(?![\d.,]\d|\d|\p{L})`,
  'gu',
)

/** The mark, or the half of the day, of the second hour holds for the first as well: `between 7 and 11 am`, `von 7 bis 15:30 Uhr`. */
function sharedMark(text: string): Window | undefined {
  for (const match of allMatches(text, shared)) {
    const window = readShared(match)
    if (window) return window
  }
  return undefined
}

function readShared(match: RegExpExecArray): Window | undefined {
  const [, led, fromHour, fromMinute, fromMark, toHour, toMinute, mark] = match
  // Without a word before it "6 à 8 heures de travail" is how long; figures alone are no hours.
  if (!mark && !(led && fromMark) && !(led && toMinute)) return undefined
  if (!led && mark && /^(?:heures?|horas?|h)$/.test(mark) && !fromMark && !fromMinute) return undefined
  const half = mark && /^[ap]/.test(mark) ? mark : undefined
  const end = toClock(Number(toHour), Number(toMinute ?? 0), half)
  const same = half && Number(fromHour) <= 12 ? toClock(Number(fromHour), Number(fromMinute ?? 0), half) : undefined
  const start = same && end && same < end ? same : toClock(Number(fromHour), Number(fromMinute ?? 0), undefined)
  return start && end && start < end ? { start, end } : undefined
}

function windowIn(text: string): Window | undefined {
  const times = findTimes(text)
  for (let at = 0; at + 1 < times.length; at++) {
    const first = times[at]!
    const second = times[at + 1]!
    const between = withoutDay(text.slice(first.index + first.length, second.index), text.slice(0, first.index))
    if (
      /^\s*(?:[-–—−>→/]|to|till|until|and|à|et|y|a|hasta|bis|und|au|jusqu.{0,3}|tot|en|e|alle|as|às)\s*(?:las|les|le|as|às)?\s?:?\s*$/i.test(
        between,
      )
    )
      return { start: first.value, end: second.value }
  }
  // "07.00 - 14.30 Uhr": the mark of the second holds for both.
  const both =
    /(?<![\d.,:/-])([01]?\d|2[0-3])\.([0-5]\d)\s?(?:[-–−]|bis|à|to|tot)\s?([01]?\d|2[0-4])\.([0-5]\d)\s?(?:h|Uhr|hrs|uur)/iu.exec(text) ??
    /(?:orari[oa]?|horarios?|horaires?|hours|heures|ore|uren|zeiten|uhrzeit)\s?:?\s(?:(?:de|du|dalle|von|van|from)\s)?([01]?\d|2[0-3])\.([0-5]\d)\s?(?:[-–−]|bis|à|a|to|tot|alle)\s?([01]?\d|2[0-4])\.([0-5]\d)(?![\d.,])/iu.exec(
      text,
    ) ??
    behindDay.exec(text) ??
    inBracketBehindDay.exec(text)
  if (both)
    return {
      start: toClock(Number(both[1]), Number(both[2] ?? 0), undefined)!,
      end: toClock(Number(both[3]), Number(both[4] ?? 0), undefined) ?? '',
    }
  const bare = hundreds.exec(text)
  if (bare && Number(bare[3]) > Number(bare[1])) return { start: `${bare[1]}:${bare[2]}`, end: `${bare[3]}:${bare[4]}` }
  // "8-12h": only the second hour is marked.
  const short = /(?<![\d.,:/-])([01]?\d|2[0-3])\s?[-–]\s?(?=([01]?\d|2[0-4])\s?(?:h|Uhr|hrs|uur))/i.exec(text)
  if (!short) return undefined
  const [end] = findTimes(text.slice(short.index + short[0].length))
  return end ? { start: `${short[1]!.padStart(2, '0')}:00`, end: end.value } : undefined
}

/** `28 Jan 2026, 08.00 to 12.00`: right behind a day, hours with points. */
const behindDay = pattern('iu')`
  \b(?:19|20)\d\d,?\s(?:(?:de|du|from|between|entre|von|zwischen|dalle|van|tussen)\s)?
  ([01]\d|2[0-3])\.([0-5]\d)\s?(?:[-–−]|to|and|a|à|et|y|bis|und|tot|en|alle)\s?([01]\d|2[0-4])\.([0-5]\d)(?![.,]?\d)
`

/** `11/09/2031, por la mañana (8 a 13 h)`: in a bracket behind a day. */
const inBracketBehindDay = pattern('iu')`
  \b(?:19|20)\d\d\b[^()\d]{0,30}\((?:(?:de|du|from|von|dalle|van|das)\s)?([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?\s?(?:[-–−]|to|a|à|bis|tot|alle|às)\s?
  ([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?\s?(?:h|hs|hrs?|horas|heures|uhr|uur)\)
`

/** `2026-04-08 09:00 - 2026-04-08 12:00`: a period of one day names it twice. */
function withoutDay(between: string, before: string): string {
  const day = /\d{1,4}([./-])\d{1,2}\1\d{2,4}/.exec(between)?.[0]
  return day && before.includes(day) ? between.replace(day, '') : between
}

/** `12/03/2026 08:00`: the one hour behind a day. With seconds, `12/03/2026 08:00:00`, a program printed its own time, and nobody asked for that hour. */
export function readHourOfDay(text: string): string | undefined {
  if (/\d:[0-5]\d:[0-5]\d(?!\d)/.test(text)) return undefined
  const match = /(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\p{L}{3,}\.?,? (?:19|20)\d\d),?\s(?:(?:à|at|a las|um|alle|om|às|-|–)\s)?(?=\d)/iu.exec(
    text,
  )
  const times = findTimes(text)
  return match && times.length === 1 && times[0]!.index === match.index + match[0].length ? times[0]!.value : undefined
}

/** `Día 25-may-26, primera cuba a las 8:00 h`: the one hour, which a word leads to. */
export function readHourAt(text: string): string | undefined {
  const times = findTimes(text)
  const [time] = times
  return time && times.length === 1 && /(?:^|\s)(?:a las?|at|à|um|alle|om|às)\s$/iu.test(text.slice(0, time.index)) ? time.value : undefined
}

/** `07.00 - 11.30`, `8-12`, `7 à 11`: what is a window only under a label that says so. */
export function readBareWindow(text: string): { start: string; end: string } | undefined {
  const match =
    /^(?:de|from|entre|between|von|dalle|van)?\s?(\d{1,2})(?:[.,](\d\d))?\s?(?:[-–—\/]|to|and|a|à|et|y|bis|und|alle|tot)\s?(\d{1,2})(?:[.,](\d\d))?(?:\s?(?:hs?|hrs?|horas?|heures?|uhr|uur|ore)\.?)?$/iu.exec(
      text.trim(),
    )
  const start = match && toClock(Number(match[1]), Number(match[2] ?? 0), undefined)
  const end = match && toClock(Number(match[3]), Number(match[4] ?? 0), undefined)
  return start && end && start < end && Number(match[2] ?? 0) < 60 && Number(match[4] ?? 0) < 60 ? { start, end } : undefined
}
