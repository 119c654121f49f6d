import Big from 'big.js'
import type { Box, Document, Line, Word } from '../../document.ts'
import { findDates } from '../values/date.ts'
import { readAmount } from '../values/amount.ts'
import { readRate } from '../values/rate.ts'
import type { Formats } from '../formats.ts'
import { compact, type Sort } from './same.ts'

/** Where a value stands. */
export interface Place {
  page: number
  box: Box
  words: Word[]
  text: string
}

/** Finds values on the pages, whatever their printed form. */
export interface Locator {
  find(sort: Sort, value: string): Place[]
  /** How many words the pages have: none on a scan. */
  words: number
}

/** The longest run of words that is tried as one value. */
const LONGEST_RUN = 12
/** Longest number in words: `1 234 567,89 EUR`. */
const LONGEST_NUMBER = 4

/** Reads every run of words once, so that each question is a look-up. */
export function indexPages(document: Document, formats: Formats): Locator {
  const numbers = new Map<string, Place[]>()
  const dates = new Map<string, Place[]>()
  const texts = new Map<string, Place[]>()
  const lines = document.pages.flatMap((page) => page.lines)
  for (const line of lines) {
    for (const run of runsOf(line)) {
      const text = run.map((word) => word.text).join(' ')
      remember(texts, compact(text), run, text)
      if (run.length > LONGEST_NUMBER || !/\d/.test(text)) continue
      const value = readAmount(text, formats.decimal) ?? readRate(text, formats.decimal)
      if (value !== undefined) remember(numbers, canonical(value), run, text)
    }
    for (const { value, other, index, length } of findDates(line.text, formats.dateOrder)) {
      const words = wordsBetween(line, index, index + length)
      for (const date of [value, other])
        if (date !== undefined && words.length > 0) remember(dates, date, words, line.text.slice(index, index + length))
    }
  }
  return {
    words: document.pages.reduce((sum, page) => sum + page.words.length, 0),
    find(sort, value) {
      if (sort === 'number') return numbers.get(canonical(value)) ?? []
      if (sort === 'date') return dates.get(value) ?? []
      return texts.get(compact(value)) ?? []
    },
  }
}

const canonical = (decimal: string) => new Big(decimal).toFixed()

function* runsOf(line: Line): Generator<Word[]> {
  for (let from = 0; from < line.words.length; from++) {
    for (let to = from + 1; to <= Math.min(line.words.length, from + LONGEST_RUN); to++) yield line.words.slice(from, to)
  }
}

function remember(index: Map<string, Place[]>, key: string, words: Word[], text: string): void {
  if (key === '') return
  const places = index.get(key) ?? []
  places.push({ page: words[0]!.page, box: boxAround(words), words, text })
  index.set(key, places)
}

function boxAround(words: readonly Word[]): Box {
  return {
    left: Math.min(...words.map((word) => word.box.left)),
    top: Math.min(...words.map((word) => word.box.top)),
    right: Math.max(...words.map((word) => word.box.right)),
    bottom: Math.max(...words.map((word) => word.box.bottom)),
  }
}

/** The words of a line that touch the characters from `from` up to `to` of its text. */
function wordsBetween(line: Line, from: number, to: number): Word[] {
  let at = 0
  return line.words.filter((word) => {
    const start = line.text.indexOf(word.text, at)
    if (start < 0) return false
    at = start + word.text.length
    return start < to && at > from
  })
}
