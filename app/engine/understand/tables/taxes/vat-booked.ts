import Big from 'big.js'
import { fold } from '../../words/fold.ts'
import type { BookedTax } from '../charges/booked.ts'
import { taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { oneOfSeveral } from './vat-lines.ts'

const BOOKED = 0.9 // score of a tax that is added up from what was booked

/** `State occupancy tax 8 %` night after night: the tax at a rate is all that was booked at it. */
export function sumBooked(booked: readonly BookedTax[]): Tax[] {
  const groups = new Map<string, BookedTax[]>()
  for (const one of booked) {
    const key = `${Number(one.rate.value)} ${nameOf(one) ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [BookedTax, ...BookedTax[]]
    const name = nameOf(first)
    const tax = { ...taxOf(first.rate, first.amount, undefined, 'tax among the charges'), ...(name ? { name } : {}) }
    if (group.length === 1) return tax
    const value = group.reduce((sum, { amount }) => sum.plus(amount.value), new Big(0)).toFixed(2)
    return { ...tax, amount: { value, score: BOOKED, source: 'derived', reason: 'taxes booked at this rate' } }
  })
}

const nameOf = ({ entry }: BookedTax) => oneOfSeveral.exec(fold(entry.row.text))?.[0]
