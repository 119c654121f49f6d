import type { Word } from '../../../document.ts'

const DOTS = 3 // of a leader at least, in one word or in words of one each
const dots = /^[.…·_]+$/u
/** `Honorarios...........`: the leader stands close behind the name. */
const tail = /[.…·_]{3,}$/u

const mayLead = (text: string) => '.…·_'.includes(text.at(-1) ?? '_')

/** What stands before a leader of dots, which may cling to its last word, and what behind; undefined where there is none. */
export function partAtLeader(words: readonly Word[]): { before: Word[]; behind: Word[] } | undefined {
  const first = words.findIndex(
    ({ text }, at) => mayLead(text) && (tail.test(text) || (dots.test(text) && words.slice(at, at + DOTS).every(isDots))),
  )
  if (first < 0) return undefined
  const behind = words.findIndex((word, at) => at >= first && !isDots(word) && !tail.test(word.text))
  return { before: words.slice(0, isDots(words[first]!) ? first : first + 1), behind: behind < 0 ? [] : words.slice(behind) }
}

export const isDots = ({ text }: Word) => dots.test(text)

export const withoutDots = (text: string) => text.replace(tail, '')
