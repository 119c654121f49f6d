import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const given = (kind: 'work_order' | 'invoice', field: string, art: string) =>
  understandDocument(drawDocument(art), { kind }).fields[field]?.value

test.each([
  'Acuse de pedido',
  'Aceptación de pedido',
  'Accusé de commande',
  'Acceptation de commande',
  'Order acceptance',
  'Acknowledgement of your order',
  'Auftragsannahme',
  'Bestätigung Ihrer Bestellung',
  'Accettazione ordine',
  'Bevestiging van uw order',
])('%s: whoever writes sells, and who stands in the window buys', (title) => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
                                             **Suministros** **Guadiela** **S.A.**
                                                       C/ Molino, 3
                                                       50018 Zaragoza
                                                       Tel. 95 573 54 16

**${title.split(' ').join('** **')}**
CF26-1581      13-01-2026

Restaurante Casa Jacinta S.L.
Polígono Las Eras, 14
41011 Sevilla

Ref.      Artículo                    Unidades
317160    Bolsa basura 100 L                 1
881357    Merluza congelada                  4`,
    ),
  ).toBe('Restaurante Casa Jacinta S.L.')
})

test('the foot of the page is no window, though it names whom the goods go to', () => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
**Reformas** **Ibarrola**


Paseo del Río, 48 - 46014 Valencia

                                       **ORDEN** **DE** **COMPRA**
                                       Orden de compra nº      PO723778

A
Lácteos Valdorba S. Coop.
Carretera de Daganzo, 4
41011 Sevilla

Enviar a
Reformas Ibarrola
Plaza Mayor, 6
50018 Zaragoza

Ref.      Artículo                    Unidades
317160    Bolsa basura 100 L                 1
881357    Merluza congelada                  4
${'\n'.repeat(34)}
Reformas Ibarrola S.L.
Paseo del Río, 48
46014 Valencia`,
    ),
  ).toMatch(/^Reformas Ibarrola/)
})

test('small print in columns names who writes, beside the register', () => {
  expect(
    given(
      'invoice',
      'supplier_name',
      `
                         **Facture** **N°** **56938756**
Le :             01.06.2026

Client :
Traiteur Vauban
150 route de Saint-Loup
35000 Rennes

Description              Tarif      Qtés      Montant HT
Sac poubelle 110 L        6,71         1            6,71
Détergent sol 5 L        10,99         7           76,93

                                Montant HT :       83,64
                                TVA 20 % :         16,73
                                Total TTC :       100,37
${'\n'.repeat(26)}
Laiterie des Combes SAS            RCS 110 157 806            TVA intracommunautaire : FR13916622905`,
    ),
  ).toBe('Laiterie des Combes SAS')
})

test('where pages flow, the foot of the last one names who writes', () => {
  const { fields } = understandDocument(
    drawDocument(
      `
                         **Avoir**
                         N° facture        26/2789
                         Date d’émission   24/04/26

                                       Clinique Saint-Aubin
                                       ZA des Peupliers
                                       59000 Lille

Description              Prix      Quantité      Total
Sac poubelle 110 L        6,71         1          6,71
Détergent sol 5 L        10,99         7         76,93`,
      `
                                Montant HT :      83,64
                                TVA 20 % :        16,73
                                Total TTC :      100,37

Comptoir du Ponant SAS - ZA des Mouettes, 21000 Dijon - RCS 139 819 955 - N° TVA : FR77446629958`,
    ),
    { kind: 'invoice' },
  )
  expect(fields.supplier_name?.value).toBe('Comptoir du Ponant SAS')
  expect(fields.supplier_address?.value).toBe('ZA des Mouettes, 21000 Dijon')
  expect(fields.client_name?.value).toBe('Clinique Saint-Aubin')
})

test('`From` on the confirmation of a seller, over whom the goods go to, is who ordered', () => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
**Redwater** **Linen** **Ltd**
14 Tanner Row, Manchester M2 5DB

From:
Gorseland Hotel Ltd
7 Kiln Lane
Edinburgh EH3 9DR

Ship to:
Gorseland Hotel
9 Weir Road
Bristol BS1 6QF

**Order** **acknowledgement**
Order number:      CF26-3571
Order date:        20.06.2026

Article     Product                    Quantity
Z59780      Cable ties 200 mm                 1
Z59781      Cable ties 300 mm                 4

Redwater Linen Ltd      Registered in England No. 63285706`,
    ),
  ).toBe('Gorseland Hotel Ltd')
})

test('the floor of a house belongs to the address in one line', () => {
  expect(
    given(
      'invoice',
      'supplier_address',
      `
                         **Facture**
Numéro de facture        INV-51966
Émise le                 11/06/2024

Adressée à
Résidence Les Marronniers
8 place du Marché
59000 Lille

Désignation              PU      Quantité    Montant
Seringue 10 ml           1,20          10      12,00

                         TVA 20 % :             2,40
                         Total TTC :           14,40

Ateliers Vergnaud SA - 4 bis avenue de la Gare, 2e étage, 44200 Nantes - RCS 847 830 375 - N° TVA FR76590525028`,
    ),
  ).toBe('4 bis avenue de la Gare, 2e étage, 44200 Nantes')
})

test('an address far under its letterhead is over the window all the same', () => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
**Laiterie** **des** **Combes**


4 bis avenue de la Gare - Zone industrielle Nord - 31200 Toulouse

Brasserie du Vieux Port SARL               Lieu de livraison
4 bis avenue de la Paix                    Brasserie du Vieux Port
13002 Marseille                            8 place du Marché
                                           44200 Nantes

**Notre** **commande** BC-67680 du 2024-12-16

Nombre     Référence      Désignation                    Tarif     Montant HT
2,5        130772         Compresse stérile               4,94          12,35
4          480426         Beurre doux                     2,33           9,32`,
    ),
  ).toMatch(/^Brasserie du Vieux Port/)
})

test('a person told beside a label of writers is no heading of the window below', () => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
**Papeterie** **du** **Théâtre**
4 bis avenue de la Gare
59000 Lille

**CONFIRMATION** **DE** **COMMANDE**
N° de commande :      4558555455
Établi par :          Samir Benali

Brasserie du Vieux Port SARL              À livrer à :
150 route de Saint-Loup                   Brasserie du Vieux Port
35000 Rennes                              12 rue des Tilleuls
                                          69007 Lyon

Réf.      Désignation               Quantité
405414    Film étirable                   36
405415    Compresse stérile                2`,
    ),
  ).toBe('Brasserie du Vieux Port SARL')
})

test('`Solicitante` over a company with its address is who orders', () => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
                                     **Sanitaria** **del** **Turia**
                                     Calle Cervantes, 21
                                     28850 Torrejón de Ardoz
                                     Tel. 96 781 21 67

Solicitante:
Catering Sol y Sal
Polígono Las Eras, 14
08030 Barcelona

**Nuestro** **pedido** PO386744 del 07/03/2026

Cantidad     Cód. artículo     Producto
8            986603            Arroz bomba
9            902985            Mano de obra`,
    ),
  ).toBe('Catering Sol y Sal')
})
