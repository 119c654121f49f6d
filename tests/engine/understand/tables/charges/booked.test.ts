import { expect, test } from 'vitest'
import { setBookedApart } from '#app/engine/understand/tables/charges/booked.ts'
import type { Entry } from '#app/engine/understand/tables/lines/entry.ts'
import type { Layout } from '#app/engine/understand/tables/columns/layout.ts'

/** A row of which the last cell is its total. */
function entry(sort: Entry['sort'], ...texts: string[]): Entry {
  const cells = texts.map((text) => text.split(' ').map((word) => ({ text: word })))
  const numbers = { total: { value: texts.at(-1)!, words: cells.at(-1)! } }
  return { row: { text: texts.join(' '), words: cells.flat() }, cells, numbers, sort } as unknown as Entry
}
const layout = (description: number) => ({ columns: [...Array(description + 2)], description, total: description + 1 }) as unknown as Layout
const sorts = (entries: Entry[], description: number) => setBookedApart(entries, layout(description), '.').entries.map(({ sort }) => sort)

test('a sum with a day of its own stands among the charges of those days', () => {
  const charges = [entry('line', '05/05', 'Room', '30.00'), entry('line', '06/05', 'Room', '11.50')]
  expect(sorts([...charges, entry('sum', '06/05', 'Total', '41.50')], 1)).toEqual(['line', 'line', 'soft_sum'])
})

test('amounts that could be days book no sums among the lines', () => {
  const lines = [entry('line', 'Server', '30.00'), entry('line', 'Backup', '11.50')]
  expect(sorts([...lines, entry('sum', 'Subtotal', '41.50')], 0)).toEqual(['line', 'line', 'sum'])
})

test('a tax among the charges is a tax where it is its share of them', () => {
  const entries = [entry('line', 'Room', '100.00'), entry('line', 'State tax 8 %', '8.00'), entry('line', 'Breakfast', '12.00')]
  const { entries: kept, taxes } = setBookedApart(entries, layout(0), '.')
  expect(kept.map(({ sort }) => sort)).toEqual(['line', 'soft_sum', 'line'])
  expect(taxes.map(({ rate, amount }) => [rate.value, amount.value])).toEqual([['8', '8.00']])
})
