import type { Candidate } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import { readDatedSentence, type Saying } from './dated-sentence.ts'
import type { LabelledLine } from './labels.ts'

/** What is done with the goods. */
const about =
  /\b(?:deliver\p{L}*|suppl(?:y|ied)|send|ship|shipped|arrive|livr\p{L}*|fournir|faire parvenir|expedier|suministr\p{L}*|entreg\p{L}*|envi(?:ar|en|arnos|ennos)|serv(?:ir|an|irnos)|liefer\p{L}*|anliefer\p{L}*|zusenden|zustellen|lever(?:en|ing)|consegn\p{L}*|spedire|fornec\p{L}*)\b/u
const closing = /^[^.;]*\b(?:geliefert|liefern|zu liefern|anliefern|zustellen|zusenden)\b/u
const other =
  /\b(?:dated|date[de]? du|du|vom|from|of|received|recu|was|were|wurden?|a ete|fue|gultig|valid|valable|valido)\s*(?:\S+\s*){0,2}$/u

const delivery: Saying = { about, other, closing, reason: 'a sentence that asks for the goods by a day' }

/** `please supply us by 9 January 2024 with …`, `nous livrer pour le 4 novembre 2026`: a letter says within a sentence when it wants the goods. */
export function readDeliverySentence(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  return readDatedSentence(line, page, sight, delivery)
}
