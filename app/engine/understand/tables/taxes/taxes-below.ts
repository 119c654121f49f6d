import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { type Row, boxOf, sharedWidth, textOf } from '../rows.ts'
import { taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { type Mark, isBracketed, marksOf, saysTax } from './vat-marks.ts'
import { isTaxRate } from './tax-labels.ts'

export const CLOSE = 0.9 // within one label, of the type's height
export const UNDER = 3.5 // times the type's height: how far below its label a value stands

/** Labels in a row over a row of values: `Net | VAT 20 % | Total` over `100.00 | 20.00 | 120.00`. */
export function taxesBelow(row: Row, below: readonly Row[], decimal: DecimalSign): Tax[] {
  const rates = marksOf(row.words, decimal).filter((mark) => mark.sort === 'rate' && isTaxRate(row.words, mark))
  const found = rates.flatMap((mark) => {
    const run = runAround(row, mark)
    const next = row.words[row.words.indexOf(run.at(-1)!) + 1]
    const right = boxOf(run).right + 2 * row.size
    const label = {
      left: run[0]!.box.left,
      right: next ? Math.max(boxOf(run).right, Math.min(right, next.box.left - 1)) : right,
      top: 0,
      bottom: 0,
    }
    const near = below
      .filter((other) => other.box.top - row.box.bottom < UNDER * row.size)
      .map((other) => marksOf(other.words, decimal))
      .filter((marks) => marks.length >= 2)
    const money = near.map((marks) => marks.filter(({ sort, words }) => sort === 'money' && looksLikeMoney(textOf(words))))
    // `TVA 20 %` over `(455,38)` over `84,38`: what is taxed, as a second line of the label.
    const values = money.filter((marks) => !marks.every(isBracketed))
    const isUnder = (box: typeof label) =>
      (values.length > 0 ? values : money).map((marks) => marks.filter(({ words }) => sharedWidth(boxOf(words), box) > 0))
    const under = [...isUnder(boxOf(run)), ...isUnder(label)].find((marks) => marks.length === 1) ?? []
    return under.length === 1 ? [{ mark, amount: under[0]!, ofBase: isBase(textOf(run)) }] : []
  })
  const bases = found.filter(({ ofBase }) => ofBase)
  return found
    .filter((one) => !bases.includes(one))
    .map(({ mark, amount }) => taxOf(mark, amount, bases.find((base) => base.mark.value === mark.value)?.amount, 'tax under its label'))
}

/** The words that stand close around a rate: its label, and nothing of the next one. */
function runAround({ words, size }: Row, { at, words: own }: Mark): Word[] {
  const isClose = (place: number) => words[place]!.box.left - words[place - 1]!.box.right < CLOSE * size
  let from = at
  let to = at + own.length
  while (from > 0 && isClose(from)) from -= 1
  while (to < words.length && isClose(to)) to += 1
  return words.slice(from, to)
}

/** `Nettobetrag 20 %`: what is taxed at that rate. */
function isBase(text: string): boolean {
  const folded = fold(text)
  return !saysTax(folded) && /\b(?:net\p{L}*|bas[ei]\p{L}*|ht|imponibile|grundlage|warenwert|total|montant|bedrag|importe)\b/u.test(folded)
}
