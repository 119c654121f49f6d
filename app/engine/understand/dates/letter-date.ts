import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isMeansWithDay } from '../payment/under-payment.ts'
import { boxBetween } from '../words/tokens.ts'
import { findDates, type PrintedDate } from '../values/date.ts'
import { isWeekday } from '../values/day.ts'
import { fold } from '../words/fold.ts'

/** `Córdoba, a veintitrés de junio de dos mil veinticinco`: a lawyer's and a notary's way. */
const spelledLead = /^(?:En )?\p{Lu}[\p{L} .'’-]{1,28},\s*(?:le |the |den |der |op |a |el |lì |li |aos )?(?=\p{L}{2,})/u

/** `Lyon, le 30 mars 2026`, `Edinburgh, 9 May 2025`: the line that dates a letter. */
export function readLetterDate(line: LabelledLine, sight: Sight): Candidate[] {
  const lead =
    /^(?:\d{4,5} )?\p{Lu}[\p{L} .'’-]{1,28},\s*(?:\p{L}{4,12}(?:-feira)?,?\s+)?(?:(?:le|den|the|a|el|li|lì|em|op|on)\s+)?(?=\d|\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})/iu.exec(
      line.text,
    ) ?? townOf(line, sight)
  if (!lead || isUnderItem(line, sight) || isMeansWithDay(line)) return [...readSpelled(line, sight), ...readBesideTown(line, sight)]
  const [date] = line.line.page === 1 ? findDates(line.text, sight.context.formats.dateOrder) : []
  if (!date || date.index > lead[0].length || !endsAt(line, date.index + date.length)) return []
  const isTown = !isWeekday(fold(lead[0].split(',')[0]!))
  return [datedBy(line, date, isTown ? 0.81 : OF_WEEK, 'town and date of a letter')]
}

const OF_WEEK = 0.55 // `Freitag, 13. September`: a day under any head, if none of those says which

/** `Seuil du RDC, 22/02/2026` set in right under the last line of a table: when that was done. */
const isUnderItem = ({ line: { box, page, size } }: LabelledLine, { areas }: Sight) =>
  areas.some(
    (area) =>
      area.page === page &&
      box.top > area.box.top &&
      box.top - area.box.bottom < size &&
      box.left > area.box.left + size &&
      box.right < area.box.right,
  )

/** `Gembloux, le | : 2 juin 2025` in a sheet of labels and values: the day stands in the next cell. */
function readBesideTown({ text, line }: LabelledLine, { lines, context }: Sight): Candidate[] {
  if (line.page !== 1 || !/^\p{Lu}[\p{L} .'’-]{1,28},\s*(?:le|den|the|a|el|li|lì|em|op|on)\s?:?$/u.test(text)) return []
  const [next] = lines
    .filter(({ line: { page, box } }) => page === 1 && Math.abs(box.top - line.box.top) < 3 && box.left > line.box.right)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  const [date] = next ? findDates(next.text, context.formats.dateOrder) : []
  return next && date && /^[\s:.]*$/.test(next.text.slice(0, date.index)) ? [datedBy(next, date, 0.81, 'town and date of a letter')] : []
}

function readSpelled(line: LabelledLine, sight: Sight): Candidate[] {
  const lead = line.line.page === 1 && line.text.length <= 100 ? spelledLead.exec(line.text) : null
  const [date] = lead ? findDates(line.text, sight.context.formats.dateOrder) : []
  if (date?.form !== 'spelled' || date.index > lead![0].length || !endsAt(line, date.index + date.length)) return []
  return [datedBy(line, date, 0.81, 'town and date of a letter')]
}

/** `Musterstadt 9.11.2026`: without a comma where an address on the page names that town. */
function townOf({ text }: LabelledLine, { lines }: Sight): RegExpExecArray | null {
  const lead = /^(\p{Lu}[\p{L}.'’-]{2,24}(?: \p{Lu}[\p{L}.'’-]{2,24})?)\s(?:(?:le|den|el|li|op)\s)?(?=\d)/u.exec(text)
  const ends = lead && lines.some((other) => other.text.endsWith(` ${lead[1]!}`) && /\d{4,5}\s\p{Lu}/u.test(other.text))
  return ends ? lead : null
}

const APART = 0.9 // of the type's height: a gap that parts the date from what stands beside it

/** Nothing more in the line, but behind a gap: `Hohenfels, 02.11.2026   Zeichen: EK`. */
function endsAt({ text, line, starts }: LabelledLine, end: number): boolean {
  if (text.length - end <= 2 || /^\s?[—–·|-]\s/.test(text.slice(end))) return true
  const next = starts.findIndex((start) => start >= end)
  const [last, word] = [line.words[next - 1], line.words[next]]
  return last !== undefined && word !== undefined && word.box.left - last.box.right > APART * line.size
}

/** `24-02-2026`, `Le 18 février 2026` as a line of its own in the upper part of the first page: it dates the paper where nothing else does. */
export function readLoneDate(line: LabelledLine, sight: Sight): Candidate[] {
  const height = sight.document.pages[0]?.height ?? 0
  if (line.line.page !== 1 || line.line.box.top > UPPER * height || line.text.length > 40) return []
  const [date] = findDates(line.text, sight.context.formats.dateOrder)
  if (
    !date ||
    !/^(?:le|(?:en date )?du\s?:?|den|vom:?|the|dated|of|(?:de|con) fecha|am|a|el|de|del|li|il|op|van|em)?\s*$/i.test(
      line.text.slice(0, date.index),
    )
  )
    return []
  const rest = line.text.slice(date.index + date.length)
  // A till prints the time of day behind it, and who sat at it.
  if (!forDay.test(rest) && !pageBehind.test(rest) && !hourBehind.test(rest)) return []
  return [datedBy(line, date, 0.6, 'the only date in the head of the paper')]
}

/** `14/01/2025 à 12:34`, `14/01/2025 12:34 K. 2` */
const hourBehind = /^(?:.|,?\s(?:(?:à|at|um|alle|om|às|a las)\s)?\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s.{1,14})?)?$/u

/** `du 07/11/25 pour le 22/11/25`: the day on which the goods are wanted may follow. */
const forDay = /^,?\s(?:pour le|for|für den|zum|para el|para|voor|per il)\s\d\S*(?:\s\S+){0,2}$/iu

/** `du 17/01/2025 - page 1/2`, `02.03.2026 | Seite 1 von 3` */
const pageBehind =
  /^\s?[-–—|·,/]?\s(?:page|p\.|p[áa]g(?:ina)?\.?|seite|s\.|blatt|bladzijde|blz\.?|folio|hoja)\s?:?\s?\d{1,3}(?:\s?(?:\/|of|de|von|sur|di|van|su)\s?\d{1,3})?$/iu

const UPPER = 0.45 // of the page's height

function datedBy(line: LabelledLine, { value, index, length }: PrintedDate, score: number, reason: string): Candidate {
  const box = boxBetween(line, index, index + length)
  return { value, score, source: 'layout', page: 1, box, words: line.line.words, text: line.text, reason }
}
