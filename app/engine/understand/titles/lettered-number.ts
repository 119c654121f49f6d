import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

const SCORE = 0.7
const named =
  /^(?:commande|order|pedido|bestellung|ordine|encomenda|bestelling)(?:\s(?:n[°ºo.]{1,2}|ref\w*\.?|r[ée]f\w*\.?|number|reference))?\s?:\s(\p{Lu}{7,12})(?![\p{L}\d-])(?=$|\s(?:\p{Ll}|[(–-]))/iu
/** Four letters of a word that nobody can say. */
const unspeakable = /[BCDFGHJKLMNPQRSTVWXZ]{4}/u
const FEW = 0.3 // of a word's letters are vowels at least

/** `Commande : XKBDHWQOA passée le …`: shops draw the numbers of their orders out of letters, which make no word. */
export function readLettered(line: LabelledLine): Candidate[] {
  const match = named.exec(line.text)
  const code = match?.[1]
  if (!match || !code || code !== code.toUpperCase() || !isDrawn(code)) return []
  const start = match[0].lastIndexOf(code)
  const end = start + code.length
  const part = { ...toPart(line), text: code }
  return [
    {
      ...toCandidate([part], SCORE, 'letters that make no word, behind the order’s name'),
      box: boxBetween(line, start, end),
      words: wordsBetween(line, start, end),
    },
  ]
}

const isDrawn = (code: string) => unspeakable.test(code) || code.replace(/[^AEIOUY]/g, '').length <= FEW * code.length
