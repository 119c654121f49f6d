import type { FieldType } from '#app/contract/kinds/index.ts'
import type { FractionBox } from '#app/contract/reading.ts'
import type { Box, Page, Word } from '../document.ts'
import { union } from '../read/geometry.ts'
import type { Formats } from '../understand/formats.ts'
import { wordsOf } from '../understand/fold.ts'
import { locateInLine } from '../understand/memory/locate.ts'
import { meansSame, readTyped } from '../understand/memory/typed.ts'
import { readCurrency } from '../understand/values/currency.ts'
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

/** Finds an answer in the lines that it names; undefined where it is not printed there, or is no value of its type. */
export function placeAnswer(
  name: string,
  type: FieldType,
  answer: Answer,
  lines: readonly NumberedLine[],
  formats: Formats,
): Placed | undefined {
  const named = [...new Set(answer.lines)].flatMap((id) => lines[id - 1] ?? [])
  const [first] = named
  if (!first || named.some(({ page }) => page !== first.page)) return undefined
  const words = name === 'currency' || type === 'text' ? findText(named, answer.text) : findTyped(named, type, answer.text, formats)
  if (!words?.length) return undefined
  const text = printedOf(words)
  const value = name === 'currency' ? readCurrency(text) : type === 'text' ? text : readTyped(type, text, formats)
  if (value === undefined) return undefined
  return { value, text, page: first.page, words, box: union(words.map((word) => word.box)) }
}

/** The words on one of the lines that mean the value. */
function findTyped(named: readonly NumberedLine[], type: FieldType, said: string, formats: Formats): Word[] | undefined {
  const value = readTyped(type, said, formats)
  if (value === undefined) return undefined
  for (const { page, line } of named) {
    const [place] = locateInLine(type, value, page, line, formats)
    const read = place && readTyped(type, place.words.map((word) => word.text).join(' '), formats)
    if (read !== undefined && meansSame(type, read, value)) return place!.words
  }
  return undefined
}

/** The run of words, over the lines in their order, that says exactly this; signs between do not count. */
function findText(named: readonly NumberedLine[], said: string): Word[] | undefined {
  const wanted = wordsOf(said)
  const all = [...named].sort((a, b) => a.id - b.id).flatMap(({ line }) => line.words)
  // A currency sign, or a dash, has no words in it.
  if (wanted.length === 0) return said.trim() === '' ? undefined : all.filter((word) => word.text.includes(said.trim())).slice(0, 1)
  const tokens = all.flatMap((word, index) => wordsOf(word.text).map((token) => ({ token, index })))
  for (let start = 0; start + wanted.length <= tokens.length; start += 1) {
    if (wanted.some((token, at) => tokens[start + at]!.token !== token)) continue
    return all.slice(tokens[start]!.index, tokens[start + wanted.length - 1]!.index + 1)
  }
  return undefined
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
