import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Items } from '../items.ts'
import { isSumText } from '../lines/sum-words.ts'
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
}

/**
 * A fee note as it is typed: `1. Informe de patologías ........... 650,00 €`, the amounts wherever the dots end, in no column. The lines above the sum are what it
 * adds up; empty where no sum says so.
 */
export function readLeaderLines(document: Document, { formats: { decimal } }: Context): Items {
  const rows = document.pages.flatMap((page) => rowsOf(page))
  const lines = rows.flatMap((row) => lineOf(row, decimal) ?? [])
  const things = lines.filter(({ row }) => !isSumText(row.text))
  if (things.length === 0) return { rows: [], areas: [] }
  const total = things.reduce((sum, { value }) => sum.plus(value), new Big(0))
  const last = rows.indexOf(things.at(-1)!.row)
  const isSaid = rows.slice(last + 1).some((row) => isSumText(row.text) && amountsOf(row, decimal).some((value) => total.eq(value)))
  if (!isSaid) return { rows: [], areas: [] }
  return { rows: things.map(toRow), areas: things.map(({ row }) => ({ page: row.page, box: row.box })) }
}

/** A name, dots, and nothing but an amount behind them. */
function lineOf(row: Row, decimal: DecimalSign): Line | undefined {
  const { words } = row
  const first = words.findIndex(({ text }, at) => tail.test(text) || (dots.test(text) && words.slice(at, at + DOTS).every(isDots)))
  if (first < 0) return undefined
  const behind = words.findIndex(({ text }, at) => at >= first && !dots.test(text) && !tail.test(text))
  const amount = behind < 0 ? [] : words.slice(behind)
  const value = looksLikeMoney(textOf(amount)) ? readAmount(textOf(amount), decimal) : undefined
  const led = words.slice(0, dots.test(words[first]!.text) ? first : first + 1)
  const name = counting.test(led[0]?.text ?? '') ? led.slice(1) : led
  return value !== undefined && /\p{L}{3}/u.test(textOf(name)) ? { row, name, amount, value } : undefined
}

const isDots = ({ text }: Word) => dots.test(text)

const amountsOf = ({ words }: Row, decimal: DecimalSign) =>
  words.flatMap(({ text }) => (looksLikeMoney(text) ? (readAmount(text, decimal) ?? []) : []))

function toRow({ name, amount, value }: Line): CandidateRow {
  const reason = 'line with a leader of dots, among those that add up'
  return {
    description: printed(textOf(name).replace(tail, ''), name, 0.9, reason),
    total_amount: printed(value, amount, 0.95, reason),
  }
}
