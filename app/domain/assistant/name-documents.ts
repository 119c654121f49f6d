import { codeKey } from '../documents/keys.ts'
import type { AskedText } from './asked-text.ts'
import type { Known } from './query.ts'

const LONGEST = 3 // words that make up a number
const UNIT = /^(?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?|jours?|semaines?|mois)$/

/** Documents whose number stands in the question, taken out of it: a word with a digit in it, or two or three words that make it up. */
export function takeDocuments(text: AskedText, { numbers }: Known): string[] {
  const ids = new Set<string>()
  for (const run of text.runs)
    for (let from = 0; from < run.length; from += 1)
      for (let length = Math.min(LONGEST, run.length - from); length >= 1; length -= 1) {
        const said = run.slice(from, from + length)
        const found = canBeNumber(said, run[from + length]) ? numbers.get(codeKey(said.join(''))) : undefined
        if (!found || !text.takeText(said.join(' '))) continue
        for (const id of found) ids.add(id)
        from += length - 1
        break
      }
  return [...ids]
}

/** Years, days and small numbers are rarely meant as the number of a document. */
function canBeNumber(said: readonly string[], next: string | undefined): boolean {
  const key = codeKey(said.join(''))
  if (key.length < 2 || !/\d/.test(key) || (said.length > 1 && !/\d/.test(said.at(-1)!))) return false
  if (/^\d+$/.test(key) && (key.length < 3 || (next !== undefined && UNIT.test(next)))) return false
  return said.length > 1 || !/^(?:(?:19|20)\d\d|[qth][1-4])$/.test(key)
}
