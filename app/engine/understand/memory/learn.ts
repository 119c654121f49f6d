import { type Field, kinds, type KindName } from '#app/contract/kinds/index.ts'
import type { FieldMemory, Memory } from '#app/contract/memory.ts'
import type { Cells } from '#app/contract/reading.ts'
import type { Document, Word } from '../../document.ts'
import { centreOf, union } from '../../read/geometry.ts'
import { fold, wordsOf } from '../fold.ts'
import { anchorsOf } from './anchors.ts'
import { learnTable } from './learn-table.ts'
import { locate, type Place } from './locate.ts'
import { linesBelow } from './rows-of-page.ts'
import type { NumberAndDateFormat } from './typed.ts'

/** What a person approved; null and absent both mean: not mentioned. */
export interface Approved {
  kind: KindName
  fields: Record<string, string | null | undefined>
  items: readonly Record<string, string | null | undefined>[]
}

/** How many words of the page make its print, at most. */
const PRINT_WORDS = 150

/**
 * What one approved document teaches: where on the page each value stands and which words around it stay, the columns of the table, the constants.
 * `first` is what the engine had read: its boxes decide between places where the page prints a value twice. Pure.
 */
export function learn(document: Document, approved: Approved, first: Cells, format: NumberAndDateFormat): Omit<Memory, 'id'> {
  const kind = kinds[approved.kind]
  const table = learnTable(document, kind, approved.items, format)
  const places = choosePlaces(document, kind.fields, approved.fields, first, format, table?.words ?? new Set())
  const values = new Set([...places.values()].flatMap((place) => place.words))
  for (const word of table?.words ?? []) values.add(word)
  const fields: Record<string, FieldMemory> = {}
  for (const { name } of kind.fields) {
    const value = approved.fields[name]
    if (!value) continue
    const place = places.get(name)
    fields[name] = place ? { value, place: describePlace(place, document, values) } : { value }
  }
  const emptied = kind.fields.map((field) => field.name).filter((name) => first[name] && !approved.fields[name])
  const taxId = approved.kind === 'invoice' ? approved.fields.supplier_tax_id : undefined
  return {
    kind: approved.kind,
    sender: { name: approved.fields[kind.partyField] ?? '', ...(taxId ? { tax_id: taxId } : {}) },
    print: printOf(document, values),
    formats: format,
    fields,
    emptied,
    ...(table ? { table: table.memory } : {}),
  }
}

/** Unchanged values stay where the engine saw them; others take the first place that no other field has. */
function choosePlaces(
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

function describePlace(place: Place, document: Document, values: ReadonlySet<Word>): NonNullable<FieldMemory['place']> {
  const first = place.words[0]!
  const lastLine = place.lines.at(-1)!
  const under = linesBelow(place.page, lastLine)[0]
  return {
    page: place.page.number,
    fromEnd: document.pages.length - place.page.number,
    at: { x: first.box.left, y: first.box.top },
    right: Math.max(...place.words.map((word) => word.box.right)),
    lines: place.lines.length,
    anchors: anchorsOf(place, values),
    skipped: place.skipped,
    gap: Math.max(0, ...place.lines.slice(1).map((line, at) => line.box.top - place.lines[at]!.box.bottom)),
    tail: under ? Math.max(0, under.box.top - lastLine.box.bottom) : 1000,
  }
}

function printOf(document: Document, values: ReadonlySet<Word>): Memory['print'] {
  const words = (document.pages[0]?.words ?? []).filter((word) => !values.has(word) && /\p{L}{3}/u.test(word.text) && !/\d/.test(word.text))
  return words
    .slice(0, PRINT_WORDS)
    .map((word) => ({ word: wordsOf(word.text).join(' ') || fold(word.text), x: Math.round(word.box.left), y: Math.round(word.box.top) }))
}
