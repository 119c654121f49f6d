import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import type { DecimalSign } from '../../values/number.ts'
import { currencyCodes } from '../../values/currency.ts'
import { readRate } from '../../values/rate.ts'
import { type CellNumber, amountIn } from '../lines/read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { pairOfHalves } from './half-pairs.ts'
import { provesTax, taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'

const HIGHEST = 27 // per cent: the highest rate of value added tax that is charged (Hungary)
const BLANK = 0.3 // of the type's height: a gap this wide parts two cells
const NEIGHBOURS = 2.5 // of the type's height between rows of one summary at most

/** A summary of taxes without heads: rows of a rate, a base and a tax in any order and nothing else, which prove themselves. */
export function bareTaxRows(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const found = rows.flatMap((row, at) => {
    const halves = pairOfHalves(row, rows.slice(0, at), decimal)
    if (halves.length > 0) return halves.map((tax) => ({ row, tax }))
    const tax = taxOfRow(row, decimal)
    return tax ? [{ row, tax }] : []
  })
  // One that proves itself only by noughts needs a neighbour that does better, or its base among the sums.
  return found.filter(({ row, tax }) => Number(tax.amount.value) !== 0 || isSupported(row, tax, found, rows)).map(({ tax }) => tax)
}

/** `VAT 6.00 | 262.26 | 15.74`: the tax is named where its rate stands. */
const taxName = /^(?:vat|tva|btw|iva|mwst|ust|tax|gst)\.?(?: (?=\d)|$)/i

function taxOfRow(row: Row, decimal: DecimalSign): Tax | undefined {
  // `20 % / 521.95   104.39`
  const runs = runsBy(
    row.words.filter(({ text }) => text !== '/'),
    isParted,
  )
  const cells =
    behindRateName(runs) ?? withoutCode(runs).filter((words) => !isCurrency(textOf(words)) && textOf(words).replace(taxName, '') !== '')
  if (cells.length < 3 || cells.length > 4) return undefined
  const rates = cells.map((words) => {
    const value = readRate(textOf(words).replace(taxName, ''), decimal)
    return value !== undefined && Number(value) <= HIGHEST ? { value, words } : undefined
  })
  const amounts = cells.map((words) => (/%/.test(textOf(words)) ? undefined : amountIn(words, decimal)))
  if (cells.some((_, at) => !rates[at] && !amounts[at])) return undefined
  for (const [r, rate] of rates.entries()) {
    if (!rate || (rates.some((one) => one && /%/.test(textOf(one.words))) && !/%/.test(textOf(rate.words)))) continue
    for (const [b, base] of amounts.entries()) {
      for (const [t, tax] of amounts.entries()) {
        if (!base || !tax || r === b || r === t || b === t || !hasCents(tax) || !hasCents(base) || Number(base.value) === 0) continue
        if (provesTax(base.value, rate.value, tax.value)) return taxOf(rate, tax, base, 'row of rate, base and tax without heads')
      }
    }
  }
  return undefined
}

/** `S Standard | 782.50 | 20.00 % | 156.50`: what the rate is called leads the row, and other sums may stand beside it. */
function behindRateName(runs: Row['words'][]): Row['words'][] | undefined {
  const first = runs.findIndex((words) => /\d/.test(textOf(words)))
  const name = fold(textOf(runs.slice(0, Math.max(0, first)).flat()))
  const cells = runs.slice(first, first + 3)
  return rateName.test(name) && cells.some((words) => /%$/.test(textOf(words))) ? cells : undefined
}

const rateName = pattern('u')`
  ^(?:[a-z]\d? )?(?:
    (?:standard|reduced|zero|higher|lower|exempt)(?:[- ]rated?)?|(?:taux|tva) (?:normale?|reduite?|intermediaire|particulier|zero)|
    (?:tipo |iva )?(?:general|reducido|superreducido|exento)|(?:voller|ermassigter) (?:steuer)?satz|regelsteuersatz|
    (?:aliquota |iva )?(?:ordinaria|ridotta|normal|reduzida|intermedia)|(?:btw )?(?:hoog|laag)(?: tarief)?
  )$
`

/** `A = 20 %`, `B | 13.5% | 203.98 | 27.54 | 231.52`: the letter that the lines above are marked with, or a number before a rate that says so. */
function withoutCode(runs: Row['words'][]): Row['words'][] {
  const words = runs.slice(0, 2).flat()
  const sign = words.findIndex(({ text }, at) => at < 2 && /^(?:[A-Z]\s?)?[=:]$/.test(text))
  const end = sign < 0 && isCodeOfRate(words) ? 0 : sign
  if (end < 0 || (sign >= 0 && !/^[A-Z][=:]?$/.test(words[0]!.text))) return runs
  const code = new Set(words.slice(0, end + 1))
  return runs.map((run) => run.filter((word) => !code.has(word))).filter((run) => run.length > 0)
}

const isCodeOfRate = ([code, rate, sign]: Word[]) =>
  /^(?:[A-Z]\d?|\d)$/.test(code?.text ?? '') &&
  (/^\d{1,2}(?:[.,]\d{1,3})?%$/.test(rate?.text ?? '') || (/^\d{1,2}(?:[.,]\d{1,3})?$/.test(rate?.text ?? '') && sign?.text === '%'))

/** `21.00 | 86.00 | 18.06 | 104.06 | EUR`: a column of its own says in what. */
const isCurrency = (text: string) => currencyCodes.has(text) || /^[€$£]$/.test(text)

const hasCents = ({ value }: CellNumber) => /\.\d{2}$/.test(value)

function isSupported(row: Row, tax: Tax, found: { row: Row; tax: Tax }[], rows: readonly Row[]): boolean {
  const near = found.some(
    (other) =>
      other.row !== row && Number(other.tax.amount.value) !== 0 && Math.abs(other.row.box.top - row.box.top) < NEIGHBOURS * row.size,
  )
  return near || rows.some((other) => other !== row && /\p{L}{3}/u.test(other.text) && other.text.includes(textOf(tax.base!.words!)))
}

/** By more than a blank; the sign of a rate belongs to its number however far it stands. */
const isParted = (before: Word, word: Word) => gapBetween(before, word) >= BLANK * word.size && word.text !== '%'
