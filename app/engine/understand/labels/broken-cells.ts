import type { Line, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { LabelledLine } from './label.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

const FEW = 3 // cells that a strip has at least
const LEVEL = 0.5 // of the type's height: cells of one row share their line
const REACH = 2.2 // of the type's height between heads and values at most
const TIGHT = 0.6 // of the type's height between the lines of one cell at most
const MOST_LINES = 5 // of one cell
const EDGE = 3 // points
const APART = 0.4 // of the type's height between two columns at least

/** What a strip of facts tells. Blocks of addresses under their headings stay lines. */
export const facts: ReadonlySet<LabelName> = new Set<LabelName>([
  'order_number',
  'invoice_number',
  'customer_number',
  'supplier_number',
  'reference',
  'order_date',
  'invoice_date',
  'delivery_date',
  'due_date',
  'date',
  'buyer_person',
  'contact_person',
  'department',
  'payment_terms',
  'payment_method',
])
const parties = new Set<LabelName>(['supplier', 'customer', 'delivery', 'addressee', 'other_party'])

/** `Buyer` heads a person as well as a firm. */
const saysOf = ({ labels: [first] }: LabelledLine, names: ReadonlySet<LabelName>) =>
  first?.sayings.some(({ name, weak }) => !weak && names.has(name)) === true

interface Piece {
  column: number
  words: Word[]
}

/**
 * `Buyer | Department | Required by` over `Trevor | Human | 11 January` over `Lindgren | Resources | 2026`: values that the edges of their columns broke
 * are one line each, wherever they are looked for. A second row that fills all columns makes it a table.
 */
export function joinBrokenCells(page: LabelledLine[], labelled: (line: Line) => LabelledLine): LabelledLine[] {
  const done = new Set<LabelledLine>()
  let lines = page
  for (const line of page) {
    if (done.has(line) || !isHead(line)) continue
    const heads = rowAt(lines, line.line)
    for (const head of heads) done.add(head)
    const joined = isStrip(heads) ? readCells(heads, lines) : undefined
    if (!joined) continue
    const { taken, cells } = joined
    const at = lines.findIndex((one) => taken.has(one))
    const others = lines.filter((one) => !taken.has(one))
    lines = [...others.slice(0, at), ...cells.map((words) => labelled(lineOf(words))), ...others.slice(at)]
  }
  return lines
}

const isHead = ({ labels: [first] }: LabelledLine) => first?.leads === true && first.closes && !first.colon

/** `number.` may be the end of a note. */
const isStrongHead = (line: LabelledLine) => isHead(line) && line.labels[0]!.sayings.some(({ weak }) => !weak)

function isStrip(heads: readonly LabelledLine[]): boolean {
  const known = heads.filter(isHead)
  const told = known.filter(({ labels: [first] }) => first!.sayings.some(({ name }) => facts.has(name)))
  return told.length >= FEW && 2 * known.length > heads.length && !heads.some(({ text }) => /\d{2}|:$/.test(text))
}

function readCells(heads: readonly LabelledLine[], page: readonly LabelledLine[]) {
  const lefts = heads.map(({ line }) => line.box.left)
  let last = heads
  // `Receive` over `before` among the heads.
  for (let under = rowUnder(last, page, TIGHT); isHeadsRest(under, heads); under = rowUnder(last, page, TIGHT)) last = under
  const rows: { lines: LabelledLine[]; pieces: Piece[] }[] = []
  for (let under = rowUnder(last, page, REACH); under.length > 0; under = rowUnder(last, page, TIGHT)) {
    const pieces = partAt(under, lefts)
    if (!pieces || (rows.length > 0 && 2 * under.filter(isStrongHead).length > under.length) || rows.length === MOST_LINES) return undefined
    rows.push({ lines: under, pieces })
    last = under
  }
  const [first, ...rest] = rows
  if (!first || rest.length === 0 || first.pieces.length < FEW) return undefined
  if (rest[0]!.pieces.length >= heads.length && !first.pieces.some(({ words }) => isOpen(words))) return undefined
  if (!rest.every(({ pieces }) => pieces.every((piece) => isAlike(piece, first.pieces)))) return undefined
  const next = partAt(rowUnder(last, page, REACH), lefts)
  if (next && next.length >= FEW) return undefined
  const isBlock = (column: number) => saysOf(heads[column]!, parties) && !saysOf(heads[column]!, facts)
  const of = (column: number) => rows.flatMap(({ pieces }) => pieces.filter((piece) => piece.column === column).map(({ words }) => words))
  const cells = lefts.flatMap((_, column) => {
    const broken = of(column)
    if (broken.length === 0) return []
    return isBlock(column) ? broken : [broken.reduce(glue)]
  })
  return { taken: new Set(rows.flatMap(({ lines }) => lines)), cells }
}

/** Set as what it goes on with: another type is another head. */
function isAlike({ column, words: [word] }: Piece, first: readonly Piece[]): boolean {
  const above = first.find((piece) => piece.column === column)?.words[0]
  return above !== undefined && above.bold === word!.bold && Math.abs(above.size - word!.size) < 0.3
}

/** `KLT-UNI-` and `052` are one code. */
function glue(words: Word[], more: Word[]): Word[] {
  const [last, first] = [words.at(-1)!, more[0]!]
  if (!/[\p{L}\d][-/]$/u.test(last.text) || !/^[\p{L}\d]/u.test(first.text)) return [...words, ...more]
  return [...words.slice(0, -1), { ...last, text: last.text + first.text, box: union([last.box, first.box]) }, ...more.slice(1)]
}

/** `11 January`, `KLT-UNI-`, `Production :` go on in the next line. */
function isOpen(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ')
  return /[-/:,&]$/.test(text) || /^\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s)?\p{L}{3,10}\.?(?:\sde)?$/u.test(text)
}

/** The words of a row by the columns over them, where each begins at its column's edge. */
function partAt(row: readonly LabelledLine[], lefts: readonly number[]): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const word of row.flatMap(({ line }) => line.words)) {
    const column = lefts.findLastIndex((left) => left <= word.box.left + EDGE)
    if (column < 0) return undefined
    const piece = pieces.find((one) => one.column === column)
    const before = pieces.at(-1)?.words.at(-1)
    if (piece) piece.words.push(word)
    else if (word.box.left - lefts[column]! > EDGE || (before && word.box.left - before.box.right < APART * word.size)) return undefined
    else pieces.push({ column, words: [word] })
  }
  return pieces
}

const isHeadsRest = (row: readonly LabelledLine[], heads: readonly LabelledLine[]) =>
  row.length > 0 &&
  row.length < heads.length &&
  row.every(({ line, text }) =>
    heads.some(
      (head) =>
        Math.abs(head.line.box.left - line.box.left) < EDGE &&
        head.line.bold === line.bold &&
        Math.abs(head.line.size - line.size) < 0.2 &&
        !/\d/.test(text),
    ),
  )

/** The next row, where it is near. */
function rowUnder(row: readonly LabelledLine[], page: readonly LabelledLine[], reach: number): LabelledLine[] {
  const bottom = Math.max(...row.map(({ line }) => line.box.bottom))
  const [{ line: one }] = row as [LabelledLine]
  const [below] = page
    .filter(({ line }) => line.page === one.page && line.box.top > bottom - 0.3 * one.size && !row.some((other) => other.line === line))
    .sort((a, b) => a.line.box.top - b.line.box.top)
  return below && below.line.box.top - bottom < reach * one.size ? rowAt(page, below.line) : []
}

function rowAt(page: readonly LabelledLine[], { page: number, box, size }: Line): LabelledLine[] {
  const middle = (box.top + box.bottom) / 2
  return page
    .filter(({ line }) => line.page === number && Math.abs((line.box.top + line.box.bottom) / 2 - middle) < LEVEL * size)
    .sort((a, b) => a.line.box.left - b.line.box.left)
}

const lineOf = (words: Word[]): Line => ({
  words,
  text: words.map(({ text }) => text).join(' '),
  box: union(words.map(({ box }) => box)),
  page: words[0]!.page,
  size: words[0]!.size,
  bold: words.every(({ bold }) => bold),
})
