import Big from 'big.js'
import { fold } from '../../words/fold.ts'
import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX, readRate } from '../../values/rate.ts'
import { type CellNumber, amountIn } from '../lines/read-cells.ts'
import { type Row, boxOf, centre, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { provesTax, taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { saysTax } from './vat-marks.ts'

const UNDER = 3 // rows below the rates that may hold their bases and taxes
const PARTED = 0.7 // of the type's height: a gap this wide parts two cells
const FEWEST = 2 // rates beside one another
const percent = /(\d{1,2}(?:[.,]\d{1,3})?)\s?%/
/** `TVA 5,50`, `IVA 21.00` over the tax: programs leave out the sign; only what the sums prove is taken. */
const unsigned = /^(?:tva|t\.v\.a\.|iva|i\.v\.a\.|mwst\.?|ust\.?|vat|btw)\s(?:[aà] )?(\d{1,2}[.,]\d{1,2})$/i
const mayBeUnsigned = /(?:tva|t\.v\.a\.|iva|i\.v\.a\.|mwst\.?|ust\.?|vat|btw)\s(?:[aà] )?\d{1,2}[.,]\d/i

/** Taxes of a summary that is set across the page, and the rows that it takes. */
export interface Across {
  taxes: Tax[]
  rows: Set<Row>
}

/** Summaries whose rates stand beside one another, over their bases and taxes; what is given proves itself. */
export function taxesAcross(rows: readonly Row[], decimal: DecimalSign): Across {
  const found: Across = { taxes: [], rows: new Set() }
  rows.forEach((row, at) => {
    if ((!percent.test(row.text) && !mayBeUnsigned.test(row.text)) || found.rows.has(row)) return
    const below = rows.slice(at + 1, at + 1 + UNDER)
    const { taxes, used } = ratesInRow(row, below, decimal) ??
      ratesInLabels(row, below[0], decimal) ??
      ratesInLabels(row, overCaptions(row, rows[at - 1]), decimal) ?? { taxes: [], used: [] }
    found.taxes.push(...taxes)
    if (taxes.length > 0) for (const one of [row, ...used]) found.rows.add(one)
  })
  return found
}

interface Found {
  taxes: Tax[]
  used: Row[]
}

/** `Rate | 5.5 % | 20 %` over `Base | 100.00 | 50.00` and `VAT | 5.50 | 10.00`. */
function ratesInRow(row: Row, below: readonly Row[], decimal: DecimalSign): Found | undefined {
  const rates = cellsOf(row).flatMap((words) => rateOf(words, /^\D{0,2}\d/, decimal) ?? [])
  if (rates.length < FEWEST) return undefined
  const amounts = below.map((other) => rates.map((rate) => amountUnder(rate.words, other, decimal)))
  for (const [b, bases] of amounts.entries()) {
    for (const [t, taxes] of amounts.entries()) {
      if (b === t) continue
      const proven = rates.flatMap((rate, at) => {
        const [base, tax] = [bases[at], taxes[at]]
        return base && tax && provesTax(base.value, rate.value, tax.value) ? [taxOf(rate, tax, base, 'rates beside one another')] : []
      })
      if (proven.length === rates.length && proven.some(({ amount }) => Number(amount.value) !== 0))
        return { taxes: proven, used: [below[b]!, below[t]!] }
    }
  }
  return undefined
}

/** `Base 5.5 % | VAT 5.5 % | Base 20 % | VAT 20 % | Total`, `Goods | Fuel 7.5 % | Net | VAT 20 % | Total`, over one row of amounts. */
function ratesInLabels(row: Row, values: Row | undefined, decimal: DecimalSign): Found | undefined {
  const labels = cellsOf(row)
  if (!values || labels.length < 3 || !labels.every((words) => /\p{L}/u.test(textOf(words)))) return undefined
  const own = cellsOf(values)
  const amounts = labels.map((words, at) =>
    own.length === labels.length ? amountIn(own[at]!, decimal) : amountUnder(words, values, decimal),
  )
  const rated = labels.flatMap((words, at) => {
    const rate = rateOf(words, /\p{L}/u, decimal)
    const tax = amounts[at]
    return rate && tax && saysTax(fold(textOf(words))) && !ofBase.test(fold(textOf(words))) ? [{ at, rate, tax }] : []
  })
  // `Total HT | Base TVA 20 % | Montant TVA | Total TTC`: the base says the rate, and the tax stands right behind it.
  const based = labels.flatMap((words, at) => {
    const rate = ofBase.test(fold(textOf(words))) && saysTax(fold(textOf(words))) ? rateOf(words, /\p{L}/u, decimal) : undefined
    const [base, tax] = [amounts[at], amounts[at + 1]]
    const isTax = tax && saysTax(fold(textOf(labels[at + 1]!))) && !rateOf(labels[at + 1]!, /\p{L}/u, decimal)
    return rate && base && isTax && provesTax(base.value, rate.value, tax.value) ? [taxOf(rate, tax, base, 'tax in a strip of sums')] : []
  })
  if (based.length > 0) return { taxes: based, used: [values] }
  const taxes = rated.flatMap(({ at, rate, tax }) => {
    // What the tax is asked on stands left of it, as a rule right beside.
    const base = amounts
      .slice(0, at)
      .findLast((other) => other && Number(other.value) !== 0 && provesTax(other.value, rate.value, tax.value))
    return base ? [taxOf(rate, tax, base, 'tax in a strip of sums')] : []
  })
  if (taxes.length < rated.length && addUp(rated, amounts))
    return { taxes: rated.map(({ rate, tax }) => taxOf(rate, tax, undefined, 'tax in a strip of sums')), used: [values] }
  return taxes.length > 0 ? { taxes, used: [values] } : undefined
}

/** `806.00 | 48.36 | 864.44` over `Subtotal | State tax 6 % | Total`: a form that prints its captions under as many values. */
const overCaptions = (captions: Row, above: Row | undefined) =>
  above && captions.box.top - above.box.bottom < CAPTION * captions.size && cellsOf(above).length === cellsOf(captions).length
    ? above
    : undefined
const CAPTION = 1.6 // of the type's height between values and captions at most

/** `Net | VAT 2.6 % | VAT 8.1 % | Total`: without their bases, taxes are proven where they lead from a sum before them to one behind. */
function addUp(rated: readonly { at: number; tax: CellNumber }[], amounts: readonly (CellNumber | undefined)[]): boolean {
  const [first, last] = [rated[0]!.at, rated.at(-1)!.at]
  const taxes = rated.reduce((sum, { tax }) => sum.plus(tax.value), new Big(0))
  const behind = amounts.slice(last + 1).flatMap((one) => (one ? [one.value] : []))
  return amounts.slice(0, first).some((net) => net && behind.some((gross) => taxes.plus(net.value).eq(gross)))
}

const ofBase = /^(?:base|imp(?:onibile)?\.?(?=\s)|grundlage|netto|net|goods|bi)\b/

const cellsOf = ({ words, size }: Row) => runsBy(words, (before, word) => gapBetween(before, word) >= PARTED * size && word.text !== '%')

function rateOf(words: Word[], shape: RegExp, decimal: DecimalSign): CellNumber | undefined {
  const text = textOf(words)
  const said = shape.test(text) ? (percent.exec(text) ?? unsigned.exec(text))?.[1] : undefined
  const value = said === undefined ? undefined : readRate(`${said} %`, decimal)
  return value !== undefined && Number(value) <= HIGHEST_TAX ? { value, words: words.filter((word) => /[\d%]/.test(word.text)) } : undefined
}

/** The amount of a row that stands under these words: under their middle, or set to the same edge. */
function amountUnder(words: Word[], row: Row, decimal: DecimalSign): CellNumber | undefined {
  const box = boxOf(words)
  const cell = cellsOf(row).find((other) => {
    const { left, right } = boxOf(other)
    return Math.abs(right - box.right) < row.size / 2 || (left < centre(box) && right > centre(box))
  })
  return cell && amountIn(cell, decimal)
}
