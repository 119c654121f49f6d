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

test('hire by the week and an odd discount balance: the check of line totals knows what else the line prints', () => {
  const checkOf = (art: string) =>
    understandDocument(drawDocument(art), { kind: 'invoice' }).checks.find(({ code }) => code === 'line_totals')
  const hired = `
    **INVOICE** HI-20418
    Description                 Qty     Weeks     Rate       Amount
    Scaffold tower 6 m            2         4     185.00     1,480.00
    Site fence panel             30         4       1.25       150.00
                                              Total net      1,630.00
    `
  const lessened = `
    **INVOICE** HI-20419
    Description                 Qty     Price     Disc. %     Amount
    Bearing 6204-2RS             10     12.00       12.35     105.18
    Shaft seal 25x40x7            4      3.00                  12.00
                                              Total net      117.18
    `
  expect(checkOf(hired)).toMatchObject({ status: 'passed' })
  expect(checkOf(lessened)).toMatchObject({ status: 'passed' })
  expect(checkOf(hired.replace('1,480.00', '1,490.00'))).toMatchObject({ status: 'failed', fields: ['items.0.total_amount'] })
})
