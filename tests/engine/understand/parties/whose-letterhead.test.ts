import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const customer = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' }).fields.customer_company_name?.value

test('"Ex.mos Senhores" over the window addresses the seller of an order', () => {
  expect(
    customer(`
MUNICÍPIO DE VALE DO SABOR                        **REQUISIÇÃO** **EXTERNA**
Largo do Pelourinho                               N.º 2026/1187
5160-118 Vale do Sabor                            Data: 2026-11-18

Ex.mos Senhores
Materiais de Construção Tua, Lda.
Zona Industrial, lote 7
5370-327 Mirandela`),
  ).toBe('MUNICÍPIO DE VALE DO SABOR')
})

test('a service right under the name of a gGmbH is that firm’s', () => {
  expect(
    customer(`
**St.** **Elisabeth-Klinikum** **Ostmünster** **gGmbH**
Zentralapotheke · Robert-Koch-Str. 55 · 48145 Münster
Tel. 0251 55 01-330

Pharma Großhandel Hansa AG
Gutleutstraße 11
48163 Münster

**Bestellung** A26-118820`),
  ).toBe('St. Elisabeth-Klinikum Ostmünster gGmbH')
})

test('who pays for a group, and the sentence that says where bills go, name no customer', () => {
  expect(
    customer(`
**Purchase** **Order** PO-118450

Organisation                            Invoice to
Lindqvist Marine Ireland DAC            Lindqvist Group Services AB
                                        Box 7714
                                        103 95 Stockholm`),
  ).toBe('Lindqvist Marine Ireland DAC')
  expect(
    customer(`
Vastbeheer Rijnmond B.V.                **Opdrachtbon** 26-40118

Opdrachtnemer                           Behandeld door
Klimaattechniek Schieland               Joris Hoekstra
Rotterdamseweg 88, 2628 AS Delft

Factuur o.v.v. opdrachtbonnummer t.n.v. VvE Maasstate p/a Vastbeheer Rijnmond B.V., Postbus 118, 3000 AC Rotterdam.`),
  ).toBe('Vastbeheer Rijnmond B.V.')
})

test('a seller’s clerk who bears the name of the house is no other house', () => {
  expect(
    customer(`
CARROSSERIE LE BRIGAND ET FILS                **BON** **DE** **COMMANDE** PIECES
12 RUE DES FORGES                          NUMERO : 7714
56400 AURAY                                DATE : 02.10.2025
TEL 02.97.24.60.33                         VENDEUR : R. LE BRIGAND

                                           LITTORAL PIECES AUTO
                                           PARC DE KERFONTAINE
                                           56400 PLUNERET`),
  ).toBe('CARROSSERIE LE BRIGAND ET FILS')
})

test('the way that bills go and its number name no customer', () => {
  const document = drawDocument(`
Régie Municipale d'Électricité de Lavelan

**Appel** **de** **commande** RIE26-AC-00451

Fournisseur
ELECTRO-SUD MATÉRIEL SA
31100 Toulouse

Code article    Description                          Qté
EC0072145       Coffret S22 équipé                    25
EC0088011       Connecteur à perforation             200

Livraison avec hayon, tourets à décharger sur l'aire.
RIEVA – SIRET 26090041000127 – Facturation : Chorus Pro, engagement RIE26-AC-00451`)
  document.pages[0]!.lines[0]!.size = 14
  expect(understandDocument(document, { kind: 'work_order' }).fields.customer_company_name?.value).toBe(
    "Régie Municipale d'Électricité de Lavelan",
  )
})

test('what a house is, in small letters under a name a little larger and ending where it ends, is not its name', () => {
  const document = drawDocument(`
                                                  Cabinet VAUQUELIN
      Administrateurs de biens · 27, cours Berriat · 38000 Grenoble
                         gestion@vauquelin.example · 04 76 17 20 88

**Ordre** **de** **service** n° OS-2026/0188

SARL CHAUFFAGE DU DRAC
9 rue Lavoisier
38800 Le Pont-de-Claix`)
  const { lines } = document.pages[0]!
  for (const line of lines.slice(1, 3)) line.size = 7.8
  expect(lines[0]!.text).toBe('Cabinet VAUQUELIN')
  expect(understandDocument(document, { kind: 'work_order' }).fields.customer_company_name?.value).toBe('Cabinet VAUQUELIN')
})
