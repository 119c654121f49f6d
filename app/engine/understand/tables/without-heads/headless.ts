import type { Box, Page, Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { isCaptions } from '../heads/captions.ts'
import { percentHeading, percentOf, percentsIn } from './bare-percents.ts'
import { dayWords } from '../lines/day-words.ts'
import type { Head, Header } from '../heads/heads.ts'
import { type Heading, readHeading } from '../heads/headings.ts'
import { optional } from '../optional.ts'
import { amountIn, withoutLabel } from '../lines/read-cells.ts'
import { type Row, boxOf, sharedWidth, textOf } from '../rows.ts'

/** A run of words of one row: text, or one number with its unit. */
interface Run {
  words: Word[]
  box: Box
  number?: string
}

const RUN_GAP = 0.8 // between the words of one run, of the type's height
const MOST_NUMBERS = 9 // of one row that are tried against each other
const SUPPORT = 0.5 // of the rows that a column must stand in
const BETWEEN = 3 // rows from one line up to the line before
const FILLED = 0.7 // of the columns
const HEADED = 0.4 // of the columns have a word over them in a row of heads
const ABOVE = 3 // times the type's height: how far above the first row a row of unknown heads may stand

/**
 * A table whose heads say nothing known, found by its arithmetic: rows in which one number times another gives a third.
 * Their runs of words, laid over each other, give the columns; the row above gives their names.
 */
export function findHeadless(rows: readonly Row[], page: Page, decimal: DecimalSign): Header | undefined {
  const proofs = rows.flatMap((row, at) => {
    const runs = runsOf(row, decimal)
    const triple = tripleOf(runs)
    return triple && runs.some((run) => run.number === undefined && /\p{L}{2}/u.test(textOf(run.words))) ? [{ at, runs, triple }] : []
  })
  const first = proofs[0]
  if (!first || !(proofs.length >= 2 || isTelling(first.triple))) return undefined
  const proven = columnsOf(proofs.map(({ runs }) => runs))
  if (proven.length < 3) return undefined
  const alike = rowsAlike(rows, first.at, proven, decimal)
  const [from] = alike.keys()
  // Of most lines something is taken off: their percentages stand in a column too.
  const columns = alike.size > proofs.length ? columnsOf([...alike.values()]) : proven
  const above = rows[from! - 1]
  const heads = isHeadRow(above, rows[from!]!, columns) && !isCaptions(above, rows[from! - 2]) ? above : undefined
  const told = percentsIn(rows.filter((_, at) => !alike.has(at)))
  const rowOf = new Map([...alike.values()].flatMap((runs) => runs.map((run) => [run.words[0], runs] as const)))
  const lessens = ({ words }: Pick<Run, 'words'>, discount: string) => {
    const rest = (rowOf.get(words[0]) ?? []).filter((run) => run.words[0] !== words[0])
    return tripleOf(rest, [discount]) !== undefined && tripleOf(rest) === undefined
  }
  const list = columns
    .map((column) => headOf(column, heads, () => percentHeading(column, told, lessens)))
    .sort((a, b) => a.box.left - b.box.left)
  return {
    page: page.number,
    heads: list,
    box: heads ? heads.box : boxOf(first.runs),
    from: heads ? from! - 1 : from!,
    to: from! - 1,
    sort: 'items',
  }
}

const columnsOf = (rows: Run[][]) => stack(rows).filter((column) => column.length >= SUPPORT * rows.length)

/** Rows that fill the same columns though their arithmetic does not come out: something was taken off. They may stand above the first proven one. */
function rowsAlike(rows: readonly Row[], proven: number, columns: readonly Run[][], decimal: DecimalSign): Map<number, Run[]> {
  const all = columns.map((column) => ({ box: boxOf(column), isNumber: column.every(({ number }) => number !== undefined) }))
  const isAlike = (runs: readonly Run[]) => {
    const filled = all.filter(({ box, isNumber }) =>
      runs.some((run) => (run.number !== undefined) === isNumber && sharedWidth(run.box, box) > 0.5 * (run.box.right - run.box.left)),
    )
    return filled.length >= 3 && filled.length >= FILLED * all.length
  }
  const found: [number, Run[]][] = []
  for (let at = proven - 1, last = proven; at >= Math.max(0, last - BETWEEN); at--) {
    const runs = runsOf(rows[at]!, decimal)
    if (!isAlike(runs)) continue
    found.unshift([at, runs])
    last = at
  }
  for (let at = proven, last = proven; at < Math.min(rows.length, last + BETWEEN + 1); at++) {
    const runs = runsOf(rows[at]!, decimal)
    if (at > proven && !isAlike(runs)) continue
    found.push([at, runs])
    last = at
  }
  return new Map(found)
}

function runsOf(row: Row, decimal: DecimalSign): Run[] {
  const runs: Run[] = []
  const days = dayWords(row.words)
  for (const word of row.words) {
    const last = runs.at(-1)
    if (days.has(word)) {
      const words = last && days.has(last.words.at(-1)!) ? [...runs.pop()!.words, word] : [word]
      runs.push({ words, box: boxOf(words) })
      continue
    }
    const near = last && word.box.left - last.words.at(-1)!.box.right < RUN_GAP * row.size
    const number = amountIn([word], decimal)?.value
    // `12 345,60`, `EUR 1,92`
    const joined =
      near && (last.number !== undefined || isCurrency(textOf(last.words))) ? amountIn([...last.words, word], decimal)?.value : undefined
    if (near && joined !== undefined)
      runs[runs.length - 1] = { words: [...last.words, word], box: boxOf([...last.words, word]), number: joined }
    else if (near && number !== undefined && withoutLabel([...last.words, word]).length === 1)
      runs[runs.length - 1] = { words: [...last.words, word], box: boxOf([...last.words, word]), number }
    else if (near && last.number === undefined && number === undefined)
      runs[runs.length - 1] = { words: [...last.words, word], box: boxOf([...last.words, word]) }
    else if (near && last.number === undefined) runs[runs.length - 1] = { words: [...last.words, word], box: boxOf([...last.words, word]) }
    else runs.push({ words: [word], box: word.box, ...(number === undefined ? {} : { number }) })
  }
  return runs
}

const isCurrency = (text: string) => /^(?:\p{Lu}{3}|\p{Sc})$/u.test(text)

interface Triple {
  quantity: string
  price: string
  total: string
}

/** The numbers of a row of which one is the product of two others, or what a percentage leaves of it. */
function tripleOf(runs: readonly Run[], discounts = signedIn(runs)): Triple | undefined {
  return productIn(runs) ?? discounts.map((discount) => productIn(runs, discount)).find(Boolean)
}

const signedIn = (runs: readonly Run[]) =>
  runs.flatMap(({ words }) => {
    const percent = percentOf(words)
    return percent?.signed && Number(percent.value) > 0 ? [percent.value] : []
  })

function productIn(runs: readonly Run[], discount?: string): Triple | undefined {
  const numbers = runs.flatMap((run) => run.number ?? []).slice(0, MOST_NUMBERS)
  for (const total of numbers.filter((number) => /\.\d{2}$/.test(number) || !number.includes('.'))) {
    for (const quantity of numbers) {
      for (const price of numbers) {
        if (numbers.indexOf(total) === numbers.indexOf(price) && total !== price) continue
        if (price === quantity && numbers.filter((number) => number === price).length < 2) continue
        if (total === price && numbers.filter((number) => number === price).length < 2) continue
        if (Number(total) === 0 || !price.includes('.')) continue
        if (balanceOf({ quantity, price, total, ...optional('discount', discount) }) === 'exact') return { quantity, price, total }
      }
    }
  }
  return undefined
}

/** 3 × 12.50 = 37.50 is no accident; 1 × 5 = 5 may be one. */
function isTelling({ quantity, price, total }: Triple): boolean {
  return Number(quantity) !== 1 && price.replace(/\D/g, '').length >= 3 && total.replace(/\D/g, '').length >= 3
}

/** Runs of several rows that stand above one another. */
function stack(rows: Run[][]): Run[][] {
  const columns: { runs: Run[]; box: Box }[] = []
  for (const run of rows.flat()) {
    const over = columns.filter(
      (column) => sharedWidth(column.box, run.box) > 0.3 * Math.min(column.box.right - column.box.left, run.box.right - run.box.left),
    )
    const column = over.sort((a, b) => sharedWidth(b.box, run.box) - sharedWidth(a.box, run.box))[0]
    if (column) {
      column.runs.push(run)
      column.box = boxOf([column, run])
    } else columns.push({ runs: [run], box: run.box })
  }
  return columns.map(({ runs }) => runs)
}

function isHeadRow(above: Row | undefined, first: Row, columns: readonly Run[][]): above is Row {
  return (
    above !== undefined &&
    first.box.top - above.box.bottom < ABOVE * first.size &&
    !/\d[.,]\d|\d{3}/.test(above.text) &&
    above.words.length >= 2 &&
    columns.filter((column) => wordsOver(above, boxOf(column)).length > 0).length >= HEADED * columns.length
  )
}

const wordsOver = ({ words }: Row, box: Box) => words.filter((word) => sharedWidth(word.box, box) > 0.5 * (word.box.right - word.box.left))

function headOf(column: readonly Run[], heads: Row | undefined, percents: () => Heading | undefined): Head {
  const box = boxOf(column)
  const words = heads ? wordsOver(heads, box) : []
  const text = textOf(words)
  const heading = text ? readHeading(text) : percents()
  return { text: text || '–', box, stack: [], ...(heading && heading.strength >= 0.9 ? { heading } : {}) }
}
