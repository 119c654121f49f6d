import { expect, test } from 'vitest'
import { requirePage } from '#app/routes/asked-page.server.ts'

function placeOf(search: string, number: number, total: number): string | null {
  try {
    requirePage(new Request(`http://localhost/work_orders${search}`), { number, size: 25 }, { total, start: 0, end: 0 })
    return null
  } catch (answer) {
    return decodeURIComponent((answer as Response).headers.get('Location')!)
  }
}

test('a page past the end leads to the last one, with the filters; what is there, and the first page of nothing, stays', () => {
  expect(placeOf('?filter[status]=pending&page[number]=3&page[size]=25', 3, 50)).toBe(
    '/work_orders?filter[status]=pending&page[number]=2&page[size]=25',
  )
  expect(placeOf('?page%5Bnumber%5D=9', 9, 0)).toBe('/work_orders?page[number]=1')
  expect(placeOf('?page[number]=2', 2, 26)).toBeNull()
  expect(placeOf('', 1, 0)).toBeNull()
})

test.each(['?page[number]=%39', '?page[number]=9e0', '?page[number]=09', '?page[number]=9&page[number]=9'])(
  'however the number is written (%s), it leads to another address, not in a circle',
  (search) => {
    expect(placeOf(search, 9, 30)).toBe('/work_orders?page[number]=2')
  },
)
