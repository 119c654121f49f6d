import Big from 'big.js'
import type { DocumentView, Row } from '#app/contract/documents.ts'
import { type Adjustment, netOf, sumOf } from './ubl-sums.ts'

type Fields = DocumentView['fields']

/** The tax of one rate (BG-23): what it was reckoned from is not among the fields of a document. */
export interface TaxOfRate {
  rate: string | null
  amount: string
  base?: string
}

/**
 * The taxes by rate with their bases. Without any printed: the whole tax at the only rate that gives it. What the rates leave of the net total bears none.
 * The bases are those of the lines where these say their rates, else what the tax was reckoned from; where that does not add up, they are left out.
 */
export function taxesByRate(fields: Fields, lines: readonly Row[], vatLines: readonly Row[]): TaxOfRate[] {
  const net = netOf(fields)
  const printed = vatLines.flatMap(({ rate, amount }): TaxOfRate[] => (amount ? [{ rate: rate ?? null, amount }] : []))
  const taxes = printed.length > 0 ? printed : onlyTax(fields, net)
  if (!net || taxes.length === 0 || taxes.some(({ rate }) => rate === null)) return taxes
  const [single, ...others] = taxes
  if (single && others.length === 0 && isTaxOf(net, single, lines.length)) return [{ ...single, base: net }]
  return withBases(taxes, linesByRate(taxes, lines, net) ?? reckoned(taxes, net, lines.length), net)
}

function onlyTax({ tax_amount, vat_rate }: Fields, net: string | undefined): TaxOfRate[] {
  if (!tax_amount) return vat_rate && new Big(vat_rate).eq(0) ? [{ rate: vat_rate, amount: '0.00' }] : []
  if (vat_rate) return [{ rate: vat_rate, amount: tax_amount }]
  if (!net || new Big(net).eq(0)) return [{ rate: null, amount: tax_amount }]
  const rate = new Big(tax_amount).div(net).times(100).round(2).toString()
  return [{ rate: isTaxOf(net, { rate, amount: tax_amount }, 0) ? rate : null, amount: tax_amount }]
}

const CENT = '0.01'

/** Taxes may have been rounded line by line. */
function isTaxOf(net: string, { rate, amount }: TaxOfRate, lines: number): boolean {
  return new Big(net)
    .times(rate!)
    .div(100)
    .minus(amount)
    .abs()
    .lte(new Big(CENT).times(lines + 1))
}

type Bases = readonly Big[] | undefined

function linesByRate(taxes: readonly TaxOfRate[], lines: readonly Row[], net: string): Bases {
  if (lines.length === 0 || !lines.every((row) => row.vat_rate) || !new Big(sumOf(lines) ?? 0).eq(net)) return undefined
  const bases = taxes.map(({ rate }) => totalAt(rate!, lines))
  return taxes.every((tax, at) => isTaxOf(bases[at]!.toFixed(2), tax, lines.length)) ? bases : undefined
}

export function totalAt(rate: string, lines: readonly Row[]): Big {
  return new Big(sumOf(lines.filter(({ vat_rate }) => vat_rate && new Big(vat_rate).eq(rate))) ?? 0)
}

/** Tax ÷ rate is the base but for the cents that rounding hid; what is missing to the net total by no more is the largest one's. */
function reckoned(taxes: readonly TaxOfRate[], net: string, lines: number): Bases {
  const bases = taxes.map(({ rate, amount }) => (new Big(rate!).eq(0) ? new Big(0) : new Big(amount).times(100).div(rate!).round(2)))
  const hidden = taxes.reduce(
    (sum, { rate }) =>
      new Big(rate!).eq(0)
        ? sum
        : sum.plus(
            new Big(CENT)
              .times(lines + 1)
              .times(100)
              .div(rate!),
          ),
    new Big(0),
  )
  const left = bases.reduce((rest, base) => rest.minus(base), new Big(net))
  if (left.abs().gt(hidden)) return bases
  const zero = taxes.findIndex(({ rate }) => new Big(rate!).eq(0))
  const largest = bases.reduce((best, base, at) => (base.abs().gt(bases[best]!.abs()) ? at : best), 0)
  return zero >= 0 ? bases : bases.map((base, at) => (at === largest ? base.plus(left) : base))
}

/** What no rate taxes goes to the rate of nought, printed or not; it cannot be less than nothing. */
function withBases(taxes: readonly TaxOfRate[], bases: Bases, net: string): TaxOfRate[] {
  if (!bases) return [...taxes]
  const left = bases.reduce((rest, base) => rest.minus(base), new Big(net))
  if (left.times(net).lt(0)) return [...taxes]
  const zero = taxes.findIndex(({ rate }) => new Big(rate!).eq(0))
  const based = taxes.map((tax, at) => ({ ...tax, base: (at === zero ? bases[at]!.plus(left) : bases[at]!).toFixed(2) }))
  return left.eq(0) || zero >= 0 ? based : [...based, { rate: '0', amount: '0.00', base: left.toFixed(2) }]
}

/** What lies between the lines and the net total (BG-20, BG-21): by rate where lines and bases tell, else as one. */
export function adjustments(fields: Fields, lines: readonly Row[], taxes: readonly TaxOfRate[]): Adjustment[] {
  const [net, sum] = [netOf(fields), sumOf(lines)]
  if (!net || !sum || new Big(net).eq(sum)) return []
  const between = new Big(net).minus(sum)
  const byRate = taxes.flatMap(({ rate, base }) => (rate && base ? [{ rate, left: new Big(base).minus(totalAt(rate, lines)) }] : []))
  const isWhole = byRate.length > 0 && byRate.reduce((all, { left }) => all.plus(left), new Big(0)).eq(between)
  const only = taxes.length === 1 ? taxes[0]!.rate : null
  const parts = isWhole ? byRate.filter(({ left }) => !left.eq(0)) : [{ left: between, ...(only ? { rate: only } : {}) }]
  return parts.map(({ left, ...rest }) => ({ amount: left.abs().toFixed(2), charge: left.gt(0), ...rest }))
}
