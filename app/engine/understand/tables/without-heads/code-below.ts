import type { Word } from '../../../document.ts'
import { bareLabel } from '../codes/codes-in-names.ts'
import { type Row, textOf } from '../rows.ts'

const NEAR = 1.3 // between the two lines of one thing, of the type's height

/** `Cat. GF/F-47`: right under a thing the word needs no long number to be that of a catalogue. */
const catalogue = /^[ck]at(?:\.|[aá]log(?:ue|o)?)?\s?(?:n[o°]|nr)?\.?\s?:?\s((?=\S*\d)[\p{L}\d][\p{L}\d./_-]{3,20})$/iu
/** `Ref. GH-20   (in a tube)`: what is remarked on it. */
const remark = /\s\([^()]+\)$/u

/** The code that the row under a thing says, no further left than the thing's own row. */
export function codeBelow(row: Row, below: Row | undefined): { value: string; words: Word[] } | undefined {
  if (!below || below.page !== row.page || below.box.top - row.box.bottom > NEAR * row.size || below.box.left < row.box.left)
    return undefined
  const text = textOf(below.words).replace(remark, '')
  const value = (bareLabel.exec(text) ?? catalogue.exec(text))?.[1]
  const words = below.words.filter(({ text }) => text === value)
  return value !== undefined && words.length > 0 ? { value, words: words.slice(0, 1) } : undefined
}
