import type { Word } from '../document.ts'
import { pattern } from '../understand/words/pattern.ts'

const sign = /^[|│┃¦·•]$/u

/** `12/03/2026`, `12. März 2026`, `Mar 12, 2026` at the end of a part, a word or two before it. */
const dated = pattern('u')`
  ^(?:[^\d]{1,30}\s)?(?:
    \d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:er|st|nd|rd|th|\.|º)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}|
    \p{L}{3,9}\.?\s\d{1,2},\s\d{4}
  )$
`

/**
 * `Order 4711 | 12/03/2026 | Buyer Ann Poe`: signs part what a line tells, if one of its parts is a date. Without one it may be a
 * letterhead in a line, which is read whole.
 */
export function factsOf(words: Word[]): Word[][] {
  if (!words.some(({ text }) => sign.test(text))) return [words]
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (sign.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  const told = parts.filter((part) => part.length > 0)
  return told.length > 1 && told.some((part) => dated.test(part.map(({ text }) => text).join(' '))) ? told : [words]
}
