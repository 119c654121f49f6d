import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Items } from '../items.ts'
import { isSumText } from '../lines/sum-words.ts'
import { type CountedAtPrice, countedAtPrice } from './counted-at-price.ts'
import { countedUnderName } from './name-over-dots.ts'
import { partAtLeader, withoutDots } from '../without-heads/leader.ts'
import { printed } from '../printed.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'

const counting = /^(?:\d{1,2}|[a-z])[.)]$/u

interface Line {
  row: Row
  /** Its place among the rows. */
  at: number
  name: Word[]
  amount: Word[]
  value: string
  /** `35 Port. Knödel zu 9,80`: what the name says that the amount proves. */
  counted: CountedAtPrice | undefined
}

/**
 * A fee note as it is typed: `1. Informe de patologías ........... 650,00 €`, the amounts wherever the dots end, in no column. The lines above the sum are what it
 * adds up; empty where no sum says so.
 */
export function readLeaderLines(document: Document, { formats: { decimal } }: Context): Items {
  const rows = document.pages.flatMap((page) => rowsOf(page))
  const lines = rows.flatMap((_, at) => lineOf(rows, at, decimal) ?? [])
  const things = lines.filter(({ row, counted }) => counted || !(isSumText(row.text) || isTax.test(row.text)))
  // `Deposit received ..... £-400.00` stands under the sum, and is nothing that was sold.
  const sold = upToSum(things, rows, decimal)
  return { rows: sold.map(toRow), areas: sold.map(({ row, counted }) => ({ page: row.page, box: boxOf([row, ...(counted?.name ?? [])]) })) }
}

/** Those above the last row that says what they come to. */
function upToSum(things: readonly Line[], rows: readonly Row[], decimal: DecimalSign): Line[] {
  let [many, sum, found] = [0, new Big(0), 0]
  for (const [at, row] of rows.entries()) {
    // `Net ....... 2,039.70`: what the lines over it come to is their sum, whatever it is called.
    const may = many > 1 || (many === 1 && isSumText(row.text))
    if (may && amountsOf(row, decimal).some((value) => sum.eq(value))) found = many
    if (things[many]?.at === at) sum = sum.plus(things[many++]!.value)
  }
  return things.slice(0, found)
}

/** `A = 10 % USt von 2.170,00`: a rate of tax, whatever it begins with. */
const isTax = /\d\s?%.*(?<!\p{L})(?:USt|MwSt|VAT|TVA|IVA|IGIC|BTW|GST|tax)(?!\p{L})/iu

/** A name, dots, and nothing but an amount behind them. */
function lineOf(rows: readonly Row[], at: number, decimal: DecimalSign): Line | undefined {
  const row = rows[at]!
  const parts = partAtLeader(row.words)
  if (!parts) return undefined
  const { before, behind } = parts
  // `..... A 3.136,00`: by which letter the tax is told.
  const amount = behind.length > 1 && /^\p{Lu}$/u.test(behind[0]!.text) ? behind.slice(1) : behind
  const value = looksLikeMoney(textOf(amount)) ? readAmount(textOf(amount), decimal) : undefined
  const name = counting.test(before[0]?.text ?? '') ? before.slice(1) : before
  const counted =
    value === undefined ? undefined : (countedAtPrice(name, value, decimal) ?? countedUnderName(rows, at, name, value, decimal))
  if (value === undefined || !(counted || /\p{L}{3}/u.test(textOf(name)))) return undefined
  return { row, at, name, amount, value, counted }
}

/** `4 056,00 €` in words of its own too. */
const amountsOf = ({ words }: Row, decimal: DecimalSign) =>
  words.flatMap((_, at) =>
    [1, 2, 3].flatMap((many) => {
      const text = textOf(words.slice(at, at + many))
      return at + many <= words.length && looksLikeMoney(text) ? (readAmount(text, decimal) ?? []) : []
    }),
  )

function toRow({ name, amount, value, counted }: Line): CandidateRow {
  const reason = 'line with a leader of dots, among those that add up'
  const total_amount = printed(value, amount, 0.95, reason)
  if (!counted) return { description: printed(withoutDots(textOf(name)), name, 0.9, reason), total_amount }
  const { quantity, price } = counted
  return {
    description: printed(textOf(counted.name), counted.name, 0.9, reason),
    quantity: printed(quantity.value, quantity.words, 0.95, reason),
    unit_price: printed(price.value, price.words, 0.95, reason),
    total_amount,
  }
}
