import type { FieldMemory } from '#app/contract/memory.ts'
import type { Word } from '../../document.ts'
import type { Place } from './locate.ts'

export type Part = NonNullable<NonNullable<FieldMemory['place']>['part']>

/** Signs that part the values of a line. */
const signs = [',', '·', '|', '/', ';', '•', '–', '-']

/** Which part of its line a value is: "Mills Ltd, 4 Kiln Lane, Leeds" holds a name and an address. Undefined where it has the line for itself. */
export function partOf({ words, lines }: Place): Part | undefined {
  const [line] = lines
  const [first, last] = [words[0]!, words.at(-1)!]
  if (!line) return undefined
  for (const sign of signs) {
    const segments = segmentsOf(line.words, sign)
    if (segments.length < 2) continue
    const from = segments.findIndex((segment) => segment.includes(first))
    const begins = from === 0 || segments[from]![0] === first
    const ending = segments.findIndex((segment) => segment.includes(last))
    const isOpen = lines.length > 1 || ending === segments.length - 1
    const ends = isOpen || segments[ending]!.filter((word) => !isSign(word, sign)).at(-1) === last
    if (from < 0 || !begins || !ends || (from === 0 && isOpen)) continue
    return { sign, from, to: isOpen ? null : ending + 1 }
  }
  return undefined
}

/** The words of the part on another line. */
export function takePart(words: readonly Word[], { sign, from, to }: Part): Word[] {
  return segmentsOf(words, sign)
    .slice(from, to ?? undefined)
    .flat()
}

const isSign = ({ text }: Word, sign: string) => text === sign

function segmentsOf(words: readonly Word[], sign: string): Word[][] {
  const segments: Word[][] = [[]]
  for (const word of words) {
    segments.at(-1)!.push(word)
    const parts = sign === '/' || sign === '-' ? word.text === sign : word.text.endsWith(sign)
    if (parts) segments.push([])
  }
  return segments.filter((segment) => segment.length > 0)
}
