import Big from 'big.js'
import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../fold.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import type { Items } from './items.ts'
import { printed } from './printed.ts'
import { type Row, rowsOf, textOf } from './rows.ts'
import { isSumText } from './sum-words.ts'

/** A name with an amount at the right end of its row. */
export interface Charge {
  row: Row
  name: Word[]
  amount: Word[]
  value: string
}

const APART = 1.5 // of the type's height between name and amount at least
const SAME = 3 // points between the right edges of the amounts
/** Sums that are nothing else, whatever stands under them. */
const named =
  /\b(?:total\p{L}*|sum[ame]?|net[to]*|sub-?total|vat|tva|iva|mwst|ust|tax|base|balance|carried|brought|report|due|montant|importe|betrag)\b/u
const NAMED = 3 // words: a shorter name of a sum is one
const LONGEST = 90 // signs of a name

/** A bill without quantities: names with amounts in one column, proven by a sum under them. Empty where no sum says so. */
export function readChargeList(document: Document, { formats }: Context): Items {
  let open: Charge[] = []
  for (const page of document.pages) {
    for (const row of rowsOf(page)) {
      const charge = chargeOf(row, formats.decimal)
      if (!charge) continue
      if (!isSumText(row.text)) open = [...open.filter(({ amount }) => isSameEdge(amount, charge.amount)), charge]
      else {
        const proven = provenBy(open, charge)
        if (proven.length > 0) return { rows: proven.map(toRow), areas: proven.map(({ row: one }) => ({ page: one.page, box: one.box })) }
        // "Transporte urgente Bilbao - Burgos" is a thing sold, if the sum below needs it.
        if (!named.test(fold(row.text)) && charge.name.length >= NAMED) open = [...open, charge]
      }
    }
  }
  return { rows: [], areas: [] }
}

export function chargeOf(row: Row, decimal: Context['formats']['decimal'], apart = APART): Charge | undefined {
  for (let length = Math.min(4, row.words.length - 1); length > 0; length--) {
    const amount = row.words.slice(-length)
    const name = row.words.slice(0, -length)
    const text = textOf(amount)
    const value = looksLikeMoney(text) ? readAmount(text, decimal) : undefined
    if (value === undefined) continue
    const isApart = amount[0]!.box.left - name.at(-1)!.box.right > apart * row.size
    const isName = /\p{L}{3}/u.test(textOf(name)) && !/\d[.,]\d{2}(?!\d)/.test(textOf(name)) && textOf(name).length < LONGEST
    if (isApart) return isName ? { row, name, amount, value } : undefined
  }
  return undefined
}

const isSameEdge = (a: readonly Word[], b: readonly Word[]) => Math.abs(a.at(-1)!.box.right - b.at(-1)!.box.right) < SAME

/** The last charges whose sum is the amount of the row under them. */
function provenBy(open: readonly Charge[], total: Charge): Charge[] {
  let sum = new Big(0)
  for (let at = open.length - 1; at >= 0; at--) {
    sum = sum.plus(open[at]!.value)
    if (sum.eq(total.value) && !sum.eq(0) && isSameEdge(open[at]!.amount, total.amount)) return open.slice(at)
  }
  return []
}

function toRow({ name, amount, value }: Charge): CandidateRow {
  const cell = (words: Word[], text: string, score: number) => printed(text, words, score, 'charge in a list that adds up')
  return { description: cell(name, textOf(name), 0.9), total_amount: cell(amount, value, 0.95) }
}
