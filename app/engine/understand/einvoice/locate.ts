import Big from 'big.js'
import type { Box, Document, Line, Word } from '../../document.ts'
import { wordsOf } from '../fold.ts'
import type { Formats } from '../formats.ts'
import { readAmount } from '../values/amount.ts'
import { findDates } from '../values/date.ts'
import { readRate } from '../values/rate.ts'
import { compact, type Sort, withoutZeros } from './same.ts'

/** Where a value stands. */
export interface Place {
  page: number
  box: Box
  words: Word[]
  text: string
}

/** A strip of a page, e.g. that of a table row. */
export interface Band {
  page: number
  top: number
  bottom: number
}

/** Finds values on the pages, whatever their printed form. */
export interface Locator {
  /** Places where the value stands in one piece. */
  find(sort: Sort, value: string, within?: Band): Place[]
  /** The place where all words of a text stand together, over several lines or columns. */
  gather(text: string, within?: Band): Place | undefined
  /** How many words the pages have: none on a scan. */
  words: number
}

/** The longest run of words that is tried as one value. */
const LONGEST_RUN = 12
/** Longest number in words: `1 234 567,89 EUR`. */
const LONGEST_NUMBER = 4
/** Words of one text stand within so many lines. */
const LINES_OF_A_TEXT = 8

/** Reads every run of words once, so that each question is a look-up. */
export function indexPages(document: Document, formats: Formats): Locator {
  const indexes = {
    number: new Map<string, Place[]>(),
    date: new Map<string, Place[]>(),
    code: new Map<string, Place[]>(),
    text: new Map<string, Place[]>(),
  }
  const tokens = new Map<string, Place[]>()
  for (const line of document.pages.flatMap((page) => page.lines)) {
    for (const word of line.words) for (const token of wordsOf(word.text)) remember(tokens, token, [word], word.text)
    for (const run of runsOf(line)) {
      const text = run.map((word) => word.text).join(' ')
      const key = compact(text)
      remember(indexes.text, key, run, text)
      remember(indexes.code, withoutZeros(key), run, text)
      if (run.length > LONGEST_NUMBER || !/\d/.test(text)) continue
      const value = readAmount(text, formats.decimal) ?? readRate(text, formats.decimal)
      if (value !== undefined) remember(indexes.number, canonical(value), run, text)
    }
    for (const { value, other, index, length } of findDates(line.text, formats.dateOrder)) {
      const words = wordsBetween(line, index, index + length)
      for (const date of [value, other])
        if (date && words.length > 0) remember(indexes.date, date, words, line.text.slice(index, index + length))
    }
  }
  const find: Locator['find'] = (sort, value, within) => {
    const index = indexes[sort === 'name' ? 'text' : sort]
    const places = index.get(keyOf(sort, value)) ?? []
    return within ? places.filter((place) => isWithin(place, within)) : places
  }
  return {
    words: document.pages.reduce((sum, page) => sum + page.words.length, 0),
    find,
    gather: (text, within) => gather(tokens, text, within),
  }
}

function keyOf(sort: Sort, value: string): string {
  if (sort === 'number') return canonical(value)
  if (sort === 'date') return value
  return sort === 'code' ? withoutZeros(compact(value)) : compact(value)
}

const canonical = (decimal: string) => new Big(decimal).toFixed()
const isWithin = ({ page, box }: Place, band: Band) =>
  page === band.page && (box.top + box.bottom) / 2 > band.top && (box.top + box.bottom) / 2 < band.bottom

/** Starts from the rarest word and wants all others near it. */
function gather(tokens: ReadonlyMap<string, Place[]>, text: string, within: Band | undefined): Place | undefined {
  const lists = [...new Set(wordsOf(text))].map((token) => (tokens.get(token) ?? []).filter((place) => !within || isWithin(place, within)))
  const [rarest, ...others] = lists.sort((a, b) => a.length - b.length)
  for (const start of rarest ?? []) {
    const reach = (start.box.bottom - start.box.top) * LINES_OF_A_TEXT
    const distance = (place: Place) => Math.abs(place.box.top - start.box.top) + Math.abs(place.box.left - start.box.left) / 10
    const near = others.map(
      (places) =>
        places
          .filter((place) => place.page === start.page && Math.abs(place.box.top - start.box.top) <= reach)
          .sort((a, b) => distance(a) - distance(b))[0],
    )
    const found = near.filter((place) => place !== undefined)
    if (found.length < others.length) continue
    const words = [start, ...found].flatMap((place) => place.words).sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    return { page: start.page, box: boxAround(words), words, text }
  }
  return undefined
}

/** Runs of words that neither begin nor end with a lone sign. */
function* runsOf({ words }: Line): Generator<Word[]> {
  for (let from = 0; from < words.length; from++) {
    if (!isTelling(words[from]!)) continue
    for (let to = from; to < Math.min(words.length, from + LONGEST_RUN); to++) if (isTelling(words[to]!)) yield words.slice(from, to + 1)
  }
}

const isTelling = (word: Word) => /[\p{L}\p{N}]/u.test(word.text)

function remember(index: Map<string, Place[]>, key: string, words: Word[], text: string): void {
  if (key === '') return
  const places = index.get(key) ?? []
  places.push({ page: words[0]!.page, box: boxAround(words), words, text })
  index.set(key, places)
}

export function boxAround(words: readonly { box: Box }[]): Box {
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
