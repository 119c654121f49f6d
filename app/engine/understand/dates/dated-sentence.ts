import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, type TextLine, wordsBetween } from '../words/tokens.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { joinLines } from '../words/wrapped.ts'
import { pattern } from '../words/pattern.ts'

/** What leads to the day, at the end of the text before it. */
const lead = pattern('u')`
  \b(?:
    by|on|before|no later than|not later than|at the latest|until|due|le|avant le|au plus tard le|jusqu'au|d'ici(?: (?:au|le|a))?|pour le|a partir du|on or (?:just |shortly |soon )?after|ab dem|ab|a partir del|
    bis|bis zum|bis spatestens|bis spatestens zum|am|zum|spatestens am|el|para el|antes del|hasta el|el dia|entro il|il|op|voor|
    uiterlijk|uiterlijk op|(?<=prelevement |prelevee |lcr |traite )au|ate|no dia|em|for|pour|para|para o dia|fur den|per il
  )\s*(?:the\s)?$
`
const weekday = pattern('u')`
  \s(?:
    monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miercoles|jueves|
    viernes|sabado|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lunedi|martedi|mercoledi|giovedi|venerdi
  ),?\s(?:(?:den|dem|the|le|el|dia)\s)?$
`
/** `bis 25.06.2026 mit 2,00 % Skonto`, `bis 28.03.2025 erhalten Sie 2,000 % Skonto`, `avant le 10 juin : escompte 1 %`: who pays so early may take something off. */
const early = pattern('u')`
  ^\s?:?\s?(?:(?:erhalten|bekommen) sie |gewahren wir (?:ihnen )?|mit |abzugl\p{L}* |abzgl\.? |unter abzug von |with |less |avec |con |con un |sous deduction d['’]un |met |
  )(?:\d{1,2}(?:[.,]\d{1,3})?\s?%\s?)?(?:d['’]|de |of |di )?(?:skonto|discount|escompte|descuento|rabatt|nachlass|korting|sconto)
`
/** `… Skonto, bis 13.04.2025 ohne Abzug`: the day for all of it, whatever is said before. */
const net =
  /^,?\s?(?:ohne (?:jeden )?abzug|(?:rein )?netto|net(?: price)?|without deduction|sans (?:escompte|deduction)|sin descuento|senza sconto|zonder korting)(?!\p{L})/u
/** `Delivery Saturday 13 December 2025: 3 EA` under a line: the day of a part of it. */
const ofPart = /^\s?:\s?\d{1,6}(?:[.,]\d{1,3})?(?:$|\s(?![ap]\.?m\b|h\b|hrs?\b|uhr|uur|heures|horas)\p{L})/u
export const isDayOfPart = (text: string, order: DateOrder) => {
  const [day] = findDates(text, order)
  return day !== undefined && ofPart.test(fold(text.slice(day.index + day.length)))
}
const LONGEST = 220
const BEFORE = 160 // signs before the day that are asked

/** What a sentence must say so that its day is the one looked for. */
export interface Saying {
  /** Before the day, folded. */
  about: RegExp
  /** Right before what leads to the day, folded: then the day is another's. */
  other: RegExp
  /** Behind the day, folded: German ends its sentences with what is done. */
  closing?: RegExp
  reason: string
}

/** `Bitte überweisen Sie … bis zum 12.03.2026`, `livrer pour le 4 novembre 2026`: the day by which a sentence wants something. */
export function readDatedSentence(
  line: LabelledLine,
  page: LabelledLine[],
  sight: Sight,
  { about, other, closing, reason }: Saying,
  find: (text: string) => readonly { value: string; index: number; length: number }[] = (text) =>
    findDates(text, sight.context.formats.dateOrder),
): Candidate[] {
  if (line.text.length > LONGEST || line.text.split(' ').length < 4) return []
  const text: TextLine = goesOn(line, page)
  return find(text.text).flatMap((date) => {
    const printed = fold(text.text.slice(Math.max(0, date.index - BEFORE), date.index))
    // `livraison jeudi 8 octobre`: a day of the week leads to its date as well as a preposition.
    const named = weekday.exec(printed)
    const before = named ? `${printed.slice(0, named.index)} ${lead.test(`${printed.slice(0, named.index)} `) ? '' : 'on '}` : printed
    const end = date.index + date.length
    const behind = fold(text.text.slice(end, end + BEFORE))
    const isAbout = about.test(before) || (closing !== undefined && before.split(' ').length > 2 && closing.test(behind))
    if (
      !lead.test(before) ||
      early.test(behind) ||
      ofPart.test(behind) ||
      (other.test(before.replace(lead, '')) && !net.test(behind)) ||
      !isAbout ||
      (before.split(' ').length < 4 && !about.test(/^\S+/.exec(before)?.[0] ?? ''))
    )
      return []
    return [
      {
        value: date.value,
        score: 0.76,
        source: 'layout' as const,
        page: line.line.page,
        box: boxBetween(text, date.index, end),
        words: wordsBetween(text, date.index, end),
        text: text.text.slice(date.index, end),
        reason,
      },
    ]
  })
}

/** With the next line, where the sentence is not at its end. */
function goesOn(line: LabelledLine, page: LabelledLine[]): TextLine {
  const { box, size } = line.line
  if (/[.!?]$/.test(line.text)) return line
  const next = page.find(
    ({ line: under }) =>
      under !== line.line &&
      under.box.top > box.top + 1 &&
      under.box.top - box.bottom < 0.8 * size &&
      Math.abs(under.box.left - box.left) < 3,
  )
  return next ? joinLines(line, next) : line
}
