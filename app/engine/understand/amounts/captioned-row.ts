import type { Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { captionedSums } from '../tables/captioned-sums.ts'
import { amountIn } from '../tables/lines/read-cells.ts'
import { printed } from '../tables/printed.ts'
import { rowsOf } from '../tables/rows.ts'

const SCORE = 0.7
const fields = {
  invoice: ['subtotal_without_tax', 'tax_amount', 'total_amount_with_tax'],
  work_order: ['total_amount_without_tax', 'tax_amount', 'total_amount_with_tax'],
} as const

/** Sums in a row under captions of which only the tax is known: which is which their order and their arithmetic say. */
export function findCaptionedRow({ document, context: { kind, formats } }: Sight): Candidates {
  const found = document.pages.flatMap((page) => {
    const rows = rowsOf(page)
    return rows.slice(1).flatMap((values, at) => {
      const sums = captionedSums(rows[at]!, values)
      return sums ? [sums] : []
    })
  })
  const [sums] = found
  if (!sums || found.length > 1) return {}
  return Object.fromEntries(
    sums.flatMap((words, at) => {
      const amount = amountIn(words, formats.decimal)
      return amount ? [[fields[kind][at]!, [printed(amount.value, amount.words, SCORE, 'sums in a row, net + tax = gross')]]] : []
    }),
  )
}
