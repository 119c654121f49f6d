import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { CENT, isNear, toUnits } from '../../sums/units.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import type { Items } from '../items.ts'
import { isTaxText } from '../lines/sum-words.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { boxOf, type Row, rowsOf, textOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'

const INSET = 3 // points that the shares of an amount are set in
const APART = 2 // times the type's height between a name and its amount
const LEAST = 2 // such names
const SCORE = 0.9

/**
 * `Object Storage   £285.80` over `Charges   £238.17` and `VAT   £47.63`, both set in: what a service comes to, and under it of what that is made.
 * The sum of the parts proves it; the whole bill, whose parts are told in the same way, holds no tax between two others or is one alone.
 */
export function readTaxedShares(document: Document, { kind, formats }: Context): Items {
  const called = columnNames[kind]
  const found = document.pages.flatMap((page) => {
    const charged = rowsOf(page).flatMap((row) => chargeIn(row, formats.decimal) ?? [])
    return charged.filter((charge, at) => isMadeOf(charge, sharesOf(charge, charged.slice(at + 1))))
  })
  if (found.length < LEAST) return { rows: [], areas: [] }
  const rows = found.map(({ name, amount, value }): CandidateRow => ({
    [called.description]: printed(textOf(name), name, SCORE, 'what its parts add up to'),
    total_amount: printed(value, amount, SCORE, 'what its parts add up to'),
  }))
  return { rows, areas: found.map(({ row }) => ({ page: row.page, box: boxOf(row.words) })) }
}

interface Charge {
  row: Row
  name: Word[]
  amount: Word[]
  value: string
}

/** A name, a gap, and at the end of the row an amount. */
function chargeIn(row: Row, decimal: Context['formats']['decimal']): Charge | undefined {
  const at = row.words.findLastIndex((word, place) => place > 0 && gapBetween(row.words[place - 1]!, word) > APART * row.size)
  const [name, amount] = [row.words.slice(0, at), row.words.slice(at)]
  const value = at > 0 && looksLikeMoney(textOf(amount)) ? readAmount(textOf(amount), decimal) : undefined
  return value !== undefined && /\p{L}{3}/u.test(textOf(name)) ? { row, name, amount, value } : undefined
}

/** The rows right under it that are set in. */
function sharesOf({ row }: Charge, below: readonly Charge[]): Charge[] {
  const end = below.findIndex((other) => other.row.box.left < row.box.left + INSET)
  return below.slice(0, end < 0 ? below.length : end)
}

function isMadeOf({ value }: Charge, shares: readonly Charge[]): boolean {
  const taxes = shares.filter(({ name }) => isTaxText(textOf(name)))
  if (shares.length < 2 || taxes.length === 0 || taxes.length === shares.length) return false
  return isNear(
    shares.reduce((sum, share) => sum + toUnits(share.value), 0n),
    toUnits(value),
    CENT,
  )
}
