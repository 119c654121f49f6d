import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween } from '../words/tokens.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What programs of forms call what somebody sent in, with its number, up to the day. */
const submitted = pattern('u')`
  ^(?:form |formular|formulario |formulaire )?(?:
    submission|response|entry|envio|respuesta|solicitud|soumission|reponse|envoi|einsendung|einreichung|antwort|
    inzending|invio|risposta|submissao|resposta
  )(?: ?(?:id|no|n°|nº|nr|num|numero|nummer|#))?\.? ?[:#]? ?(?=[\p{L}\d-]*\d{3})[\p{L}\d-]{4,30}\s?(?:[–—·|,-]|on|du|le|del|el|vom|am|op|di|do)\s$
`
const SCORE = 0.84

/** `Submission ID 5120448107 — Mar 2, 2026 at 7:05 AM`: the day a form was sent in on is the order's. */
export function readSubmittedDay(textLine: LabelledLine, order: DateOrder): Candidate[] {
  const { text, line } = textLine
  if (line.page !== 1 || text.length > LONGEST) return []
  const [date] = /\d{4}/.test(text) ? findDates(text, order) : []
  if (!date || !submitted.test(fold(text.slice(0, date.index)))) return []
  const { value, index, length } = date
  const box = boxBetween(textLine, index, index + length)
  return [
    { value, score: SCORE, source: 'layout', page: 1, box, words: line.words, text, reason: 'the only date in the head of the paper' },
  ]
}

const LONGEST = 90 // signs
