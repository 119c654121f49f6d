import type { Document, Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'

interface Named {
  page: number
  x: number
  y: number
}

/** "Mills GmbH" is not "Mills GmbH & Co. KG": what goes on with one of these is another company. */
const goesOn = new Set(
  'co kg gmbh ag ohg ug mbh sarl sas sasu sa eurl snc sl slu sau srl spa bv nv ltd limited llc llp inc plc corp'.split(' '),
)
/** A name goes on where the next word is nearer than this, in em. */
const NEXT_WORD = 0.8

/** Where a page prints a company's name, word for word, on one line or two. */
export function namesOn({ pages }: Document, name: string): Named[] {
  const wanted = wordsOf(name)
  if (wanted.length === 0) return []
  return pages.flatMap((page) => {
    const words = page.lines.flatMap((line) => line.words)
    const tokens = words.flatMap((word) => wordsOf(word.text).map((token) => ({ token, word })))
    return tokens.flatMap(({ word }, at) => {
      const isHere = wanted.every((token, offset) => tokens[at + offset]?.token === token)
      if (!isHere || isLonger(tokens[at + wanted.length - 1]!.word, tokens[at + wanted.length], wanted)) return []
      return [{ page: page.number, x: word.box.left, y: word.box.top }]
    })
  })
}

function isLonger(last: Word, next: { token: string; word: Word } | undefined, wanted: readonly string[]): boolean {
  if (!next || !goesOn.has(next.token) || wanted.includes(next.token)) return false
  const gap = next.word.box.left - last.box.right
  return Math.abs(next.word.box.bottom - last.box.bottom) < 0.5 * last.size && gap >= -1 && gap < NEXT_WORD * last.size + 6
}
