import { textOf } from '../rows.ts'
import { isUsualRate } from '../columns/tax-column.ts'
import { inCascade } from '../lines/arithmetic.ts'
import type { Heading } from '../heads/headings.ts'
import type { Row } from '../rows.ts'
import type { Word } from '../../../document.ts'

const percent = /^[-−(]?(\d{1,2}(?:[.,]\d{1,3})?)\s?(%?)\)?$/u

const cascade = /^(\d{1,2}(?:[.,]\d{1,3})?)\s?%?\s?\+\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?%?$/u

/** `12,5 %`, `21`, `10 + 5`: what may be a rate or a discount, and whether it says so itself. */
export function percentOf(words: readonly Word[]): { value: string; signed: boolean } | undefined {
  const [, first, second] = words.length > 4 ? [] : (cascade.exec(textOf([...words])) ?? [])
  if (first && second) return { value: inCascade(first.replace(',', '.'), second.replace(',', '.')), signed: true }
  const found = words.length > 2 ? null : percent.exec(textOf([...words]))
  return found ? { value: String(Number(found[1]!.replace(',', '.'))), signed: found[2] === '%' } : undefined
}

/** The percentages that rows of sums print: `IVA 21 %`, `MWST (8.1%)`. */
export function percentsIn(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/gu)].map((found) => String(Number(found[1]!.replace(',', '.')))),
    ),
  )
}

/**
 * What a column without a head holds: rates that the sums print as well, or what is taken off its lines. `lessens`: their arithmetic comes out with it,
 * and not without; `stands`: whether it is the last of its line, and the line's arithmetic needs it not.
 */
export function percentHeading(
  column: readonly { words: Word[] }[],
  told: ReadonlySet<string>,
  lessens: (run: { words: Word[] }, percent: string) => boolean,
  stands: (run: { words: Word[] }) => { last: boolean; spare: boolean },
): Heading | undefined {
  const percents = column.map(({ words }) => percentOf(words))
  if (percents.some((one) => one === undefined)) return undefined
  const lessening = column.filter((run, at) => lessens(run, percents[at]!.value)).length
  if (lessening > 0 && lessening >= LESSENING * column.length) return { role: 'discount', strength: 0.9 }
  const areSigned = percents.every((one) => one!.signed)
  const areRates = percents.every((one) => told.has(one!.value)) && (areSigned || column.length > 1 || stands(column[0]!).spare)
  // What is taken off stands before the total; behind it, where nothing is, stands what is put on. So does, anywhere, what is usual as a tax.
  const isPutOn = (run: { words: Word[] }, at: number) => stands(run).spare && (stands(run).last || isUsualRate(percents[at]!.value))
  const areSpare = areSigned && lessening === 0 && column.length >= FEW && column.every(isPutOn)
  return areRates || areSpare ? { role: 'rate', strength: 0.9 } : undefined
}

const FEW = 2 // lines
const LESSENING = 0.6 // of the lines with a discount
