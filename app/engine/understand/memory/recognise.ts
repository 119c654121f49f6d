import { kinds } from '#app/contract/kinds/index.ts'
import type { Memory } from '#app/contract/memory.ts'
import type { Document } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { alignmentOf, type Point } from './alignment.ts'
import { moveMemory } from './move-memory.ts'
import { namesOn } from './names-on.ts'

/** Words of the same text count as the same landmark when their left edges differ by less, in points. */
const SAME_X = 4
/** And their height on the page by less: tables of other lengths push what stands under them. */
const SAME_Y = 12
/** Share of the print that must be there for one layout. */
const SAME_LAYOUT = 0.4
/** And where the sender's name does not stand in its place. */
const LIKE_LAYOUT = 0.6
/** How far the sender's name may have moved, in points. */
const MOVED_X = 30
const MOVED_Y = 60
/** Shorter tax ids stand on a page by chance. */
const SHORTEST_TAX_ID = 8

/** A paper that lies elsewhere on the sheet shows so much more of the print where it lies. */
const BETTER = 0.15

export interface Recognised {
  /** In the places of this paper. */
  memory: Memory
  /** 0 to 1: how much of the print is there. */
  likeness: number
  /** Its place among the memories at hand, which come newest first. */
  age: number
}

/** The memories of this sender and layout, the likest first. A memory of another sender is never among them. */
export function recognise(document: Document, memories: readonly Memory[]): Recognised[] {
  const page = document.pages[0]
  if (!page || memories.length === 0) return []
  const places = new Map<string, Point[]>()
  for (const word of document.pages.flatMap((one) => one.words)) {
    const key = wordsOf(word.text).join(' ')
    // What a longer table pushed to another page has kept its column only.
    const y = word.page === page.number ? word.box.top : Infinity
    places.set(key, [...(places.get(key) ?? []), { x: word.box.left, y }])
  }
  const signs = wordsOf(document.pages.map((one) => one.words.map((word) => word.text).join(' ')).join(' ')).join('')
  return memories
    .map((memory, age) => ({ ...layOn(places, memory), age }))
    .filter(({ memory, likeness }) => likeness >= SAME_LAYOUT && isOfSender(document, signs, memory, likeness))
    .sort((a, b) => b.likeness - a.likeness)
}

/** The memory where it fits best: as it was, or moved with everything that the paper prints. */
function layOn(places: ReadonlyMap<string, readonly Point[]>, memory: Memory): Pick<Recognised, 'memory' | 'likeness'> {
  const likeness = likenessOf(memory, places)
  const alignment = likeness > 1 - BETTER ? undefined : alignmentOf(memory.print, places)
  if (!alignment) return { memory, likeness }
  const moved = moveMemory(memory, alignment)
  const moveds = likenessOf(moved, places)
  return moveds >= likeness + BETTER ? { memory: moved, likeness: moveds } : { memory, likeness }
}

/** The sender's tax id is printed, or its name where it stood before: other papers may name it too, as their customer. */
function isOfSender(document: Document, signs: string, { kind, sender, fields }: Memory, likeness: number): boolean {
  const taxId = wordsOf(sender.tax_id ?? '').join('')
  if (taxId.length >= SHORTEST_TAX_ID && signs.includes(taxId)) return true
  const { read_name: readName, read_at: readAt } = sender
  if (readName && readAt && likeness >= LIKE_LAYOUT) {
    const near = ({ x, y }: Point) => Math.abs(x - readAt.x) < MOVED_X && Math.abs(y - readAt.y) < MOVED_Y
    if (namesOn(document, readName).some(near)) return true
  }
  const names = namesOn(document, sender.name)
  const place = fields[kinds[kind].partyField]?.place
  if (!place) return names.length > 0 && likeness >= LIKE_LAYOUT
  return names.some(({ x, y, page }) => {
    const [dx, dy] = [Math.abs(x - place.at.x), Math.abs(y - place.at.y)]
    return (page === place.page && dx < MOVED_X && dy < MOVED_Y) || (dx < SAME_X && likeness >= LIKE_LAYOUT)
  })
}

/** Landmarks in the same place count whole; those that kept their column only, moved up or down by a longer table, count for less. */
function likenessOf({ print }: Memory, places: ReadonlyMap<string, readonly Point[]>): number {
  if (print.length === 0) return 0
  const score = print.reduce((sum, { word, x, y }) => {
    const same = (places.get(word) ?? []).filter((place) => Math.abs(place.x - x) < SAME_X)
    return sum + (same.length === 0 ? 0 : same.some((place) => Math.abs(place.y - y) < SAME_Y) ? 1 : 0.7)
  }, 0)
  return score / print.length
}
