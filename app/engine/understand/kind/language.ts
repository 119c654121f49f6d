import type { Document } from '../../document.ts'
import type { Language } from '../context.ts'
import { wordsOf } from '../words/fold.ts'
import { labelPage } from '../labels/labels.ts'
import { vocabularies } from '../vocabulary/vocabularies.ts'

const stopWords = new Map<string, Language[]>()
for (const { language, stopWords: words } of vocabularies) {
  for (const word of words.trim().split(/\s+/)) stopWords.set(word, [...(stopWords.get(word) ?? []), language])
}

/** Words of a language that must be seen before it is believed. */
const ENOUGH = 4

/** The language most of the frequent words belong to; a word that several share counts less. Null where hardly any is found. */
export function readLanguage(document: Document): { language: Language | null; share: number } {
  const points = new Map<Language, number>()
  for (const page of document.pages.slice(0, 5)) {
    for (const line of page.lines) {
      for (const word of wordsOf(ownLanguage(line.text))) {
        const owners = stopWords.get(word)
        for (const owner of owners ?? []) points.set(owner, (points.get(owner) ?? 0) + 1 / owners!.length ** 1.5)
      }
    }
  }
  const sorted = [...points].sort((a, b) => b[1] - a[1])
  const [first, second] = sorted
  if (!first || first[1] < ENOUGH / 2) return byLabels(document)
  return { language: first[0], share: first[1] / (first[1] + (second?.[1] ?? 0)) }
}

/** `Factura nº / Invoice No.`: on forms in two languages the writer's own comes first. */
const ownLanguage = (text: string) => /^(\p{L}[\p{L}\d .'’°º()-]{2,40})\s\/\s\p{L}[^/]{2,40}(?:\/[^/]{2,20})?$/u.exec(text)?.[1] ?? text

const LABELS = 3 // that only one language knows
const MOST = 0.6 // of them in one language

/** A form of labels and numbers holds no sentences: its labels tell. */
function byLabels(document: Document): { language: Language | null; share: number } {
  const counts = new Map<Language, number>()
  for (const line of document.pages.slice(0, 2).flatMap(labelPage)) {
    for (const { sayings } of line.labels) {
      const languages = new Set(sayings.map(({ language }) => language))
      const [only] = languages
      if (only && languages.size === 1) counts.set(only, (counts.get(only) ?? 0) + 1)
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= LABELS && most[1] >= MOST * all ? { language: most[0], share: most[1] / all } : { language: null, share: 0 }
}
