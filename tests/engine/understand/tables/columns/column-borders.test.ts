import { expect, test } from 'vitest'
import { endOfNumbers } from '#app/engine/understand/tables/columns/column-borders.ts'
import { headsOf } from '#app/engine/understand/tables/heads/heads.ts'
import { piecesOf } from '#app/engine/understand/tables/heads/pieces.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { drawPage } from '#tests/support/page.ts'

/** Where the numbers of the first head end, by the rows under both. */
function endBy(art: string): number {
  const [first, ...rows] = rowsOf(drawPage(art))
  const [a, b] = headsOf(piecesOf(first!, 0))
  return endOfNumbers(a!, b!, rows)
}

test('numbers that end before the next head begins are of the head before it', () => {
  expect(
    endBy(`
#                    TAX
      1,204          20 %
        805           5 %`),
  ).toBeGreaterThan(0)
})

test('a rate a blank before its sign is not', () => {
  expect(
    endBy(`
#                    TAX
1                 20 %
2                  5 %`),
  ).toBe(-Infinity)
})

test('numbers that reach out from under their head, close to the next one, are no part of that', () => {
  expect(
    endBy(`
Par   Montant
 1000        15,48
 1000        10,24
    1         7,38`),
  ).toBeGreaterThan(0)
})
