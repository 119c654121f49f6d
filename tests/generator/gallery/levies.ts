import Big from 'big.js'
import type { Desk } from '../wild/desk.ts'
import { isPlain } from './model.ts'

export const two = (value: Big) => value.round(2).toFixed(2)

export interface Levy {
  name: string
  rate: string
  amount: string
}

/** Several taxes on one net: each a line of its own in the truth, and no single rate. */
export function levy({ facts, truth }: Desk, list: readonly (readonly [name: string, rate: string])[]): { levies: Levy[]; gross: string } {
  const levies = list.map(([name, rate]) => ({ name, rate, amount: two(new Big(facts.net).times(rate).div(100)) }))
  const tax = two(levies.reduce((sum, { amount }) => sum.plus(amount), new Big(0)))
  const gross = two(new Big(facts.net).plus(tax))
  truth.field('subtotal_without_tax', facts.net)
  truth.field('tax_amount', tax)
  truth.field('total_amount_with_tax', gross)
  truth.field('amount', gross)
  for (const { rate, amount } of levies) truth.vat(rate, amount)
  return { levies, gross }
}

export const unpaid = (facts: Desk['facts']) => isPlain(facts) && facts.paid === ''
