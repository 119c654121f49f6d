import type { Word } from '../document.ts'
import { mendAccount, mendTaxId } from './mend-identifier.ts'

/** Letters that recognisers write for digits. */
export const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
}

/** Words of one stretch of text are nearer than this, in em. */
const NEAR = 1.2
/** No account or tax number is printed in more groups. */
const MOST_GROUPS = 9
const FEWEST_SIGNS = 8

/**
 * Recognised words of one row, from the left: digits read as letters, and letters read as digits, are put right where the shape of an amount, a date or a time
 * of day leaves no other choice, or the check digits of an account or tax number hold only so. Words of other shapes stay as they were read.
 */
export function mendRow(row: readonly Word[]): Word[] {
  const words = row.map((word) => ({ ...word, text: mendNumber(word.text) }))
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

const LETTERS = Object.keys(DIGIT_OF).join('')
const D = String.raw`[\d${LETTERS}]`
const shapes = [
  // 1.234,50; 1,234.50; 12.00; -5.00; 12,00€
  new RegExp(String.raw`^([€$£(+-]{0,2})(${D}{1,3}(?:[.,']${D}{3})*[.,]${D}{2}|${D}+[.,]${D}{2})([€$£%)-]{0,2})$`),
  // 31/05/2026, 31.05.26, 2026-05-31
  new RegExp(String.raw`^()(${D}{1,2}([./-])${D}{1,2}\3(?:${D}{4}|${D}{2})|${D}{4}-${D}{2}-${D}{2})([.,;]?)$`),
  // 08h30, 08:30
  new RegExp(String.raw`^()(${D}{1,2}[h:]${D}{2})([.,;]?)$`),
]

/** An amount, a date or a time with a letter among its digits; more than half have to be digits as they were read. */
function mendNumber(text: string): string {
  if (!/\d/.test(text) || !new RegExp(`[${LETTERS}]`).test(text)) return text
  for (const shape of shapes) {
    const match = shape.exec(text)
    const body = match?.[2]
    if (!match || !body) continue
    const signs = body.replace(/[^\p{L}\d|]/gu, '')
    if (2 * signs.replace(/\D/g, '').length <= signs.length) return text
    return `${match[1]}${[...body].map((sign) => DIGIT_OF[sign] ?? sign).join('')}${match.at(-1)}`
  }
  return text
}
