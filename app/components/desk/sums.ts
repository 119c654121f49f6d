import Big from 'big.js'
import type { DocumentView } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { Check, CheckCode } from '#app/contract/reading.ts'
import { type Draft, draftOf, type DraftRow } from './draft.ts'
import { parseDecimal } from './parse-value.ts'

/** Rounding of printed totals: a cent a row is forgiven, never less than two. */
const CENT = new Big('0.01')

export interface SumLine {
  /** Exact sum of what is typed, without tax; null when no cell holds a number. */
  sum: string | null
  /** Charges, discounts or tax that lie between the rows and what is stated; null where there are none. */
  besides: string | null
  /** What the document states, by field; null when it states nothing. */
  stated: string | null
  /** sum + besides − stated, null when they agree or cannot be compared. */
  off: string | null
}

interface SumOptions {
  /** What is known to lie outside the rows, a signed decimal. */
  besides?: string
  /** Of the document: what is typed counts before it is left, as it will be understood then. */
  language?: string | null
}

/** The sum of a column against the field it should come to. */
export function sumAgainst(
  rows: readonly DraftRow[],
  column: string,
  statedText: string | undefined,
  { besides = '0', language = null }: SumOptions = {},
): SumLine {
  const numbers = rows.flatMap((row) => numberOf(row.cells[column], language) ?? [])
  const sum = numbers.length === 0 ? null : numbers.reduce((total, number) => total.plus(number), new Big(0))
  const stated = numberOf(statedText, language)
  const isOff = (difference: Big) => difference.abs().gt(forgiven(numbers.length))
  const difference = sum && stated && sum.plus(besides).minus(stated)
  return {
    sum: sum && asMoney(sum),
    besides: stated && isOff(new Big(besides)) ? asMoney(new Big(besides)) : null,
    stated: stated && asMoney(stated),
    off: difference && isOff(difference) ? asMoney(difference) : null,
  }
}

type Checked = Pick<DocumentView, 'fields' | 'items' | 'vat_details' | 'checks' | 'language'>

/** Charges, discounts or tax outside the rows, as the kept document has them: told by its rows that added up with them. */
export function besidesTheRows(document: Checked, netField: string): string {
  const { sum, stated } = sumAgainst(draftOf(document).items, 'total_amount', document.fields[netField] ?? undefined)
  if (sum === null || stated === null || checkOf(document, 'items_add_up')?.status !== 'passed') return '0'
  return new Big(stated).minus(sum).toFixed()
}

/**
 * The rows whose quantity × unit price does not come to their total. A row as it was kept was checked already, with an eye for discounts and
 * prices by the hundred; one that was changed since is reckoned here.
 */
export function rowsThatAreOff(kind: Kind, draft: Draft, document: Checked): Set<string> {
  const check = checkOf(document, 'line_totals')
  const named = new Set(check?.fields)
  const kept = new Map(draftOf(document).items.map((row, at) => [row.id, { row, isOff: named.has(`items.${at}.total_amount`) }]))
  const columns = [kind.quantityColumn, 'unit_price', 'total_amount']
  const isOff = (row: DraftRow) => {
    const same = kept.get(row.id)
    if (check && same && columns.every((column) => same.row.cells[column] === row.cells[column])) return same.isOff
    return isOffOf(kind, row, document.language)
  }
  return new Set(draft.items.filter(isOff).map((row) => row.id))
}

const checkOf = ({ checks }: Checked, code: CheckCode): Check | undefined => checks.find((check) => check.code === code)

const offs = new WeakMap<DraftRow, boolean>()

/** A row is reckoned again only when it changed. */
function isOffOf(kind: Kind, row: DraftRow, language: string | null): boolean {
  const known = offs.get(row)
  if (known !== undefined) return known
  const off = isOff(kind, row, language)
  offs.set(row, off)
  return off
}

function isOff(kind: Kind, { cells }: DraftRow, language: string | null): boolean {
  const [quantity, price, total] = [kind.quantityColumn, 'unit_price', 'total_amount'].map((column) => numberOf(cells[column], language))
  if (!quantity || !price || !total) return false
  return quantity.times(price).minus(total).abs().gt(forgiven(1))
}

function forgiven(rows: number): Big {
  return rows < 2 ? CENT.times(2) : CENT.times(rows)
}

function numberOf(text: string | undefined, language: string | null): Big | null {
  const decimal = parseDecimal(text?.trim() ?? '', { language })
  return decimal === null ? null : new Big(decimal)
}

/** At least two decimals, more where they are there. */
function asMoney(number: Big): string {
  const plain = number.toFixed()
  return (plain.split('.')[1]?.length ?? 0) < 2 ? number.toFixed(2) : plain
}
