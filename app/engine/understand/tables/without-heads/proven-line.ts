import type { Box, Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf, inCascade } from '../lines/arithmetic.ts'
import { dayWords } from '../lines/day-words.ts'
import { amountIn, withoutLabel } from '../lines/read-cells.ts'
import { optional } from '../optional.ts'
import { boxOf, type Row, textOf } from '../rows.ts'
import { percentOf, percentsIn } from './bare-percents.ts'

/** A run of words of one row: text, or one number with its unit. */
export interface Run {
  words: Word[]
  box: Box
  number?: string
}

const RUN_GAP = 0.8 // between the words of one run, of the type's height
const MOST_NUMBERS = 9 // of one row that are tried against each other

/** The words of a row as they belong together: `12 345,60`, `EUR 1,92`, `500 ml`. */
export function runsOf(row: Row, decimal: DecimalSign): Run[] {
  const runs: Run[] = []
  const days = dayWords(row.words)
  for (const word of row.words) {
    const last = runs.at(-1)
    if (days.has(word)) {
      const words = last && days.has(last.words.at(-1)!) ? [...runs.pop()!.words, word] : [word]
      runs.push({ words, box: boxOf(words) })
      continue
    }
    const near = last && word.box.left - last.words.at(-1)!.box.right < RUN_GAP * row.size ? last : undefined
    // `10 + 5`: what is taken off, and of what is left again.
    if (word.text === '+' && near?.number !== undefined) {
      const words = [...near.words, word]
      runs[runs.length - 1] = { words, box: boxOf(words) }
      continue
    }
    const number = amountIn([word], decimal)?.value
    const words = [...(near?.words ?? []), word]
    const goesOn = near && (near.number !== undefined || isCurrency(textOf(near.words)))
    const joined = goesOn ? amountIn(words, decimal)?.value : undefined
    const labelled = near && number !== undefined && withoutLabel(words).length === 1 ? number : undefined
    if (near && (joined !== undefined || labelled !== undefined || near.number === undefined))
      runs[runs.length - 1] = { words, box: boxOf(words), ...optional('number', joined ?? labelled) }
    else runs.push({ words: [word], box: word.box, ...optional('number', number) })
  }
  return runs
}

const isCurrency = (text: string) => /^(?:\p{Lu}{3}|\p{Sc})$/u.test(text)

export interface Triple {
  quantity: string
  price: string
  total: string
}

/** The numbers of a row of which one is the product of two others, or what a percentage leaves of it. */
export function tripleOf(runs: readonly Run[], discounts = signedIn(runs)): Triple | undefined {
  return productIn(runs) ?? discounts.map((discount) => productIn(runs, discount)).find(Boolean) ?? lessenedIn(runs)
}

/** `3.25  Kreide weiss  4.80  10  14.04`: a bare number right before the total, which takes off as many of a hundred. */
function lessenedIn(runs: readonly Run[]): Triple | undefined {
  const at = runs.length - 2
  const bare = runs[at]?.number === undefined ? undefined : percentOf(runs[at].words)
  if (!bare || bare.signed || Number(bare.value) === 0) return undefined
  const found = productIn(runs.toSpliced(at, 1), bare.value)
  return found && found.total === runs.at(-1)!.number ? found : undefined
}

/** Each percentage of a row and, where it has two, what both take off: `10% | 5%`. */
export function signedIn(runs: readonly Run[]): string[] {
  const signed = runs.flatMap(({ words }) => {
    const percent = percentOf(words)
    return percent?.signed && Number(percent.value) > 0 ? [percent.value] : []
  })
  return signed.length === 2 ? [...signed, inCascade(signed[0]!, signed[1]!)] : signed
}

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
export function isTelling({ quantity, price, total }: Triple): boolean {
  return Number(quantity) !== 1 && price.replace(/\D/g, '').length >= 3 && total.replace(/\D/g, '').length >= 3
}

/** The percentages of a page's rows that are no proven lines. */
export const percentsBesideLines = (rows: readonly Row[], decimal: DecimalSign): ReadonlySet<string> =>
  percentsIn(rows.filter((row) => tripleOf(runsOf(row, decimal)) === undefined))
