import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'
import { methods } from './means.ts'

const parted = /\s?(?:\s[-–—·|/]\s|[,;(]\s?)/gu
const SCORE = 0.78 // over a sentence that runs on to the day

/** So many days and since when, in a few words: `30 days from invoice`, `14 Tage netto`, `30 jours fin de mois`, and by what. */
const soMany = new RegExp(
  `^(?:(?:net|netto|a|at|terms|within|zahlbar in|innerhalb(?: von)?|sous|entro)\\s)?\\d{1,3} (?:days?|jours?|dias?|tage[n]?|giorni|gg|dagen)(?:\\s[\\p{L}.']+){0,6}` +
    `(?:,\\s(?:par |per |by |por |via )?${methods.source})?$`,
  'u',
)

const inDays = /\d\s(?:days?|jours?|d[ií]as?|tage|giorni|gg|dagen)/iu

/** What leads to the day itself: `Pay by`, `Échéance`, `Vencimiento`, `Zahlbar bis`. */
const untilWhen = pattern('u')`
  ^(?:
    pay(?:able|ment due)? by|payable on|due(?: on| by| date)?|(?:date d'|date )?echeance(?: le| au| du)?|(?:a payer|a regler|payable)(?: avant)? le|soit le|
    (?:fecha (?:de )?)?(?:vencimiento|vto\.?|vence)(?: el)?|pagar antes del|(?:zahlbar|zu zahlen) bis(?: zum| spatestens)?|fallig(?: am| zum)?|
    falligkeit(?:sdatum)?|scadenza(?: il)?|vervaldatum|vervalt op|vencimento|data de vencimento
  )\s?:?\s?$
`

/** `30 days from invoice - Pay by 27/02/2026`, `14 Tage netto, fällig am 4.6.2026`: what was agreed, and behind it the day that this comes to. */
export function readTermsBeforeDue(line: LabelledLine, order: DateOrder): Candidate | undefined {
  if (!inDays.test(line.text)) return undefined
  const [day, ...others] = findDates(line.text, order)
  if (!day || others.length > 0 || /\p{L}/u.test(line.text.slice(day.index + day.length))) return undefined
  const part = [...line.text.slice(0, day.index).matchAll(parted)].at(-1)
  if (!part) return undefined
  const value = line.text.slice(0, part.index)
  if (!soMany.test(fold(value)) || !untilWhen.test(fold(line.text.slice(part.index + part[0].length, day.index)).trimStart()))
    return undefined
  return {
    value,
    score: SCORE,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, 0, value.length),
    words: wordsBetween(line, 0, value.length),
    text: value,
    reason: 'a sentence of payment terms',
  }
}
