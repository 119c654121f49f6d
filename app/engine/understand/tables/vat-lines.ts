import type { Word } from '../../document.ts'
import { fold } from '../fold.ts'
import { looksLikeMoney } from '../values/amount.ts'
import type { DecimalSign } from '../values/number.ts'
import { HIGHEST_TAX, readRate } from '../values/rate.ts'
import { type Row, boxOf, sharedWidth, textOf } from './rows.ts'
import { areTwoTaxes, provesTax, taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { type Mark, isBracketed, marksOf, signed, taxWord } from './vat-marks.ts'

/** Taxes that stand beside others on the same base. */
export const oneOfSeveral = /\b(?:[csi]gst|utgst|gst|pst|qst|tps|tvq|state|county|city|local)(?!\p{L})/u
const notTax =
  /(?:^|[^\p{L}])(?:n[°o]\.?|nr|num\p{L}*|reg\p{L}*|id(?! state)|id\p{L}?nr|intra\p{L}*|ident\p{L}*|exempt\p{L}*|attest\p{L}*|franchise|escompte|penal\p{L}*|discount|remise|rechnungsrabatt|rabatt\p{L}*|interest|interets?|zins\p{L}*|reten\p{L}*|ritenuta|irpf|skonto|dto|descuento)(?![\p{L}])/u

/** `TVA 20 % 40,00`, `IVA 21% sobre 100,00: 21,00`, `19 % MwSt. auf 100,00 19,00`; a rate and its tax on two rows where nothing else is said. */
export function labelledTaxes(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const taxes: Tax[] = []
  rows.forEach((printed, at) => {
    const row = withoutLegend(printed)
    const text = fold(row.text)
    if (!taxWord.test(text)) return
    const ofRow = /%|\(\d{1,2}(?:[.,]\d{1,3})?\)|@\s?\d/.test(text)
      ? rowTaxes(row, rows.slice(at + 1, at + 4), decimal)
      : bareTaxes(row, text, decimal)
    const name = oneOfSeveral.exec(text)?.[0]
    taxes.push(...ofRow.map((tax) => (name ? { ...tax, name } : tax)))
    if (ofRow.length === 0) taxes.push(...taxesBelow(row, rows.slice(at + 1, at + 4), decimal))
  })
  return taxes.length > 0 ? dropEqual(taxes) : splitTax(rows, decimal)
}

/** `A = Standard rated 20%      Total before VAT 2,854.24`: what explains a code stands beside the sums, and its rate takes nothing of them. */
function withoutLegend(row: Row): Row {
  if (!legend.test(row.text)) return row
  const rate = row.words.findIndex(({ text }) => /%$/.test(text))
  const words = row.words.slice(rate + 1)
  return rate < 0 || words.length === 0 ? row : { ...row, words, text: textOf(words), box: boxOf(words) }
}

const legend = /^\(?(?:[A-Z]\d?|\d)\)?\s?[=:]\s?(?:\p{L}|\d{1,2}(?:[.,]\d+)?\s?%)/u

/** Pesos of Chile or Colombia have no cents: `394.725`. */
const whole = /^\d{1,3}(?:[.,]\d{3})+$/

/** On one row each rate takes the amounts that follow it, up to the next rate. */
function rowTaxes(row: Row, below: readonly Row[], decimal: DecimalSign): Tax[] {
  const marks = marksOf(row.words, decimal)
  return marks.flatMap((mark, at) => {
    if (mark.sort !== 'rate' || !isTaxRate(row.words, mark)) return []
    const end = marks.findIndex((other, place) => place > at && other.sort === 'rate')
    const following = marks.slice(at + 1, end < 0 ? undefined : end).filter((other) => other.sort === 'money')
    const before = marks.slice(0, at).filter((other) => other.sort === 'money')
    for (const amount of [...following].reverse()) {
      const base = [...following, ...before].find(
        (other) => other !== amount && provesTax(other.value, mark.value, amount.value) && Number(mark.value) > 0,
      )
      if (base) return [taxOf(mark, signed(amount), base, 'tax line')]
    }
    const [only] = following
    if (only && following.length === 1 && isTaxed(row.words, only)) return taxUnderBase(mark, only, row, below, decimal)
    const last = following.at(-1) ?? (before.length === 1 && marks.length === 2 ? before[0] : undefined)
    // `TVA 20 % (455,38)`: in brackets right behind the rate, on what it is taken.
    if (last && isBracketed(last) && last.at > 0 && last.words[0]!.box.left - row.words[last.at - 1]!.box.right < CLOSE * row.size)
      return []
    const amount = last && signed(last)
    return amount && (looksLikeMoney(textOf(amount.words)) || whole.test(textOf(amount.words)))
      ? [taxOf(mark, amount, undefined, 'tax line')]
      : []
  })
}

const on = /(?:^|\s)(?:auf|von|sur|sobre|on|of|su|over)\s(?:(?:den|den betrag von|eur|usd|chf|gbp|[€$£])\s?)?$/

/** `zzgl. 19 % USt. auf EUR 556,20`: what is taxed, and not the tax. */
const isTaxed = (words: readonly Word[], { at }: Mark) => on.test(`${fold(textOf(words.slice(Math.max(0, at - 4), at)))} `)

/** The tax itself stands in the column of the sums right under such a row. */
function taxUnderBase(rate: Mark, base: Mark, row: Row, below: readonly Row[], decimal: DecimalSign): Tax[] {
  const near = below.filter((other) => other.box.top - row.box.bottom < UNDER * row.size)
  const amount = near
    .flatMap(({ words }) => marksOf(words, decimal))
    .find((mark) => mark.sort === 'money' && looksLikeMoney(textOf(mark.words)) && provesTax(base.value, rate.value, mark.value))
  return amount && Number(rate.value) > 0 ? [taxOf(rate, signed(amount), base, 'tax under what is taxed')] : []
}

const CLOSE = 0.9 // within one label, of the type's height
const APART = 2 // one label ends, another begins
const UNDER = 3.5 // times the type's height: how far below its label a value stands

/** Labels in a row over a row of values: `Net | VAT 20 % | Total` over `100.00 | 20.00 | 120.00`. */
function taxesBelow(row: Row, below: readonly Row[], decimal: DecimalSign): Tax[] {
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
  return (
    !taxWord.test(folded) && /\b(?:net\p{L}*|bas[ei]\p{L}*|ht|imponibile|grundlage|warenwert|total|montant|bedrag|importe)\b/u.test(folded)
  )
}

/** `VAT amount 20.00 £529.37`: a small number right behind the words, without currency, then the one amount. */
function bareTaxes(row: Row, text: string, decimal: DecimalSign): Tax[] {
  const marks = marksOf(row.words, decimal)
  const [first, second] = marks.slice(-2)
  if (!first || !second || first.at === 0 || notTax.test(text) || !isTaxLabel(text)) return []
  const before = row.words[first.at - 1]!
  const rate = readRate(textOf(first.words), decimal)
  const isBeside = first.words[0]!.box.left - before.box.right < CLOSE * row.size && /\p{L}/u.test(before.text)
  if (
    rate === undefined ||
    Number(rate) > HIGHEST_TAX ||
    !isBeside ||
    /[€$£]/.test(textOf(first.words)) ||
    !looksLikeMoney(textOf(second.words))
  )
    return []
  return [taxOf({ value: rate, words: first.words }, second, undefined, 'tax line')]
}

/** `R.E. 5,2 %`, `Recargo equivalencia (5,2 %)`: levied on retailers beside the tax. */
const surcharge = /(?:^|[^\p{L}])(?:r\.? ?e\.?|equiv\p{L}*\.?|recargo)\W*$/u

/** The words around the rate speak of a tax: those before it, or the three behind it. */
function isTaxRate(words: readonly Word[], mark: Mark): boolean {
  const end = mark.at + mark.words.length
  if (surcharge.test(fold(textOf(words.slice(Math.max(0, mark.at - 3), mark.at))))) return false
  // `19 % Umsatzsteuer Nr. 7008 VV RVG`: the number behind says by which law.
  if (taxWord.test(fold(words[end]?.text ?? ''))) return !notTax.test(fold(textOf(words.slice(Math.max(0, mark.at - 6), end + 1))))
  // `TPS 5 % (no 814402217 RT0001)`: what stands behind the rate of a named tax is its number.
  const named = taxWord.test(fold(words[mark.at - 1]?.text ?? ''))
  if (named) return !notTax.test(fold(textOf(words.slice(startOfLabel(words, mark.at), mark.at))))
  const around = fold(textOf(words.slice(Math.max(0, mark.at - 6), end + 3)))
  return taxWord.test(around) && !notTax.test(around)
}

/** Up to six words before, not those of the next label: `Descuento | Cuota IVA 21%`. */
function startOfLabel(words: readonly Word[], end: number): number {
  let from = end - 1
  while (from > 0 && end - from < 6 && words[from]!.box.left - words[from - 1]!.box.right < APART * words[from]!.size) from -= 1
  return from
}

/** `Tax rate 7 %` on one row, `Total tax 100.52` on another: one rate and one tax in the whole page. */
function splitTax(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const rates: Mark[] = []
  const amounts: Mark[] = []
  for (const row of rows) {
    const text = fold(row.text)
    if (!taxWord.test(text) || row.words.length > 12 || notTax.test(text)) continue
    const marks = marksOf(row.words, decimal)
    rates.push(...marks.filter((mark) => mark.sort === 'rate' && Number(mark.value) > 0))
    const last = marks.at(-1)
    if (
      last &&
      last.sort === 'money' &&
      looksLikeMoney(textOf(last.words)) &&
      !marks.some((mark) => mark.sort === 'rate') &&
      isTaxLabel(text)
    )
      amounts.push(last)
  }
  const pairs = pairedTaxes(rows, decimal)
  if (pairs.length > 0) return pairs
  const values = new Set(rates.map((rate) => rate.value))
  const sums = new Set(amounts.map((amount) => amount.value))
  return values.size === 1 && sums.size === 1 ? [taxOf(rates[0]!, amounts[0]!, undefined, 'rate and tax on two lines')] : []
}

const NEXT = 2 // rows below a rate in which its tax may stand

/** `Tax rate: 19 %` right over `Tax amount: 3,80`, once a rate: a summary set as forms. */
function pairedTaxes(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const said = rows.map((row) => ({
    text: fold(row.text),
    marks: taxWord.test(fold(row.text)) && row.words.length <= 6 ? marksOf(row.words, decimal) : [],
  }))
  return dropEqual(
    said.flatMap(({ marks }, at) => {
      const [rate] = marks.length === 1 && marks[0]!.sort === 'rate' ? marks : []
      if (!rate) return []
      const under = said.slice(at + 1, at + 1 + NEXT).find((other) => other.marks.length === 1)
      const [amount] = under?.marks ?? []
      return amount?.sort === 'money' && isTaxLabel(under!.text) && looksLikeMoney(textOf(amount.words))
        ? [taxOf(rate, amount, undefined, 'rate over its tax')]
        : []
    }),
  )
}

/** A row about the tax itself, not about sums with or without it. */
function isTaxLabel(text: string): boolean {
  return !/(?:ttc|incl|inkl|excl|exkl|hors|ohne|without|before|sin |con |inc\b|base|net\b|netto|sub)/u.test(text)
}

function dropEqual(taxes: readonly Tax[]): Tax[] {
  return taxes.filter(
    (tax, at) =>
      !taxes
        .slice(0, at)
        .some((other) => other.rate.value === tax.rate.value && other.amount.value === tax.amount.value && !areTwoTaxes(other, tax)),
  )
}
