import type { Box, Word } from '../../../document.ts'
import { type Heading, isMixedHead, readHeading } from './headings.ts'
import { type Row, boxOf, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { partTouching } from './touching-heads.ts'

/** Words of one row that are one head, or a part of one. */
export interface Piece {
  words: Word[]
  box: Box
  heading?: Heading
  row: number
}

const WORD_GAP = 0.55 // between words of one head, of the type's height
const EVEN = 1.08 // between the widest and the narrowest sign of a typewriter
export const WIDE_GAP = 0.95 // between words that are one known head together
export const SURE = 0.9 // strength of a head that is one wherever it stands

/** Words of a row joined to heads: by narrow gaps, then cut where a tight row holds several known heads in one run. */
export function piecesOf(row: Row, at: number, below: Below = nothing): Piece[] {
  const narrow = WORD_GAP * row.size
  const typed = Math.max(narrow, 1.4 * (typewriterStep(row.words) ?? 0))
  // Beside a full column a typewriter's head ends a blank before the next one: `P.U. HT C`.
  const isKnown = (run: Word[]) => !isLetter(run.slice(-1)) && (readHeading(textOf(run))?.strength ?? 0) >= SURE
  const runsWithin = (words: readonly Word[], gap: number) =>
    runsBy(words, (before, word) => gapBetween(before, word) >= gap || below.isRuled(before.box, word.box))
  // `Cant. pedida` before `Concepto` in a narrow table: the blank within is the wider one.
  const typedRuns = (run: Word[]) => {
    if (isKnown(run)) return [run]
    const cut = cutRun(run)
    return cut.length > 1 ? cut : runsWithin(run, narrow)
  }
  const printed = row.words.flatMap((word) => partTouching(word, below))
  const runs = runsWithin(printed, typed).flatMap((run) => (typed === narrow ? [run] : typedRuns(run)))
  return joinRuns(
    runs
      .flatMap((run) => (isDividedPrice(run, below) ? run.map((word) => [word]) : isPriceOfPackage(run, below) ? [run] : cutRun(run)))
      .flatMap((run) => cutAtGutters(run, below)),
    row.size,
    below,
  ).map((words) => pieceOf(words, at))
}

/** How far a typewriter moves at each sign, where heads (which hold no numbers, but for the one of `Dto. 2`) are set in one: its blanks are wider than those of other types. */
function typewriterStep(words: readonly Word[]): number | undefined {
  if (words.some(({ text }) => /\d/.test(text) && text.length > 1)) return undefined
  const steps = words.filter(({ text }) => text.length > 2).map(({ text, box }) => (box.right - box.left) / text.length)
  const [least, most] = [Math.min(...steps), Math.max(...steps)]
  return steps.length >= 3 && most < EVEN * least ? most : undefined
}

/** `VAT` `%`, `Line` `total`, `P.U.` `HT`: words set wide apart that are one known head together. */
function joinRuns(runs: Word[][], size: number, below: Below): Word[][] {
  const joined: Word[][] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const near = last && run[0]!.box.left - last.at(-1)!.box.right < WIDE_GAP * size
    const parted =
      last &&
      (below.isRuled(boxOf(last), boxOf(run)) ||
        isDividedPrice([...last, ...run], below) ||
        ((areTwoHeads(last, run) || areTwoTotals([last, run], below) || isLetter(run)) &&
          !isMixedHead(textOf([...last, ...run])) &&
          areTwoColumns(last, run, below)))
    if (
      near &&
      !parted &&
      !isRepeated(last, run[0]!) &&
      last.length + run.length <= 5 &&
      (isOneHead(last, run) || isPriceOfPackage([...last, ...run], below))
    )
      joined[joined.length - 1] = [...last, ...run]
    else joined.push(run)
  }
  return joined
}

/** `C` over the codes of tax rates, set one blank behind the head before it. */
const isLetter = (run: Word[]) => run.length === 1 && /^\p{Lu}\.?$/u.test(run[0]!.text)

/** Known as a whole; or known but for a word that says nothing alone, or that a preposition leads to. */
function isOneHead(first: Word[], second: Word[]): boolean {
  const strength = readHeading(textOf([...first, ...second]))?.strength ?? 0
  return strength === 1 || (strength >= 0.95 && (isOpen(first.at(-1)!) || (readHeading(textOf(second))?.strength ?? 0) < 0.9))
}

function pieceOf(words: Word[], row: number): Piece {
  const heading = readHeading(textOf(words)) ?? sumOfTaxes(textOf(words))
  return { words, box: boxOf(words), row, ...(heading ? { heading } : {}) }
}

/** `HT` and `TTC` alone over columns of a summary of taxes; beside other words they only say which price or total it is. */
function sumOfTaxes(text: string): Heading | undefined {
  if (/^h\.?\s?t\.?$/i.test(text)) return { role: 'base', strength: 0.9 }
  return /^t\.?\s?t\.?\s?c\.?$/i.test(text) ? { role: 'total', tax: 'gross', strength: 0.9 } : undefined
}

/** What stands under a row that may be heads. */
export interface Below {
  /** Whether a strip between two places is left free: a column ends there. */
  isFree: (from: number, to: number) => boolean
  /** Whether anything stands between two places. */
  isFilled: (from: number, to: number) => boolean
  /** Whether a number stands between two places. */
  isNumbered: (from: number, to: number) => boolean
  /** Whether a stroke parts two numbers there, in most rows. */
  isDivided: (from: number, to: number) => boolean
  /** Whether an upright rule is drawn between two boxes of the row. */
  isRuled: (left: Box, right: Box) => boolean
}

const nothing: Below = { isFree: () => false, isFilled: () => false, isNumbered: () => false, isDivided: () => false, isRuled: () => false }

/** `E- Discount Pieces Net` set so closely that only the columns below tell the heads apart. */
function cutAtGutters(words: Word[], below: Below): Word[][] {
  if (words.length < 2 || words.length > 12 || isMixedHead(textOf(words))) return [words]
  const whole = (readHeading(textOf(words))?.strength ?? 0) >= 0.95
  const parts = runsBy(words, (before, word) => !isOpen(before) && !goesOn(word) && below.isFree(before.box.right, word.box.left))
  if (parts.length < 2 || parts.some((part) => !below.isFilled(part[0]!.box.left, part.at(-1)!.box.right))) return [words]
  if (whole) return parts.length === 2 && (areTwoHeads(parts[0]!, parts[1]!) || areTwoTotals(parts, below)) ? parts : [words]
  const roles = parts.flatMap((part) => readHeading(textOf(part))?.role ?? [])
  // `Omschrijving artikel`: two words for one column; `Artikel-` goes on in the next line.
  if (roles.length > 1 && new Set(roles).size === 1 && !parts.slice(0, -1).some(endsInHyphen)) return [words]
  return roles.length >= 0.5 * parts.length ? parts : [words]
}

const endsInHyphen = (part: readonly Word[]) => /\p{L}-$/u.test(part.at(-1)!.text)

/** `Valor` (over `unitario`) and `Importe`: each known for an amount, each over amounts of its own. */
const areTwoTotals = (parts: readonly Word[][], { isNumbered }: Below) =>
  parts.every((part) => readHeading(textOf(part))?.role === 'total' && isNumbered(part[0]!.box.left, part.at(-1)!.box.right))

/** `Désignation des` goes on, whatever stands below. */
const isOpen = ({ text }: Word) =>
  /\/$|^(?:con|de|del|des|du|la|der|di|do|da|dos|of|excl\.?|incl\.?|inkl\.?|sin|ohne|hors|in|en|par|por|pro)$/i.test(text)

/** `Rate / day`: what follows a stroke says of what. */
const goesOn = ({ text }: Word) => text.startsWith('/')

function areTwoColumns(first: Word[], second: Word[], { isFree, isFilled }: Below): boolean {
  const [a, b] = [boxOf(first), boxOf(second)]
  return isFree(a.right, b.left) && isFilled(a.left, a.right) && isFilled(b.left, b.right)
}

/** `Price` and `Per`, each known alone for something else: two columns, though `price per` is known too. */
function areTwoHeads(first: Word[], second: Word[]): boolean {
  if (netOrGross.test(textOf(second)) && readHeading(textOf(first))?.role === 'packages') return false
  const [a, b] = [readHeading(textOf(first)), readHeading(textOf(second))]
  // `Qté comm.`: how many are ordered, and no commission.
  if (a?.role === 'quantity' && /^com(?:m|and)\.?$/iu.test(textOf(second))) return false
  // `TOTAL LIGNE`: positions are counted before what they hold.
  if (b?.role === 'position') return false
  return a?.strength === 1 && b?.strength === 1 && a.role !== b.role && a.role !== 'other' && b.role !== 'other'
}

/** `Kg netto`, `Poids brut`: which weight it is. */
const netOrGross = /^(?:net|netto|neto|gross|brut|brutto|bruto)\.?$/iu

/** `P.U. colis`, `Price pack` over one column of numbers: what the package costs. */
function isPriceOfPackage(words: Word[], below: Below): boolean {
  if (!below.isFilled(words[0]!.box.left, words.at(-1)!.box.right)) return false
  const parts = cutAtRepeated(words) ? undefined : cutInto(words, 1, words.length - 1)
  if (parts?.length !== 2) return false
  const [price, of] = parts.map((part) => readHeading(textOf(part))!.role)
  return price === 'price' && (of === 'packages' || of === 'unit') && !areTwoColumns(parts[0]!, parts[1]!, below)
}

/** `Prix par` over `684,00 / 1000`: the price, and how many it is for. */
const isDividedPrice = (words: readonly Word[], { isDivided }: Below): boolean =>
  words.length === 2 &&
  readHeading(words[0]!.text)?.role === 'price' &&
  readHeading(words[1]!.text)?.role === 'price_unit' &&
  isDivided(words[0]!.box.left, words[1]!.box.right)

/** `Price Price unit`: a word that comes again begins the next head; behind a stroke, as in `Description / Description`, it is that of the other language. */
function cutAtRepeated(words: Word[]): Word[][] | undefined {
  const again = words.findIndex((word, at) => at > 0 && !words[at - 1]!.text.endsWith('/') && isRepeated(words.slice(0, 1), word))
  const parts = [words.slice(0, again), words.slice(again)]
  return again > 0 && parts.every((part) => readHeading(textOf(part))?.strength === 1) ? parts : undefined
}

const isRepeated = (words: readonly Word[], { text }: Word) => /^\p{L}{3,}/u.test(text) && words.some((word) => word.text === text)

/** `Qty Unit Rate` printed tightly: each part must be a whole known head, or the run stays together. */
function cutRun(words: Word[]): Word[][] {
  const repeated = cutAtRepeated(words)
  if (repeated) return repeated
  if (words.length < 2 || readHeading(textOf(words))?.strength === 1 || words.length > 12) return [words]
  for (const strength of [1, 0.95]) {
    const parts = cutInto(words, strength, words.length - 1)
    const roles = parts?.map((part) => readHeading(textOf(part))!.role)
    // `Price ex GST` is one head, though `Ex.` alone counts copies.
    if (parts?.some((part) => /^ex\.?$/i.test(textOf(part)))) continue
    // `Commandé par` at the height of the heads asks who ordered.
    if (parts && asksByWhom(parts, roles!)) return [words]
    // `Material / Text` is one head over both.
    if (parts?.slice(0, -1).some((part) => part.at(-1)!.text.endsWith('/'))) return [words]
    if (parts && new Set(roles).size === parts.length && (strength === 1 || isGapped(parts))) return parts
  }
  return [words]
}

const asksByWhom = (parts: readonly Word[][], roles: readonly string[]) =>
  parts.length === 2 && roles[0] !== 'price' && /^(?:par|by|por|von|door)$/i.test(textOf(parts[1]!))

function cutInto(words: Word[], strength: number, longest = words.length): Word[][] | undefined {
  if (words.length === 0) return []
  for (let to = longest; to > 0; to--) {
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

/** `Amount` `VAT` set closely are no `amount of VAT` where items have no other total: each goes over its own column. */
export function partTaxHead(pieces: readonly Piece[]): Piece[] {
  const has = (...roles: string[]) => pieces.some((piece) => piece.heading && roles.includes(piece.heading.role))
  // Beside the rate `VAT amt` is one head.
  if (!has('quantity', 'price') || has('total', 'base', 'rate')) return [...pieces]
  return pieces.flatMap((piece) => {
    const parts = piece.heading?.role === 'tax' && piece.words.length > 1 ? cutInto(piece.words, 1, piece.words.length - 1) : undefined
    const own = parts?.map((words) => pieceOf(words, piece.row)) ?? []
    return own.length === 2 && own.some(({ heading }) => heading?.role === 'total') && own.some(({ heading }) => heading?.role === 'rate')
      ? own
      : piece
  })
}
