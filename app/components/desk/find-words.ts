import type { FractionBox } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { unite } from './geometry.ts'

export interface Hit {
  /** From 1. */
  page: number
  box: FractionBox
}

/** More are not marked. */
const MOST = 200
/** So many digits make a number that may be printed with other signs between them. */
const NUMBER = 3

/**
 * Where the words of a search stand: side by side as they were typed, else each by itself. Case and accents do not count,
 * a word may go on (`pomm` finds `Pommes`), and a number is found however it is grouped (`1464.40` finds `1 464,40 €`).
 */
export function findOnPages(pages: Iterable<WordsOfPage>, query: string): Hit[] {
  const terms = query.split(/\s+/).map(fold).filter(Boolean)
  if (terms.length === 0) return []
  const all = [...pages]
  const together = all.flatMap((page) => phrasesOn(page, terms))
  const hits = together.length > 0 ? together : all.flatMap((page) => numbersOn(page, query))
  const apart = hits.length > 0 ? hits : all.flatMap((page) => terms.flatMap((term) => phrasesOn(page, [term])))
  return apart.slice(0, MOST)
}

function phrasesOn({ page, words }: WordsOfPage, terms: readonly string[]): Hit[] {
  const folded = words.map((word) => fold(word.text))
  return words.flatMap((_, at) =>
    terms.every((term, step) => (folded[at + step] ?? '').startsWith(term))
      ? [{ page, box: unite(words.slice(at, at + terms.length).map((word) => word.box)) }]
      : [],
  )
}

/** Words side by side whose digits together are those of the search. */
function numbersOn({ page, words }: WordsOfPage, query: string): Hit[] {
  const wanted = digitsOf(query)
  if (wanted.length < NUMBER || /\p{L}/u.test(query)) return []
  return words.flatMap((_, at) => {
    let digits = ''
    for (let end = at; end < words.length && digits.length < wanted.length; end++) {
      const more = digitsOf(words[end]!.text)
      if (more === '') break
      digits += more
      if (digits === wanted) return [{ page, box: unite(words.slice(at, end + 1).map((word) => word.box)) }]
    }
    return []
  })
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Letters and digits only, small, without accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}
