import type { Word } from '../../../document.ts'
import { findDates } from '../../values/date.ts'
import { textOf } from '../rows.ts'

/** The words that say a day: `1 November 2025`, whose figures count nothing. */
export function dayWords(words: readonly Word[]): ReadonlySet<Word> {
  const days = findDates(textOf([...words]))
  if (days.length === 0) return new Set()
  let at = 0
  return new Set(
    words.filter((word) => {
      const from = at
      at += word.text.length + 1
      return days.some(({ index, length }) => from < index + length && from + word.text.length > index)
    }),
  )
}
