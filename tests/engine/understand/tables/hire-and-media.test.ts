import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (art: string, kind: 'invoice' | 'work_order') =>
  understandDocument(drawDocument(art), { kind }).items.map((cells) =>
    Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value])),
  )

test('labels under the sums do not cut the heads over them from a table whose first head nobody knows', () => {
  expect(
    itemsOf(
      `
      **FACTURE** INV376660
      Matériel                  Du          Au          Jours     Tarif jour      Montant
      Dumper 1 t                03/12/24    17/12/24       14          70,04       980,56
      Nacelle ciseaux 8 m       02/12/24    20/12/24       18         158,23     2 848,14
                                                        Total hors taxes         3 828,70
      Mode de paiement: Virement
      Échéance: 24/01/2025
      Banque: Crédit Mutuel
      `,
      'invoice',
    ),
  ).toMatchObject([
    { description: 'Dumper 1 t', quantity: '14', total_amount: '980.56' },
    { description: 'Nacelle ciseaux 8 m', quantity: '18', total_amount: '2848.14' },
  ])
})

test('days under a head that nobody knows are no names', () => {
  expect(
    itemsOf(
      `
      **Ordre** **d'insertion** n° 4590393829
      Code emplacement       Parution        Format                  Nb     Tarif net      Total HT
      FP-1028                24/02/2024      Bandeau de une           1      1 921,00      1 921,00
      ET-2055                02/03/2024      Quart de page            4      2 824,00     11 296,00
      `,
      'work_order',
    ),
  ).toMatchObject([
    { product_code: 'FP-1028', product_name: 'Bandeau de une', requested_quantity: '1' },
    { product_code: 'ET-2055', product_name: 'Quart de page', requested_quantity: '4' },
  ])
})
