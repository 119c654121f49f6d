import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { toPart } from '#app/engine/understand/parties/blocks.ts'
import { upToNextLabel } from '#app/engine/understand/parties/next-field.ts'
import { drawDocument } from '#tests/support/page.ts'

const cut = (art: string) => {
  const page = labelPage(drawDocument(art).pages[0]!)
  const label = page.flatMap(({ labels }) => labels).find(({ sayings }) => sayings.some(({ name }) => name === 'delivery'))!
  const parts = page.filter(({ line }) => line.box.left > label.box.right).map(toPart)
  return upToNextLabel({ parts, contacts: [], page: 1, box: parts[0]!.box }, label, page).parts.map(({ text }) => text)
}

test('a block beside a label ends where the next label stands', () => {
  expect(
    cut(`
Adresse de livraison      Travaux Maritimes SA
                          15 rue Ibn Toumert
Date                      12/03/2026
`),
  ).toEqual(['Travaux Maritimes SA', '15 rue Ibn Toumert'])
})

test('and goes on beside the second line of its own', () => {
  expect(
    cut(`
Adresse de livraison / Delivery      Travaux Maritimes
address                              SA
                                     15 rue Ibn Toumert
`),
  ).toEqual(['Travaux Maritimes', 'SA', '15 rue Ibn Toumert'])
})
