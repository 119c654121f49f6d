import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { drawDocument } from '#tests/support/page.ts'

const person = (...lines: string[]) =>
  understandDocument(
    drawDocument(`
Commande n° 4711 du 12/11/2026

Adresse de facturation
${lines.join('\n')}
8 rue du Môle
29900 Concarneau

Produit            Référence     Quantité
Bol en grès        BG-120        12
`),
    { kind: 'work_order' },
  ).fields.client_name?.value

describe('who ordered stands with the firm that is billed', () => {
  test('under it or over it', () => {
    expect(person('Crêperie Corbel SARL', 'Yann Corbel')).toBe('Yann Corbel')
    expect(person('Yann Corbel', 'Crêperie Corbel SARL')).toBe('Yann Corbel')
  })
  test('but no part of the firm, and nobody where two do', () => {
    expect(person('Crêperie Corbel SARL', 'Service Achats')).toBeUndefined()
    expect(person('Crêperie Corbel SARL', 'Yann Corbel', 'Anne Le Goff')).toBeUndefined()
  })
})

describe('numbers with blanks', () => {
  test.each([
    ['2024 / 1.204', '2024 / 1.204'],
    ['2024 / 1.204,00', '2024 / 1'],
    ['HS 26 - 0418', 'HS 26 - 0418'],
    ['INV 26 - 02.03.2026', 'INV 26'],
  ])('%s', (printed, code) => {
    expect(readCode(printed)).toBe(code)
  })

  test('fill their cell in whatever groups', () => {
    const number = (line: string) =>
      understandDocument(drawDocument(`RECHNUNG\n${line}\nRechnungsdatum 12.06.2026\n\nNetto 10,00\nMwSt. 19 % 1,90\nGesamt 11,90`), {
        kind: 'invoice',
      }).fields.invoice_number?.value
    expect(number('Rechnungsnummer  26 0411 8842 07')).toBe('26 0411 8842 07')
  })
})
