import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { amountIn, quantityIn } from '../lines/read-cells.ts'
import type { Row } from '../rows.ts'
import { partAtLeader } from '../without-heads/leader.ts'
import type { CountedAtPrice } from './counted-at-price.ts'

const CLOSE = 0.8 // of the type's height: what a line stands under
const MOST = 3 // lines of a name
const UNITS = 3 // words of a number and what it counts
const times = /^(?:[x×*@]|at|à|a|zu|por|per|voor|tegen)$/iu

/** `40 min x 5.50` before the dots, as the amount behind them proves, under `Trailer, Dutch subtitles`: the name stands over what it comes to. */
export function countedUnderName(
  rows: readonly Row[],
  at: number,
  words: readonly Word[],
  total: string,
  decimal: DecimalSign,
): CountedAtPrice | undefined {
  const sign = words.findIndex(({ text }) => times.test(text))
  if (sign < 1 || sign > UNITS) return undefined
  const quantity = quantityIn(words.slice(0, sign), decimal)
  const price = quantity && amountIn(words.slice(sign + 1), decimal)
  if (!price || balanceOf({ quantity: quantity.value, price: price.value, total }) !== 'exact') return undefined
  const name = namesOver(rows, at)
  return name.length > 0 ? { quantity, price, name } : undefined
}

/** The lines right over one of dots, up to the dots before. */
function namesOver(rows: readonly Row[], at: number): Word[] {
  const name: Word[] = []
  for (let above = at - 1; above >= Math.max(0, at - MOST); above--) {
    const [row, below] = [rows[above]!, rows[above + 1]!]
    if (
      row.page !== below.page ||
      below.box.top - row.box.bottom > CLOSE * row.size ||
      !/\p{L}{3}/u.test(row.text) ||
      partAtLeader(row.words)
    )
      break
    name.unshift(...row.words)
  }
  return name
}
