import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (head: string, lines = '') =>
  understandDocument(
    drawDocument(`
${head}

                                        Cave Saint-Urbain
                                        17 Grand'Rue
                                        67110 Niederbronn-les-Bains

Facture F-2025-014
Date : 19/06/2025

Désignation                      Qté         P.U.        TVA       Montant
Blonde artisanale                 3          24,60       20 %       73,80
${lines}
`),
    { kind: 'invoice' },
  )

test('a motto before the street is no part of the address', () => {
  const { fields } = read('Brasserie du Canal Vert\nbières vivantes depuis 2011 · quai des Tanneurs 5 · 67500 Haguenau')
  expect(fields.supplier_address?.value).toBe('quai des Tanneurs 5 · 67500 Haguenau')
})

test('a Spanish number behind the firm, parted from it, is its tax number', () => {
  const { fields } = read('Ontzi Alimentacion S. Coop. - F20441788\nCalle San Prudencio 19 - 01005 Vitoria')
  expect(fields.supplier_tax_id?.value).toBe('F20441788')
})

test('a zero rate in words', () => {
  const { items } = read(
    'Brasserie du Canal Vert\nquai des Tanneurs 5, 67500 Haguenau',
    'Printed zine                      2           1,84    Zero Rated     3,68',
  )
  expect(items.map(({ vat_rate: rate }) => rate?.value)).toEqual(['20', '0'])
})
