import type { Word } from '../document.ts'
import { mendAccount, mendTaxId } from './mend-identifier.ts'
import { mendPostcode, mendWord } from './mend-word.ts'

/** Words of one stretch of text are nearer than this, in em. */
const NEAR = 1.2
/** No account or tax number is printed in more groups. */
const MOST_GROUPS = 9
const FEWEST_SIGNS = 8

/**
 * Recognised words of one row, from the left: digits read as letters, and letters read as digits, are put right where the shape of an amount, a date, a time
 * of day or a postal code leaves no other choice, or the check digits of an account or tax number hold only so. Words of other shapes stay as they were read.
 */
export function mendRow(row: readonly Word[]): Word[] {
  const words = row.map((word) => ({ ...word, text: mendWord(word.text) }))
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const code = next && next.box.left - word.box.right < NEAR * word.size ? mendPostcode(word.text, next.text) : undefined
    if (code) [word.text, next!.text] = code
  }
  for (let from = 0; from < words.length; from++) {
    const mended = mendRun(words, from)
    if (!mended) continue
    let at = 0
    for (let index = from; index < mended.to; index++) {
      const { text } = words[index]!
      words[index]!.text = [...text].map((sign) => (/[\p{L}\d|]/u.test(sign) ? mended.signs[at++]! : sign)).join('')
    }
    from = mended.to - 1
  }
  return words
}

/** The longest run of words that begins here and is an account or tax number once it is put right. */
function mendRun(words: readonly Word[], from: number): { to: number; signs: string } | undefined {
  let signs = ''
  let best: { to: number; signs: string } | undefined
  for (let to = from; to < words.length && to < from + MOST_GROUPS; to++) {
    const word = words[to]!
    if (to > from && word.box.left - words[to - 1]!.box.right > NEAR * word.size) break
    if (/[^\p{L}\d|\s./-]/u.test(word.text.replace(/[.,;:]$/, ''))) break
    signs += word.text.replace(/[^\p{L}\d|]/gu, '')
    if (signs.length < FEWEST_SIGNS) continue
    const right = mendAccount(signs) ?? mendTaxId(signs)
    if (right) best = { to: to + 1, signs: right }
  }
  return best
}
