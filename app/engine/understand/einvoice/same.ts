import Big from 'big.js'
import { decimalPattern, fieldOf, type FieldType, kinds, type KindName } from '#app/contract/kinds/index.ts'
import { wordsOf } from '../words/fold.ts'

/** How two values of a field are compared. */
export type Sort = 'number' | 'date' | 'code' | 'name' | 'text'

const names = new Set(['supplier_name', 'client_name', 'customer_company_name', 'department'])
const sorts: Record<FieldType, Sort> = {
  amount: 'number',
  quantity: 'number',
  rate: 'number',
  date: 'date',
  time: 'date',
  code: 'code',
  text: 'text',
}

/** Fields and columns alike, by name. */
export function sortOf(kind: KindName, name: string): Sort {
  if (names.has(name)) return 'name'
  const column = [...kinds[kind].columns, ...kinds[kind].vatColumns].find((one) => one.name === name)
  return sorts[(fieldOf(kinds[kind], name) ?? column)?.type ?? 'text']
}

const ENOUGH_OF_A_TEXT = 0.8
const FEWEST_DIGITS = 8

export function isSame(name: string, sort: Sort, a: string, b: string): boolean {
  if (sort === 'number') return sameNumber(a, b)
  if (sort === 'date') return a === b
  const [left, right] = [compact(a), compact(b)]
  if (left === right) return left !== ''
  if (sort === 'code') return withoutZeros(left) === withoutZeros(right)
  if (name === 'bank_details') return holds(digitsOf(a), digitsOf(b), FEWEST_DIGITS)
  if (name === 'supplier_contact' && holds(left, right, 5)) return true
  return overlap(a, b) >= ENOUGH_OF_A_TEXT
}

/** `009420` and `9420` are one number. */
export function withoutZeros(code: string): string {
  return code.replace(/^0+(?=.)/, '')
}

/** `20.00` and `20` are one number; `-0` is none. */
export function sameNumber(a: string, b: string): boolean {
  return decimalPattern.test(a) && decimalPattern.test(b) && new Big(a).eq(b)
}

/** Letters and digits only, without case and accents. */
export function compact(text: string): string {
  return wordsOf(text).join('')
}

/** The share of words that two texts have in common (F1 over words with their number). */
export function overlap(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const counts = new Map<string, number>()
  for (const word of right) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of left) {
    const count = counts.get(word) ?? 0
    if (count > 0) shared += 1
    counts.set(word, count - 1)
  }
  return left.length + right.length === 0 ? 0 : (2 * shared) / (left.length + right.length)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const holds = (a: string, b: string, shortest: number) => Math.min(a.length, b.length) >= shortest && (a.includes(b) || b.includes(a))
