import type { Page } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Role } from '../heads/heading-words.ts'
import type { Header } from '../heads/heads.ts'
import { type Row, boxOf } from '../rows.ts'
import type { Tax } from './vat.ts'
import { taxesUpTo } from './vat-table.ts'

const ofTaxes = new Set<Role | undefined>(['base', 'rate', 'tax'])
const FEWEST = 3 // heads

/** `Crates | Out | Back | Base | Rate | VAT | Goods 2,045.52`: a summary of taxes between others on the same rows; only what proves itself is taken. */
export function taxesAmong(header: Header, below: readonly Row[], page: Page, decimal: DecimalSign): Tax[] {
  const isOfTaxes = header.heads.map(({ heading }) => ofTaxes.has(heading?.role))
  const first = isOfTaxes.indexOf(true)
  const behind = isOfTaxes.indexOf(false, first)
  const heads = header.heads.slice(first, behind < 0 ? undefined : behind)
  if (first < 0 || heads.length < FEWEST || heads.length === header.heads.length) return []
  // Set to the right in wide cells, its numbers reach as far as the next head; where none is left, as wide as the cell before.
  const [last, one] = [heads.at(-1)!.box.left, heads.at(-2)!.box.left]
  const right = header.heads[behind]?.box.left ?? last + (last - one)
  const box = boxOf(heads)
  const isOver = ({ words }: Row) => !words.some((word) => word.box.right > box.left && word.box.left < right)
  const end = below.findIndex(isOver)
  const taxes = taxesUpTo(right, { ...header, heads, box, sort: 'taxes' }, end < 0 ? below : below.slice(0, end), page, decimal)
  return taxes.every(({ proven, base }) => proven && base) ? taxes : []
}
