import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const nameOf = (head: string) =>
  understandDocument(
    drawDocument(`
Comité des Fêtes de Bourgneuf
2 rue de la Liberté
17220 Bourgneuf

${head}

Quantité      Article                         Prix unitaire     Total HT
120           T-shirt coton marine                     7,90       948,00
40            T-shirt enfant                           6,80       272,00
`),
    { kind: 'work_order' },
  ).fields.name

describe('an order that bears no number is called', () => {
  test.each([
    ['Objet : commande textile fête de la Saint-Jean – votre devis D2605-38', 'commande textile fête de la Saint-Jean'],
    ['Betreff: Bestellung Bastelmaterial', 'Bestellung Bastelmaterial'],
  ])('by its subject: %s', (line, name) => {
    expect(nameOf(line)?.value).toBe(name)
  })

  test.each([
    ['Materialbestellung August (Kundennummer 55-0316)', 'Materialbestellung August'],
    ['**BESTELLSCHEIN**', 'BESTELLSCHEIN'],
    ['BON DE COMMANDE', 'BON DE COMMANDE'],
  ])('by its title: %s', (line, name) => {
    expect(nameOf(line)?.value).toBe(name)
  })

  test('and is doubted, as a number may have been overlooked', () => {
    expect(nameOf('BON DE COMMANDE')?.confidence).toBeLessThan(0.9)
  })

  test('a number goes before', () => {
    expect(nameOf('BON DE COMMANDE\n\nN° de commande : BC-4417')?.value).toBe('BC-4417')
  })

  test.each([
    ['Commande : XKBDHWQOA passée le 03/09/2026 14:52:10', 'XKBDHWQOA'],
    ['Order reference: QTRWPLKM', 'QTRWPLKM'],
  ])('letters that make no word are its number: %s', (line, name) => {
    expect(nameOf(line)?.value).toBe(name)
  })

  test('letters that make one are none', () => {
    expect(nameOf('BON DE COMMANDE\n\nCommande : EXPRESSE avec acompte')?.value).not.toBe('EXPRESSE')
  })
})
