import type { Candidate } from '../../candidate.ts'
import { told } from '../labelled/told.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findDates } from '../values/date.ts'
import { findTimes, readWindow } from '../values/time.ts'
import { withLineUnder } from './loose-windows.ts'
import { pattern } from '../words/pattern.ts'

const SCORE = 0.7
const LONGEST = 60 // signs of such a cell

/** A word before the day, and the day of the week. */
const lead = /^(?:(?:le|el|on|am|op|il|em|the|den|de)\s)?(?:\p{L}{2,10}(?:-feira)?[.,]?\s)?(?:(?:der|den|the|dem|de)\s)?$/iu
/** Nothing but hours behind it. */
const hours = pattern('iu')`
  ^[,;]?\s(?:
    (?:before|by|until|from|after|avant|jusqu['’]à|dès|entre|de|du|between|antes|desde|hasta|vor|bis|ab|von|zwischen|voor|tot|vanaf|tussen|
    van|prima|dalle|tra|entro|das|até)\s|\(?\d{1,2}(?::\d\d|\s?h)
  )
`
const PRINTED = /\d:[0-5]\d:[0-5]\d/

/** `Fecha | 12/03/2031 de 9 a 13 h`, `On | Tuesday 6 May 2031, before 8.15 am`: a day with hours of which any will do is the one the goods are wanted on, whatever its cell is called. */
export function readDayWithHours(line: LabelledLine, page: LabelledLine[], order: 'dmy' | 'mdy'): Candidate[] {
  const { text } = line
  if (text.length > LONGEST || !/^\P{L}{0,3}\p{L}{0,12}[\p{L}\s.,]{0,16}\d{1,4}/u.test(text) || PRINTED.test(text)) return []
  const [date, more] = findDates(text, order)
  if (!date || more || !lead.test(text.slice(0, date.index))) return []
  const whole = withLineUnder(text, line, page)
  // `18/03/2031,` over `8:00-13:30 h`: the cell broke behind the comma.
  const behind = (/,$/.test(text) ? whole : text).slice(date.index + date.length)
  if (!hours.test(behind)) return []
  const isWhen = readWindow(whole) !== undefined || (findTimes(whole).length > 0 && word.test(behind))
  return isWhen ? [told(line, date.index, date.value, { score: SCORE, reason: 'a day with hours', length: date.length })] : []
}

const word = /^[,;]?\s(?:before|by|until|after|avant|jusqu|dès|antes|hasta|vor|bis|ab|voor|tot|vanaf|prima|entro|até)/iu

/** The day of the paper is another than the one with hours. */
export const withoutDaysWithHours = (days: readonly Candidate[], wanted: readonly Candidate[]): Candidate[] => {
  const timed = wanted.filter(({ reason }) => reason === 'a day with hours')
  return days.filter((day) => !timed.some(({ value, words }) => day.value === value && words?.some((one) => day.words?.includes(one))))
}
