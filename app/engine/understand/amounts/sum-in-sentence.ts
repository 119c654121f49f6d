import type { Candidate } from '../../candidate.ts'
import type { Sentence } from '../words/sentences-from.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import type { AmountIn } from './amounts-in.ts'

/** A number of a sentence as a candidate, with its words and its box on the page. */
export function sumInSentence(
  { text, start, whole }: Sentence,
  { value, index, length }: Pick<AmountIn, 'value' | 'index' | 'length'>,
  { reason, score }: Pick<Candidate, 'reason' | 'score'>,
): Candidate {
  const [from, to] = [start + index, start + index + length]
  return {
    value,
    score,
    source: 'layout',
    page: whole.line.page,
    box: boxBetween(whole, from, to),
    words: wordsBetween(whole, from, to),
    text: text.slice(index, index + length),
    reason,
  }
}
