import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...pages: string[]) => understandDocument(drawDocument(...pages), { kind: 'invoice', today: '2026-12-01' })
const value = (page: string, name: string) => (read(page).fields as Record<string, { value: string } | undefined>)[name]?.value

const head = (facts: string) => `
Énergie du Plateau SA
3 rue du Barrage, 15000 Aurillac

FACTURE
${facts}

Total HT    100,00 €
TVA 20 %     20,00 €
Total TTC   120,00 €`

test.each([
  ['the half of the year', 'N° de facture   2026 S1 00318842', '2026 S1 00318842'],
  ['the part of the year before two groups', 'N° de facture   2026 T 3 114 208', '2026 T 3 114 208'],
  ['letters, the day and a number', 'n° de facture : LP26 0214 5539107', 'LP26 0214 5539107'],
])('numbers of bills in several groups: %s', (_, facts, number) => {
  expect(value(head(facts), 'invoice_number')).toBe(number)
})

test.each([
  ['groups that begin with noughts', 'Référence client   0041 882 715', '0041 882 715'],
  ['letters of an account behind its colon', 'Facture n° 2026/1893\nCompte : PLSA', 'PLSA'],
])('how the seller counts the customer: %s', (_, facts, number) => {
  expect(value(head(facts), 'client_id')).toBe(number)
})

test('a bank behind the word for an account is nobody’s number', () => {
  expect(value(head('Facture n° 2026/1893\nCompte : CIC'), 'client_id')).toBeUndefined()
})

test('sums over groups are not charged again, where lines have their rate alone', () => {
  const { items } = read(`
Énergie du Plateau SA
3 rue du Barrage, 15000 Aurillac

Facture n° 2026/1893

                                        Volume     Prix unit. HT     Montant HT     TVA %

DISTRIBUTION DE L'EAU                                                   115,00
  Abonnement                                                             24,60      5,5
  Consommation                            61         1,4820              90,40      5,5

COLLECTE                                                                137,32
  Abonnement assainissement                                              18,00     10,0
  Part variable                           61         1,9560             119,32     10,0

ORGANISMES PUBLICS                                                        2,93
  Redevance des réseaux                   61         0,0480               2,93      5,5

Total HT    255,25 €
TVA 5,5 %     6,49 €
TVA 10 %     13,73 €
Total TTC   275,47 €`)
  expect(items.map(({ total_amount }) => total_amount?.value)).toEqual(['24.60', '90.40', '18.00', '119.32', '2.93'])
})

test('how to reach the writer is nobody’s name', () => {
  const { fields } = read(`
**Régie** **des** **Eaux** **du** **Val** **d'Ornain**                    VOTRE FACTURE
Service public de l'eau                            du 8 juillet 2026

Vos contacts
Par téléphone : 03 29 75 41 06
Courrier : 1 place de la Halle, 55000 Bar-le-Duc       M. OU MME DESTREZ PAUL
Urgence 24h/24 : 03 29 75 41 99                        9 RUE DES CORDELIERS
                                                       55000 BAR LE DUC

N° de facture   2026/1893

Total HT    100,00 €
TVA 20 %     20,00 €
Total TTC   120,00 €`)
  expect(fields.supplier_name?.value).toBe("Régie des Eaux du Val d'Ornain")
  expect(fields.supplier_address?.value).toBe('1 place de la Halle, 55000 Bar-le-Duc')
})

test('what somebody does, listed under the name', () => {
  expect(
    value(
      `
Solène Ravier
Correction, réécriture, préparation de copie
16 bis rue du Faubourg Saint-Jean
45000 Orléans
06 52 41 87 19 / solene.ravier@corrections.fr
Siret : 81237650700016

                                        Éditions du Bief
                                        22 cours Victor-Hugo
                                        33000 Bordeaux

Facture n° 2026-09

Total à payer   386,00 €
TVA non applicable, article 293 B du CGI.`,
      'supplier_name',
    ),
  ).toBe('Solène Ravier')
})
