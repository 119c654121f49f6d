import type { Candidate } from '../../candidate.ts'
import type { Word } from '../../document.ts'
import { boxOf, textOf } from './rows.ts'

/** What words of a page say, with them as its proof. */
export function printed(value: string, words: Word[], score: number, reason: string): Candidate {
  return { value, score, source: 'layout', page: words[0]!.page, box: boxOf(words), words, text: textOf(words), reason }
}
