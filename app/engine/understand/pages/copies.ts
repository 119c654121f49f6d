import type { Document, Line, Page, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'

const ENOUGH = 12 // numbers on a page or a half of it, to say that the other is a copy
const ALIKE = 0.95 // of the numbers
const SAME_PLACE = 3 // points
const FEW = 4 // words that a copy may have of its own: `DUPLICADO`, `2/3`
const LEAST = 10 // words, to say that a page repeats another
const counter = /^\d{1,2}[/-]\d{1,2}$/
const copyWord = /dupl|tripl|quadrupl|cop[iy]|c[oó]pia|kopi|original|exempl|ejemplar/iu

/** A page that repeats an earlier one (ORIGINAL, DUPLICADO, TRIPLICADO…): its numbers are the same, or all but a few of its words stand where they stand there. */
export function isCopy(page: Page, earlier: Page): boolean {
  const [numbers, others] = [numbersOf(page.words), numbersOf(earlier.words)]
  return (numbers.length >= ENOUGH && isAlike(others, numbers)) || isSameSheet(page.words, earlier.words)
}

function isSameSheet(words: readonly Word[], others: readonly Word[]): boolean {
  if (words.length < LEAST || Math.abs(words.length - others.length) > 2 * FEW) return false
  const places = new Map<string, Word[]>()
  for (const word of others) places.set(word.text, [...(places.get(word.text) ?? []), word])
  const own = words.filter(({ text, box }) => !places.get(text)?.some((other) => isNear(other.box, box)))
  const isCounted = ({ text, page }: Word) => text === String(page) || counter.test(text)
  const isMarked =
    own.every(isCounted) || (own.some(({ text }) => copyWord.test(text)) && own.every((word) => isCounted(word) || !/\d/.test(word.text)))
  return own.length <= FEW && isMarked && others.length - (words.length - own.length) <= FEW
}

const isNear = (a: Word['box'], b: Word['box']) => Math.abs(a.left - b.left) < SAME_PLACE && Math.abs(a.top - b.top) < SAME_PLACE

/** Original and copy printed on one sheet, beside or under one another, are read once. */
export function withoutCopiesOnSheets(document: Document): Document {
  const pages = document.pages.map((page) => firstOf(page, 'left', page.width / 2) ?? firstOf(page, 'top', page.height / 2) ?? page)
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
}

function firstOf(page: Page, edge: 'left' | 'top', border: number): Page | undefined {
  const opposite = edge === 'left' ? 'right' : 'bottom'
  const isFirst = ({ box }: Word) => box[edge] + box[opposite] < 2 * border
  const [first, second] = [page.words.filter(isFirst), page.words.filter((word) => !isFirst(word))]
  const numbers = numbersOf(first)
  if (numbers.length < ENOUGH || !isAlike(numbers, numbersOf(second))) return undefined
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
