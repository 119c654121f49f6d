import type { Box, Page, Word } from '../../document.ts'
import { joinWrappedCurrency } from './heads/wrapped-currency.ts'

/** Everything printed at one height of a page, from its left edge to its right edge. */
export interface Row {
  page: number
  words: Word[]
  box: Box
  text: string
  /** Height of the type, in points. */
  size: number
}

const SAME_ROW = 0.5 // distance of the middles, of the smaller word's height
const TURNED = 2.2 // a word this much taller than its type stands on its side
const STAMP = 2.4 // type this much larger than the page's usual one, in single letters, is a stamp across the page

/** Asked for by several steps, worked out once a page. */
const known = new WeakMap<Page, Row[]>()

/** The rows of a page from top to bottom, words from left to right. */
export function rowsOf(page: Page): Row[] {
  const rows = known.get(page) ?? findRows(page)
  known.set(page, rows)
  return rows
}

function findRows(page: Page): Row[] {
  const usual = median(page.words.map((word) => word.size))
  const words = page.words.filter((word) => !isTurned(word) && !isStamp(word, usual) && !isDrawn(word))
  const sorted = [...words].sort((a, b) => middle(a.box) - middle(b.box))
  const groups: Word[][] = []
  for (const word of sorted) {
    const last = groups.at(-1)
    if (last && isSameRow(last, word)) last.push(word)
    else groups.push([word])
  }
  return joinWrappedCurrency(groups.map((group) => group.sort((a, b) => a.box.left - b.box.left))).map(rowOf)
}

export function rowOf(words: Word[]): Row {
  return { page: words[0]!.page, words, box: boxOf(words), text: textOf(words), size: median(words.map((word) => word.size)) }
}

export function textOf(words: readonly Word[]): string {
  let text = words[0]?.text ?? ''
  for (let at = 1; at < words.length; at++) text += ` ${words[at]!.text}`
  return text
}

export function boxOf(parts: readonly { box: Box }[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const part of parts) {
    box.left = Math.min(box.left, part.box.left)
    box.top = Math.min(box.top, part.box.top)
    box.right = Math.max(box.right, part.box.right)
    box.bottom = Math.max(box.bottom, part.box.bottom)
  }
  return box
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

export function middle(box: Box): number {
  return (box.top + box.bottom) / 2
}

export function centre(box: Box): number {
  return (box.left + box.right) / 2
}

/** How much two boxes share from left to right, in points; negative is the distance between them. */
export function sharedWidth(a: Box, b: Box): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left)
}

function isSameRow(group: Word[], word: Word): boolean {
  const first = group[0]!
  const height = Math.min(first.box.bottom - first.box.top, word.box.bottom - word.box.top)
  return Math.abs(middle(first.box) - middle(word.box)) <= SAME_ROW * height
}

function isTurned(word: Word): boolean {
  return (
    word.angle !== undefined ||
    (word.text.length > 2 && word.box.bottom - word.box.top > TURNED * Math.max(word.size, word.box.right - word.box.left))
  )
}

/** `========`, `--------`: a rule that a text printer draws. */
const isDrawn = ({ text }: Word) => /^(?:={4,}|-{4,}|_{4,}|\*{4,}|[–—─]{4,})$/.test(text)

function isStamp(word: Word, usual: number): boolean {
  return word.text.length === 1 && word.size > STAMP * usual
}
