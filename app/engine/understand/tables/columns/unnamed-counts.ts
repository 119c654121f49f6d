import type { Word } from '../../../document.ts'
import { readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Head } from '../heads/heads.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type Row, boxOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'

const MOST = 0.7 // of the rows are what their number times a price comes to
const GAP = 0.95 // between the number and the name, of the type's height
const amountLike = /^[€$£]?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2,4}$/u

/**
 * `Work and licence | Fee | Amount` over `6   Aerial views   85.00   510.00`: before the first head stands how many, where no head says it. The arithmetic
 * of the rows tells it from a number that only counts the lines.
 */
export function withUnnamedCounts(heads: readonly Head[], rows: readonly Row[], decimal: DecimalSign): readonly Head[] {
  const [first] = heads
  if (!first || rows.length === 0 || heads.some(({ heading }) => heading && ofCounts.has(heading.role))) return heads
  const counts = rows.flatMap((row) => countBefore(row, first) ?? [])
  if (counts.length < MOST * rows.length) return heads
  const proven = rows.filter((row) => isProduct(row, countBefore(row, first), decimal))
  if (proven.length < MOST * rows.length || counts.every(({ text }) => text === '1')) return heads
  const { left, right } = boxOf(counts)
  return [{ text: '', box: { ...first.box, left, right }, heading: { role: 'quantity', strength: 0.5 }, stack: [] }, ...heads]
}

const ofCounts: ReadonlySet<string> = new Set(['quantity', 'packages', 'position'])

function countBefore({ words, size }: Row, first: Head): Word | undefined {
  const [count, name] = words
  const isBefore = count && name && count.box.right < first.box.left && gapBetween(count, name) > GAP * size
  return isBefore && /^[1-9]\d{0,4}(?:[.,]\d{1,3})?$/.test(count.text) ? count : undefined
}

/** Its last two amounts are one price and how many times that. */
function isProduct({ words }: Row, count: Word | undefined, decimal: DecimalSign): boolean {
  const amounts = words.filter((word) => word !== count && amountLike.test(word.text)).map(({ text }) => readAmount(text, decimal))
  const quantity = count && readAmount(count.text, decimal)
  return amounts.some((price, at) =>
    amounts.slice(at + 1).some((total) => quantity && price && total && balanceOf({ quantity, price, total }) === 'exact'),
  )
}
