import type { Document, Line, Page } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import { labelPage } from '../labels/labels.ts'

const LEAST = 6 // numbered captions of a form
const BESIDE = 2 // pairs of them that stand level, as boxes do and paragraphs do not
const LABELS = 0.5 // of the captions that ask for something known
const LEVEL = 0.5 // of the type's height

interface Caption {
  line: Line
  number: number
}

/** `1. Order number | 2. Date | 3. Required by`: forms number their boxes and heads through; the numbers are taken off what they count. */
export function withoutNumbersOfBoxes(document: Document): Document {
  const pages = document.pages.map(unnumbered)
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
}

function unnumbered(page: Page): Page {
  const captions = page.lines.flatMap(numberOf).sort((a, b) => a.number - b.number)
  if (captions.length < LEAST || captions.some(({ number }, at) => number !== at + 1)) return page
  const pairs = captions.slice(1).map((caption, at) => [captions[at]!, caption] as const)
  if (!pairs.every(isInOrder) || pairs.filter(areLevel).length < BESIDE) return page
  const lines = new Set(captions.map(({ line }) => line))
  const known = labelPage(page).filter(({ line, labels: [first] }) => lines.has(line) && first && first.start <= LEAD)
  if (known.length < LABELS * captions.length) return page
  const numbers = new Set(captions.map(({ line }) => line.words[0]))
  return {
    ...page,
    words: page.words.filter((word) => !numbers.has(word)),
    lines: page.lines.map((line) => (lines.has(line) ? behindNumber(line) : line)),
  }
}

const LEAD = 4 // signs before the label: `12. `

function numberOf(line: Line): Caption[] {
  const [first, second] = line.words
  const number = /^(\d{1,2})[.)]$/.exec(first?.text ?? '')?.[1]
  return number && second && /^\p{Lu}/u.test(second.text) ? [{ line, number: Number(number) }] : []
}

const areLevel = ([{ line: a }, { line: b }]: readonly [Caption, Caption]) => Math.abs(a.box.top - b.box.top) < LEVEL * a.size

const isInOrder = (pair: readonly [Caption, Caption]) => {
  const [{ line: a }, { line: b }] = pair
  return areLevel(pair) ? b.box.left > a.box.right : b.box.top > a.box.top
}

function behindNumber(line: Line): Line {
  const words = line.words.slice(1)
  return { ...line, words, text: words.map(({ text }) => text).join(' '), box: union(words.map(({ box }) => box)) }
}
