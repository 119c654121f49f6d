import type { Candidate } from '../../../candidate.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import { printed } from '../printed.ts'
import { amountIn } from '../lines/read-cells.ts'
import { textOf } from '../rows.ts'
import { isSumText } from '../lines/sum-words.ts'
import type { ReadSegment } from '../tables.ts'

const SCORE = 0.94 // over that of a label of one tax beside one line

/** `TOTAL | ₹463.42 | ₹3,038.00` under `Tax amount | Total amount`: the last row adds up the taxes of all lines, whichever they are. */
export function readTaxTotal(tables: readonly ReadSegment[], { formats: { decimal } }: Context): Candidate | undefined {
  const found = tables.flatMap(({ layout, entries }) => {
    const roles = layout.columns.map(({ head }) => head.heading?.role)
    // `VAT rate | VAT`: the second is the tax itself.
    const at = roles.includes('tax') ? roles.indexOf('tax') : roles.findIndex((role, place) => role === 'rate' && place !== layout.rate)
    if (at < 0 || at === layout.total) return []
    return entries.flatMap(({ sort, cells }) => {
      const label = textOf(cells.find((words) => words.length > 0) ?? [])
      const tax = amountIn(cells[at]!, decimal)
      const beside = cells.slice(at + 1).some((words) => looksLikeMoney(textOf(words)))
      if ((sort !== 'sum' && sort !== 'soft_sum') || !isSumText(label) || !tax || !beside || !looksLikeMoney(textOf(tax.words))) return []
      return [tax]
    })
  })
  const [only] = found
  if (!only || found.length > 1) return undefined
  return printed(only.value, only.words, SCORE, 'tax in the last row of the table')
}
