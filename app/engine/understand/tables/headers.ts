import type { Box, Rule, Word } from '../../document.ts'
import type { Role } from './heading-words.ts'
import { type Heading, readHeading } from './headings.ts'
import { type Row, boxOf, sharedWidth, textOf } from './rows.ts'

/** One head of a column, its lines joined. */
export interface Head {
  text: string
  box: Box
  heading?: Heading
  /** Heads printed above one another in one column that name different things: `Art. no.` over `Description`. */
  stack: Role[]
}

/** The heads of a table, from left to right. */
export interface Header {
  page: number
  heads: Head[]
  box: Box
  /** The rows of the page that it takes, first and last. */
  from: number
  to: number
  sort: 'items' | 'taxes'
}

interface Piece {
  words: Word[]
  box: Box
  heading?: Heading
  row: number
}

const WORD_GAP = 0.55 // between words of one head, of the type's height
const WIDE_GAP = 0.95 // between words that are one known head together
const LINE_GAP = 0.9 // between the lines of one header, of the type's height
const MOST_LINES = 4
const amountLike = /\d[.,]\d{2}(?!\d)/

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
  const pieces = rows.map((row, at) => dropSums(piecesOf(row, at)))
  for (let at = 0; at < rows.length; at++) {
    if ((headers.at(-1)?.to ?? -1) >= at || !mayHead(rows[at]!, pieces[at]!)) continue
    const header = growHeader(rows, pieces, rules, at, (headers.at(-1)?.to ?? -1) + 1)
    if (header) headers.push(header)
  }
  return headers
}

/** Two heads of different sorts on one row are worth a look; sentences and rows of amounts are not. */
function mayHead(row: Row, pieces: readonly Piece[]): boolean {
  if (pieces.filter((piece) => proseWords.has(textOf(piece.words).toLowerCase())).length >= 2) return false
  const known = pieces.filter((piece) => piece.heading)
  const roles = new Set(known.filter((piece) => piece.heading!.strength >= 0.9).map((piece) => piece.heading!.role))
  if (pieces.length === 0 || pieces.some((piece) => isValue(textOf(piece.words)))) return false
  return roles.size >= 2 && known.length / pieces.length >= 0.4 && pieces.flatMap((piece) => piece.words).length / pieces.length <= 5
}

/** Little words that stand alone between wide gaps only in justified prose. */
const proseWords = new Set(
  'of the within to and is in our we for by on from der die das und von wird bei den zu le la les et est sont dans par pour du des à el los las del en y se que con il di e per het van een'.split(
    ' ',
  ),
)

/** Sums printed beside the heads, on their height, go with their labels: what is left is the heads of a table of taxes, or nothing. */
function dropSums(pieces: Piece[]): Piece[] {
  const isAmount = (piece: Piece | undefined) => piece !== undefined && amountLike.test(textOf(piece.words))
  if (!pieces.some(isAmount)) return pieces
  const isLabelled = (piece: Piece) => /\p{L}{2}/u.test(textOf(piece.words))
  const stretches: Piece[][] = [[]]
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1]
    if (isAmount(piece)) stretches.push([])
    else if (!(isAmount(next) && next && !isLabelled(next))) stretches.at(-1)!.push(piece)
  })
  const ofTaxes = (piece: Piece) => piece.heading?.role === 'rate' || piece.heading?.role === 'tax' || piece.heading?.role === 'vat_code'
  return stretches.find((stretch) => stretch.length >= 2 && stretch.some(ofTaxes)) ?? []
}

/** `Date:`, `06h30`, `2024-17`: a label with its value is no head of a column. */
function isValue(text: string): boolean {
  return /:$/.test(text) || (text.match(/\d/g)?.length ?? 0) >= 4 || /\d[:h/]\d/.test(text)
}

function growHeader(
  rows: readonly Row[],
  pieces: readonly Piece[][],
  rules: readonly Rule[],
  core: number,
  first: number,
): Header | undefined {
  let from = core
  let to = core
  for (let grew = true; grew && to - from + 1 < MOST_LINES;) {
    grew = false
    if (from > first && joins(rows, pieces, rules, from - 1, from, to)) {
      from -= 1
      grew = true
    } else if (to + 1 < rows.length && joins(rows, pieces, rules, to + 1, from, to)) {
      to += 1
      grew = true
    }
  }
  // A header with too many lines is tried again without the doubtful ones.
  for (const [a, b] of [
    [from, to],
    [core, to],
    [from, core],
    [core, core],
  ] as const) {
    const heads = headsOf(pieces.slice(a, b + 1).flat())
    const sort = sortOf(heads)
    if (sort && (sort === 'taxes' || !amountLike.test(rows[core]!.text)))
      return { page: rows[core]!.page, heads, box: boxOf(heads), from: a, to: b, sort }
  }
  return undefined
}

/** Whether a row above or below belongs to the same header: near, no rule between, short words that stand over or under its heads. */
function joins(rows: readonly Row[], pieces: readonly Piece[][], rules: readonly Rule[], at: number, from: number, to: number): boolean {
  const row = rows[at]!
  const neighbour = at < from ? rows[from]! : rows[to]!
  const gap = at < from ? neighbour.box.top - row.box.bottom : row.box.top - neighbour.box.bottom
  if (gap > LINE_GAP * Math.max(row.size, neighbour.size) || amountLike.test(row.text) || pieces[at]!.length === 0) return false
  const upper = at < from ? row : neighbour
  const lower = at < from ? neighbour : row
  const between = { top: (upper.box.top + upper.box.bottom) / 2, bottom: (lower.box.top + lower.box.bottom) / 2 }
  if (rules.some((rule) => isAcross(rule, between, neighbour.box))) return false
  const band = pieces.slice(from, to + 1).flat()
  const own = pieces[at]!
  if (own.some((piece) => piece.words.length > 5)) return false
  const known = own.filter((piece) => piece.heading || /^\(.*\)$/.test(textOf(piece.words)) || completes(band, piece))
  const beside = own.filter((piece) => band.some((head) => sharedWidth(head.box, piece.box) > 0))
  const sameStyle = row.words.every((word) => word.bold) === neighbour.words.every((word) => word.bold)
  if (!sameStyle || /\d{3,}/.test(row.text)) return false
  return known.length / own.length >= 0.5 || (at < from && beside.length === own.length && known.length > 0)
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

/** Words of a row joined to heads: by narrow gaps, then cut where a tight row holds several known heads in one run. */
function piecesOf(row: Row, at: number): Piece[] {
  const runs: Word[][] = []
  for (const word of row.words) {
    const last = runs.at(-1)?.at(-1)
    if (last && word.box.left - last.box.right < WORD_GAP * row.size) runs.at(-1)!.push(word)
    else runs.push([word])
  }
  return joinRuns(
    runs.flatMap((run) => cutRun(run)),
    row.size,
  ).map((words) => pieceOf(words, at))
}

/** `VAT` `%`, `Line` `total`, `P.U.` `HT`: words set wide apart that are one known head together. */
function joinRuns(runs: Word[][], size: number): Word[][] {
  const joined: Word[][] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const near = last && run[0]!.box.left - last.at(-1)!.box.right < WIDE_GAP * size
    if (near && last.length + run.length <= 5 && isOneHead(last, run)) joined[joined.length - 1] = [...last, ...run]
    else joined.push(run)
  }
  return joined
}

/** Known as a whole; or known but for a word that says nothing alone, or that a preposition leads to. */
function isOneHead(first: Word[], second: Word[]): boolean {
  const strength = readHeading(textOf([...first, ...second]))?.strength ?? 0
  const isOpen = /^(?:con|de|del|du|of|excl\.?|incl\.?|inkl\.?|sin|ohne|hors|in|en)$/i.test(first.at(-1)!.text)
  return strength === 1 || (strength >= 0.95 && (isOpen || (readHeading(textOf(second))?.strength ?? 0) < 0.9))
}

function pieceOf(words: Word[], row: number): Piece {
  const heading = readHeading(textOf(words))
  return { words, box: boxOf(words), row, ...(heading ? { heading } : {}) }
}

/** `Qty Unit Rate` printed tightly: each part must be a whole known head, or the run stays together. */
function cutRun(words: Word[]): Word[][] {
  if (words.length < 2 || readHeading(textOf(words))?.strength === 1 || words.length > 12) return [words]
  for (const strength of [1, 0.95]) {
    const parts = cutInto(words, strength)
    const roles = parts?.map((part) => readHeading(textOf(part))!.role)
    if (parts && new Set(roles).size === parts.length && (strength === 1 || isGapped(parts))) return parts
  }
  return [words]
}

function cutInto(words: Word[], strength: number): Word[][] | undefined {
  if (words.length === 0) return []
  for (let to = words.length; to > 0; to--) {
    const heading = readHeading(textOf(words.slice(0, to)))
    if (!heading || heading.strength < strength) continue
    const rest = cutInto(words.slice(to), strength)
    if (rest) return [words.slice(0, to), ...rest]
  }
  return undefined
}

/** The gaps between the parts are wider than those within. */
function isGapped(parts: Word[][]): boolean {
  const within = parts.flatMap((part) => part.slice(1).map((word, at) => word.box.left - part[at]!.box.right))
  const between = parts.slice(1).map((part, at) => part[0]!.box.left - parts[at]!.at(-1)!.box.right)
  return Math.min(...between) > 1.15 * Math.max(0.26 * parts[0]![0]!.size, ...within)
}

/** Pieces above one another become one head. */
function headsOf(pieces: readonly Piece[]): Head[] {
  const columns: Piece[][] = []
  for (const piece of [...pieces].sort((a, b) => a.row - b.row || a.box.left - b.box.left)) {
    const over = columns.filter((column) => column.every((other) => other.row !== piece.row) && isStacked(boxOf(column), piece.box))
    if (over.length === 1) over[0]!.push(piece)
    else columns.push([piece])
  }
  return columns.map((column) => headOf(column)).sort((a, b) => a.box.left - b.box.left)
}

function isStacked(a: Box, b: Box): boolean {
  return sharedWidth(a, b) > 0.35 * Math.min(a.right - a.left, b.right - b.left)
}

function headOf(column: Piece[]): Head {
  const text = column.map((piece) => textOf(piece.words)).join(' ')
  const whole = readHeading(text)
  const parts = column.filter((piece) => piece.heading && piece.heading.strength >= 0.9)
  const roles = [...new Set(parts.map((piece) => piece.heading!.role))]
  const best = parts.map((piece) => piece.heading!).sort((a, b) => weightOf(b.role) - weightOf(a.role) || b.strength - a.strength)[0]
  const heading = whole && whole.strength >= 0.9 ? whole : (best ?? whole ?? column.find((piece) => piece.heading)?.heading)
  return {
    text,
    box: boxOf(column),
    stack: whole && whole.strength >= 0.9 ? [] : roles.length > 1 ? roles : [],
    ...(heading ? { heading } : {}),
  }
}

const heavy: Role[] = ['description', 'quantity', 'price', 'total']
const weightOf = (role: Role) => (heavy.includes(role) ? 2 : role === 'code' ? 1 : 0)

/** What a set of heads is about: things with quantities or prices, taxes by rate, or neither. */
function sortOf(heads: readonly Head[]): Header['sort'] | undefined {
  const has = (...roles: Role[]) =>
    heads.some((head) => [head.heading?.role, ...head.stack].some((role) => role !== undefined && roles.includes(role)))
  const count = (role: Role) => heads.filter((head) => head.heading?.role === role).length
  if (isRateTable(heads)) return 'taxes'
  if (has('description') && has('quantity', 'price', 'total') && !(has('base', 'tax') && !has('quantity', 'price'))) return 'items'
  if (has('quantity') && has('code', 'buyer_code', 'gtin', 'price') && !has('base')) return 'items'
  if (has('code') && has('price') && has('total')) return 'items'
  if (has('description') && has('code', 'gtin', 'buyer_code') && has('unit', 'position')) return 'items'
  if (has('base', 'tax') && has('rate', 'vat_code', 'tax', 'total') && heads.length >= 2) return 'taxes'
  return has('rate') && count('total') >= 1 && !has('code', 'quantity', 'date') ? 'taxes' : undefined
}

/** `Rate | Goods | Tax`: words that mean other things in a table of items. */
function isRateTable(heads: readonly Head[]): boolean {
  const texts = heads.map((head) => head.text.toLowerCase())
  return (
    heads.length <= 4 &&
    texts.some((text) => /^(?:rate|taux|tipo)\b/.test(text)) &&
    heads.some((head) => head.heading?.role === 'rate' || head.heading?.role === 'tax') &&
    heads.every((head) => ['price', 'rate', 'tax', 'base', 'total', 'description', undefined].includes(head.heading?.role)) &&
    !texts.some((text) => /^(?:description|désignation|descripción)/.test(text))
  )
}
