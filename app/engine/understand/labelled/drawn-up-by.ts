import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isPersonName } from '../parties/person-names.ts'
import { findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { told } from './told.ts'

const PERSON = 0.66
const DAY = 0.62
const NEAR = 0.8 // of the type's height down to the next line
const ALIGNED = 2 // points
const LONGEST = 60 // signs of such a line

const drawnUp = pattern()`
  ^(?:pedido |commande |bestellung |order |ordine |encomenda )?(?:
    generad[oa] (?:el|en)|cread[oa] el|confeccionad[oa] el|(?:gener|edit|cre|redig)ee? le|generated (?:on|at)|created on|drawn up on|
    (?:erzeugt|erstellt|generiert) am|(?:aangemaakt|gegenereerd|opgesteld) op|(?:generato|creato|redatto) il|(?:gerad|criad)[oa] (?:em|a)
  )\s
`
const by = /^(?:por|par|by|von|durch|door|da|pela?)\s(?=\p{Lu})/u

/** `Generado el 12/03/2031 a las 9:40` over `por Elsa Mainar`: when the program drew the order up, and for whom: who prepared it on that day. */
export function readDrawnUpBy(line: LabelledLine, page: readonly LabelledLine[], order: 'dmy' | 'mdy'): Record<string, Candidate[]> {
  if (line.text.length > LONGEST || !/\d/.test(line.text) || !drawnUp.test(fold(line.text))) return {}
  const [date] = findDates(line.text, order)
  const under = date && page.find((other) => isRightUnder(other, line))
  const lead = under && by.exec(under.text)?.[0]
  if (!date || !under || !lead || !isPersonName(under.text.slice(lead.length))) return {}
  const how = { reason: 'who drew the order up and when' }
  return {
    client_name: [told(under, lead.length, under.text.slice(lead.length), { ...how, score: PERSON })],
    order_date: [told(line, date.index, date.value, { ...how, score: DAY, length: date.length })],
  }
}

function isRightUnder({ line }: LabelledLine, { line: over }: LabelledLine): boolean {
  const gap = line.box.top - over.box.bottom
  const isAligned = Math.abs(line.box.left - over.box.left) < ALIGNED || Math.abs(line.box.right - over.box.right) < ALIGNED
  return line.page === over.page && line.box.top > over.box.top + 1 && gap < NEAR * over.size && isAligned
}
