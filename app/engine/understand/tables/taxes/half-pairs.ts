import { fold } from '../../words/fold.ts'
import type { DecimalSign } from '../../values/number.ts'
import { amountIn, rateIn } from '../lines/read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'

const OVER = 3 // rows over the numbers in which their heads stand, of two lines each at most
const halves =
  /(?:^|[^\p{L}])(?:cgst|igst|gst|tps|hst|central tax).*(?:^|[^\p{L}])(?:sgst|utgst|cgst|pst|qst|tvq|state tax)(?!\p{L})|sgst.*cgst/u

/** `2316 | 6% | 138.96 | 6% | 138.96` under `Gross | SGST | SGST Amt | CGST | CGST Amt`: two taxes on one base, which prove themselves. */
export function pairOfHalves(row: Row, above: readonly Row[], decimal: DecimalSign): Tax[] {
  const cells = runsBy(row.words, (before, word) => gapBetween(before, word) >= row.size && word.text !== '%')
  if (cells.length < 5) return []
  const heads = fold(
    above
      .slice(-OVER)
      .map(({ text }) => text)
      .join(' '),
  )
  if (!halves.test(heads)) return []
  const base = amountIn(cells[0]!, decimal)
  const taxes = [1, 3].flatMap((at) => {
    const [rate, tax] = [/%/.test(textOf(cells[at]!)) ? rateIn(cells[at]!, decimal) : undefined, amountIn(cells[at + 1]!, decimal)]
    return base && rate && tax ? [{ ...taxOf(rate, tax, base, 'two taxes on one base'), name: `half ${at}` }] : []
  })
  return taxes.length === 2 && taxes.every(({ proven, rate }) => proven && Number(rate.value) > 0) ? taxes : []
}
