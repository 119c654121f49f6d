import type { Word } from '../../../document.ts'
import { stripCurrency } from '../../values/amount.ts'

const NEAR = 0.35 // of the type's height: the rest of a cell stands right under its beginning
const EDGE = 2.5 // points between the edges of the two lines of one cell
const APART = 1 // of the type's height to what stands beside in its row

/** `$` over `24,500.00`: in a narrow cell the amount broke off its currency. It goes back beside it, to the row of its line. */
export function joinWrappedCurrency(rows: readonly Word[][]): Word[][] {
  const joined = rows.map((row) => [...row])
  rows.forEach((row, at) => {
    if (mayBeHeads(row)) return
    for (const sign of row.filter((word) => isSign(word.text) && isAlone(word, row) && beginsCell(word, row))) {
      const amount = joined[at + 1]?.find((word) => isAmount(word.text) && isUnder(sign, word) && beginsCell(word, rows[at + 1]!))
      if (!amount) continue
      joined[at]!.splice(joined[at]!.indexOf(sign) + 1, 0, amount)
      joined[at + 1]!.splice(joined[at + 1]!.indexOf(amount), 1)
    }
  })
  return joined.filter((row) => row.length > 0)
}

const isSign = (text: string) => /^(?:S\/\.?|[^\d]*[$€£₹¥])$/.test(text) && stripCurrency(text.replace(/^S\/\.?$/, '$')) === ''
const isAmount = (text: string) => /^-?\d[\d.,'’]*[.,]\d{2}$/.test(text) || /^\d{1,3}(?:[.,]\d{3})+$/.test(text)

const HEADS = 3 // cells without a number

/** `Qty | Description | £`, `€` alone over the amounts of a fee note: what stands below belongs to the first row of the table. */
function mayBeHeads(row: readonly Word[]): boolean {
  if (row.length === 1) return true
  return row.every(({ text }) => !/\d/.test(text)) && row.filter((word) => beginsCell(word, row)).length >= HEADS
}

/** Nothing follows the sign in its cell. */
function isAlone(sign: Word, row: readonly Word[]): boolean {
  return !row.some(({ box }) => box.left >= sign.box.right - 1 && box.left - sign.box.right < APART * sign.size)
}

function beginsCell(word: Word, row: readonly Word[]): boolean {
  return !row.some((other) => other !== word && other.box.right <= word.box.left + 1 && word.box.left - other.box.right < APART * word.size)
}

function isUnder(sign: Word, { box }: Word): boolean {
  const gap = box.top - sign.box.bottom
  if (gap > NEAR * sign.size || gap < -0.5 * sign.size) return false
  return Math.abs(box.right - sign.box.right) < EDGE || Math.abs(box.left - sign.box.left) < EDGE
}
