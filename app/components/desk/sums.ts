import Big from 'big.js'
import { decimalPattern, type Kind } from '#app/contract/kinds/index.ts'
import type { Draft, DraftRow } from './draft.ts'

/** Rounding of printed totals: a cent a row is forgiven, never less than two. */
const CENT = new Big('0.01')

export interface SumLine {
  /** Exact sum of what is typed, without tax; null when no cell holds a number. */
  sum: string | null
  /** What the document states, by field; null when it states nothing. */
  stated: string | null
  /** sum − stated, null when they agree or cannot be compared. */
  off: string | null
}

/** The sum of a column against the field it should come to. */
export function sumAgainst(rows: readonly DraftRow[], column: string, statedText: string | undefined): SumLine {
  const numbers = rows.flatMap((row) => numberOf(row.cells[column]) ?? [])
  const sum = numbers.length === 0 ? null : numbers.reduce((total, number) => total.plus(number), new Big(0))
  const stated = numberOf(statedText)
  const off = sum && stated && sum.minus(stated).abs().gt(forgiven(numbers.length)) ? sum.minus(stated) : null
  return { sum: sum && asMoney(sum), stated: stated ? asMoney(stated) : null, off: off && asMoney(off) }
}

/** The rows whose quantity × unit price does not come to their total. */
export function rowsThatAreOff(kind: Kind, draft: Draft): Set<string> {
  return new Set(draft.items.filter((row) => isOffOf(kind, row)).map((row) => row.id))
}

const offs = new WeakMap<DraftRow, boolean>()

/** A row is reckoned again only when it changed. */
function isOffOf(kind: Kind, row: DraftRow): boolean {
  const known = offs.get(row)
  if (known !== undefined) return known
  const off = isOff(kind, row)
  offs.set(row, off)
  return off
}

function isOff(kind: Kind, { cells }: DraftRow): boolean {
  const [quantity, price, total] = [numberOf(cells[kind.quantityColumn]), numberOf(cells.unit_price), numberOf(cells.total_amount)]
  if (!quantity || !price || !total) return false
  return quantity.times(price).minus(total).abs().gt(forgiven(1))
}

function forgiven(rows: number): Big {
  return rows < 2 ? CENT.times(2) : CENT.times(rows)
}

function numberOf(text: string | undefined): Big | null {
  const trimmed = text?.trim() ?? ''
  return decimalPattern.test(trimmed) ? new Big(trimmed) : null
}

/** At least two decimals, more where they are there. */
function asMoney(number: Big): string {
  const plain = number.toFixed()
  return (plain.split('.')[1]?.length ?? 0) < 2 ? number.toFixed(2) : plain
}
