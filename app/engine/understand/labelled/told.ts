import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

/** What a sentence says from `start` on, in so many signs. */
export function told(line: LabelledLine, start: number, value: string, how: { score: number; reason: string; length?: number }): Candidate {
  const end = start + (how.length ?? value.length)
  return {
    value,
    score: how.score,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, start, end),
    words: wordsBetween(line, start, end),
    text: line.text.slice(start, end),
    reason: how.reason,
  }
}
