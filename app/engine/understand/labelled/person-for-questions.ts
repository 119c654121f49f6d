import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { emailPattern, findPhone } from '../parties/contacts.ts'
import { isPersonName } from '../parties/person-names.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { told } from './told.ts'

const SCORE = 0.66
const NEAR = 1.2 // of the type's height down to the next line
const SHORTEST = 20 // signs of such a sentence

/** What a form says at its foot before the person to ask. */
const question = pattern()`
  \b(?:questions?|queries|enquir(?:y|ies)|question|pregunta|consulta|duda|duvida|ruckfragen|fragen|vragen|domand[ae]|informazioni|informations?|
  renseignements?)\b.*\b(?:order|commande|bon|pedido|orden|encomenda|bestellung|auftrag|bestelling|order|ordine)\b
`
/** The sentence is over, or leads to whom to ask. */
const leads = /(?::|\b(?:con|a|avec|with|contact|contacter|contacte|contatte|contattare|contate|kontaktieren|an|met|via|call))[.,]?$/

/** `Any questions about this order? Contact` over `Ana Prieto, 924 555 014, ana@…`, or before it: who wrote the order answers for it. */
export function readPersonForQuestions(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  if (line.text.length < SHORTEST) return []
  const folded = fold(line.text)
  if (!question.test(folded)) return []
  const behind = /:\s(?=\p{Lu})/u.exec(line.text)
  if (behind) return personAt(line, behind.index + behind[0].length)
  if (!leads.test(folded)) return []
  const under = page.find(
    ({ line: { box, page: number } }) =>
      number === line.line.page &&
      box.top > line.line.box.bottom - 1 &&
      box.top - line.line.box.bottom < NEAR * line.line.size &&
      box.left < line.line.box.right &&
      box.right > line.line.box.left,
  )
  return under ? personAt(under, 0) : []
}

/** A person's name, and behind the comma how to reach whoever bears it. */
function personAt(line: LabelledLine, start: number): Candidate[] {
  const [name, ...rest] = line.text.slice(start).split(/,\s/)
  const ways = rest.join(', ')
  const isReached = emailPattern.test(ways) || findPhone(ways, true) !== undefined
  return name && isReached && isPersonName(name) ? [told(line, start, name, { score: SCORE, reason: 'person who answers questions' })] : []
}
