import type { FieldType } from '#app/contract/kinds/index.ts'
import type { Document, Line, Page, Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { nextLine } from './rows-of-page.ts'
import { meansSame, type NumberAndDateFormat, readTyped } from './typed.ts'

/** Where a value is printed: its words in reading order, on one or several lines of a page. */
export interface Place {
  page: Page
  words: Word[]
  lines: Line[]
  /** Folded words between them that are no part of the value. */
  skipped: string[]
}

/** A value printed in pieces has at most so many words on a line. */
const LONGEST_SPAN = 7

/** All places of the document where the value is printed, in any of its written forms. */
export function locate(type: FieldType, value: string, document: Document, format: NumberAndDateFormat): Place[] {
  return document.pages.flatMap((page) =>
    page.lines.flatMap((line) => (type === 'text' ? locateText(value, page, line) : locateInLine(type, value, page, line, format))),
  )
}

/** Typed values stand on one line: the shortest runs of words that mean the value. */
export function locateInLine(type: FieldType, value: string, page: Page, line: Line, format: NumberAndDateFormat): Place[] {
  const places: Place[] = []
  for (let from = 0; from < line.words.length; from += 1) {
    // The colon before a code means nothing, but is not its beginning.
    if (type === 'code' && wordsOf(line.words[from]!.text).length === 0) continue
    for (let to = from + 1; to <= Math.min(line.words.length, from + LONGEST_SPAN); to += 1) {
      const words = line.words.slice(from, to)
      const read = readTyped(type, words.map((word) => word.text).join(' '), format)
      if (read === undefined || !meansSame(type, read, value)) continue
      places.push({ page, words, lines: [line], skipped: [] })
      from = to - 1
      break
    }
  }
  return places
}

/** Texts may go on over lines, with words between that are no part of them. */
function locateText(value: string, page: Page, first: Line): Place[] {
  const wanted = wordsOf(value)
  if (wanted.length === 0) return []
  return first.words.flatMap((word, at) => {
    if (wordsOf(word.text)[0] !== wanted[0]) return []
    const place = follow(wanted, page, first, at)
    return place ? [place] : []
  })
}

function follow(wanted: readonly string[], page: Page, first: Line, at: number): Place | undefined {
  const patience = wanted.length > 15 ? 8 : wanted.length > 3 ? 3 : 0
  const place: Place = { page, words: [], lines: [], skipped: [] }
  const left = first.words[at]!.box.left
  let done = 0
  let misses = 0
  for (let line: Line | undefined = first, from = at; line && done < wanted.length; line = nextLine(page, line, left), from = 0) {
    for (const word of line.words.slice(from)) {
      const tokens = wordsOf(word.text)
      if (tokens.length === 0) continue
      if (tokens.every((token, offset) => wanted[done + offset] === token)) {
        done += tokens.length
        misses = 0
        place.words.push(word)
        if (place.lines.at(-1) !== line) place.lines.push(line)
        if (done === wanted.length) return place
      } else {
        misses += 1
        place.skipped.push(...tokens)
        if (misses > patience) return undefined
      }
    }
  }
  return undefined
}
