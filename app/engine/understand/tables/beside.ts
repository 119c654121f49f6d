import type { Page, Word } from '../../document.ts'
import { labelPage } from '../labels/labels.ts'
import type { Head, Header } from './heads/heads.ts'
import { standsOverNumbers } from './columns/unnamed-head.ts'
import { type Row, boxOf, middle, rowOf } from './rows.ts'
import { isSumText } from './lines/sum-words.ts'

const CLEAR = 6 // points between the heads and what stands beside the table
const LEVEL = 0.12 // of the type's height: words of one row share their base line
const ALIGNED = 0.7 // of the rows: less, and the words beside are a text of their own
const FEW = 3 // rows
const BLANK = 0.7 // of the type's height: no wider are the blanks of a text

/** The rows under a header without what stands beside its table: a column of addresses or notes with a rhythm of lines of its own. */
export function withoutBeside(rows: readonly Row[], { heads, box: { left, right } }: Header, page: Page): Row[] {
  const isLeft = (word: Word) => word.box.right < left - CLEAR
  const edge = endOfColumn(rows, right)
  const running = runningOn(rows, edge + CLEAR)
  const isRight = (word: Word) => word.box.left > edge + CLEAR && !running.has(word)
  const apart = [isLeft, isRight].filter(
    (isOuter) =>
      isTextOfItsOwn(rows, isOuter, page) &&
      !(isOuter === isLeft && (namesStandBefore(heads, rows, isLeft) || unnamedStandBefore(heads, rows, isLeft))),
  )
  if (apart.length === 0) return [...rows]
  return rows.flatMap((row) => {
    const kept = row.words.filter((word) => !apart.some((isOuter) => isOuter(word)))
    return kept.length === row.words.length ? row : kept.length === 0 ? [] : rowOf(kept)
  })
}

/** Words beyond the last head that a text under it goes on with: a name is longer than `Item`. */
function runningOn(rows: readonly Row[], edge: number): Set<Word> {
  const running = new Set<Word>()
  for (const { words, size } of rows)
    for (const [at, word] of words.entries()) {
      const before = words[at - 1]
      if (word.box.left <= edge || !before || word.box.left - before.box.right > BLANK * size) continue
      if (before.box.left <= edge || running.has(before)) running.add(word)
    }
  return running
}

/** The head of the names is set in the middle of their column: they begin left of it, and run on under it or end before it. */
function namesStandBefore([first, second]: readonly Head[], rows: readonly Row[], isLeft: (word: Word) => boolean): boolean {
  if (first?.heading?.role !== 'description') return false
  const end = second?.box.left ?? Infinity
  const lines = rows.filter(({ words }) => words.some(isLeft) && words.some(({ box, text }) => box.right > end && /\d/.test(text)))
  const isUnder = ({ box }: Word) => box.left < first.box.right && box.right > first.box.left
  const runsOn = ({ words, size }: Row) =>
    words.some((word, at) => at > 0 && !isLeft(word) && isLeft(words[at - 1]!) && word.box.left - words[at - 1]!.box.right <= BLANK * size)
  return lines.length > 0 && (lines.some(runsOn) || !lines.some(({ words }) => words.some((word) => !isLeft(word) && isUnder(word))))
}

/** `Quantity | Price | Amount` over numbers only: the rows that fill these columns have their names before them. */
function unnamedStandBefore(heads: readonly Head[], rows: readonly Row[], isLeft: (word: Word) => boolean): boolean {
  if (heads.some(({ heading }) => heading === undefined || heading.role === 'description' || heading.role === 'code')) return false
  const filled = rows.filter(({ words }) => words.filter((word) => !isLeft(word) && /\d/.test(word.text)).length >= FEW)
  const named = filled.filter(({ words }) => words.some((word) => isLeft(word) && /\p{L}{3}/u.test(word.text)))
  return filled.length >= FEW && named.length >= ALIGNED * filled.length
}

const WIDEST = 60 // points that the numbers of the last column reach over its head

/** A short head over numbers set to the right: `Total` over `6,763.68`, and `316.56` further right than the head. */
function endOfColumn(rows: readonly Row[], right: number): number {
  const last = rows.flatMap(({ words }) =>
    words.filter(
      ({ text, box }) => /\d[.,]\d{2}\D?$/.test(text) && box.left <= right + CLEAR && box.right > right && box.right < right + WIDEST,
    ),
  )
  return Math.max(right, ...last.map(({ box }) => box.right - CLEAR))
}

/** The heads without those at either end that ask for nothing and stand over a text of its own: a line of it, or a caption (`Order` over its number), that shares their height. */
export function ownHeads(header: Header, rows: readonly Row[], page: Page): Header {
  const captions = captionsAt(header.heads, page)
  const known = header.heads.filter((head) => head.heading !== undefined && head.heading.role !== 'other' && !captions.has(head))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length === header.heads.length) return header
  const stands = (isOuter: (word: Word) => boolean) => isTextOfItsOwn(aboveSums(rows, isOuter), isOuter, page)
  const numbers = rows.filter(({ words }) =>
    words.some(({ box, text }) => box.left < first.box.right && box.right > first.box.left && /\d/.test(text)),
  )
  const isBeside = (head: Head) =>
    !standsOverNumbers(head, numbers) &&
    ((head.box.right < first.box.left - CLEAR && stands((word) => word.box.right < first.box.left - CLEAR)) ||
      (head.box.left > last.box.right + CLEAR && stands((word) => word.box.left > last.box.right + CLEAR)))
  const heads = header.heads.filter((head) => !isBeside(head))
  return heads.length === header.heads.length ? header : { ...header, heads, box: boxOf(heads) }
}

/** Under the sums anything may stand at the left: how to pay, small print. Sums that stand beside the table themselves end nothing. */
function aboveSums(rows: readonly Row[], isOuter: (word: Word) => boolean): readonly Row[] {
  const sums = rows.findIndex((row, at) => at > 0 && isSumText(row.text) && !row.words.every(isOuter))
  return sums < 0 ? rows : rows.slice(0, sums)
}

/** `Date` in plain small type at the height of bold heads: of another type than all others, which agree, the first or the last is the caption of a column of facts. */
function captionsAt(heads: readonly Head[], page: Page): Set<Head> {
  const types = heads.map((head) => typeOf(head, page))
  const isApart = (at: number) => {
    const [own, ...others] = [types[at], ...types.filter((_, place) => place !== at)]
    return own !== undefined && others.length >= FEW && others.every((other) => other === others[0]) && own !== others[0]
  }
  return new Set([0, heads.length - 1].filter(isApart).map((at) => heads[at]!))
}

/** Weight and size of a head's first word, undefined where they are not known. */
function typeOf({ box }: Head, { words }: Page): string | undefined {
  const first = words.find(
    (word) => Math.abs(word.box.left - box.left) < 1 && word.box.top >= box.top - 1 && word.box.bottom <= box.bottom + 1,
  )
  return first && `${String(first.bold)} ${first.size.toFixed(1)}`
}

/** Its lines stand on base lines of their own, or it speaks in labels. */
function isTextOfItsOwn(rows: readonly Row[], isOuter: (word: Word) => boolean, page: Page): boolean {
  const outer = rows.filter((row) => row.words.some(isOuter))
  if (outer.length < FEW) return false
  const level = outer.filter((row) => {
    const inner = row.words.filter((word) => !isOuter(word))
    const first = row.words.find(isOuter)!
    return inner.some((word) => Math.abs(middle(word.box) - middle(first.box)) <= LEVEL * row.size)
  })
  const words = new Set(outer.flatMap((row) => row.words.filter(isOuter)))
  const labels = labelPage(page).filter(
    ({ line, labels: [label] }) =>
      label?.leads === true &&
      (label.closes || label.colon) &&
      label.sayings.some(({ weak }) => !weak) &&
      line.words.every((word) => words.has(word)),
  ).length
  return labels >= FEW || (labels >= 1 && level.length < ALIGNED * outer.length)
}
