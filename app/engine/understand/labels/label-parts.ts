import type { Language } from '../context.ts'
import { vocabularies } from '../vocabulary/vocabularies.ts'
import type { LabelPart } from '../vocabulary/vocabulary.ts'

/** What the words of a label are about, in one language. */
export interface Heard {
  language: Language
  has: (part: LabelPart) => boolean
  /** How many things they are about. */
  count: number
}

const lexicons = vocabularies.map(({ language, parts }) => {
  const words = new Map<string, LabelPart[]>()
  for (const [part, list] of Object.entries(parts) as [LabelPart, string][])
    for (const word of list.trim().split(/\s+/)) words.set(word, [...(words.get(word) ?? []), part])
  return { language, words }
})

/** All words have to be known in one language; undefined where they are in none. */
export function hearParts(words: readonly string[]): Heard | undefined {
  for (const { language, words: known } of lexicons) {
    const heard = words.map((word) => known.get(word) ?? (compounding.has(language) ? ofCompound(word, known) : undefined))
    if (!heard.every((parts) => parts !== undefined)) continue
    const parts = new Set(heard.flatMap((one, at) => one.filter((part) => part !== 'filler' && (part !== 'on' || at === words.length - 1))))
    if (parts.size > 0) return { language, has: (part) => parts.has(part), count: parts.size }
  }
  return undefined
}

const compounding: ReadonlySet<Language> = new Set<Language>(['de', 'nl'])
const SHORTEST = 3 // letters of a word within a compound
const COMPOUND = 8 // letters of a compound

/** `Gesamtbestellwert`, `Wunschliefertermin`: known words written as one, with or without an `s` between. */
function ofCompound(word: string, known: ReadonlyMap<string, LabelPart[]>): LabelPart[] | undefined {
  if (word.length < COMPOUND) return undefined
  for (let at = word.length - SHORTEST; at >= SHORTEST; at--) {
    const first = known.get(word.slice(0, at))
    if (!first) continue
    const rest = word.slice(at)
    const others = [rest, rest.replace(/^s/, '')].map((one) => known.get(one) ?? ofCompound(one, known)).find((one) => one !== undefined)
    if (others) return [...first, ...others]
  }
  return undefined
}
