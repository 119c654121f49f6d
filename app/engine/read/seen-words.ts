import type { Word } from '../document.ts'
import { rowsOf } from './lines.ts'
import { mendColumns } from './mend-column.ts'
import { mendRow } from './mend-row.ts'
import type { SeenWord } from './recogniser.ts'

/** Heights of letters in em, as most print faces have them. */
const CAPITAL = 0.72
const SMALL = 0.52
const DESCENT = 0.21
/** The box of a word around its base line, in em: as for text layers. */
const ABOVE = 0.78
const BELOW = 0.22
/** What is neither letter nor digit must be read this well to count: specks and rests of rules are not. */
const SURE_OF_SIGNS = 0.6
/** Words read worse than this are noise. */
const NOISE = 0.12

/** Print smaller than this is none, in points; and how sure unusually large words must be. */
const SMALLEST = 3.5
const LARGE_IS_SURE = 0.5
/** A single sign so many times larger than usual is a drawing: a logo that looks like an A. */
const DRAWN = 2

/** What is left of rules, and rules before a word. */
const STROKES = /^[|¦_=~]+$/u
const STROKE_BEFORE = /^[|¦]+(?=[\p{L}\p{N}])/u
/** No number is printed behind an equals sign without a blank: it is a minus sign with its shadow. */
const MINUS = /^=(?=\d)/

/** Dashes and points between words, and how far from the word before, how long and how thick they are at most, in em. */
const DASH = /^[-–—−·•]$/u
const FAR = 1.5
/** One sign that is so many times wider than high is a dash. */
const FLAT = 2
const LONGEST_DASH = 1.3
const THICKEST_DASH = 0.4

const SMALL_ONLY = /^[acegmnopqrsuvwxyz.,:;·\-–—_~+=<>«»]+$/u
const DESCENDING = /[gjpqy,;ç()[\]{}|Q§]/u

/** Recognised words in points, with the font size of their row and boxes as text layers have them; `scale` is points per pixel. */
export function settleWords(seen: readonly SeenWord[], page: number, scale: number): Word[] {
  const known = seen.filter(isWord)
  const printed = known.filter((word) => !isDash(word)).map((word) => toWord(word, page, scale))
  const usual = median(printed.map(({ size }) => size))
  const dashes = known.filter(isDash).flatMap((dash) => toDash(dash, printed, page, scale))
  const words = [...printed, ...dashes]
  return mendColumns(rowsOf(words.filter((word) => isPrint(word, usual))).flatMap((row) => mendRow(evenOut(row))))
}

function isWord({ text, certainty }: SeenWord): boolean {
  if (certainty < NOISE || STROKES.test(text)) return false
  return /[\p{L}\p{N}€$£%]/u.test(text) || certainty >= SURE_OF_SIGNS
}

/** Specks and rests of rules are far smaller than print; what is far larger has to be read well. */
function isPrint({ text, size, certainty = 1 }: Word, usual: number): boolean {
  if (size < SMALLEST || size < 0.35 * usual) return false
  if (text.length === 1 && size > DRAWN * usual) return false
  return size < 1.5 * usual || certainty > LARGE_IS_SURE
}

function toWord({ text, box, certainty }: SeenWord, page: number, scale: number): Word {
  const descent = DESCENDING.test(text) ? DESCENT : 0
  const height = (SMALL_ONLY.test(text) ? SMALL : CAPITAL) + descent
  const size = ((box.bottom - box.top) * scale) / height
  const base = box.bottom * scale - descent * size
  return {
    text: text
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(STROKE_BEFORE, '')
      .replace(MINUS, '-')
      .normalize('NFC'),
    box: { left: box.left * scale, top: base - ABOVE * size, right: box.right * scale, bottom: base + BELOW * size },
    page,
    size,
    bold: false,
    certainty,
  }
}

/** Read as a dash, or as some letter though it is as flat as one. */
function isDash({ text, box }: SeenWord): boolean {
  return DASH.test(text) || (text.length === 1 && box.right - box.left > FLAT * (box.bottom - box.top))
}

/** A dash says nothing of the size of its print: it has that of the word nearest to its left, on whose middle it lies. None where it stands alone or is too long. */
function toDash({ text, box, certainty }: SeenWord, printed: readonly Word[], page: number, scale: number): Word[] {
  const [left, right, middle] = [box.left * scale, box.right * scale, ((box.top + box.bottom) / 2) * scale]
  const lead = printed
    .filter(
      (word) => word.box.right <= left + 1 && word.box.top < middle && word.box.bottom > middle && left - word.box.right < FAR * word.size,
    )
    .toSorted((a, b) => b.box.right - a.box.right)[0]
  if (!lead || right - left > LONGEST_DASH * lead.size || box.bottom - box.top > (THICKEST_DASH * lead.size) / scale) return []
  return [{ text: DASH.test(text) ? text : '-', page, size: lead.size, bold: false, certainty, box: { ...lead.box, left, right } }]
}

/** Single words are measured badly, rows well: near sizes of one row become their median. */
function evenOut(row: readonly Word[]): Word[] {
  const usual = median(row.map(({ size }) => size))
  return row.map((word) => {
    const isSign = !/[\p{L}\p{N}]/u.test(word.text)
    if (!isSign && (word.size < 0.6 * usual || word.size > 1.7 * usual)) return word
    const base = word.box.bottom - BELOW * word.size
    return { ...word, size: usual, box: { ...word.box, top: base - ABOVE * usual, bottom: base + BELOW * usual } }
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
