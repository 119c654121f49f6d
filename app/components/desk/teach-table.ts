import Big from 'big.js'
import type { CapturedPlace } from '#app/contract/documents.ts'
import type { FieldType } from '#app/contract/kinds/index.ts'
import type { FractionBox } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { linesOf, type PageWord, textOfWords, unite, wordsWithin } from './geometry.ts'
import { parseValue } from './parse-value.ts'
import { withWholeNumbers } from './whole-numbers.ts'

/** One row of a table as a person showed it: its cells and where they stand, all on one page. */
export interface RowTemplate {
  page: number
  cells: { name: string; type: FieldType; box: FractionBox; /** What the cell says. */ value: string }[]
}

export interface TaughtRow {
  page: number
  cells: Record<string, { text: string; place: CapturedPlace }>
}

type TemplateCell = RowTemplate['cells'][number]
type Found = Map<string, PageWord[]>

/** Share of the narrower of word and column that they must have in common. */
const SAME_COLUMN = 0.3
/** Share of a row's numbers that a line must hold to be a row. */
const ENOUGH = 0.6
/** Heights of a line that may lie between a row and the next line of its text. */
const TIGHT = 1.1
/** Heights of the row's first line from which on a shown text has several lines. */
const SEVERAL_LINES = 1.6

const isNumber: Partial<Record<FieldType, true>> = { amount: true, quantity: true, rate: true }

/**
 * The rows of the whole table, over all pages, found by one of them: lines that hold values where this row holds them. Text may go
 * on in lines below, unless the shown row leaves such a line out. Pages without words give nothing.
 */
export function rowsLike(template: RowTemplate, pages: readonly WordsOfPage[], language: string | null): TaughtRow[] {
  const home = pages.find(({ page }) => page === template.page)
  if (!home || template.cells.length === 0) return []
  const whole = (page: WordsOfPage) => ({ ...page, words: withWholeNumbers(page.words) })
  const plan = makePlan(template, whole(home), language)
  return pages.flatMap((page) => rowsOn(whole(page), plan, language))
}

/** Whether two texts say the same: numbers however many zeros they end in. */
export function saysTheSame(type: FieldType, one: string, other: string): boolean {
  if (one === other || !isNumber[type]) return one === other
  return isDecimal(one) && isDecimal(other) && new Big(one).eq(other)
}

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

interface Plan {
  /** From left to right. */
  cells: TemplateCell[]
  /** Columns that print a sign for their number (`1` for a rate of 5.5): the sign of the shown row, and what it stands for. */
  signs: Map<string, { printed: string; value: string }>
  /** What makes a line a row: its numbers, else its codes, else everything. */
  keys: TemplateCell[]
  /** What stands in the shown row and is in none of its cells: columns that are of no use. */
  strange: PageWord[]
  wraps: boolean
  /** The line with the numbers holds text, too. */
  needsText: boolean
}

function makePlan(template: RowTemplate, home: WordsOfPage, language: string | null): Plan {
  const cells = template.cells.toSorted((a, b) => a.box[0] - b.box[0])
  const signs = new Map(cells.flatMap((cell) => signOf(cell, home, language)))
  const numbers = cells.filter(({ type }) => isNumber[type])
  const codes = cells.filter(({ type }) => type === 'code')
  const keys = numbers.length > 0 ? numbers : codes.length > 0 ? codes : cells
  const middle = keys.reduce((sum, { box }) => sum + (box[1] + box[3]) / 2, 0) / keys.length
  const lines = linesOf(home.words)
  const at = lines.findIndex((line) => line.some(({ box }) => box[1] <= middle && box[3] >= middle))
  const head = lines[at] ?? []
  const strange = head.filter(({ box }) => !cells.some((cell) => share(box, cell.box) >= SAME_COLUMN))
  const plan = { cells, signs, keys, strange, wraps: true, needsText: false }
  const texts = cells.filter(({ type }) => !isNumber[type])
  const lineHeight = head.length > 0 ? heightOf(head) : 0
  const isTall = texts.some(({ box }) => box[3] - box[1] > SEVERAL_LINES * lineHeight)
  const below = lines[at + 1]
  const leavesOut = !isTall && below !== undefined && goesOn(below, head, sort(below, plan), plan)
  const needsText = texts.some(({ box }) => box[1] <= middle && box[3] >= middle)
  return { ...plan, wraps: !leavesOut, needsText }
}

function signOf(
  { name, type, box, value }: TemplateCell,
  home: WordsOfPage,
  language: string | null,
): [string, { printed: string; value: string }][] {
  const printed = textOfWords(wordsWithin(home.words, box))
  if (!isNumber[type] || printed === '') return []
  const parsed = parseValue(type, printed, { language, printed: true })
  return 'value' in parsed && saysTheSame(type, parsed.value ?? '', value) ? [] : [[name, { printed, value }]]
}

function rowsOn({ page, words }: WordsOfPage, plan: Plan, language: string | null): TaughtRow[] {
  const rows: Found[] = []
  let last: readonly PageWord[] = []
  for (const line of linesOf(words)) {
    const found = sort(line, plan)
    if (isRow(found, plan, language)) {
      rows.push(found)
      last = line
    } else if (plan.wraps && last.length > 0 && goesOn(line, last, found, plan)) {
      for (const [name, more] of found) rows.at(-1)!.set(name, [...(rows.at(-1)!.get(name) ?? []), ...more])
      last = line
    }
  }
  return rows.map((row) => ({ page, cells: valuesOf(row, page, plan, language) }))
}

/** The words of a line by the column they stand in. */
function sort(line: readonly PageWord[], plan: Plan): Found {
  const found: Found = new Map()
  for (const word of line) {
    const cell = cellOf(word, plan)
    if (cell) found.set(cell.name, [...(found.get(cell.name) ?? []), word])
  }
  return found
}

/** The column over the word; else the text to its left that it goes on with. */
function cellOf(word: PageWord, { cells, strange }: Plan): TemplateCell | undefined {
  const over = cells
    .map((cell) => ({ cell, share: share(word.box, cell.box) }))
    .filter((one) => one.share >= SAME_COLUMN)
    .sort((a, b) => b.share - a.share)[0]
  if (over) return over.cell
  if (strange.some(({ box }) => share(word.box, box) >= SAME_COLUMN)) return undefined
  const starts = [...cells.map((cell) => ({ left: cell.box[0], cell })), ...strange.map(({ box }) => ({ left: box[0], cell: undefined }))]
  const before = starts.filter(({ left }) => left <= word.box[0]).sort((a, b) => b.left - a.left)[0]
  return before?.cell && !isNumber[before.cell.type] ? before.cell : undefined
}

function isRow(found: Found, { cells, keys, signs, needsText }: Plan, language: string | null): boolean {
  const filled = keys.filter(({ name }) => found.has(name))
  if (filled.length < Math.max(1, Math.ceil(ENOUGH * keys.length))) return false
  if (needsText && !cells.some(({ name, type }) => !isNumber[type] && found.has(name))) return false
  return filled.every(
    ({ name, type }) => signs.has(name) || 'value' in parseValue(type, textOfWords(found.get(name)!), { language, printed: true }),
  )
}

/** Whether a line is only more text of the row above it. */
function goesOn(line: readonly PageWord[], above: readonly PageWord[], found: Found, { cells }: Plan): boolean {
  const gap = topOf(line) - bottomOf(above)
  if (found.size === 0 || gap > TIGHT * heightOf(above)) return false
  const texts = new Set(cells.filter(({ type }) => type === 'text').map(({ name }) => name))
  const taken = [...found.values()].reduce((sum, words) => sum + words.length, 0)
  return taken === line.length && [...found.keys()].every((name) => texts.has(name))
}

function valuesOf(row: Found, page: number, { cells, signs }: Plan, language: string | null): TaughtRow['cells'] {
  return Object.fromEntries(
    cells.flatMap(({ name, type }) => {
      const words = row.get(name)
      if (!words) return []
      const printed = textOfWords(words)
      const sign = signs.get(name)
      // What another sign stands for, the shown row does not tell.
      if (sign && sign.printed !== printed) return []
      const parsed = parseValue(type, printed, { language, printed: true })
      const text = sign?.value ?? ('value' in parsed ? (parsed.value ?? '') : printed.replace(/\s+/g, ' '))
      return [[name, { text, place: { page, box: unite(words.map(({ box }) => box)), text: printed } }]]
    }),
  )
}

/** What two boxes have in common across, as a share of the narrower one. */
function share(a: FractionBox, b: FractionBox): number {
  const common = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return common <= 0 ? 0 : common / Math.max(Math.min(a[2] - a[0], b[2] - b[0]), 1e-6)
}

const topOf = (line: readonly PageWord[]) => Math.min(...line.map(({ box }) => box[1]))
const bottomOf = (line: readonly PageWord[]) => Math.max(...line.map(({ box }) => box[3]))
const heightOf = (line: readonly PageWord[]) => bottomOf(line) - topOf(line)
