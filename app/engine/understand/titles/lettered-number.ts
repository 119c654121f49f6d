import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { isDrawn } from '../values/drawn-letters.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

const SCORE = 0.7
const named =
  /^(?:commande|order|pedido|bestellung|ordine|encomenda|bestelling)(?:\s(?:n[°ºo.]{1,2}|ref\w*\.?|r[ée]f\w*\.?|number|reference))?\s?:\s(\p{Lu}{7,12})(?![\p{L}\d-])(?=$|\s(?:\p{Ll}|[(–-]))/iu
/** `Commande : XKBDHWQOA passée le …`: shops draw the numbers of their orders out of letters, which make no word. */
export function readLettered(line: LabelledLine): Candidate[] {
  const match = named.exec(line.text)
  const code = match?.[1]
  if (!match || !code || !isDrawn(code)) return []
  const start = match[0].lastIndexOf(code)
  const end = start + code.length
  const part = { ...toPart(line), text: code }
  return [
    {
      ...toCandidate([part], SCORE, 'letters that make no word behind the name of an order'),
      box: boxBetween(line, start, end),
      words: wordsBetween(line, start, end),
    },
  ]
}
