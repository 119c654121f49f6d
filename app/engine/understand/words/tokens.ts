import type { Box, Line, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import { allMatches } from './all-matches.ts'
import { fold } from './fold.ts'
import { remembered } from './remembered.ts'

/** A word of a text in the form in which labels are compared, with where it stands in the text. */
export interface Token {
  text: string
  start: number
  end: number
}

/** A line with its words joined by single blanks, so that every place in the text leads back to words and boxes. */
export interface TextLine {
  line: Line
  text: string
  tokens: readonly Token[]
  /** Where each word begins in the text. */
  starts: number[]
}

const numberWords = new Set(['no', 'nr', 'nro', 'num', 'numero', 'number', 'nummer', 'nbr', 'n', 'numeros', 'numer'])
const compoundEnds = ['nummer', 'datum', 'nr']

export function toTextLine(line: Line): TextLine {
  const starts: number[] = []
  let text = ''
  for (const word of line.words) {
    if (text) text += ' '
    starts.push(text.length)
    text += word.text
  }
  return { line, text, tokens: tokenise(text), starts }
}

const word =
  /(?:(?<![\p{L}\d])\p{L}\.){2,}\p{L}?(?![\p{L}\d])|\p{L}\/\p{L}(?![\p{L}\d])|[nN]\.?\s?[°º](?:s\b)?|[\p{L}\p{M}]+|\d+|№|#(?=\s|$|:)/gu

/**
 * Folded words. Every form of "number" becomes `no` (n°, Nº, #, Nr., №, numéro), initials are joined (`T.V.A.` → `tva`), German and Dutch compounds
 * are cut before `nummer`, `nr` and `datum`.
 */
export const tokenise = remembered(2000, (text): readonly Token[] => {
  const tokens: Token[] = []
  for (const match of allMatches(text, word)) {
    const start = match.index
    const end = start + match[0].length
    const folded = fold(pointed.test(match[0]) ? match[0].replace(/[./]/g, '') : match[0])
    if (numberWords.has(folded) || match[0] === '№' || folded === '#' || (folded.length <= SIGN && numberSign.test(folded)))
      tokens.push({ text: 'no', start, end })
    else {
      const ending =
        folded.length >= COMPOUND ? compoundEnds.find((part) => folded.length >= part.length + 2 && folded.endsWith(part)) : undefined
      if (!ending) tokens.push({ text: folded, start, end })
      else {
        tokens.push({ text: folded.slice(0, -ending.length), start, end })
        tokens.push({ text: ending === 'datum' ? 'datum' : 'no', start, end })
      }
    }
  }
  return tokens
})

const pointed = /[./]/
const numberSign = /^n\s?[°o]s?$/
const SIGN = 4 // letters of the longest
const COMPOUND = 4 // letters of the shortest

/** The words of a line that stand between two places of its text. */
export function wordsBetween({ line, starts }: TextLine, from: number, to: number): Word[] {
  return line.words.filter((word, at) => starts[at]! < to && starts[at]! + word.text.length > from)
}

/** The box around a stretch of the text; a part of a word has a proportional part of its box. */
export function boxBetween({ line, starts }: TextLine, from: number, to: number): Box {
  const parts = line.words.flatMap(({ text, box }, at) => {
    const start = starts[at]!
    const [first, last] = [Math.max(from, start) - start, Math.min(to, start + text.length) - start]
    if (first >= last) return []
    const step = (box.right - box.left) / Math.max(1, text.length)
    return [{ ...box, left: box.left + first * step, right: box.left + last * step }]
  })
  return parts.length ? union(parts) : line.box
}
