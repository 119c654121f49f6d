import type { Memory } from '#app/contract/memory.ts'
import type { Document } from '../../document.ts'
import { wordsOf } from '../fold.ts'

/** Words of the same text count as the same landmark when their left edges differ by less, in points. */
const SAME_X = 4
/** And their height on the page by less: tables of other lengths push what stands under them. */
const SAME_Y = 12
/** Share of the print that must be there for one layout. */
const SAME_LAYOUT = 0.4

export interface Recognised {
  memory: Memory
  /** 0 to 1: how much of the print is there. */
  likeness: number
}

/** The memories of this sender and layout, the likest first. A memory of another sender is never among them. */
export function recognise(document: Document, memories: readonly Memory[]): Recognised[] {
  const page = document.pages[0]
  if (!page || memories.length === 0) return []
  const places = new Map<string, { x: number; y: number }[]>()
  for (const word of page.words) {
    const key = wordsOf(word.text).join(' ')
    places.set(key, [...(places.get(key) ?? []), { x: word.box.left, y: word.box.top }])
  }
  const tokens = wordsOf(document.pages.map((one) => one.words.map((word) => word.text).join(' ')).join(' '))
  const text = ` ${tokens.join(' ')} `
  const digits = tokens.join('')
  return memories
    .filter(({ sender }) => isNamed(text, sender.name) || (sender.tax_id !== undefined && digits.includes(wordsOf(sender.tax_id).join(''))))
    .map((memory) => ({ memory, likeness: likenessOf(memory, places) }))
    .filter(({ likeness }) => likeness >= SAME_LAYOUT)
    .sort((a, b) => b.likeness - a.likeness)
}

function isNamed(text: string, name: string): boolean {
  const words = wordsOf(name)
  return words.length > 0 && text.includes(` ${words.join(' ')} `)
}

/** Landmarks in the same place count whole; those that kept their column only, moved up or down by a longer table, count half. */
function likenessOf({ print }: Memory, places: ReadonlyMap<string, { x: number; y: number }[]>): number {
  if (print.length === 0) return 0
  const score = print.reduce((sum, { word, x, y }) => {
    const same = (places.get(word) ?? []).filter((place) => Math.abs(place.x - x) < SAME_X)
    return sum + (same.length === 0 ? 0 : same.some((place) => Math.abs(place.y - y) < SAME_Y) ? 1 : 0.7)
  }, 0)
  return score / print.length
}
