import type { Word } from '../../../document.ts'
import { readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Head } from '../heads/heads.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { readQuantity } from '../../values/quantity.ts'
import { type Row, boxOf, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'

const MOST = 0.7 // of the rows are what their number times a price comes to
const GAP = 0.95 // between the number and the name, of the type's height
const amountLike = /^[€$£]?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2,4}$/u

/**
 * `Work and licence | Fee | Amount` over `6   Aerial views   85.00   510.00`, or `6 h   Aerial views`: before the first head stands how many, where no head
 * says it. The arithmetic of the rows tells it from a number that only counts the lines.
 */
export function withUnnamedCounts(heads: readonly Head[], rows: readonly Row[], decimal: DecimalSign): readonly Head[] {
  const [first] = heads
  if (!first || rows.length === 0 || heads.some(({ heading }) => heading && ofCounts.has(heading.role))) return heads
  const counts = rows.map((row) => countBefore(row, first)).filter((run) => run !== undefined)
  if (counts.length < MOST * rows.length) return heads
  const proven = rows.filter((row) => isProduct(row, countBefore(row, first), decimal))
  if (proven.length < MOST * rows.length || counts.every(([count]) => count!.text === '1')) return heads
  const { left, right } = boxOf(counts.flat())
  return [{ text: '', box: { ...first.box, left, right }, heading: { role: 'quantity', strength: 0.5 }, stack: [] }, ...heads]
}

const ofCounts: ReadonlySet<string> = new Set(['quantity', 'packages', 'position'])

/** `6`, `3,5 hours`, `40 x`. */
function countBefore({ words, size }: Row, first: Head): Word[] | undefined {
  const [run, ...names] = runsBy(words, (before, word) => gapBetween(before, word) > GAP * size)
  if (!run || names.length === 0 || run.at(-1)!.box.right >= first.box.left) return undefined
  return counted.test(textOf(run)) ? run : undefined
}

const counted = /^[1-9]\d{0,4}(?:[.,]\d{1,3})?(?:\s?(?:[x×]|\p{L}{1,8}\.?))?$/u

/** Its last two amounts are one price and how many times that. */
function isProduct({ words }: Row, run: readonly Word[] | undefined, decimal: DecimalSign): boolean {
  const amounts = words.filter((word) => !run?.includes(word) && amountLike.test(word.text)).map(({ text }) => readAmount(text, decimal))
  const quantity = run && readQuantity(textOf(run), decimal)?.value
  return amounts.some((price, at) =>
    amounts.slice(at + 1).some((total) => quantity && price && total && balanceOf({ quantity, price, total }) === 'exact'),
  )
}
