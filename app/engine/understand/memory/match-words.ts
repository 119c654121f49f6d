import type { Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'

/** Where all of `wanted` (folded words) stand among the words, in order, others between them allowed; undefined where one is missing. */
export function matchWords(words: readonly Word[], wanted: readonly string[]): { first: number; last: number } | undefined {
  const tokens = words.flatMap((word, index) => wordsOf(word.text).map((token) => ({ token, index })))
  for (let start = 0; start < tokens.length; start += 1) {
    if (tokens[start]!.token !== wanted[0]) continue
    let done = 1
    let last = tokens[start]!.index
    for (let at = start + 1; at < tokens.length && done < wanted.length; at += 1) {
      if (tokens[at]!.token !== wanted[done]) continue
      done += 1
      last = tokens[at]!.index
    }
    if (done === wanted.length) return { first: tokens[start]!.index, last }
  }
  return undefined
}
