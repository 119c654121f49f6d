import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX, readRate } from '../../values/rate.ts'
import { type Row, boxOf, textOf } from '../rows.ts'
import { isWithin, provesTax, taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { type Mark, isBracketed, marksOf, signed, saysTax, upToOtherLabel } from './vat-marks.ts'
import { notTax, isTaxRate, isTaxLabel, startOfLabel } from './tax-labels.ts'
import { splitTax, dropEqual } from './split-taxes.ts'
import { CLOSE, UNDER, taxesBelow } from './taxes-below.ts'
import { pattern } from '../../words/pattern.ts'

/** Taxes that stand beside others on the same base. */
export const oneOfSeveral = /\b(?:[csi]gst|utgst|gst|pst|qst|tps|tvq|t\.p\.s|t\.v\.q|g\.s\.t|q\.s\.t|state|county|city|local)(?!\p{L})/u

/** `TVA 20 % 40,00`, `IVA 21% sobre 100,00: 21,00`, `19 % MwSt. auf 100,00 19,00`; a rate and its tax on two rows where nothing else is said. */
export function labelledTaxes(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const taxes: Tax[] = []
  rows.forEach((printed, at) => {
    const row = withoutLegend(printed)
    const text = fold(row.text)
    const headed = taxesUnderHeading(row, rows.slice(Math.max(0, at - HEADED), at), decimal)
    taxes.push(...headed)
    if (headed.length > 0 || !saysTax(text) || onGoods.test(text) || billedBefore.test(text)) return
    const ofRow = /%|\(\d{1,2}(?:[.,]\d{1,3})?\)|@\s?\d/.test(text)
      ? rowTaxes(row, rows.slice(at + 1, at + 4), decimal)
      : bareTaxes(row, text, decimal)
    const name = oneOfSeveral.exec(text)?.[0]
    taxes.push(...ofRow.map((tax) => (name ? { ...tax, name } : tax)))
    if (ofRow.length === 0 && !marksOf(row.words, decimal).some((mark) => mark.sort === 'rate' && includes(row.words, mark)))
      taxes.push(...taxesBelow(row, rows.slice(at + 1, at + 4), decimal))
  })
  return taxes.length > 0 ? dropEqual(taxes) : splitTax(rows, decimal)
}

/** `Impuesto sobre electricidad 5,11 %`, `Stromsteuer`: levied on what is sold, and charged as a part of its price. */
const onGoods = pattern('u')`
  (?:impuesto|imposta|taxe|steuer|tax|imposto)\p{L}* (?:especial )?(?:sobre|sulla|sur|auf|on)? ?(?:el |la |l'|l’|
  den )?(?:consum\p{L}* )?(?:d'|d’)?(?:electri\p{L}*|elektri\p{L}*|energ\p{L}*|strom|gas|hidrocarburos|alcohol|plastic\p{L}*)|
  (?:strom|energie)(?:steuer|belasting)|(?:^|\s)(?:accises?|excise)(?:\s|$)
`

/** `abzgl. 1. Teilrechnung vom 12.05.2025 (darin USt 2.000,00)   -12.000,00`, `Less deposit invoice 207 (incl. VAT 200.00)`: the tax of an earlier bill. */
const billedBefore = pattern('u')`
  ^(?:abzgl\.?|abzuglich|abzug|less|minus|moins|deduction|(?:a )?deduire|deduit|menos|(?:a )?deducir|deduccion|minder|verminderd met|meno|
  a detrarre|a dedotto|deducao|\./\.|[-–−])\s.*(?:
    (?:teil|abschlags?|akonto|a-?conto|anzahlungs?|voraus|zwischen)\p{L}*|acomptes?|situations?|factures?|deposits?|invoices?|progress|
    payments?|on account|anticipos?|certificaciones?|certificacion|facturas?|fras?\.|accont[oi]|fattur[ae]|adiantamento|termijn\p{L}*|aanbetaling
  )(?![\p{L}])
`

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
  const marks = marksOf(row.words, decimal).filter(({ sort, value }) => sort === 'rate' || !account.test(value))
  return marks.flatMap((mark, at) => {
    if (mark.sort !== 'rate') return []
    if (isOfBase(row.words, mark)) return taxBehindBase(marks, at)
    if (!isTaxRate(row.words, mark)) return []
    const end = marks.findIndex((other, place) => place > at && other.sort === 'rate')
    const following = upToOtherLabel(
      marks.slice(at + 1, end < 0 ? undefined : end).filter((other) => other.sort === 'money'),
      row,
    )
    const before = marks.slice(0, at).filter((other) => other.sort === 'money')
    for (const amount of [...following].reverse()) {
      const base = [...following, ...before].find(
        (other) => other !== amount && provesTax(other.value, mark.value, amount.value) && Number(mark.value) > 0,
      )
      if (base) return [taxOf(mark, signed(amount), base, 'tax line')]
    }
    const within = following.find((tax) => following.some((gross) => gross !== tax && isWithin(tax.value, mark.value, gross.value)))
    if (within && Number(mark.value) > 0) return [taxOf(mark, signed(within), undefined, 'tax within what includes it')]
    const [only] = following
    if (only && following.length === 1 && isTaxed(row.words, only)) return taxUnderBase(mark, only, row, below, decimal)
    if (only && following.length === 1 && includes(row.words, mark)) return withinTotal(mark, only, below, decimal)
    // `VAT 0.00 %   0.00   Invoice amount 940.00` in one row: nothing of it is the tax, whatever follows.
    const nothing = Number(mark.value) === 0 ? following.find(({ value }) => Number(value) === 0) : undefined
    // `QST 9.975%   776.73      Net 30`: a bare number of the column beside the sums is no tax.
    const last =
      nothing ?? following.findLast(isSum) ?? following.at(-1) ?? (before.length === 1 && marks.length === 2 ? before[0] : undefined)
    // `TVA 20 % (455,38)`: in brackets right behind the rate, on what it is taken.
    if (last && isBracketed(last) && last.at > 0 && last.words[0]!.box.left - row.words[last.at - 1]!.box.right < CLOSE * row.size)
      return []
    const amount = last && signed(last)
    return amount && isSum(amount) ? [taxOf(mark, amount, undefined, 'tax line')] : []
  })
}

/** `412.50  Sales tax 7.5%   Routing 021000021, Account 5550012345`: whom to pay, beside the sums. */
const account = /^\d{9,}$/

const isSum = ({ words }: Mark) => looksLikeMoney(textOf(words)) || whole.test(textOf(words))
/** `Base HT (6,00 %) : 6 749,40 €   TVA : 404,96 €`: on one row the base with its rate, and behind it what that comes to. */
function taxBehindBase(marks: readonly Mark[], at: number): Tax[] {
  const [rate, base, tax, next] = marks.slice(at)
  const isAlone = next === undefined || next.sort === 'rate'
  return rate &&
    base?.sort === 'money' &&
    tax?.sort === 'money' &&
    isAlone &&
    Number(rate.value) > 0 &&
    provesTax(base.value, rate.value, tax.value)
    ? [taxOf(rate, tax, base, 'tax line')]
    : []
}

/** `Subtotal IVA 15%   126.97`, `Base imponible IVA 21 %`: what is taxed at that rate; the tax has a row of its own. */
const isOfBase = (words: readonly Word[], { at }: Mark) => {
  return baseLabel.test(fold(textOf(words.slice(startOfLabel(words, at), at))))
}
const baseLabel =
  /^(?:sub-?total|subtotale|subtotaal|sous-total|zwischensumme|base(?: imponible)?|op\. gravad[ao]s?|venta gravada)(?: \p{L}+\.?){0,3}$|\sbase (?:tva|iva|vat|imponible|imposable)$/u

const on = /(?:^|\s)(?:auf|von|sur|sobre|on|of|su|over)\s(?:(?:den|den betrag von|eur|usd|chf|gbp|[€$£])\s?)?$/

/** `zzgl. 19 % USt. auf EUR 556,20`: what is taxed, and not the tax. */
const isTaxed = (words: readonly Word[], { at }: Mark) => on.test(`${fold(textOf(words.slice(Math.max(0, at - 4), at)))} `)

/** `Total, IVA 10% incluido 278,00`, `Gesamtbetrag inkl. MwSt. 7 % 107,00`: a total that holds the tax, and not the tax. */
const includes = (words: readonly Word[], { at, words: own }: Mark) => {
  const end = at + own.length
  const before = fold(textOf(words.slice(0, at)))
  return totalWord.test(before) && (withinWord.test(fold(words[end]?.text ?? '')) || (withinWord.test(before) && !ofTax.test(before)))
}
/** The part of the total that its rate makes, where a row under it prints that: `Base 252,73 + IVA 25,27`. */
function withinTotal(rate: Mark, total: Mark, below: readonly Row[], decimal: DecimalSign): Tax[] {
  const tax = below
    .flatMap(({ words }) => marksOf(words, decimal))
    .find(({ sort, value, words }) => sort === 'money' && looksLikeMoney(textOf(words)) && isWithin(value, rate.value, total.value))
  return tax && Number(rate.value) > 0 ? [taxOf(rate, tax, undefined, 'tax within what includes it')] : []
}

const totalWord = pattern('u')`
  ^(?:grand |invoice |gran )?(?:total|gesamt|gesamtbetrag|gesamtsumme|rechnungsbetrag|endbetrag|importe total|montant total|totale|totaal)(?!\p{L})
`
const ofTax = /^\p{L}+ (?:vat|tva|iva|mwst|ust|btw|tax)\b/u
const withinWord = /(?:^|[^\p{L}])(?:inclu\p{L}*|incl|inc|inkl|inklusive|einschl\p{L}*|compris\p{L}*|inbegr\p{L}*|con|with|mit)(?!\p{L})/u

/** A cheap look for such a word, before the numbers of the row are read. */
const saysOn = /\s(?:auf|von|sur|sobre|on|of|su|over)\s/i

const HEADED = 6 // rows under the heading of a summary

/** `10 % sur 1 979,15 … 197,92` under `Ventilation de la TVA`: the heading says of what, and the amounts prove it. */
function taxesUnderHeading(row: Row, above: readonly Row[], decimal: DecimalSign): Tax[] {
  if (!saysOn.test(row.text)) return []
  const marks = marksOf(row.words, decimal)
  return marks.flatMap((rate, at) => {
    const [base, tax] = marks.slice(at + 1)
    if (rate.sort !== 'rate' || Number(rate.value) === 0 || base?.sort !== 'money' || tax?.sort !== 'money') return []
    if (!isTaxed(row.words, base) || !provesTax(base.value, rate.value, tax.value)) return []
    const [left, right] = [rate.words[0]!.box.left, tax.words.at(-1)!.box.right]
    const over = above.map(({ words }) =>
      fold(textOf(words.filter(({ box }) => box.left > left - row.size && box.right < right + row.size))),
    )
    return over.some((text) => saysTax(text) && !notTax.test(text))
      ? [taxOf(rate, tax, base, 'rate and base under the heading of a tax')]
      : []
  })
}

/** The tax itself stands in the column of the sums right under such a row. */
function taxUnderBase(rate: Mark, base: Mark, row: Row, below: readonly Row[], decimal: DecimalSign): Tax[] {
  const near = below.filter((other) => other.box.top - row.box.bottom < UNDER * row.size)
  const amount = near
    .flatMap(({ words }) => marksOf(words, decimal))
    .find((mark) => mark.sort === 'money' && looksLikeMoney(textOf(mark.words)) && provesTax(base.value, rate.value, mark.value))
  return amount && Number(rate.value) > 0 ? [taxOf(rate, signed(amount), base, 'tax under what is taxed')] : []
}

/** `VAT amount 20.00 £529.37`: a small number right behind the words, without currency, then the one amount. */
function bareTaxes(row: Row, text: string, decimal: DecimalSign): Tax[] {
  const marks = marksOf(row.words, decimal)
  const [first, second] = marks.slice(-2)
  if (!first || !second || first.at === 0 || notTax.test(text) || !isTaxLabel(text)) return []
  const before = row.words[first.at - 1]!
  const rate = readRate(textOf(first.words), decimal)
  const isBeside = first.words[0]!.box.left - before.box.right < CLOSE * row.size && /\p{L}/u.test(before.text)
  // `Payment within 14 days   Total VAT 1,714.44`: a number before the tax is named is no rate of it.
  const isNamed = saysTax(fold(textOf(row.words.slice(0, first.at))))
  if (
    rate === undefined ||
    Number(rate) > HIGHEST_TAX ||
    !isBeside ||
    !isNamed ||
    /[€$£]/.test(textOf(first.words)) ||
    !looksLikeMoney(textOf(second.words))
  )
    return []
  return [taxOf({ value: rate, words: first.words }, second, undefined, 'tax line')]
}
