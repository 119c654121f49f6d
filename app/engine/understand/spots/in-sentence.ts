import type { Candidate } from '../../candidate.ts'
import type { Sentence } from '../words/sentences-from.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

/** What stands at this place of a sentence as a candidate, with its words and its box on the page. */
export function inSentence(
  { text, start, whole }: Sentence,
  { value, index, length }: { value: string; index: number; length: number },
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
