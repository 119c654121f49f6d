import type { LabelledLine } from '../labels/labels.ts'
import type { Candidate } from '../../candidate.ts'
import { delivering } from '../delivery/delivery-words.ts'
import { inSentence } from '../spots/in-sentence.ts'
import { sentencesFrom } from '../words/sentences-from.ts'
import { hasPostalCode, isPlaceWord } from './places.ts'

const SCORE = 0.66
/** The word that leads to a place, at the beginning of a piece of a sentence. */
const lead = /^(?:a la|a los|a las|al|a|en el|en la|en|au|aux|à la|à l['’]|à|chez|at the|at|to the|to our|to|no|na|em|ao|à)\s(?=\p{L})/iu
const name = /^\p{Lu}[\p{L} .'’-]{2,40}$/u
const LONGEST = 120 // signs

/** `Rogamos despachar el lunes, entre las 9:00 y las 12:00, a la bodega, Calle Sol 12, Los Pinos, Rancagua.`: where towns have no codes a street with its number and the names behind it end the sentence. */
export function readUncodedPlace(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  for (const sentence of sentencesFrom(line, page)) {
    const { text } = sentence
    if (text.length > 400 || !delivering.test(text) || hasPostalCode(text)) continue
    const pieces = [...text.matchAll(/[^,]+(?:,\s+|$)/gu)].map((match) => ({
      text: match[0].trim().replace(/[,.]$/, ''),
      index: match.index,
    }))
    const street = pieces.findLastIndex((piece) => /\s\d{1,5}$/.test(piece.text) && isPlaceWord(piece.text))
    const behind = pieces.slice(street + 1)
    if (street < 1 || behind.length === 0 || !behind.every((piece) => name.test(piece.text))) continue
    const from = [street, street - 1, street - 2].find((at) => at > 0 && lead.test(pieces[at]!.text))
    if (from === undefined || pieces.slice(from, street).some((piece) => /\d/.test(piece.text))) continue
    const at = pieces[from]!.index + lead.exec(pieces[from]!.text)![0].length
    const value = text.slice(at).trim().replace(/\.$/, '')
    if (value.length > LONGEST) continue
    return [
      inSentence(sentence, { value, index: at, length: value.length }, { score: SCORE, reason: 'a place in a sentence about delivery' }),
    ]
  }
  return []
}
