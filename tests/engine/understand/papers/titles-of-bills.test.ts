import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const bill = (head: string, foot = '') =>
  understandDocument(
    drawDocument(`
Norvane SARL
4 rue des Forges, 49250 Brion

${head}

Désignation                      Qté         P.U.          Montant
Fût 30 L                          4         10,00         40,00

                                            Total HT       40,00
                                            TVA 20 %        8,00
                                            Total TTC      48,00
${foot}`),
    { kind: 'invoice', today: '2026-07-01' },
  )

test.each([
  ['a bill that is the delivery note too', 'FACTURE-BL N° 581140 du 23/05/25 Tournée 14', '581140', '2025-05-23'],
  ['the same in Spanish', 'FACTURA/ALBARÁN Nº 25/1881 Fecha: 23/05/25', '25/1881', '2025-05-23'],
  ['the number of the page behind the day', 'FACTURE 25/118447\ndu 17/01/2025 - page 1/2', '25/118447', '2025-01-17'],
  ['when it was printed', 'Facture FH-09441\nÉditée le 06/09/2025 à 08:52', 'FH-09441', '2025-09-06'],
  ['one figure and groups of four', 'Votre facture du 03/10/2025\nn° 9 0041 7728 1025', '9 0041 7728 1025', '2025-10-03'],
  [
    'a series with its year, and the number filled up',
    'FACTURE          DATE          CLIENT\nA/25 003127      05-09-25      004302',
    'A/25 003127',
    '2025-09-05',
  ],
  [
    'a lawyer spells out the day',
    'Minuta de honorarios núm. 31/2025\nCórdoba, a veintitrés de junio de dos mil veinticinco',
    '31/2025',
    '2025-06-23',
  ],
])('%s', (_, head, number, day) => {
  const { fields } = bill(head)
  expect(fields.invoice_number?.value).toBe(number)
  expect(fields.invoice_date?.value).toBe(day)
})
