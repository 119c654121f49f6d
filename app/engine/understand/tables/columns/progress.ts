import Big from 'big.js'
import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { pattern } from '../../words/pattern.ts'
import { fold } from '../../words/fold.ts'
import { textOf } from '../rows.ts'
import type { Column } from './columns.ts'
import { discountIn } from '../lines/read-cells.ts'

type Amounts = readonly (string | undefined)[]

const FEWEST = 2 // rows that prove it

/** How far works are: `% avct`, `Progress %`, `Cumul HT`, `Leistungsstand`. */
const ofWorks = pattern('u')`
  (?:
    avanc|avct|avt\.|progress|complet|to date|done|cumul|realis|execut|ejecut|a origen|certif|fortschritt|leistungsstand|fertig|kumul|
    avanzam|progressiv|voortgang|gereed|cumulat|acumul
  )
`

/** So much in a hundred of the whole, to a cent. */
export const isShare = (whole: Big, share: string, part: string) => whole.times(share).div(100).minus(part).abs().lte(CENT)

/** What so much in a hundred of a contract's sum is in every row, though not all of it in each. */
function isShareOf(part: Amounts, whole: Amounts, shares: Amounts): boolean {
  const rows = part.flatMap((sum, at) => (sum && whole[at] && shares[at] ? [{ sum, whole: whole[at], share: shares[at] }] : []))
  return (
    rows.length >= FEWEST &&
    rows.length === part.filter(Boolean).length &&
    rows.some(({ share }) => Number(share) > 0 && Number(share) < 100) &&
    rows.every(({ sum, whole, share }) => isShare(new Big(whole), share, sum))
  )
}

const CENT = 0.011

const areProducts = (counts: Amounts, prices: Amounts, sums: Amounts) =>
  sums.every(
    (sum, at) =>
      !sum || (counts[at] !== undefined && prices[at] !== undefined && new Big(counts[at]).times(prices[at]).minus(sum).abs().lte(CENT)),
  )

/**
 * `Qté marché | P.U. | Montant marché | % avct | Cumul`: of what a contract comes to, so much is done, and that is what the line comes to.
 * Undefined where the columns have nothing of that.
 */
export function worksDone(
  columns: readonly Column[],
  cells: readonly Word[][][],
  amounts: readonly Amounts[],
  quantities: readonly Amounts[],
  decimal: DecimalSign,
): { quantity?: number; price?: number; total: number } | undefined {
  const says = columns.map(({ head }) => ofWorks.test(fold(head.text)))
  if (!says.some(Boolean)) return undefined
  const shares = columns.map((_, at) =>
    cells.map((row) => (/^\d{1,3}(?:[.,]\d{1,2})?\s?%?$/.test(textOf(row[at]!)) ? discountIn(row[at]!, decimal)?.value : undefined)),
  )
  const all = columns.map((_, at) => at)
  for (const share of all)
    for (const total of all)
      for (const whole of all) {
        if (new Set([share, total, whole]).size < 3 || !(says[share] || says[total])) continue
        if (!isShareOf(amounts[total]!, amounts[whole]!, shares[share]!)) continue
        const price = all.find((at) => all.some((count) => count !== at && isOf(count, at, whole, [share, total])))
        const quantity = all.find((at) => price !== undefined && at < price && isOf(at, price, whole, [share, total]))
        return price === undefined || quantity === undefined ? { total } : { quantity, price, total }
      }
  return undefined

  function isOf(count: number, price: number, whole: number, taken: readonly number[]): boolean {
    return (
      count < price &&
      ![...taken, whole].includes(count) &&
      ![...taken, whole].includes(price) &&
      areProducts(quantities[count]!, amounts[price]!, amounts[whole]!)
    )
  }
}
