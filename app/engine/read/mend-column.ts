import type { Word } from '../document.ts'
import { DIGIT_OF, LETTER_OF } from './look-alikes.ts'

/** Words stand under each other when their left edges are nearer than this, in em. */
const SAME_EDGE = 0.4
/** A shape is that of a column when so many words have it, and this share of all codes there. */
const ENOUGH = 3
const MOST = 0.6
/** More signs than this are not put right: it would be guessing. */
const MOST_CHANGES = 2

/** Codes that stand under each other and are built alike tell how the others among them are: `FHAO76` among `PEH282`, `JWK485`, `CTS764` is `FHA076`. */
export function mendColumns(words: readonly Word[]): Word[] {
  const codes = words.filter(({ text }) => isMixed(text)).toSorted((a, b) => a.box.left - b.box.left)
  const mended = new Map<Word, string>()
  for (let from = 0; from < codes.length;) {
    const { box, size } = codes[from]!
    let to = from + 1
    while (to < codes.length && codes[to]!.box.left - box.left < SAME_EDGE * size) to += 1
    mendColumn(codes.slice(from, to), mended)
    from = to
  }
  return words.map((word) => (mended.has(word) ? { ...word, text: mended.get(word)! } : word))
}

function mendColumn(column: readonly Word[], mended: Map<Word, string>): void {
  const counts = new Map<string, number>()
  for (const { text } of column) counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1)
  const [usual, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  if (count < ENOUGH || count < MOST * column.length) return
  for (const word of column) {
    const fitted = fit(word.text, usual)
    if (fitted !== undefined) mended.set(word, fitted)
  }
}

/** Letters and digits in one word: a code. */
const isMixed = (text: string): boolean => text.length >= 4 && /\p{Lu}/u.test(text) && /\d/.test(text) && !/\p{Ll}/u.test(text)

/** `FHA076` has the shape `AAA999`. */
const shapeOf = (text: string): string => text.replace(/\p{Lu}/gu, 'A').replace(/\d/g, '9')

/** The word with another shape of the same length, where only signs that look alike differ. */
function fit(text: string, shape: string): string | undefined {
  if (text.length !== shape.length || shapeOf(text) === shape) return undefined
  let changes = 0
  const signs = [...text].map((sign, at) => {
    if (shapeOf(sign) === shape[at]) return sign
    changes += 1
    return shape[at] === '9' ? DIGIT_OF[sign] : shape[at] === 'A' ? LETTER_OF[sign] : undefined
  })
  return changes <= MOST_CHANGES && !signs.includes(undefined) ? signs.join('') : undefined
}
