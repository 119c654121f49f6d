import { expect, test } from 'vitest'
import { columnsUnder } from '#app/engine/understand/tables/columns/gutters.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { drawPage } from '#tests/support/page.ts'

/** The rows of a page in whose numbers the thousands stand a thin blank before the rest. */
function withThinBlanks(art: string) {
  const page = drawPage(art)
  const thin = page.words.map((word) =>
    /^\d{1,3}·$/.test(word.text) ? { ...word, text: word.text.slice(0, -1), box: { ...word.box, right: word.box.right + 3 } } : word,
  )
  return rowsOf({ ...page, words: thin })
}

test('the blank of a thousand is no gutter between the two words of a head', () => {
  const rows = withThinBlanks(`
    Article               Qté totale       Montant
    Vis zinguée            3· 000            102,60
    Cheville nylon         1· 000             26,00
  `)
  const [qty, whole] = rows[0]!.words.slice(1).map(({ box }) => box)
  expect(columnsUnder(rows, 0, []).isFree(qty!.right, whole!.left)).toBe(false)
})

test('numbers of two columns have a gutter between them', () => {
  const rows = withThinBlanks(`
    Article               Qté totale       Montant
    Vis zinguée             3  102,60       102,60
    Cheville nylon          1   26,00        26,00
  `)
  const [qty, whole] = rows[0]!.words.slice(1).map(({ box }) => box)
  expect(columnsUnder(rows, 0, []).isFree(qty!.right, whole!.left)).toBe(true)
})

test('a sentence full of numbers under the items is no sample of their columns', () => {
  const rows = withThinBlanks(`
    Article               Qté totale    Prix    Montant
    Vis zinguée                3000     3,42     102,60
    Cheville nylon             1000     2,60      26,00
    SARL au capital de 45 000 euros, RCS Caen 512 884 307, TVA FR 64 512 884 307
  `)
  const [qty] = rows[0]!.words.slice(1).map(({ box }) => box)
  expect(columnsUnder(rows, 0, []).isFilled(qty!.left, qty!.right)).toBe(false)
})
