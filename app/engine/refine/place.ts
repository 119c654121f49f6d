import type { FieldType } from '#app/contract/kinds/index.ts'
import type { FractionBox } from '#app/contract/reading.ts'
import type { Box, Page, Word } from '../document.ts'
import { union } from '../read/geometry.ts'
import type { Formats } from '../understand/formats.ts'
import { locateInLine } from '../understand/memory/locate.ts'
import { wordsOf } from '../understand/words/fold.ts'
import { meansSame, readTyped } from '../understand/memory/typed.ts'
import { readCurrency } from '../understand/values/currency.ts'
import { findText } from './find-text.ts'
import type { PageOfRefine } from './page.ts'
import type { NumberedLine } from './prompt.ts'
import type { Answer } from './schema.ts'

/** An answer that was found on the page: the value as the page has it, in the canonical form of its type. */
export interface Placed {
  value: string
  /** As printed. */
  text: string
  page: Page
  words: Word[]
  box: Box
}

/**
 * Finds an answer in the lines that it names; undefined where it is not printed there, or is no value of its type. Small models miscount lines:
 * what stands on none of the named ones, but on exactly one of the document, is found there.
 */
export function placeAnswer(
  name: string,
  type: FieldType,
  answer: Pick<Answer, 'lines' | 'text'>,
  { lines, formats, isSeen }: PageOfRefine,
): Placed | undefined {
  const named = linesOf(answer.lines, lines)
  const here = named.length > 0 ? findOn(named, name, type, answer.text, formats) : undefined
  if (here) return here
  const elsewhere = lines.flatMap((line) => findOn([line], name, type, answer.text, formats) ?? [])
  if (elsewhere.length > 0) return elsewhere.length === 1 ? elsewhere[0] : undefined
  return isSeen ? placeTolerantly(name, type, answer.text, named, formats) : undefined
}

/** The named lines, where they stand on one page; none otherwise. */
export function linesOf(ids: readonly number[], lines: readonly NumberedLine[]): NumberedLine[] {
  const named = [...new Set(ids)].flatMap((id) => lines[id - 1] ?? [])
  return named.some(({ page }) => page !== named[0]!.page) ? [] : named
}

function findOn(named: readonly NumberedLine[], name: string, type: FieldType, said: string, formats: Formats): Placed | undefined {
  const isText = name === 'currency' || type === 'text'
  const words = isText ? findText(named, said) : findTyped(named, type, said, formats)[0]
  return words?.length ? placedOf(words, named[0]!.page, name, type, formats) : undefined
}

/** The words as a value of its type; undefined where they are none. */
export function placedOf(words: Word[], page: Page, name: string, type: FieldType, formats: Formats): Placed | undefined {
  const text = printedOf(words)
  const value = name === 'currency' ? readCurrency(text) : type === 'text' ? text : readTyped(type, text, formats)
  if (value === undefined) return undefined
  return { value, text, page, words, box: union(words.map((word) => word.box)) }
}

/** All runs of words on the lines that mean the value. */
export function findTyped(named: readonly NumberedLine[], type: FieldType, said: string, formats: Formats): Word[][] {
  const value = readTyped(type, said, formats)
  if (value === undefined) return []
  return named.flatMap(({ page, line }) =>
    locateInLine(type, value, page, line, formats).flatMap(({ words }) => {
      const read = readTyped(type, words.map((word) => word.text).join(' '), formats)
      return read !== undefined && meansSame(type, read, value) ? [words] : []
    }),
  )
}

/** Words of one line joined by blanks, lines by line breaks. */
function printedOf(words: readonly Word[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1]
      if (!before) return word.text
      const isNewLine = word.box.top > before.box.bottom - 0.3 * (before.box.bottom - before.box.top)
      return `${isNewLine ? '\n' : ' '}${word.text}`
    })
    .join('')
}

export function fractionsOf({ left, top, right, bottom }: Box, { width, height }: Page): FractionBox {
  const part = (value: number, whole: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000
  return [part(left, width), part(top, height), part(right, width), part(bottom, height)]
}

/** Letters that recognition takes for each other. */
const confused: [RegExp, string][] = [
  [/[oqd]/g, '0'],
  [/[il|!j]/g, '1'],
  [/z/g, '2'],
  [/s/g, '5'],
  [/b/g, '8'],
]

/**
 * What a model read in the picture, where recognition read the same but for letters that look alike: the place is that of the recognised words, the
 * value of a number, date or code the model's, since the words do not mean one. Texts stay as they were recognised.
 */
function placeTolerantly(
  name: string,
  type: FieldType,
  said: string,
  named: readonly NumberedLine[],
  formats: Formats,
): Placed | undefined {
  const wanted = likeness(said)
  if (wanted.length < 3) return undefined
  for (const { line, page } of named) {
    for (let from = 0; from < line.words.length; from += 1) {
      for (let to = from + 1; to <= line.words.length; to += 1) {
        const words = line.words.slice(from, to)
        if (words.map(({ text }) => likeness(text)).join('') !== wanted) continue
        const text = printedOf(words)
        const value = type === 'text' && name !== 'currency' ? text : readTyped(type, said, formats)
        if (value !== undefined) return { value, text, page, words, box: union(words.map((word) => word.box)) }
      }
    }
  }
  return undefined
}

function likeness(text: string): string {
  const letters = wordsOf(text).join('')
  return confused.reduce((now, [pattern, sign]) => now.replace(pattern, sign), letters)
}
