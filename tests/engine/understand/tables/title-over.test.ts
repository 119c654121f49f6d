import { expect, test } from 'vitest'
import { piecesOf } from '#app/engine/understand/tables/heads/pieces.ts'
import { isTitleOver } from '#app/engine/understand/tables/heads/title-over.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { drawPage } from '#tests/support/page.ts'

const isTitle = (art: string) => {
  const [own, band] = rowsOf(drawPage(art)).map((row, at) => piecesOf(row, at))
  return isTitleOver(own!, band!)
}

test('what costs, over the head of the names, is the title of a table that has a head of totals', () => {
  expect(
    isTitle(`
MANODOPERA
Descrizione             Ore       Prezzo     Importo`),
  ).toBe(true)
})

test('it is the head of its own column where it stands over another, or where no total is named', () => {
  expect(
    isTitle(`
                                          Manodopera
Descrizione             Ore       Prezzo     Importo`),
  ).toBe(false)
  expect(
    isTitle(`
MANODOPERA
Descrizione             Ore`),
  ).toBe(false)
})
