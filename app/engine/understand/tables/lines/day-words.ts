import type { Word } from '../../../document.ts'
import { findDates } from '../../values/date.ts'
import { textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'

const APART = 2 // times the type's height: `5 March` before `18 knives` in the next column is no day of 2018

/** The words that say a day: `1 November 2025`, whose figures count nothing. */
export function dayWords(words: readonly Word[]): ReadonlySet<Word> {
  if (findDates(textOf(words)).length === 0) return new Set()
  return new Set(runsBy(words, (before, word) => gapBetween(before, word) > APART * word.size).flatMap(daysIn))
}

function daysIn(words: readonly Word[]): Word[] {
  const days = findDates(textOf(words))
  let at = 0
  return words.filter((word) => {
    const from = at
    at += word.text.length + 1
    return days.some(({ index, length }) => from < index + length && from + word.text.length > index)
  })
}
