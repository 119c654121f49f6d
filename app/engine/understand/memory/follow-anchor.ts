import type { Anchor, FieldMemory } from '#app/contract/memory.ts'
import type { Document, Line, Page, Word } from '../../document.ts'
import { matchWords } from './match-words.ts'
import { takePart } from './parts.ts'
import { rowsOfPage } from './rows-of-page.ts'
import type { TableEnd } from './table-end.ts'

/** How far from the expected point a value may begin, in points. */
const NEAR_X = 14
const NEAR_Y = 7
/** And where the page alone leads there. */
const EXACT = 4
/** Words of an anchor are looked for in so many places. */
const TRIES = 2

export interface Lead {
  page: Page
  words: Word[]
  /** Where a text would go on below. */
  left: number
  /** The value ends the words, whatever stands before it. */
  backwards?: boolean
}

/** The words that begin where an anchor leads on another paper, the likeliest first. */
export function followAnchor({ pages }: Document, anchor: Anchor, known: FieldMemory, end: TableEnd | undefined): Lead[] {
  const place = known.place!
  const pageOff = ({ number }: Page) => Math.min(Math.abs(number - place.page), Math.abs(pages.length - number - place.fromEnd))
  if (anchor.side === 'page') return pages.filter((page) => pageOff(page) === 0).flatMap((page) => leadAt(page, known, place.at.y))
  if (anchor.side === 'table')
    return pages.flatMap((page) => (page.number === end?.page ? leadAt(page, known, end.bottom + anchor.dy) : []))
  const hits = pages.flatMap((page) => page.lines.flatMap((line) => hitOf(page, line, anchor)))
  const distance = (hit: Hit) => 2000 * pageOff(hit.page) + Math.hypot(hit.x + anchor.dx - place.at.x, hit.y + anchor.dy - place.at.y)
  return hits
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, TRIES)
    .flatMap((hit) => leadOf(hit, anchor, known))
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

function leadOf(hit: Hit, anchor: Anchor, known: FieldMemory): Lead[] {
  const { page, line, first, last } = hit
  const place = known.place!
  const begin = (words: readonly Word[], of: Line) => leadFrom(page, of, place.part ? takePart(of.words, place.part) : words, known)
  if (anchor.side === 'before') {
    const rest = line.words.slice(last + 1)
    if (rest.length > 0) return begin(rest, line)
    const beside = rightOf(page, line)
    return beside ? [{ page, words: beside.words, left: beside.box.left }] : []
  }
  if (anchor.side === 'after') return [{ page, words: cutLead(line.words.slice(0, first), known), left: line.box.left, backwards: true }]
  // A label that is centred or ends at an edge moves with its own length: the place of the earlier paper counts too.
  const edges = [hit.x + anchor.dx, place.at.x].map((left) => ({ left, right: left + place.right - place.at.x }))
  if (anchor.side === 'left') {
    const beside = lineAt(page, edges, line.box.top, line)
    return beside ? begin(beside.words, beside) : []
  }
  const there = lineAt(page, edges, hit.y + anchor.dy, line)
  if (!there) return []
  const from = there.words.findIndex((word) => edges.some(({ left }) => Math.abs(word.box.left - left) < NEAR_X))
  return begin(there.words.slice(Math.max(0, from)), there)
}

/** What begins or ends exactly where the value did on the earlier paper. */
function leadAt(page: Page, known: FieldMemory, top: number): Lead[] {
  const { at, right, part } = known.place!
  return page.lines.flatMap((line) => {
    if (Math.abs(line.box.top - top) >= EXACT) return []
    if (part) return Math.abs(line.box.left - at.x) < EXACT || part.from > 0 ? leadFrom(page, line, takePart(line.words, part), known) : []
    const from = line.words.findIndex((word) => Math.abs(word.box.left - at.x) < EXACT)
    if (from >= 0) return leadFrom(page, line, line.words.slice(from), known)
    return Math.abs(line.box.right - right) < EXACT ? leadFrom(page, line, line.words, known) : []
  })
}

function leadFrom(page: Page, line: Line, words: readonly Word[], known: FieldMemory): Lead[] {
  const kept = cut(words, known)
  return kept.length > 0 ? [{ page, words: kept, left: known.place!.part ? line.box.left : kept[0]!.box.left }] : []
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

const wordsOfSide = (known: FieldMemory, side: Anchor['side']) => known.place!.anchors.find((anchor) => anchor.side === side)?.words

/** The words that led to the value on the earlier paper begin it here too. */
function cutLead(words: readonly Word[], known: FieldMemory): Word[] {
  const before = wordsOfSide(known, 'before')
  const lead = before && matchWords(words, before)
  return lead ? words.slice(lead.last + 1) : [...words]
}

/** The same, and those that followed it end it. */
function cut(words: readonly Word[], known: FieldMemory): Word[] {
  const rest = cutLead(words, known)
  const after = wordsOfSide(known, 'after')
  // The words behind may hold a month or the like: the first of them ends the value as well.
  const end = after && (matchWords(rest, after) ?? matchWords(rest, after.slice(0, 1)))
  return end && end.first > 0 ? rest.slice(0, end.first) : [...rest]
}
