import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const bill = (told: string, taxes = '') => `
Savonnerie du Ruisseau inc.
640, rang Sainte-Marguerite
Saint-Camille (Québec) J0A 1G0
TPS 80234 1177 RT0001

Facture no                   20417
Date                         3 juin 2026
Votre bon                    BR-7715

Vendu à
Auberge des Pins rouges ltée
2210, boul. Talbot, Chicoutimi (Québec) G7H 7X1

Description              Qté     Prix      Montant
Savon en vrac            20      12,00     240,00
Shampooing en vrac       10      16,00     160,00

                         Sous-total        400,00
                         Total à payer     400,00 $
${taxes}
${told}
`

test('streets of the country and of the town, and the buyer’s slip', () => {
  const { fields } = understandDocument(drawDocument(bill('')))
  expect(fields.supplier_address?.value).toMatch(/^640, rang Sainte-Marguerite/)
  expect(fields.client_address?.value).toBe('2210, boul. Talbot, Chicoutimi (Québec) G7H 7X1')
  expect(fields.order_reference?.value).toBe('BR-7715')
})

test('the taxes of the country and of the province with points between their letters', () => {
  const taxes = `
   Sous-total     T.P.S. 5 %     T.V.Q. 9,975 %     Total dû
   400,00 $       20,00 $        39,90 $            459,90 $`
  const { vat_details } = understandDocument(drawDocument(bill('', taxes)))
  expect(vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([
    ['5', '20.00'],
    ['9.975', '39.90'],
  ])
})

test.each([
  ['Dépôt direct : institution 815, transit 30412, folio 0517734.', 'institution 815, transit 30412, folio 0517734'],
  [
    'Dépôt direct : institution 815, transit 30412, folio\n0517734.\nMerci de votre confiance.',
    'institution 815, transit 30412, folio 0517734',
  ],
  ['Dépôt direct : transit 30412, institution 815, folio 0517734.', 'transit 30412, institution 815, folio 0517734'],
])('an account with its bank before its branch, or after it: %s', (told, account) => {
  const { fields } = understandDocument(drawDocument(bill(told)))
  expect(fields.bank_details?.value).toBe(account)
  expect(fields.payment_methods?.value).toBe('Dépôt direct')
})

test('costs of an account that is overdue are a mention', () => {
  const { fields } = understandDocument(drawDocument(bill("Frais d'administration de 2 % par mois sur les comptes échus.")))
  expect(fields.legal_mentions?.value).toBe("Frais d'administration de 2 % par mois sur les comptes échus.")
})
