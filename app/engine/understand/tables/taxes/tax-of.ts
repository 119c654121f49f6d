import Big from 'big.js'
import { printed } from '../printed.ts'
import { textOf } from '../rows.ts'
import type { CellNumber } from '../lines/read-cells.ts'
import type { Tax } from './vat.ts'

/** Whether base × rate gives the tax, to the cent (a cent more where each line was rounded). */
export function provesTax(base: string, rate: string, tax: string): boolean {
  return new Big(base).times(rate).div(100).abs().minus(new Big(tax).abs()).abs().lte('0.02')
}

/** Whether the tax is the rate's part of an amount that includes it, to the cent: `GST 10% $97.20 $1,069.20`. */
export const isWithin = (tax: string, rate: string, gross: string): boolean => provesTax(new Big(gross).minus(tax).toString(), rate, tax)

const SHARE = 0.4 // a rate below that is printed as a share of one: `Tasa 0.160000` is 16 per cent

export function taxOf(said: CellNumber, amount: CellNumber, base: CellNumber | undefined, reason: string): Tax {
  const share = Number(said.value)
  const rate =
    share > 0 && share < SHARE && /^0[.,]\d{3,}$/.test(textOf(said.words))
      ? { ...said, value: new Big(said.value).times(100).toString() }
      : said
  const proven = base !== undefined && provesTax(base.value, rate.value, amount.value)
  const score = proven ? 0.98 : base === undefined ? 0.88 : 0.6
  const candidate = ({ value, words }: CellNumber) => printed(value, words, score, reason)
  return {
    rate: candidate(rate),
    amount: candidate(amount),
    ...(base ? { base: candidate(base) } : {}),
    proven,
  }
}

/** Kept back from the seller's income, whether a row or a column is named so: it is no tax on the sale. */
export const withheld = /(?:^|[^\p{L}])(?:irpf|ret(?:enc\p{L}*)?|rit(?:en\p{L}*)?|withh\p{L}*)(?![\p{L}])/u

/** `CGST 9 %` and `SGST 9 %`. */
export function areTwoTaxes(a: Tax, b: Tax): boolean {
  return a.name !== undefined && b.name !== undefined && a.name !== b.name
}
