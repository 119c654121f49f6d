import { expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'fr', formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const read = (page: string) =>
  readItems(drawDocument(page), context).rows.map(({ product_code, product_name, requested_quantity, unit_price }) =>
    [product_code, product_name, requested_quantity, unit_price].map((cell) => cell?.value),
  )

test('what stands in brackets behind the names is their code, where all of them look so', () => {
  expect(
    read(`
4 x Fût blonde des Pics 30 L ( FT30-BLD )
300 x Gobelets réutilisables 25 cl
12 x Sirop grenadine 70 cl ( SIR-GREN )
48 x Appel-vlier 0,75 L [AP-075]`),
  ).toEqual([
    ['FT30-BLD', 'Fût blonde des Pics 30 L', '4', undefined],
    [undefined, 'Gobelets réutilisables 25 cl', '300', undefined],
    ['SIR-GREN', 'Sirop grenadine 70 cl', '12', undefined],
    ['AP-075', 'Appel-vlier 0,75 L', '48', undefined],
  ])
})

test('brackets that also hold packs or sizes name no codes', () => {
  expect(
    read(`
4 x Tomatensap 0,2 L [TOM-02]
2 x Appelsap 1 L [doos 24]
3 x T-shirt blanc [M-XL]`),
  ).toEqual([
    [undefined, 'Tomatensap 0,2 L [TOM-02]', '4', undefined],
    [undefined, 'Appelsap 1 L [doos 24]', '2', undefined],
    [undefined, 'T-shirt blanc [M-XL]', '3', undefined],
  ])
})

test('a table that a mail writes as text parts its columns with bars', () => {
  const rows = [
    [undefined, 'Farine T80', '25', '1.35'],
    [undefined, 'Huile de tournesol désodorisée', '10', '3.90'],
    [undefined, 'Miel toutes fleurs', '8', '9.50'],
  ]
  expect(
    read(`
Produit | Prix unitaire | Quantité
Farine T80 | 1.35 € | 25 x kg
Huile de tournesol désodorisée | 3.90 € | 10 x litre
Miel toutes fleurs | 9.50 € | 8 x pot 500g
Total: 148.75 €`),
  ).toEqual(rows)
  expect(
    read(`
| Quantité | Produit | Prix unitaire |
|----------|:--------|-------:|
| 25 kg | Farine T80 | 1,35 |
| 10 | Huile de tournesol désodorisée | 3,90 |
| 8 | Miel toutes fleurs | 9,50 |`),
  ).toEqual(rows)
})

test('a line of facts parted by bars is no table', () => {
  expect(
    read(`
Commande | 4711 | 12 mai
Ferme des Auches | 38000 Grenoble | 04 76 00 00 00
La Musette | 12 rue Ampère | 38000 Grenoble`),
  ).toEqual([])
})

test('names and how many, in two lists side by side that nothing heads', () => {
  expect(
    read(`
Muzzarella barra             18      Anchoas lata 680 g           2
Jamón cocido pieza            6      Salsa de tomate bidón 5 L   11
Masa prepizza docena         25      Panceta feteada kg           5
Aceitunas verdes balde 5 kg   3`),
  ).toEqual([
    [undefined, 'Muzzarella barra', '18', undefined],
    [undefined, 'Jamón cocido pieza', '6', undefined],
    [undefined, 'Masa prepizza docena', '25', undefined],
    [undefined, 'Aceitunas verdes balde 5 kg', '3', undefined],
    [undefined, 'Anchoas lata 680 g', '2', undefined],
    [undefined, 'Salsa de tomate bidón 5 L', '11', undefined],
    [undefined, 'Panceta feteada kg', '5', undefined],
  ])
})

test('labels with their numbers, and a table of contents, are no goods', () => {
  expect(
    read(`
Bestelling:       5521
Klantnummer:       817
Huisnummer:         17`),
  ).toEqual([])
  expect(
    read(`
Algemene voorwaarden       1
Levering en risico         2
Betaling                   3`),
  ).toEqual([])
})
