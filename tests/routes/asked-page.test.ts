import { expect, test } from 'vitest'
import { requirePage } from '#app/routes/asked-page.server.ts'

function placeOf(search: string, number: number, total: number): string | null {
  try {
    requirePage(new Request(`http://localhost/work_orders${search}`), { number, size: 25 }, { total, start: 0, end: 0 })
    return null
  } catch (answer) {
    return (answer as Response).headers.get('Location')
  }
}

test('a page past the end leads to the last one, with the filters; what is there, and the first page of nothing, stays', () => {
  expect(placeOf('?filter[status]=pending&page[number]=3&page[size]=25', 3, 50)).toBe(
    '/work_orders?filter[status]=pending&page[number]=2&page[size]=25',
  )
  expect(placeOf('?page%5Bnumber%5D=9', 9, 0)).toBe('/work_orders?page%5Bnumber%5D=1')
  expect(placeOf('?page[number]=2', 2, 26)).toBeNull()
  expect(placeOf('', 1, 0)).toBeNull()
})
