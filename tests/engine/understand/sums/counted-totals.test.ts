import { expect, test } from 'vitest'
import type { Column } from '#app/engine/understand/tables/columns/columns.ts'
import { settleTotal } from '#app/engine/understand/tables/columns/line-total.ts'

const columns = ['Omschrijving', 'Bedrag', 'Totaal'].map((text) => ({ head: { text, stack: [] } })) as unknown as Column[]
const roles = ['description', 'total', 'total'] as const
const names = [undefined, undefined, undefined]

test('of two totals the one that is the other so many times in every row has its price in that', () => {
  const amounts = [names, ['495.00', '12.50', '0.35'], ['495.00', '300.00', '30.10']]
  expect(settleTotal({ total: 1 }, columns, roles, amounts).picked).toEqual({ price: 1, total: 2 })
})

test('two totals that are no multiples of each other stay what they are', () => {
  const amounts = [names, ['495.00', '12.50', '0.35'], ['598.95', '15.13', '0.42']]
  expect(settleTotal({ total: 1 }, columns, roles, amounts).picked).toEqual({ total: 1 })
})
