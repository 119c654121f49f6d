import Big from 'big.js'
import type { Candidate } from '../../candidate.ts'
import { boxOf, textOf } from './rows.ts'
import type { CellNumber } from './read-cells.ts'
import type { Tax } from './vat.ts'

/** Whether base × rate gives the tax, to the cent (a cent more where each line was rounded). */
export function provesTax(base: string, rate: string, tax: string): boolean {
  return new Big(base).times(rate).div(100).abs().minus(new Big(tax).abs()).abs().lte('0.02')
}

const SHARE = 0.4 // a rate below that is printed as a share of one: `Tasa 0.160000` is 16 per cent

export function taxOf(printed: CellNumber, amount: CellNumber, base: CellNumber | undefined, reason: string): Tax {
  const share = Number(printed.value)
  const rate =
    share > 0 && share < SHARE && /^0[.,]\d{3,}$/.test(textOf(printed.words))
      ? { ...printed, value: new Big(printed.value).times(100).toString() }
      : printed
  const proven = base !== undefined && provesTax(base.value, rate.value, amount.value)
  const score = proven ? 0.98 : base === undefined ? 0.88 : 0.6
  return {
    rate: candidate(rate, score, reason),
    amount: candidate(amount, score, reason),
    ...(base ? { base: candidate(base, score, reason) } : {}),
    proven,
  }
}

function candidate({ value, words }: CellNumber, score: number, reason: string): Candidate {
  return { value, score, source: 'layout', page: words[0]!.page, box: boxOf(words), words, text: textOf(words), reason }
}

/** `CGST 9 %` and `SGST 9 %`. */
export function areTwoTaxes(a: Tax, b: Tax): boolean {
  return a.name !== undefined && b.name !== undefined && a.name !== b.name
}
