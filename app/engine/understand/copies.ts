import type { Document, Line, Page, Word } from '../document.ts'
import { union } from '../read/geometry.ts'

const ENOUGH = 12 // numbers on a page or a half of it, to say that the other is a copy
const ALIKE = 0.95 // of the numbers

/** Pages without those that repeat an earlier one (ORIGINAL, DUPLICADO, TRIPLICADO…): their numbers are the same. */
export function withoutCopies(pages: readonly Page[]): Page[] {
  const kept: { page: Page; numbers: string[] }[] = []
  for (const page of pages) {
    const numbers = numbersOf(page.words)
    if (numbers.length < ENOUGH || !kept.some((other) => isAlike(other.numbers, numbers))) kept.push({ page, numbers })
  }
  return kept.map(({ page }) => page)
}

/** Original and copy printed on one sheet, beside or under one another, are read once. */
export function withoutCopiesOnSheets(document: Document): Document {
  const pages = document.pages.map((page) => firstOf(page, 'left', page.width / 2) ?? firstOf(page, 'top', page.height / 2) ?? page)
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
}

function firstOf(page: Page, edge: 'left' | 'top', border: number): Page | undefined {
  const opposite = edge === 'left' ? 'right' : 'bottom'
  const isFirst = ({ box }: Word) => box[edge] + box[opposite] < 2 * border
  const [first, second] = [page.words.filter(isFirst), page.words.filter((word) => !isFirst(word))]
  const [numbers, others] = [numbersOf(first), numbersOf(second)]
  if (numbers.length < ENOUGH || !isAlike(numbers, others)) return undefined
  return { ...page, words: first, lines: page.lines.flatMap((line) => within(line, line.words.filter(isFirst))) }
}

function within(line: Line, words: Word[]): Line[] {
  if (words.length === line.words.length) return [line]
  if (words.length === 0) return []
  return [{ ...line, words, text: words.map(({ text }) => text).join(' '), box: union(words.map(({ box }) => box)) }]
}

const numbersOf = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .filter((text) => /\d[.,]?\d/.test(text))
    .sort()

function isAlike(a: string[], b: string[]): boolean {
  const [longer, shorter] = [Math.max(a.length, b.length), Math.min(a.length, b.length)]
  if (shorter < ALIKE * longer) return false
  const counts = new Map<string, number>()
  for (const text of a) counts.set(text, (counts.get(text) ?? 0) + 1)
  let shared = 0
  for (const text of b) {
    const count = counts.get(text) ?? 0
    if (count > 0) {
      shared += 1
      counts.set(text, count - 1)
    }
  }
  return shared >= ALIKE * longer
}
