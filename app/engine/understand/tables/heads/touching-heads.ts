import type { Word } from '../../../document.ts'
import type { Role } from './heading-words.ts'
import { readHeading } from './headings.ts'
import type { Below } from './pieces.ts'

const numbers: ReadonlySet<Role | undefined> = new Set(['quantity', 'packages', 'price', 'discount', 'rate', 'tax', 'base', 'total'])
const SHORTEST = 3 // letters of a head

/** `PRICEUNITS`: a head set to the right that ends where the next one begins, each over numbers of its own. German writes `Stückpreis` over one column. */
export function partTouching(word: Word, { isFree, isNumbered }: Below): Word[] {
  const { text, box } = word
  if (text.length < 2 * SHORTEST || !/^\p{L}+$/u.test(text) || readHeading(text)) return [word]
  for (let at = SHORTEST; at <= text.length - SHORTEST; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)]
    const [one, other] = [first, second].map(knownRole)
    if (one === other || !numbers.has(one) || !numbers.has(other)) continue
    const border = box.left + ((box.right - box.left) * at) / text.length
    if (!isFree(border, border) || !isNumbered(box.left, border) || !isNumbered(border, box.right)) continue
    return [
      { ...word, text: first, box: { ...box, right: border } },
      { ...word, text: second, box: { ...box, left: border } },
    ]
  }
  return [word]
}

function knownRole(text: string): Role | undefined {
  const heading = readHeading(text)
  return heading?.strength === 1 ? heading.role : undefined
}
