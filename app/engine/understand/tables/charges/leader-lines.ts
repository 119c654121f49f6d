import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Items } from '../items.ts'
import { isSumText } from '../lines/sum-words.ts'
import { type CountedAtPrice, countedAtPrice } from './counted-at-price.ts'
import { printed } from '../printed.ts'
import { type Row, rowsOf, textOf } from '../rows.ts'

const DOTS = 3 // of a leader at least, in one word or in words of one each
const dots = /^[.…·_]+$/u
/** `Honorarios...........`: the leader stands close behind the name. */
const tail = /[.…·_]{3,}$/u
const counting = /^(?:\d{1,2}|[a-z])[.)]$/u

interface Line {
  row: Row
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
  const lines = rows.flatMap((row) => lineOf(row, decimal) ?? [])
  // `Deposit received ..... £-400.00` stands under the sum, and is nothing that was sold.
  const sum = rows.findLastIndex((row, at) => isSumOf(row, thingsIn(lines, rows, at), decimal))
  const things = sum < 0 ? [] : thingsIn(lines, rows, sum)
  return {
    rows: things.map(toRow),
    areas: things.map(({ row }) => ({ page: row.page, box: row.box })),
  }
}

const thingsIn = (lines: readonly Line[], rows: readonly Row[], end: number) =>
  lines.filter(({ row, counted }) => rows.indexOf(row) < end && (counted || !(isSumText(row.text) || isTax.test(row.text))))

/** `A = 10 % USt von 2.170,00`: a rate of tax, whatever it begins with. */
const isTax = /\d\s?%.*(?<!\p{L})(?:USt|MwSt|VAT|TVA|IVA|IGIC|BTW|GST|tax)(?!\p{L})/iu

function isSumOf(row: Row, things: readonly Line[], decimal: DecimalSign): boolean {
  // `Net ....... 2,039.70`: what the lines over it come to is their sum, whatever it is called.
  if (things.length === 0 || (things.length === 1 && !isSumText(row.text))) return false
  const total = things.reduce((sum, { value }) => sum.plus(value), new Big(0))
  return amountsOf(row, decimal).some((value) => total.eq(value))
}

/** A name, dots, and nothing but an amount behind them. */
function lineOf(row: Row, decimal: DecimalSign): Line | undefined {
  const { words } = row
  const first = words.findIndex(({ text }, at) => tail.test(text) || (dots.test(text) && words.slice(at, at + DOTS).every(isDots)))
  if (first < 0) return undefined
  const behind = words.findIndex(({ text }, at) => at >= first && !dots.test(text) && !tail.test(text))
  // `..... A 3.136,00`: by which letter the tax is told.
  const lettered = behind >= 0 && behind < words.length - 1 && /^\p{Lu}$/u.test(words[behind]!.text) ? behind + 1 : behind
  const amount = behind < 0 ? [] : words.slice(lettered)
  const value = looksLikeMoney(textOf(amount)) ? readAmount(textOf(amount), decimal) : undefined
  const led = words.slice(0, dots.test(words[first]!.text) ? first : first + 1)
  const name = counting.test(led[0]?.text ?? '') ? led.slice(1) : led
  if (value === undefined || !/\p{L}{3}/u.test(textOf(name))) return undefined
  return { row, name, amount, value, counted: countedAtPrice(name, value, decimal) }
}

const isDots = ({ text }: Word) => dots.test(text)

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
  if (!counted) return { description: printed(textOf(name).replace(tail, ''), name, 0.9, reason), total_amount }
  const { quantity, price } = counted
  return {
    description: printed(textOf(counted.name), counted.name, 0.9, reason),
    quantity: printed(quantity.value, quantity.words, 0.95, reason),
    unit_price: printed(price.value, price.words, 0.95, reason),
    total_amount,
  }
}
