import { expect, test } from 'vitest'
import { fold } from '#app/engine/understand/words/fold.ts'
import { hearMisread, knowWords, partGlued } from '#app/engine/understand/labels/misread-labels.ts'
import { toTextLine } from '#app/engine/understand/words/tokens.ts'
import { lineOf } from '#app/engine/read/lines.ts'
import type { Line } from '#app/engine/document.ts'

const known = knowWords(['invoice', 'quantity', 'livraison', 'reference', 'referenz', 'total'])

function lineSaying(text: string): Line {
  let left = 50
  return lineOf(
    text.split(' ').map((part) => {
      const box = { left, top: 100, right: left + 6 * part.length, bottom: 110 }
      left = box.right + 4
      return { text: part, box, page: 1, size: 10, bold: false, certainty: 0.9 }
    }),
  )
}

function heard(text: string): string[] {
  const line = toTextLine(lineSaying(text))
  hearMisread(line, known)
  return line.tokens.map((token) => token.text)
}

test.each([
  ['lnvoice 12', 'invoice'],
  ['Quanlity', 'quantity'],
  ['Livaison', 'livraison'],
  ['Livraisson', 'livraison'],
])('%s is heard as a label with one letter misread, lost or added', (text, word) => expect(heard(text)[0]).toBe(word))

test.each(['Totel', 'Invoces', 'Referenc', 'Denise'])('%s is too short, too far, or near to two words', (text) =>
  expect(heard(text)[0]).toBe(text.toLowerCase()),
)

test('what is printed stays, only the token is heard', () => {
  const line = toTextLine(lineSaying('lnvoice 12'))
  hearMisread(line, known)
  expect(line.text).toBe('lnvoice 12')
})

test('a label that runs into its value is parted from it, names are not', () => {
  const parted = partGlued(lineSaying('Lieu de livraisonRestaurant Lou'), known, fold)
  expect(parted.text).toBe('Lieu de livraison Restaurant Lou')
  expect(parted.words[2]!.box.right).toBeCloseTo(parted.words[3]!.box.left)
  expect(partGlued(lineSaying('QualityHosting McDonald'), known, fold).text).toBe('QualityHosting McDonald')
})
