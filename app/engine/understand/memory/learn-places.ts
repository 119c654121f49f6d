import type { Field } from '#app/contract/kinds/index.ts'
import type { FieldMemory, Memory } from '#app/contract/memory.ts'
import type { Cells } from '#app/contract/reading.ts'
import type { Document, Line, Word } from '../../document.ts'
import { centreOf, union } from '../../read/geometry.ts'
import { fold, wordsOf } from '../words/fold.ts'
import { anchorsOf } from './anchors.ts'
import { locate, type Place } from './locate.ts'
import { partOf } from './parts.ts'
import { linesBelow } from './rows-of-page.ts'
import type { TableEnd } from './table-end.ts'
import type { NumberAndDateFormat } from './typed.ts'
import type { Approved } from './approved.ts'

/** How many words of the page make its print, at most. */
const PRINT_WORDS = 150

/** Unchanged values stay where the engine saw them; others take the first place that no other field has. */
export function choosePlaces(
  document: Document,
  fields: readonly Field[],
  approved: Approved['fields'],
  first: Cells,
  format: NumberAndDateFormat,
  inTable: ReadonlySet<Word>,
): Map<string, Place> {
  const found = fields.flatMap((field) => {
    const value = approved[field.name]
    if (!value) return []
    const all = locate(field.type, value, document, format)
    const outside = all.filter((place) => !inTable.has(place.words[0]!))
    const seen = first[field.name]?.value === value ? first[field.name] : undefined
    return [{ name: field.name, places: outside.length ? outside : all, seen }]
  })
  const chosen = new Map<string, Place>()
  const taken = new Set<Word>()
  const take = (name: string, place: Place | undefined) => {
    if (!place) return
    chosen.set(name, place)
    for (const word of place.words) taken.add(word)
  }
  for (const { name, places, seen } of found) if (seen?.box) take(name, nearest(places, document, seen))
  for (const { name, places } of found) if (!chosen.has(name)) take(name, places.find((place) => !taken.has(place.words[0]!)) ?? places[0])
  return chosen
}

function nearest(places: readonly Place[], document: Document, { page, box }: Cells[string]): Place | undefined {
  const distance = (place: Place) => {
    const { width, height, number } = place.page
    const [x, y] = centreOf(union(place.words.map((word) => word.box)))
    const pages = Math.abs(number - (page ?? 1)) * height
    return pages + Math.hypot(x - ((box![0] + box![2]) / 2) * width, y - ((box![1] + box![3]) / 2) * height)
  }
  return places.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Where a value stands, told by the words around it, for the next paper of the layout. */
export function describePlace(
  place: Place,
  document: Document,
  values: ReadonlySet<Word>,
  end: TableEnd | undefined,
): NonNullable<FieldMemory['place']> {
  const first = place.words[0]!
  const lastLine = place.lines.at(-1)!
  const under = linesBelow(place.page, lastLine)[0]
  const part = partOf(place)
  return {
    page: place.page.number,
    fromEnd: document.pages.length - place.page.number,
    at: { x: first.box.left, y: first.box.top },
    right: Math.max(...place.words.map((word) => word.box.right)),
    lines: place.lines.length,
    anchors: anchorsOf(place, values, end),
    skipped: place.skipped,
    gap: Math.max(0, ...place.lines.slice(1).map((line, at) => line.box.top - place.lines[at]!.box.bottom)),
    tail: under ? Math.max(0, under.box.top - lastLine.box.bottom) : 1000,
    ...(under ? { next: nextWords(under, values) } : {}),
    ...(part ? { part } : {}),
  }
}

/** The words that begin a line up to the first value or number. */
function nextWords({ words }: Line, values: ReadonlySet<Word>): string[] {
  const end = words.findIndex((word) => values.has(word) || /\d/.test(word.text))
  return words.slice(0, end < 0 ? 3 : Math.min(3, end)).flatMap((word) => wordsOf(word.text))
}

/** What a layout prints on every paper: its words without the values. */
export function printOf(document: Document, values: ReadonlySet<Word>): Memory['print'] {
  const words = (document.pages[0]?.words ?? []).filter((word) => !values.has(word) && /\p{L}{3}/u.test(word.text) && !/\d/.test(word.text))
  return words
    .slice(0, PRINT_WORDS)
    .map((word) => ({ word: wordsOf(word.text).join(' ') || fold(word.text), x: Math.round(word.box.left), y: Math.round(word.box.top) }))
}
