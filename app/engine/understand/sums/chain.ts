import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { rowsOf } from '../tables/rows.ts'
import { readAmount } from '../values/amount.ts'
import { lastAmount } from './levies.ts'
import { type Units, toUnits } from './units.ts'

const LEVEL = 4 // points: amounts of one column end so near each other
const MOST = 7 // rows between two sums

interface Sums {
  net: readonly Candidate[]
  tax: readonly Candidate[]
  gross: readonly Candidate[]
}

/**
 * `Subtotal 2,108.00`, `Travel fee 95.00`, `Returning customer -50.00`, `Gratuity 379.44`, `Tax 163.37`, `Total 2,695.81`: whatever the rows
 * between two sums are called, they add up from the one to the other. What is no tax of them are charges.
 */
export function findChain(document: Document, { formats }: Context, { net: nets, tax: taxes, gross: totals }: Sums): Units[] {
  for (const net of nets.slice(0, 2)) {
    for (const gross of totals.slice(0, 2)) {
      if (!net.box || !gross.box || net.page !== gross.page || net.box.bottom > gross.box.top) continue
      const { box: upper } = net
      const { box: lower } = gross
      if (Math.abs(upper.right - lower.right) > LEVEL) continue
      const page = document.pages.find(({ number }) => number === net.page)
      const between = (page ? rowsOf(page) : []).flatMap((row) => {
        const words = row.words.filter(({ box }) => box.right < lower.right + LEVEL)
        const last = words.at(-1)
        if (!last || row.box.top < upper.bottom - 1 || row.box.bottom > lower.top + 1 || Math.abs(last.box.right - lower.right) > LEVEL)
          return []
        const amount = readAmount(lastAmount({ ...row, words }), formats.decimal)
        return amount === undefined ? [] : [toUnits(amount)]
      })
      const sum = between.reduce((all, one) => all + one, toUnits(net.value))
      if (between.length < 2 || between.length > MOST || sum !== toUnits(gross.value)) continue
      const tax = taxes.find(({ value }) => between.includes(toUnits(value)))
      if (!tax) continue
      const others = [...between]
      others.splice(others.indexOf(toUnits(tax.value)), 1)
      return others.filter((one) => one !== 0n)
    }
  }
  return []
}
