import type { Box, Rule } from '../../../document.ts'
import { columnsUnder } from '../columns/gutters.ts'
import { type Header, headsOf, isStacked, sortOf } from './heads.ts'
import { isDocumentStrip } from './document-strip.ts'
import { withGroupsAsNames } from './group-heads.ts'
import { isLevelWithMiddle, isTranslation } from './level-heads.ts'
import { areLabelsOfPaper } from './labels-of-paper.ts'
import { mayHoldHeads, readHeading } from './headings.ts'
import { type Piece, partTaxHead, piecesOf } from './pieces.ts'
import { OUTER, amountLike, dropBeside, dropSums } from './beside-heads.ts'
import { type Row, boxOf, sharedWidth, textOf } from '../rows.ts'
import { isSpread, maySpread, withSpread } from '../columns/spread-columns.ts'
import { isListOfTaxed } from './taxed-list.ts'
import { isTurnoverOfYear } from './rebate-heads.ts'
import { isPhraseAcross, isPhraseOver, isTitleOver } from './title-over.ts'

const LINE_GAP = 0.9 // between the lines of one header, of the type's height
const PARTED_GAP = 1.6 // the same between heads of names and heads of numbers, as wide as between the two lines of an item
const MOST_LINES = 4
const HIGHEST = 4.5 // times the type: heads of two and of three lines, each set on the middle of the row, make more lines than that, but no higher ones
const STRADDLE = 0.2 // how far a line of a head reaches into the height of the heads beside it
const TITLE = 1.2 // times the type of the heads
const NAMED = 3 // known heads in a row that stand for themselves, whatever stands left of them

/** The headers of item and tax tables among the rows of one page, from top to bottom. */
export function findHeaders(rows: readonly Row[], rules: readonly Rule[]): Header[] {
  const headers = known.get(rows) ?? lookForHeaders(rows, rules)
  known.set(rows, headers)
  return headers
}

/** Asked for items and for taxes, worked out once a page. */
const known = new WeakMap<readonly Row[], Header[]>()

function lookForHeaders(rows: readonly Row[], rules: readonly Rule[]): Header[] {
  const headers: Header[] = []
  const pieces = piecesOnDemand(rows, rules)
  for (let at = 0; at < rows.length; at++) {
    if ((headers.at(-1)?.to ?? -1) >= at || !mayHold(rows[at]!) || !mayHead(pieces.at(at))) continue
    const header = growHeader(rows, pieces, rules, at, (headers.at(-1)?.to ?? -1) + 1)
    if (header) headers.push(header)
  }
  return headers
}

/** The rows' pieces, cut when a row is looked at as part of a header. */
interface Pieces {
  at(row: number): Piece[]
  /** Of the rows from one to another, both counted. */
  between(from: number, to: number): Piece[][]
}

function piecesOnDemand(rows: readonly Row[], rules: readonly Rule[]): Pieces {
  const cut = new Map<number, Piece[]>()
  const at = (row: number): Piece[] => {
    const known = cut.get(row)
    if (known) return known
    const below = isWorthwhile(rows[row]!) ? columnsUnder(rows, row, rules) : undefined
    const pieces = withSpread(dropBeside(dropSums(piecesOf(rows[row]!, row, below))))
    cut.set(row, pieces)
    return pieces
  }
  return { at, between: (from, to) => Array.from({ length: to - from + 1 }, (_, row) => at(from + row)) }
}

/** One head is enough beside columns of days or sizes. */
const mayHold = (row: Row) => holdsHeads(row) && !areLabelsOfPaper(row)

const holdsHeads = ({ text, words }: Row) => mayHoldHeads(text, 2) || (mayHoldHeads(text, 1) && maySpread(words))

/** Short words without amounts, and many of them, may be heads. */
function isWorthwhile(row: Row): boolean {
  return row.words.length >= 3 && row.words.length <= 30 && !/\d/.test(row.text)
}

/** Two heads of different sorts on one row are worth a look; sentences and rows of amounts are not. */
function mayHead(pieces: readonly Piece[]): boolean {
  const printed = pieces.map((piece) => textOf(piece.words))
  const isProse = (text: string, at: number) =>
    proseWords.has(text.toLowerCase()) && !span.test(`${text} ${printed[at + 1]}`) && !span.test(`${printed[at - 1]} ${text}`)
  if (printed.filter(isProse).length >= 2) return false
  if (isDocumentStrip(pieces)) return false
  const known = pieces.filter((piece) => piece.heading)
  const roles = new Set(known.filter((piece) => piece.heading!.strength >= 0.9).map((piece) => piece.heading!.role))
  // Left of its heads a row may name the meter or the account that the table is about.
  const first = pieces.findIndex((piece) => piece.heading)
  const own =
    known.length >= NAMED && pieces.slice(first).every((piece) => piece.heading || /^\(.*\)$/.test(textOf(piece.words)))
      ? pieces.slice(first)
      : pieces
  if (own.length === 0 || own.some((piece) => !isSpread(piece) && isValue(textOf(piece.words)))) return false
  return roles.size >= 2 && known.length / own.length >= 0.4 && own.flatMap((piece) => piece.words).length / own.length <= 5
}

/** Little words that stand alone between wide gaps only in justified prose. */
const proseWords = new Set(
  'of the within to and is in our we for by on from der die das und von wird bei den zu le la les et est sont dans par pour du des à el los las del en y se que con il di e per het van een'.split(
    ' ',
  ),
)

/** The days or hours of each line. */
const span = /^(?:From To|Du Au|Von Bis|Desde Hasta|Dal Al|Van Tot|De A)$/i

/** `Date:`, `06h30`, `2024-17`: a label with its value is no head of a column; `Price/1000` is one. */
function isValue(printed: string): boolean {
  const text = printed.replace(/(?:\/|\bper|\bpor|\bpro|\bje|\ble)\s?1[.,]?000$/i, '')
  return /:$/.test(text) || ((text.match(/\d/g)?.length ?? 0) >= 4 && !isTurnoverOfYear(text)) || /\d[:h/]\d/.test(text)
}

function growHeader(rows: readonly Row[], pieces: Pieces, rules: readonly Rule[], core: number, first: number): Header | undefined {
  let from = core
  let to = core
  const mayGrow = (a: number, b: number) =>
    b - a < MOST_LINES || (b < rows.length && rows[b]!.box.bottom - rows[a]!.box.top < HIGHEST * rows[core]!.size)
  for (let grew = true; grew;) {
    grew = false
    if (from > first && mayGrow(from - 1, to) && joins(rows, pieces, rules, from - 1, from, to)) {
      from -= 1
      grew = true
    } else {
      // A line of a text beside the table may stand between two lines of its heads.
      const next = isOutside(rows[to + 1], pieces.between(from, to).flat()) ? to + 2 : to + 1
      if (next < rows.length && mayGrow(from, next) && joins(rows, pieces, rules, next, from, to)) {
        to = next
        grew = true
      }
    }
  }
  // A header with too many lines is tried again without the doubtful ones.
  for (const [a, b] of [
    [from, to],
    [core, to],
    [from, core],
    [core, core],
  ] as const) {
    const printed = headsOf(partTaxHead(within(pieces.between(a, b), pieces.at(core))))
    const heads = sortOf(printed) ? printed : (withGroupsAsNames(printed) ?? printed)
    const isTaxed = sortOf(heads) === 'taxes' && isListOfTaxed(heads, rows.slice(b + 1))
    const sort = isTaxed ? 'items' : sortOf(heads)
    if (sort && (sort === 'taxes' || !hasAmounts(pieces.at(core))))
      return { page: rows[core]!.page, heads: isTaxed ? heads.map(asNetTotal) : heads, box: boxOf(heads), from: a, to: b, sort }
  }
  return undefined
}

/** `HT` beside `TTC` over what lines come to. */
const asNetTotal = (head: Header['heads'][number]) =>
  /^h\.?\s?t\.?$/i.test(head.text) ? { ...head, heading: { role: 'total', tax: 'net', strength: 1 } as const } : head

/** `14.09.` over a column of a day is none. */
const hasAmounts = (pieces: readonly Piece[]) => pieces.some((piece) => !isSpread(piece) && amountLike.test(textOf(piece.words)))

function isOutside(row: Row | undefined, band: readonly Piece[]): boolean {
  const { left, right } = boxOf(band)
  return row !== undefined && (row.box.left > right + OUTER || row.box.right < left - OUTER)
}

/** The pieces of all lines of a header, without lines beside it. */
function within(lines: readonly Piece[][], core: readonly Piece[]): Piece[] {
  const { left, right } = boxOf(core)
  const isNamed = core.some(namesThings)
  const isOuter = ({ box }: Piece) => box.left > right + OUTER || box.right < left - OUTER
  const outer = lines.flatMap((line) => (line !== core && line.length === 1 && isOuter(line[0]!) ? line : []))
  return lines
    .filter(
      (line) =>
        line === core ||
        line.length !== 1 ||
        (!isNamed && namesThings(line[0]!)) ||
        !isOuter(line[0]!) ||
        isLevelWithMiddle(line[0]!, lines) ||
        outer.some((other) => other !== line[0] && areOneHead(other, line[0]!)),
    )
    .flat()
}

/** `VAT` over `rate`, `Montant` over `HT`, at the end of heads of one line that stand level with the middle of both. */
function areOneHead(a: Piece, b: Piece): boolean {
  const [upper, lower] = a.box.top < b.box.top ? [a, b] : [b, a]
  return isStacked(upper.box, lower.box) && (readHeading(`${textOf(upper.words)} ${textOf(lower.words)}`)?.strength ?? 0) >= 0.95
}

/** `Description` alone over heads that stand further to the right: the names of lines of two have a line of their own. */
const namesThings = ({ heading }: Piece) => heading?.role === 'description' && heading.strength >= 0.9

/** Whether a row above or below belongs to the same header: near, no rule between, short words that stand over or under its heads. */
function joins(rows: readonly Row[], pieces: Pieces, rules: readonly Rule[], at: number, from: number, to: number): boolean {
  const row = rows[at]!
  const neighbour = at < from ? rows[from]! : rows[to]!
  const gap = at < from ? neighbour.box.top - row.box.bottom : row.box.top - neighbour.box.bottom
  const size = Math.max(row.size, neighbour.size)
  if (gap > PARTED_GAP * size || hasAmounts(pieces.at(at)) || pieces.at(at).length === 0) return false
  // `Labour` in larger type over `Description | Hours | Amount` is the title of the table.
  if (at < from && row.size > TITLE * neighbour.size) return false
  const upper = at < from ? row : neighbour
  const lower = at < from ? neighbour : row
  const between = { top: (upper.box.top + upper.box.bottom) / 2, bottom: (lower.box.top + lower.box.bottom) / 2 }
  const band = pieces.between(from, to).flat()
  const own = pieces.at(at)
  const isParted = at < from ? areParted(own, band) : areParted(band, own)
  if (!isParted && gap > LINE_GAP * size) return false
  if (!isParted && rules.some((rule) => isAcross(rule, between, neighbour.box))) return false
  // `Dienstleistung` under the heads, left of that of the names: the title of the first lines.
  // `articolo` under `Codice` beside heads of one line is the rest of that head.
  const isTitle = isTitleOver(own, band) && !own.every((piece) => completes(band, piece))
  if (isTitle || (at < from && isPhraseAcross(own, band))) return false
  if (at < from ? isPhraseOver(own, band) : from === to && (isPhraseOver(band, own) || isPhraseAcross(band, own))) return false
  if (gap < -STRADDLE * neighbour.size && own.every((piece) => isBetween(piece, band))) return true
  if (own.some((piece) => piece.words.length > 5)) return false
  const known = own.filter((piece) => piece.heading || /^\(.*\)$/.test(textOf(piece.words)) || completes(band, piece))
  const beside = own.filter((piece) => band.some((head) => sharedWidth(head.box, piece.box) > 0))
  const sameStyle = row.words.every((word) => word.bold) === neighbour.words.every((word) => word.bold)
  if (!sameStyle || (/\d{3,}/.test(row.text) && !own.every(isSpread))) return false
  if (at === to + 2 && isTranslation(own, band, pieces.at(to + 1))) return true
  return known.length / own.length >= 0.5 || (at < from && beside.length === own.length && known.length > 0)
}

/** `Poste | Article | Désignation` over `Quantité | Prix | Valeur`: the names of an item in one line and its numbers in the next, whatever is drawn between. */
function areParted(upper: readonly Piece[], lower: readonly Piece[]): boolean {
  const rolesIn = (pieces: readonly Piece[]) => pieces.flatMap(({ heading }) => heading?.role ?? [])
  const [names, numbers] = [rolesIn(upper), rolesIn(lower)]
  return (
    names.length > 1 &&
    numbers.length > 1 &&
    names.includes('description') &&
    numbers.includes('quantity') &&
    names.every((role) => role === 'position' || role === 'code' || role === 'description') &&
    numbers.every((role) => role === 'quantity' || role === 'unit' || role === 'price' || role === 'total')
  )
}

/** One of two lines of a head in a cell beside heads of one line, which stand level with its middle: `already` over `delivered`. */
function isBetween({ box, words }: Piece, band: readonly Piece[]): boolean {
  const { left, right } = boxOf(band)
  const isFree = box.left > left && box.right < right && band.every((head) => sharedWidth(head.box, box) <= 0 || isStacked(head.box, box))
  return isFree && words.length <= 3 && !/\d/.test(textOf(words))
}

/** A word under a head that makes it a known one: `Quantité` over `commandée`. */
function completes(band: readonly Piece[], piece: Piece): boolean {
  const over = band.find((head) => isStacked(head.box, piece.box))
  if (!over) return false
  return [textOf([...over.words, ...piece.words]), textOf([...piece.words, ...over.words])].some(
    (text) => (readHeading(text)?.strength ?? 0) >= 0.95,
  )
}

function isAcross(rule: Rule, between: { top: number; bottom: number }, over: Box): boolean {
  const height = rule.box.bottom - rule.box.top
  const width = rule.box.right - rule.box.left
  return height < 3 && width > 0.5 * (over.right - over.left) && rule.box.top > between.top && rule.box.bottom < between.bottom
}
