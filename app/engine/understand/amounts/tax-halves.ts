import Big from 'big.js'
import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'

/** One of two taxes that are asked on the same goods: by the union and by the state, by the country and by the province. */
const half = /^(?:(?:output |total )?([csi]gst|utgst)|(gst|tps|hst|pst|qst|tvq))(?!\p{L})/u

/** What a candidate for the tax was found by, where its label names one of several. */
const halfOf = ({ reason }: Candidate): string | undefined => {
  const said = half.exec(fold(/"(.*)"/.exec(reason)?.[1] ?? ''))
  return said?.[1] ?? said?.[2]
}

/** `CGST 1,001.75` over `SGST 1,001.75`, without a row for both: the tax is what they come to. */
export function sumOfHalves(taxes: readonly Candidate[]): Candidate | undefined {
  const parts: { name: string; tax: Candidate }[] = []
  for (const tax of taxes) {
    const name = halfOf(tax)
    if (name === undefined) {
      if (tax.score >= SURE) return undefined
      continue
    }
    const same = parts.find((part) => part.name === name)
    if (!same) parts.push({ name, tax })
    else if (tax.score > same.tax.score) same.tax = tax
  }
  const charged = parts.filter(({ tax }) => Number(tax.value) !== 0)
  if (charged.length !== 2 || charged.some(({ tax }) => tax.score < SURE) || charged[0]!.tax.page !== charged[1]!.tax.page) return undefined
  const [one, other] = [charged[0]!.tax, charged[1]!.tax]
  return {
    value: new Big(one.value).plus(other.value).toFixed(2),
    score: Math.min(BEST, Math.max(one.score, other.score) + OVER),
    source: 'derived',
    reason: `${charged.map(({ name }) => name.toUpperCase()).join(' and ')} together`,
  }
}

const SURE = 0.7 // of a label that says it plainly
const OVER = 0.01 // neither half is the tax
const BEST = 0.95
