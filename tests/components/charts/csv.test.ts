import { expect, test } from 'vitest'
import { toCsv } from '#app/components/charts/csv.ts'

test('quotes what needs it, disarms formulas, leaves numbers alone', () => {
  const csv = toCsv([
    ['Day', 'a "b", c'],
    ['=1+1', -2.5],
  ])
  expect(csv).toBe('\ufeffDay,"a ""b"", c"\r\n\'=1+1,-2.5\r\n')
})
