import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { isInDeliveryBlock } from './delivery-block.ts'
import { asksForGoods } from './delivery-words.ts'
import { readDatedSentence, type Saying } from '../dates/dated-sentence.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { placeScore, propose } from '../propose.ts'
import { findSpots, trimSpot } from '../spots/spots.ts'
import { findDates } from '../values/date.ts'
import { findDays, nextDay } from '../values/day.ts'

const closing = /^[^.;]*\b(?:geliefert|liefern|zu liefern|anliefern|zustellen|zusenden)\b/u
const other =
  /\b(?:dated|date[de]? du|du|vom|from|of|received|recu|was|were|wurden?|a ete|fue|gultig|valid|valable|valido|issued|raised|placed|emise?s?|etablie?s?|passee?s?|emitid[oa]|ausgestellt|erstellt)\s*(?:\S+\s*){0,2}$/u

const delivery: Saying = { about: asksForGoods, other, closing, reason: 'a sentence that asks for the goods by a day' }

/** `please supply us by 9 January 2024 with …`, `nous livrer pour le 4 novembre 2026`: a letter says within a sentence when it wants the goods. */
export function readDeliverySentence(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  const told = readDatedSentence(line, page, sight, delivery)
  if (told.length > 0 || !byThen.test(fold(line.text))) return told
  return dayOfBlock(line, page, (text) => findDates(text, sight.context.formats.dateOrder))
}

const byThen =
  /^(?:(?:semana|week|wk|semaine|sem|kw|kalenderwoche|woche|settimana)\.? ?\d{1,2}|le|avant|pour|au plus tard|before|by|on|not later than|antes|hasta|el|para|bis|spat\p{L}*|am|entro|il|voor|op|uiterlijk|ate|em)\b/u

const NO_YEAR = 0.95 // as sure as a day with its year, almost

/** `La entrega se hará el jueves 21 de mayo`, `FECHA DE ENTREGA: 29 DE JUNIO`: the next such day after the order's own. */
export function readDeliveryDay(line: LabelledLine, page: LabelledLine[], sight: Sight, ordered: string): Candidate[] {
  const find = (text: string) => findDays(text).flatMap((day) => ({ value: nextDay(day, ordered) ?? '', ...day }))
  const labelled = line.labels.flatMap((label) => {
    const saying = label.sayings.find(({ name }) => name === 'delivery_date')
    if (!saying || (saying.weak && !label.colon)) return []
    const spot = findSpots(label, page).find(({ relation, rank }) => relation !== 'above' && rank === 0)
    const [day] = spot ? find(spot.text) : []
    return spot && day && day.index <= FIRST ? [propose(spot, day, label, NO_YEAR * placeScore(spot, label, saying.weak))] : []
  })
  const inBlock = labelled.length === 0 ? dayOfBlock(line, page, find) : []
  return [...labelled, ...inBlock, ...readDatedSentence(line, page, sight, delivery, find)].filter(({ value }) => value !== '')
}

const FIRST = 24 // signs before the day at most, behind its label

/** `ENTREGA` over the address and `El 7 de septiembre, de 8:00 a 14:00 h`, `Livraison : …` over `avant le 11/09/2026`. */
function dayOfBlock(
  line: LabelledLine,
  page: LabelledLine[],
  find: (text: string) => readonly { value: string; index: number; length: number }[],
): Candidate[] {
  const [told] = find(line.text)
  if (!told || told.value === '' || told.index > FIRST || !isInDeliveryBlock(line, page)) return []
  const spot = trimSpot(line, told.index, told.index + told.length)
  if (!spot) return []
  const { page: number, box, text } = spot
  return [
    {
      value: told.value,
      score: 0.74,
      source: 'layout',
      page: number,
      box,
      words: line.line.words,
      text,
      reason: 'a day where the goods go',
    },
  ]
}
