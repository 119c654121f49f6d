import type { Word } from '../../../document.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { aroundMiddle, restOfNarrative } from './narrated.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'

/** A name with an amount at the right end of its row. */
export interface Charge {
  row: Row
  name: Word[]
  amount: Word[]
  value: string
  /** Words of its name in the lines under it. */
  more?: Word[]
  /** Freight, a discount: part of the sum below, not a thing sold. */
  counted?: true
}

const APART = 1.5 // of the type's height between name and amount at least
export const NEAR = 0.7 // of it where the amount stands under those of the rows above
export const SAME = 3 // points between the right edges of the amounts
const LONGEST = 120 // signs of a name
const AROUND = 2 // rows above and below

/** Whether what stands left of an amount may be a name. */
export type IsName = (name: readonly Word[]) => boolean

/** `1,50 m` is a measure, `4,60 kW` too. */
const hasMoney = /\d[.,]\d{2}(?!\d|\s?(?:[kcm]?m|[km]?g|[cm]?l|t|[kmg]?wh?|kva|hr?s?|std|min|u|uds?|pcs|st)[23²³]?(?!\p{L}))/iu

/** `10 at £21.50`, `5 % sobre 123,40 €`, `31 × 0,41 €`: a name tells how the amount came about. */
const workedOut = /(?:[×x*@]|(?:^|\s)(?:at|à|a|je|per|sobre|on|auf|sur|su|von))\s?[€$£]?\s?\d[\d.,]*/giu

/** `52,0661`: what telephones and networks cost before the tax, to be rounded in the sum. */
const tenThousandths = /^[-−]?\s?(?:[€$£]\s?)?\d{1,6}[.,]\d{4}(?:\s?[€$£])?$/u

export function chargeOf(row: Row, decimal: DecimalSign, apart = APART, isName: IsName = isCharge): Charge | undefined {
  for (let length = Math.min(4, row.words.length - 1); length > 0; length--) {
    const amount = row.words.slice(-length)
    const name = row.words.slice(0, -length)
    const text = textOf(amount)
    // `Voice line   4   $119.96`: how many, and what it comes to.
    const isOne = amount.slice(1).every((word, at) => gapBetween(amount[at]!, word) < word.size)
    const value = isOne && (looksLikeMoney(text) || tenThousandths.test(text)) ? readAmount(text, decimal) : undefined
    if (value === undefined) continue
    const isApart = amount[0]!.box.left - name.at(-1)!.box.right > apart * row.size
    if (isApart) return isName(name) ? { row, name, amount, value } : undefined
  }
  return undefined
}

export const isCharge: IsName = (name) =>
  isWideCharge(name) && !hasMoney.test(textOf(partsOf(name).filter(isNoSum).flat()).replace(workedOut, ''))

/** `Grundsteuer | 4.188,00 | Fläche | 12,50 % | 523,50`: what the amount comes from stands between it and the name. */
export const isWideCharge: IsName = (name) => /\p{L}{3}|(?:\p{L}\.){2}\p{L}/u.test(textOf(name)) && textOf(name).length < LONGEST

/** Each row and what it charges. `Derrama fachada (4 de 12) 250,00` in a narrow table: its amount ends where the one above or below does. */
export function chargesOf(
  printed: readonly Row[],
  decimal: DecimalSign,
  isName: IsName,
  loosely: boolean,
): { row: Row; charge: Charge | undefined }[] {
  const rows = aroundMiddle(printed)
  const found = chargesIn(rows, decimal, isName, loosely)
  const charged = new Set(found.flatMap(({ row, charge }) => (charge ? [row] : [])))
  return found.map(({ row, charge }, at) => {
    const more = charge ? restOfNarrative(charge.name, at, rows, (other) => charged.has(other)) : []
    return { row, charge: charge && more.length > 0 ? { ...charge, more } : charge }
  })
}

function chargesIn(rows: readonly Row[], decimal: DecimalSign, isName: IsName, loosely: boolean) {
  const apart = rows.map((row) => chargeOf(row, decimal, APART, isName))
  if (!loosely) return rows.map((row, at) => ({ row, charge: apart[at] }))
  return rows.map((row, at) => {
    const close = apart[at] ?? chargeOf(row, decimal, NEAR, isName)
    const isOfColumn = apart
      .slice(Math.max(0, at - AROUND), at + AROUND + 1)
      .some((other) => other && close && isSameEdge(close.amount, other.amount))
    return { row, charge: apart[at] ?? (isOfColumn ? close : undefined) }
  })
}

export const isSameEdge = (a: readonly Word[], b: readonly Word[], edge = SAME) =>
  Math.abs(a.at(-1)!.box.right - b.at(-1)!.box.right) < edge || Math.abs(a[0]!.box.left - b[0]!.box.left) < edge

/** `20 kW x 0,054122 €/kW x 31 días`, `349,59 € x 5,11 %`: in a column of its own, how the amount was worked out. */
export const isNoSum = (words: Word[]) => !/^\d[\d.,]* ?\S{0,6} [x×*] ?\d[\d.,]*/u.test(textOf(words))

/** The name's words by the gaps between them: `web-01   03-01 00:00   744 hours`. */
export const partsOf = (name: readonly Word[]) => runsBy(name, (before, word) => gapBetween(before, word) > APART * word.size)
