import type { Box, Page } from '../../../document.ts'
import { hasPostalCode } from '../../parties/places.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { inCascade } from '../lines/arithmetic.ts'
import { isCaptions } from '../heads/captions.ts'
import { percentHeading, percentOf, percentsIn } from './bare-percents.ts'
import type { Head, Header } from '../heads/heads.ts'
import { type Heading, readHeading } from '../heads/headings.ts'
import { type Row, boxOf, sharedWidth, textOf } from '../rows.ts'
import { isSumText } from '../lines/sum-words.ts'
import { isTelling, type Run, runsOf, signedIn, tripleOf } from './proven-line.ts'

const SUPPORT = 0.5 // of the rows that a column must stand in
const BETWEEN = 3 // rows from one line up to the line before
const FILLED = 0.7 // of the columns
const HEADED = 0.4 // of the columns have a word over them in a row of heads
const ABOVE = 3 // times the type's height: how far above the first row a row of unknown heads may stand

/**
 * A table whose heads say nothing known, found by its arithmetic: rows in which one number times another gives a third.
 * Their runs of words, laid over each other, give the columns; the row above gives their names. `elsewhere`: the percentages that sums on other
 * pages print.
 */
export function findHeadless(
  rows: readonly Row[],
  page: Page,
  decimal: DecimalSign,
  elsewhere: () => readonly string[] = () => [],
): Header | undefined {
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
  const [top] = alike.keys()
  const from = top! - namedAbove(rows, top!, proven, decimal)
  // Of most lines something is taken off: their percentages stand in a column too.
  const columns = alike.size > proofs.length ? columnsOf([...alike.values()]) : proven
  const above = rows[from - 1]
  const heads = isHeadRow(above, rows[from]!, columns) && !isCaptions(above, rows[from - 2]) ? above : undefined
  const told = () => new Set([...percentsIn(rows.filter((_, at) => !alike.has(at))), ...elsewhere()])
  const rowOf = new Map([...alike.values()].flatMap((runs) => runs.map((run) => [run.words[0], runs] as const)))
  const lessens = ({ words }: Pick<Run, 'words'>, discount: string) => {
    const rest = (rowOf.get(words[0]) ?? []).filter((run) => run.words[0] !== words[0])
    const both = signedIn(rest).map((other) => inCascade(other, discount))
    return tripleOf(rest, [discount, ...both]) !== undefined && tripleOf(rest) === undefined
  }
  const stands = ({ words: [own] }: Pick<Run, 'words'>) => {
    const runs = rowOf.get(own) ?? []
    return { last: runs.at(-1)?.words[0] === own, spare: tripleOf(runs.filter(({ words: [first] }) => first !== own)) !== undefined }
  }
  const list = columns
    .map((column) => headOf(column, heads, () => percentHeading(column, told(), lessens, stands)))
    .sort((a, b) => a.box.left - b.box.left)
  return {
    page: page.number,
    heads: list,
    box: heads ? heads.box : boxOf(first.runs),
    from: heads ? from - 1 : from,
    to: from - 1,
    sort: 'items',
  }
}

const columnsOf = (rows: Run[][]) =>
  stack(rows).filter((column) => column.length >= SUPPORT * rows.length || (column.length >= FEW && column.every(isSigned)))

/** `12,5 %`: what few lines have taken off stands in a column as well. */
const isSigned = ({ words }: Run) => percentOf(words)?.signed === true
const FEW = 2 // lines

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

/**
 * How many rows right over the first line hold but a name and what it costs, at the same two edges: `Potencia facturada 4,6 kW x 31 días   21,47 €`
 * over the kilowatt-hours of each time of the day.
 */
function namedAbove(rows: readonly Row[], first: number, columns: readonly Run[][], decimal: DecimalSign): number {
  const boxes = columns.map((column) => boxOf(column))
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
  let count = 0
  for (let at = first - 1; at >= 0; at--) {
    const row = rows[at]!
    const under = rows[at + 1]!
    if (under.box.top - row.box.bottom > PITCH * row.size || row.page !== under.page) break
    if (Math.abs(row.box.left - left) > EDGE || Math.abs(row.box.right - right) > EDGE) break
    const runs = runsOf(row, decimal)
    const [name, cost] = runs
    const isNamed =
      runs.length === 2 && name!.number === undefined && /\p{L}{3}/u.test(textOf(name!.words)) && !/:$/.test(textOf(name!.words))
    if (!isNamed || cost!.number === undefined || !looksLikeMoney(textOf(cost!.words)) || isSumText(row.text)) break
    count += 1
  }
  return count
}

const PITCH = 1.2 // times the type's height between two lines of a list
const EDGE = 3 // points

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
    !/\d[.,:]\d|\d{3}/.test(above.text) &&
    // `Dublin 12 D12 X4K7` right over the first line ends an address.
    !hasPostalCode(above.text) &&
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
