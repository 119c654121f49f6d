import Big from 'big.js'
import type { Box, Document, Line, Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
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
  /** Where a name of several lines may begin when the rest of the row stands beside its middle or last line. */
  above: number
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
const LONGEST_RUN = 10
/** Longest number in words: `1 234 567,89 EUR`. */
const LONGEST_NUMBER = 4
/** Words of one text stand within so many lines. */
const LINES_OF_A_TEXT = 8

/** Some words of a line that follow each other; what they look like together is worked out when somebody asks. */
interface Run {
  line: Line
  from: number
  /** Not included. */
  to: number
}
type Index = Map<string, Run[]>

/** Reads every run of words once, so that each question is a look-up. */
export function indexPages(document: Document, formats: Formats): Locator {
  const indexes: Record<Exclude<Sort, 'name'>, Index> = { number: new Map(), date: new Map(), code: new Map(), text: new Map() }
  const tokens: Index = new Map()
  for (const line of document.pages.flatMap((page) => page.lines)) {
    const folded = line.words.map((word) => wordsOf(word.text))
    folded.forEach((parts, at) => parts.forEach((token) => remember(tokens, token, { line, from: at, to: at + 1 })))
    for (const run of runsOf(line, folded)) {
      const key = folded.slice(run.from, run.to).flat().join('')
      remember(indexes.text, key, run)
      remember(indexes.code, withoutZeros(key), run)
      const value = run.to - run.from <= LONGEST_NUMBER && /\d/.test(key) ? readValue(textOf(run), formats) : undefined
      if (value !== undefined) remember(indexes.number, canonical(value), run)
    }
    for (const { value, other, index, length } of /\d/.test(line.text) ? findDates(line.text, formats.dateOrder) : []) {
      const run = runBetween(line, index, index + length)
      for (const date of [value, other]) if (date && run) remember(indexes.date, date, run)
    }
  }
  const find: Locator['find'] = (sort, value, within) => {
    const runs = indexes[sort === 'name' ? 'text' : sort].get(keyOf(sort, value)) ?? []
    return runs.filter(({ line }) => !within || isWithin(line, within)).map(placeOf)
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
const readValue = (text: string, { decimal }: Formats) => readAmount(text, decimal) ?? readRate(text, decimal)
const isWithin = ({ page, box }: Line, band: Band) =>
  page === band.page && (box.top + box.bottom) / 2 > band.top && (box.top + box.bottom) / 2 < band.bottom

/** Starts from the rarest word and wants all others near it. */
function gather(tokens: Index, text: string, within: Band | undefined): Place | undefined {
  const lists = [...new Set(wordsOf(text))].map((token) =>
    (tokens.get(token) ?? []).filter(({ line }) => !within || isWithin(line, within)),
  )
  const [rarest = [], ...others] = lists.sort((a, b) => a.length - b.length)
  for (const start of rarest) {
    const near = others.map((runs) => nearest(runs, start))
    if (near.includes(undefined)) continue
    const words = [start, ...near].flatMap((run) => wordsIn(run!)).sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    return { page: start.line.page, box: boxAround(words), words, text }
  }
  return undefined
}

function nearest(runs: readonly Run[], start: Run): Run | undefined {
  const from = start.line.words[start.from]!.box
  const reach = (from.bottom - from.top) * LINES_OF_A_TEXT
  let best: Run | undefined
  let shortest = Infinity
  for (const run of runs) {
    const { top, left } = run.line.words[run.from]!.box
    const distance = Math.abs(top - from.top) + Math.abs(left - from.left) / 10
    if (run.line.page !== start.line.page || Math.abs(top - from.top) > reach || distance >= shortest) continue
    best = run
    shortest = distance
  }
  return best
}

/** Runs that neither begin nor end with a lone sign. */
function* runsOf(line: Line, folded: readonly (readonly string[])[]): Generator<Run> {
  for (let from = 0; from < folded.length; from++) {
    if (folded[from]!.length === 0) continue
    for (let last = from; last < Math.min(folded.length, from + LONGEST_RUN); last++) {
      if (folded[last]!.length > 0) yield { line, from, to: last + 1 }
    }
  }
}

function remember(index: Index, key: string, run: Run): void {
  if (key === '') return
  const known = index.get(key)
  if (known) known.push(run)
  else index.set(key, [run])
}

const wordsIn = ({ line, from, to }: Run): Word[] => line.words.slice(from, to)
const textOf = (run: Run): string =>
  wordsIn(run)
    .map((word) => word.text)
    .join(' ')

function placeOf(run: Run): Place {
  const words = wordsIn(run)
  return { page: run.line.page, box: boxAround(words), words, text: textOf(run) }
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
function runBetween(line: Line, from: number, to: number): Run | undefined {
  let at = 0
  const touched = line.words.flatMap((word, position) => {
    const start = line.text.indexOf(word.text, at)
    if (start < 0) return []
    at = start + word.text.length
    return start < to && at > from ? [position] : []
  })
  return touched.length > 0 ? { line, from: touched[0]!, to: touched.at(-1)! + 1 } : undefined
}
