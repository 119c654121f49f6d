import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'invoice' }).items.map((cells) =>
    Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value])),
  )

test.each([
  'Delivery note 771802 of 3 Feb 2026, Dock Road site',
  'Despatch note 4471, north yard',
  'Albarán 26/0378 de la obra de Nájera',
  'BL n° 4471 du dépôt de Caen',
  'Bon de livraison 88213, atelier',
  'Lieferschein 88213 vom Lager Nord',
  'Pakbon 2026-771 magazijn Zuid',
  'DDT n. 512 del magazzino',
])('a delivery note and its number over what came with it is no part of an item: %s', (title) => {
  expect(
    itemsOf(
      `
      **Invoice** SI771-26
      Code      Description                          Quantity     Price       Value
      ${title}
      GE31288   Consumer unit 16 way metal              2 pc      96.40      192.80
                Serial no. CU16-00418, CU16-00419

      GE20917   Residual breaker type A                14 pc      24.35      340.90

      ${title}
      GE10650   Twin and earth drum                     3 drm     88.75      266.25
                                         Total excluding VAT      799.95
      `,
    ),
  ).toMatchObject([
    { description: 'Consumer unit 16 way metal', quantity: '2', total_amount: '192.80' },
    { description: 'Residual breaker type A', quantity: '14', total_amount: '340.90' },
    { description: 'Twin and earth drum', quantity: '3', total_amount: '266.25' },
  ])
})

test('a discount by its trade name under the items is none of them', () => {
  expect(
    itemsOf(
      `
      **Invoice** SI-004471
      Code          Product                                Qty        Price      Amount
      SC-0440       Chipboard screw zinc                    30         3.18       95.40
      WP-0110       Wall plug grey                          12         2.45       29.40
                    Trade discount 5%                                             -6.24
                                                       Net amount                118.56
      `,
    ).map(({ description }) => description),
  ).toEqual(['Chipboard screw zinc', 'Wall plug grey'])
})
