import Big from 'big.js'
import type { Candidate } from '../../candidate.ts'
import { boxOf, textOf } from './rows.ts'
import type { CellNumber } from './read-cells.ts'
import type { Tax } from './vat.ts'

/** Whether base × rate gives the tax, to the cent (a cent more where each line was rounded). */
export function provesTax(base: string, rate: string, tax: string): boolean {
  return new Big(base).times(rate).div(100).abs().minus(new Big(tax).abs()).abs().lte('0.02')
}

export function taxOf(rate: CellNumber, amount: CellNumber, base: CellNumber | undefined, reason: string): Tax {
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
