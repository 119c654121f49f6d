import type { Field } from '#app/contract/kinds/index.ts'
import type { Anchor, FieldMemory, Memory } from '#app/contract/memory.ts'
import type { Candidate } from '../../candidate.ts'
import type { Document, Line, Page, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import { wordsOf } from '../fold.ts'
import { textOfWords } from './chunks.ts'
import { growBlock } from './grow-block.ts'
import { locate } from './locate.ts'
import { matchWords } from './match-words.ts'
import { rowsOfPage } from './rows-of-page.ts'
import { meansSame, type NumberAndDateFormat, readTyped } from './typed.ts'

/** How far from the expected point a value may begin, in points. */
const NEAR_X = 14
const NEAR_Y = 7
const LONGEST_SPAN = 7

/** Fields that the sender prints the same on every paper: their words alone find them. */
const constants = new Set([
  'supplier_name',
  'supplier_address',
  'supplier_tax_id',
  'supplier_contact',
  'bank_details',
  'legal_mentions',
  'payment_terms',
  'payment_methods',
  'customer_company_name',
])
/** Of these another value in the usual place counts more than the usual value elsewhere. */
const changing = new Set(['bank_details', 'payment_terms', 'payment_methods', 'legal_mentions'])
/** Fields that a paper may mean without printing them in words. */
const unprinted = new Set(['currency'])

/** What the memory of one document says of one field of another. */
export function recallField(document: Document, field: Field, known: FieldMemory, memory: Memory): Candidate[] {
  if (unprinted.has(field.name))
    return [{ value: known.value, score: 0.92, source: 'learned', reason: 'the same on every paper of this sender' }]
  const constant = constants.has(field.name) ? findConstant(document, field, known.value, memory.formats) : []
  if (constant.length && !changing.has(field.name)) return constant
  const found = known.place?.anchors.flatMap((anchor) => followAnchor(document, field, known, anchor, memory)) ?? []
  const alike = found.filter(({ value }) => field.type !== 'text' || isLike(value, known.value))
  return alike.length ? alike : constant
}

/** A text of the same make: with a postal code, an address of the net or letters where the earlier one had them. */
function isLike(value: string, earlier: string): boolean {
  return makes.every((make) => !make.test(earlier) || make.test(value)) && (/\d/.test(earlier) || !/\d{4}/.test(value))
}
const makes = [/\d{4}/, /@/, /\p{L}{2}/u]

function findConstant(document: Document, field: Field, value: string, format: NumberAndDateFormat): Candidate[] {
  const [place] = locate(field.type, value, document, format)
  return place ? [candidateFrom(value, place.words, place.page, 0.97, 'printed as on earlier papers of this sender')] : []
}

/** What stands where one anchor leads, if it reads as the field's type; at most one candidate. */
export function followAnchor(document: Document, field: Field, known: FieldMemory, anchor: Anchor, memory: Memory): Candidate[] {
  const place = known.place!
  const hits = document.pages.flatMap((page) => page.lines.flatMap((line) => hitOf(page, line, anchor)))
  const pageOff = (page: Page) =>
    Math.min(Math.abs(page.number - place.page), Math.abs(document.pages.length - page.number - place.fromEnd))
  const distance = (hit: Hit) => 2000 * pageOff(hit.page) + Math.hypot(hit.x + anchor.dx - place.at.x, hit.y + anchor.dy - place.at.y)
  for (const hit of hits.toSorted((a, b) => distance(a) - distance(b)).slice(0, 2)) {
    const words = takeWords(hit, anchor, known)
    const read = words.length ? readValue(hit.page, words, field, known, memory) : undefined
    if (read)
      return [
        candidateFrom(
          read.value,
          read.words,
          hit.page,
          scoreOf(anchor),
          `where ${anchor.side} "${anchor.words.join(' ')}" led on an earlier paper`,
        ),
      ]
  }
  return []
}

interface Hit {
  page: Page
  line: Line
  /** The first and last word of the anchor's words on the line. */
  first: number
  last: number
  x: number
  y: number
}

function hitOf(page: Page, line: Line, anchor: Anchor): Hit[] {
  const match = matchWords(line.words, anchor.words)
  if (!match) return []
  const origin = anchor.side === 'before' || anchor.side === 'after' ? line.words[match.first]!.box : line.box
  return [{ page, line, ...match, x: origin.left, y: origin.top }]
}

/** The words that begin where the anchor leads. */
function takeWords(hit: Hit, anchor: Anchor, known: FieldMemory): Word[] {
  const { page, line, first, last } = hit
  const place = known.place!
  if (anchor.side === 'before') {
    const rest = line.words.slice(last + 1)
    return rest.length ? cut(rest, known) : (rightOf(page, line)?.words ?? [])
  }
  if (anchor.side === 'after') return line.words.slice(0, first)
  // A label that is centred or ends at an edge moves with its own length: the place of the earlier paper counts too.
  const edges = [hit.x + anchor.dx, place.at.x].map((left) => ({ left, right: left + place.right - place.at.x }))
  if (anchor.side === 'left') {
    const beside = lineAt(page, edges, line.box.top, line)
    return beside ? cut(beside.words, known) : []
  }
  const there = lineAt(page, edges, hit.y + anchor.dy, line)
  if (!there) return []
  const from = there.words.findIndex((word) => edges.some(({ left }) => Math.abs(word.box.left - left) < NEAR_X))
  return cut(there.words.slice(Math.max(0, from)), known)
}

/** The line that begins or ends nearest to one of the expected edges. */
function lineAt(page: Page, edges: readonly { left: number; right: number }[], top: number, not: Line): Line | undefined {
  const off = ({ box, words }: Line) => {
    const offs = edges.flatMap(({ left, right }) => [
      Math.abs(box.left - left),
      Math.abs(box.right - right),
      ...words.map((word) => Math.abs(word.box.left - left)),
    ])
    return Math.min(...offs)
  }
  return page.lines
    .filter((line) => line !== not && Math.abs(line.box.top - top) < NEAR_Y && off(line) < NEAR_X)
    .sort((a, b) => off(a) - off(b))[0]
}

function rightOf(page: Page, line: Line): Line | undefined {
  const row = rowsOfPage(page).find((one) => one.lines.includes(line))
  return row?.lines[row.lines.indexOf(line) + 1]
}

/** The words that led to the value on the earlier paper begin it here too, and those that followed it end it. */
function cut(words: readonly Word[], known: FieldMemory): Word[] {
  const side = (wanted: Anchor['side']) => known.place!.anchors.find((anchor) => anchor.side === wanted)?.words
  const before = side('before')
  const lead = before && matchWords(words, before)
  const rest = lead ? words.slice(lead.last + 1) : words
  const after = side('after')
  // The words behind may hold a month or the like: the first of them ends the value as well.
  const end = after && (matchWords(rest, after) ?? matchWords(rest, after.slice(0, 1)))
  return end && end.first > 0 ? rest.slice(0, end.first) : [...rest]
}

function readValue(
  page: Page,
  words: Word[],
  field: Field,
  known: FieldMemory,
  memory: Memory,
): { value: string; words: Word[] } | undefined {
  if (field.type === 'text') return readText(page, words, field, known, memory)
  const fromEnd = known.place!.anchors.some((anchor) => anchor.side === 'before' || anchor.side === 'left') ? 0 : 2
  for (let from = 0; from <= Math.min(words.length - 1, fromEnd + 1); from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_SPAN); to > from; to -= 1) {
      const span = words.slice(from, to)
      const value = readTyped(field.type, textOfWords(span), memory.formats)
      if (value !== undefined && (field.type !== 'code' || fitsCode(value, known.value))) return { value, words: span }
    }
  }
  return undefined
}

/** A code has digits where the earlier one had, and as many words. */
function fitsCode(value: string, earlier: string): boolean {
  return /\d/.test(value) === /\d/.test(earlier) && value.split(/\s+/).length === earlier.split(/\s+/).length
}

function readText(
  page: Page,
  words: Word[],
  field: Field,
  known: FieldMemory,
  memory: Memory,
): { value: string; words: Word[] } | undefined {
  const block = field.multiline || known.place!.lines > 1 ? growBlock(page, words, known.place!, memory) : words
  const skipped = [...known.place!.skipped]
  const kept = block.filter((word) => {
    const tokens = wordsOf(word.text)
    if (tokens.length === 0 || !tokens.every((token) => skipped.includes(token))) return true
    for (const token of tokens) skipped.splice(skipped.indexOf(token), 1)
    return false
  })
  const text = textOfWords(kept).replace(/^[\s:;•–—-]+|[\s:;•–—-]+$/gu, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  return { value: meansSame('text', text, known.value) ? known.value : text, words: kept }
}

const scores: Record<Anchor['side'], number> = { before: 0.98, left: 0.98, after: 0.95, right: 0.95, above: 0.96, below: 0.96 }
const scoreOf = (anchor: Anchor): number => scores[anchor.side] - (anchor.words.join('').length < 2 ? 0.08 : 0)

function candidateFrom(value: string, words: Word[], page: Page, score: number, reason: string): Candidate {
  return {
    value,
    score,
    source: 'learned',
    page: page.number,
    box: union(words.map((word) => word.box)),
    words,
    text: textOfWords(words),
    reason,
  }
}
