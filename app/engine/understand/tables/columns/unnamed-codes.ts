import type { Word } from '../../../document.ts'
import { isCodeLike } from '../codes/code-like.ts'
import type { Head } from '../heads/heads.ts'
import { type Row, boxOf, sharedWidth } from '../rows.ts'
import { gapBetween } from '../runs.ts'
import { isSpread } from './spread-columns.ts'

const MOST = 0.7 // of the rows have a code there
const FEWEST = 2 // rows
const SHARES = 3 // heads of days or sizes
const APART = 0.95 // between a name and its code, of the type's height
const EDGE = 3 // points between the left edges of the codes

/**
 * `Product |  | Mon | Tue | Wed` over `Bloomer 800 g   BR09   6   6`: between the names and the days the codes stand in a column of their own that no
 * head names. It gets one that says nothing.
 */
export function withUnnamedCodes(heads: readonly Head[], rows: readonly Row[]): readonly Head[] {
  const shares = heads.findIndex(isSpread)
  if (shares !== 1 || heads.filter(isSpread).length < SHARES || rows.length < FEWEST) return heads
  const codes = rows.flatMap((row) => codeApart(row, heads[0]!, heads[1]!) ?? [])
  if (codes.length < MOST * rows.length || codes.length < FEWEST) return heads
  if (codes.some(({ box }) => Math.abs(box.left - codes[0]!.box.left) > EDGE) || new Set(codes.map(({ text }) => text)).size < codes.length)
    return heads
  const { left, right } = boxOf(codes)
  return [heads[0]!, { text: '', box: { ...heads[0]!.box, left, right }, stack: [] }, ...heads.slice(1)]
}

/** One word that looks like a code, behind a gap, between the two heads. */
function codeApart({ words, size }: Row, name: Head, share: Head): Word | undefined {
  const at = words.findIndex(({ box, text }, place) => place > 0 && box.left > name.box.right && isCode(text))
  const word = words[at]
  if (!word || gapBetween(words[at - 1]!, word) < APART * size || word.box.right > share.box.left) return undefined
  return sharedWidth(word.box, share.box) < 0 && words.slice(0, at).some(({ text }) => /\p{L}{3}/u.test(text)) ? word : undefined
}

const isCode = (text: string) => isCodeLike(text) && /^(?=.*\d)(?:[\p{Lu}][\p{Lu}\d./_-]{2,}|\d{4,}|\d+[-./]\d[\d./-]*)$/u.test(text)
