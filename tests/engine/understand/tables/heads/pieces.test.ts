import { expect, test } from 'vitest'
import { piecesOf } from '#app/engine/understand/tables/heads/pieces.ts'
import { rowOf, textOf } from '#app/engine/understand/tables/rows.ts'

const SIGN = 5 // points

/** Heads of one row: words with the gap before each, in points; `isFree`: the rows below leave room between any two. */
function headsOf(words: [gap: number, text: string][], isFree = true): string[] {
  let right = 40
  const row = rowOf(
    words.map(([gap, text]) => {
      const left = right + gap
      right = left + SIGN * text.length
      return { text, page: 1, size: 9, bold: true, box: { left, top: 0, right, bottom: 9 } }
    }),
  )
  const below = { isFree: () => isFree, isFilled: () => true, isNumbered: () => true, isDivided: () => false, isRuled: () => false }
  return piecesOf(row, 0, below).map((piece) => textOf(piece.words))
}

test('`Artikel-` goes on in the next line, and `Artikel` right behind it is another head', () => {
  expect(
    headsOf([
      [0, 'Artikel-'],
      [3, 'Artikel'],
    ]),
  ).toEqual(['Artikel-', 'Artikel'])
  expect(
    headsOf([
      [0, 'Omschrijving'],
      [3, 'artikel'],
    ]),
  ).toEqual(['Omschrijving artikel'])
})

test('a typewriter leaves less room between two columns than between the words of one head', () => {
  expect(
    headsOf(
      [
        [0, 'Cant.'],
        [5, 'pedida'],
        [3, 'Concepto'],
      ],
      false,
    ),
  ).toEqual(['Cant. pedida', 'Concepto'])
})

test('two words for an amount are two heads where each stands over amounts of its own', () => {
  expect(
    headsOf([
      [0, 'Valor'],
      [6, 'Importe'],
    ]),
  ).toEqual(['Valor', 'Importe'])
})

test('a typewriter sets its blanks wide, though one of the heads holds a figure', () => {
  expect(
    headsOf(
      [
        [0, 'Descripción'],
        [5, 'del'],
        [5, 'artículo'],
        [40, 'Cantidad'],
        [12, 'Dto.'],
        [5, '2'],
      ],
      false,
    )[0],
  ).toBe('Descripción del artículo')
})
