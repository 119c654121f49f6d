import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice', today: '2026-07-01' })

const bill = (head: string, foot: string) => {
  const { fields } = read(`
Aulanova Formación, S.L.
Gran Vía 61, 3º
26005 Logroño

                                        Cooperativa Vinícola San Millán
                                        Carretera de Nájera km 2
                                        26320 Baños de Río Tobía
Factura FV/2025/0042
Fecha: 11/11/2025
${head}

Descripción                      Cantidad    Precio       Importe
Taller presencial                    2       390,00        780,00

                                 Base imponible            780,00
                                 IVA 21 %                  163,80
                                 Total                     943,80

${foot}`)
  return Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, cell.value]))
}

test('the beginning of an account is no number of the customer', () => {
  const fields = bill('', 'Utilice la referencia FV/2025/0042 en esta cuenta: ES23 0049 1500\n0728 1034 7719')
  expect(fields.client_id).toBeUndefined()
  expect(fields.bank_details).toBe('ES23 0049 1500 0728 1034 7719')
})

test('the desk of the customers is to be rung up', () => {
  const fields = bill('', 'Atención al cliente: 900 811 290')
  expect(fields.client_id).toBeUndefined()
  expect(fields.supplier_contact).toBe('900 811 290')
})

test("the customer's order of service", () => {
  const fields = bill('Orden de servicio del cliente: OS-0009913', '')
  expect(fields.client_id).toBeUndefined()
  expect(fields.order_reference).toBe('OS-0009913')
})

test('one figure and groups of four, parted by points', () => {
  expect(bill('Nº de cliente      1.8844.0297', '').client_id).toBe('1.8844.0297')
})

describe('the account', () => {
  test('a British one behind the short word for its bank', () => {
    expect(bill('', 'Bank details: Aulanova Limited  |  Sort 20-45-77  |  Account 73301928').bank_details).toBe('20-45-77 73301928')
  })
  test('a short number behind ACCT alone is no account', () => {
    expect(bill('', 'BILL TO        ACCT 30-1188').bank_details).toBeUndefined()
  })
  test('our own stands under what is taken from the customer', () => {
    const fields = bill(
      '',
      'Règlement : prélèvement SEPA à 30 jours, le 16/02/2025 sur votre compte FR76 **** **** 4410.\nNos coordonnées bancaires : FR76 3000 4008 2800 0101 8740 222 - BNPAFRPPXXX',
    )
    expect(fields.bank_details).toContain('FR76 3000 4008 2800 0101 8740 222')
    expect(fields.payment_terms).toBe('prélèvement SEPA à 30 jours')
    expect(fields.payment_methods).toBe('prélèvement SEPA')
  })
})

test.each([
  ['Abono mediante transferencia a la cuenta habitual.', 'transferencia'],
  ['El importe se devolverá mediante transferencia a su cuenta habitual en 7 días.', 'transferencia'],
  ['Bank of Ireland, account on request. Bank transfer only, charges OUR.', 'Bank transfer'],
  ['Réglé le 21/02/2025 par carte bancaire.', 'carte bancaire'],
])('%s', (sentence, method) => {
  expect(bill('', sentence).payment_methods).toBe(method)
})

test('the day that a term comes to is no part of it', () => {
  expect(bill('', 'Forma de pago: pagaré a 60 días, vencimiento 10-ene-26.').payment_terms).toBe('pagaré a 60 días')
})

test('the only sum of a paper that asks for no tax is its total', () => {
  const { fields } = read(`
Maud Tessonneau
7 venelle des Lavandières, 29000 Quimper - 06 58 71 30 22

FACTURE n° 2025/09
Émise le 5/05/25

Prestation                       Quantité    Prix unitaire      Montant
Affiche du festival                  1          780,00           780,00
Déclinaison programme                2          150,00           300,00

                                             Total net :       1 080,00
TVA non applicable, art. 293 B du CGI`)
  expect(fields.total_amount_with_tax?.value).toBe('1080.00')
  expect(fields.amount?.value).toBe('1080.00')
})

test('a firm under the name of its shop is not who buys there, and change that came back is not owed', () => {
  const { fields } = read(`
 CARNICERIA Y DELICIAS ONTZI
Ontzi Alimentacion S. Coop. - F20441788
 Calle San Prudencio 19 - 01005 Vitoria

FACTURA SIMPLIFICADA           T1-004471
04/12/2025 18:42     Caja 1

Cant.     Descripcion                        Importe
1         CHULETON VACA MADURADA               39,96
2         VINO CRIANZA 75CL                    23,00

TOTAL EUR (IVA incl.)                          62,96
Entregado efectivo                            100,00
Cambio                                         37,04`)
  expect(fields.client_name).toBeUndefined()
  expect(Number(fields.amount?.value ?? 0)).toBe(0)
})

test('hours and parts of a garage, each under heads of their own', () => {
  const { items } = read(`
GARAGE DES QUATRE-VENTS
03500 CHATEL-DE-NEUVRE

FACTURE : F2502-0117

MAIN D'OEUVRE                                   Qté / H     P.U. HT     Rem %     Total HT
MO2     Remplacement distribution                 5,80       78,00                  452,40
MO1     Contrôle géométrie                        1,00       65,00       50          32,50
                                                                   Sous-total       484,90

PIECES ET FOURNITURES                           Qté / H     P.U. HT     Rem %     Total HT
1609524980   Kit distribution avec pompe             1      212,40       10         191,16
1637756080   Liquide refroidissement (L)             6        7,95                   47,70
                                                                   Sous-total       238,86

                                                                     Total HT       723,76
                                                                     TVA 20 %       144,75
                                                                    TOTAL TTC       868,51`)
  expect(items.map(({ total_amount: total }) => total?.value)).toEqual(['452.40', '32.50', '191.16', '47.70'])
})

test('the short number of an operator', () => {
  expect(bill('', 'Service client Pro : 3977 (gratuit)').supplier_contact).toBe('3977')
})
