import type { CandidateRow } from '../../../candidate.ts'
import type { Page, Word } from '../../../document.ts'
import { countNumbers } from '../columns/column-numbers.ts'
import type { Role } from './heading-words.ts'
import { type Head, type Header, headsOf } from './heads.ts'
import { piecesOf } from './pieces.ts'
import { type Row, boxOf, rowOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'
import { isSumText } from '../lines/sum-words.ts'

/** A header with the rows under it. */
interface Body {
  page: Page
  header: Header
  body: Row[]
}

const numbers: Role[] = ['quantity', 'price', 'total', 'unit', 'rate', 'discount', 'price_unit']
const words: Role[] = ['code', 'description', 'position', 'date', 'gtin', 'buyer_code']
const BROKEN = 2 // lines of the heads of the numbers at most
const NEAR = 1.6 // between the two lines of an item at most, of the type's height

/**
 * Items of two lines under heads of two lines: `00010 Material Name` over `Quantity Unit Price Value`. Both lines become one row, the lower one laid to the right
 * of the page, so that what stands above one another falls into columns of its own. Undefined where heads or rows are not made so.
 */
export function foldTwoLines({ page, header, body }: Body, rows: readonly Row[]): (Body & { folds: true }) | undefined {
  const [first, ...others] = Array.from({ length: header.to - header.from + 1 }, (_, at) =>
    piecesOf(rows[header.from + at]!, header.from + at),
  )
  if (!first || others.length === 0 || others.length > BROKEN) return undefined
  const [upper, lower] = [headsOf(first), headsOf(others.flat())]
  // `Quantity | Unit | Net` over `price`: heads of numbers in two lines, the second under the first.
  if (lower.length > others[0]!.length) return undefined
  if (!has(upper, ['description', 'code']) || !has(lower, ['quantity']) || !has(lower, ['price', 'total'])) return undefined
  // Heads of one column over the other, or names in the upper line alone and numbers in the lower one: "Detail" may be a title over both.
  const isParted = !has(upper, ['quantity', 'price', 'total']) && !has(lower, ['description', 'code'])
  // `Part No | Description | Net Amount` over `Supplier's Part No | Wanted Receipt | Quantity | Price`: what it comes to stands beside the name.
  const isTotalled =
    !has(upper, ['quantity', 'price']) && has(lower, ['price']) && has(lower, ['code', 'date']) && !has(lower, ['description', 'total'])
  if (!header.heads.some(isMixed) && !isParted && !isTotalled) return undefined
  const marks = marksOf(upper, lower)
  if (areWhole(body, marks)) return undefined
  const folded = foldRows(body, page.width, marks)
  if (!folded.some(isFolded(page.width))) return undefined
  const heads = [...upper, ...lower.map((head) => ({ ...head, box: shift(head.box, page.width) }))]
  return { page: { ...page, width: 2 * page.width }, header: { ...header, heads }, body: folded, folds: true }
}

/** `Part | Details | Order | Unit | Goods` over `Number | Qty | cost | Value`, and nearly each line that has numbers a name as well: heads over two lines, items in one. */
function areWhole(body: readonly Row[], marks: Marks): boolean {
  const numbered = body.filter((row) => countNumbers(row) >= 2 && !isSumText(row.text))
  return numbered.filter((row) => isNamed(row, marks)).length > WHOLE * numbered.length
}

const WHOLE = 0.75 // of the lines with numbers: of items in two lines at most half have a name

/** How the two lines of an item are told apart: by where they begin, and by what stands under the head of the names. */
interface Marks {
  lefts: { upper: number; lower: number } | undefined
  name: { left: number; right: number } | undefined
}

function marksOf(upper: readonly Head[], lower: readonly Head[]): Marks {
  const [a, b] = [boxOf(upper).left, boxOf(lower).left]
  const isName = ({ heading }: Head) => heading?.role === 'description'
  // `Item | Material | Description`: the first of these heads may be the position's, and what stands behind a count names nothing (`Order | Goods`).
  const counted = upper.findIndex(({ heading }) => heading !== undefined && numbers.includes(heading.role))
  const before = upper.slice(0, counted < 0 ? upper.length : counted).findLastIndex(isName)
  // `Per | Item | Product description`: where nothing before the count can be the name, a head that says it is one.
  const at = before < 0 ? upper.findLastIndex((head) => isName(head) && head.heading?.strength === 1) : before
  const name = at < 0 ? undefined : { left: upper[at]!.box.left - STRAY, right: upper[at + 1]?.box.left ?? Infinity }
  return { lefts: b - a > INDENT ? { upper: a, lower: b } : undefined, name }
}

/** Two words, or a long one, that stand together under the head of the names: more than a unit is. */
function isNamed({ words: all, size }: Row, { name }: Marks): boolean {
  const under = name ? all.filter(({ box }) => box.left >= name.left && box.right <= name.right) : []
  const end = under.findIndex((word, at) => at > 0 && gapBetween(under[at - 1]!, word) > APART * size)
  const letters = (end < 0 ? under : under.slice(0, end)).map(({ text }) => text.match(/\p{L}/gu)?.length ?? 0)
  return letters.filter((count) => count > 2).length > 1 || letters.some((count) => count >= LONG)
}

const APART = 1.5 // times the type's height between columns
const LONG = 8 // letters

/** The same of heads that were laid side by side. */
export function marksOfFolded(heads: readonly Head[], width: number): Marks {
  const lower = heads.filter(({ box }) => box.left >= width)
  return marksOf(
    heads.filter(({ box }) => box.left < width),
    lower.map((head) => ({ ...head, box: shift(head.box, -width) })),
  )
}

const INDENT = 12 // points that the lower heads are set in
const STRAY = 8 // points that a line may begin beside its head

/** The rows of a page that goes on under folded heads. */
export function foldRows(body: readonly Row[], width: number, marks: Marks): Row[] {
  const { lefts } = marks
  // A note under an item, or the next item, is no lower line.
  const isUpper = (row: Row) => !lefts || row.box.left < lefts.upper + STRAY
  const isLower = (row: Row) => (!lefts || row.box.left > Math.min(lefts.upper + STRAY, lefts.lower - STRAY)) && !isNamed(row, marks)
  // `2.75 box   17.82   49.01` may reach further left than the heads of numbers do.
  const isCounted = (row: Row, over: Row) => isNamed(over, marks) && !isNamed(row, marks) && /^\d[\d.,]*$/.test(row.words[0]!.text)
  const isNear = (row: Row, over: Row) => row.box.top - over.box.bottom < NEAR * row.size
  // `Rundstange …, Länge 3000` over `mm, gezogen`: the name goes on before the numbers come.
  const { name } = marks
  const isRestOfName = (row: Row, over: Row) =>
    name !== undefined && over.box.left < name.left && row.box.left >= name.left && (countNumbers(row) < 2 || isNamed(row, marks))
  const folded: Row[] = []
  let open: Row | undefined
  let last: Row | undefined
  for (const row of body) {
    const goesOn =
      open !== undefined &&
      last !== undefined &&
      isUpper(open) &&
      (isLower(row) || isCounted(row, open)) &&
      countNumbers(row) >= 2 &&
      !isSumText(row.text) &&
      isNear(row, last)
    // Over the rest of its name, where that stands between.
    const up = last === open ? 0 : row.box.top - (open?.box.top ?? 0)
    if (goesOn) folded[folded.indexOf(open!)] = rowOf([...open!.words, ...row.words.map((word) => shifted(word, width, up))])
    else folded.push(row)
    const isRest =
      !goesOn && open !== undefined && last !== undefined && isNamed(open, marks) && isRestOfName(row, open) && isNear(row, last)
    open = goesOn ? undefined : isRest ? open : row
    last = row
  }
  return folded
}

const isFolded = (width: number) => (row: Row) => row.box.right > width

const origins = new WeakMap<Word, Word>()

function shifted(word: Word, width: number, up: number): Word {
  const { top, bottom } = word.box
  const copy = { ...word, box: { ...shift(word.box, width), top: top - up, bottom: bottom - up } }
  origins.set(copy, word)
  return copy
}

const shift = <B extends { left: number; right: number }>(box: B, by: number): B => ({ ...box, left: box.left + by, right: box.right + by })

/** Cells as they stand on the page again. */
export function unfold(row: CandidateRow): CandidateRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => {
      const own = cell.words?.map((word) => origins.get(word) ?? word)
      return [name, own?.length ? { ...cell, words: own, box: boxOf(own) } : cell]
    }),
  )
}

const isMixed = ({ stack }: Head) => stack.some((role) => numbers.includes(role)) && stack.some((role) => words.includes(role))
const has = (heads: readonly Head[], roles: Role[]) => heads.some(({ heading }) => heading !== undefined && roles.includes(heading.role))
