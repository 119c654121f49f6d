import { describe, expect, test } from 'vitest'
import { isPersonName } from '#app/engine/understand/parties/person-names.ts'
import { parseListLine } from '#app/engine/understand/tables/without-heads/list-line.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields, items } = understandDocument(drawDocument(page), { kind: 'work_order' })
  const value = (name: string) => fields[name]?.value
  return { value, items: items.map((row) => [row.product_code?.value, row.requested_quantity?.value, row.unit_price?.value]) }
}

describe('lists of orders', () => {
  const form = `
Maison Duvernoy SA – 41 rue du Moulin – 44100 Nantes
**Bon** **de** **commande** **–** **Produits** **d’entretien**

Établissement : **Hôtel** **Le** **Belvédère** Commande n° 17973
Adresse : 2 chemin des Crêtes, 74400 Chamonix
Date : 30/05/2025 Livraison le : 11/06/2025 Demandeur : Sylvie Marchand

Code    Produit                    Prix    Qté    Code    Produit                    Prix    Qté
3447    Riz long étuvé sac        30,14    3      5873    Essuie-mains pliés        31,13
8439    Lessive atelier seau      35,34           7655    Filets de lieu noir       50,43
1374    Courroie trapézoïdale     13,14    1      1787    Yaourt nature              6,38
`
  test('of two printed lists the one in which nobody wrote a quantity orders nothing', () => {
    expect(read(form).items).toEqual([
      ['3447', '3', '30.14'],
      ['1374', '1', '13.14'],
    ])
  })

  test('the number of another field in the same line is no part of a name', () => {
    expect(read(form).value('customer_company_name')).toBe('Hôtel Le Belvédère')
  })

  test('a list whose own rows do not show where its counts end is parted as the one beside it', () => {
    const { items } = read(`
**Purchase** **Order** ORD-20631

Qty                 Goods                       Qty                 Goods
   3 kg      56-1046 Baby spinach                  2.75 each 36-3566   Washing-up liquid
   23 boxes  84-6934 Site survey                   2.75 pack 30-5062   Disposable aprons
   8 each    93-8864 Large free range eggs
`)
    expect(items.map(([code, quantity]) => [code, quantity])).toEqual([
      ['56-1046', '3'],
      ['84-6934', '23'],
      ['93-8864', '8'],
      ['36-3566', '2.75'],
      ['30-5062', '2.75'],
    ])
  })

  test.each(['P.U. colis', 'Prix colis'])('%s over one column of numbers is what the package costs', (head) => {
    const { items } = read(`
**Commande** P0R485371

Réf.       Article                       Colis     ${head.padEnd(12)} Montant HT
WK70318    Roulement 6204-2RS                6          6,82        40,92
GJ43926    Disque à tronçonner               2          1,73         3,46
DT41249    Courroie trapézoïdale            12         12,38       148,56
`)
    expect(items.map(([, , price]) => price)).toEqual(['6.82', '1.73', '12.38'])
  })

  test('a code behind a comma is not cut at its own dash, whatever figure stands before', () => {
    const text = '2 kg Zumo de piña 1 L x 6, TR-3269'
    const { code, name } = parseListLine(text)!
    expect([text.slice(...code!), text.slice(...name)]).toEqual(['TR-3269', 'Zumo de piña 1 L x 6'])
  })
})

describe('fields of orders', () => {
  test('what stands beside the next label is no part of an address', () => {
    const { value } = read(`
**Delivery** **Schedule**

Schedule no.:   PE-67527        Customer:   Kestrel Precision Ltd
Issued:         5 Jan 2025      Ship-to:    Kestrel Precision Ltd, Unit 9, Fallow Park, Telford TF3 3BQ
Planner:        Tom Brennan     Vendor:     Midway Office Products LLC, 77 Commerce St, Dayton, OH 45402
Department:     Engineering

Ln   Part no.   Description      Quantity   UoM   Price    Value
10   C2905      Hand sanitiser      21      PCS    2.63    55.23
`)
    expect(value('delivery_address')).toBe('Kestrel Precision Ltd, Unit 9, Fallow Park, Telford TF3 3BQ')
    expect(value('name')).toBe('PE-67527')
  })

  test('a house over its address is whom a form of the seller was filled in for', () => {
    const { value } = read(`
Papelería Central S.L. – C/ Colón, 60 – 46004 Valencia
**Hoja** **de** **pedido**

Centro : Escuela Infantil Pinocho Pedido n.º 32875
Dirección : C/ Mayor, 45, 50001 Zaragoza
Fecha : 20/05/2025 Entrega el : 10/06/2025 Solicitante : Montserrat Vila

Cód.    Producto            Precio    Cant.
3711    Junta tórica          0,60    1
4410    Archivador folio      2,03    5
`)
    expect(value('customer_company_name')).toBe('Escuela Infantil Pinocho')
    expect(value('department')).toBeUndefined()
  })

  test('a unit’s number and name behind a colon are no town and its code', () => {
    const { value } = read(`
**BON** **DE** **COMMANDE** N° 2025/E/26014

Date de commande : 13/01/2025
UF : 2410 Restauration

Réf.          Désignation            Qté   PU HT     Mt HT
529860        Gants nitrile          10    6,85      68,50
`)
    expect(value('department')).toBe('2410 Restauration')
  })

  test('a number sign behind the word for number', () => {
    const { value } = read(`
**Pedido** **de** **compra**

**Número** **#** OC253441
**Fecha** 04/08/2025

Concepto       Unidades     Precio     Total
Lejía 5 L             3       2,10      6,30
`)
    expect(value('name')).toBe('OC253441')
  })
})

describe('heads of orders', () => {
  test('the day of an order, and behind it the day for which', () => {
    const { value } = read(`
**Hôtel** **Le** **Belvédère**
2 chemin des Crêtes, 74400 Chamonix

**BON** **DE** **COMMANDE** **N°** **74079**
du 07/11/25 pour le 22/11/25
Fournisseur : Maison Duvernoy SA

Qté   Code      Article                       P.U.      Total
7     2893      Essuie-mains pliés en V      34,31     240,17
`)
    expect(value('order_date')).toBe('2025-11-07')
  })

  test('how a message was sent is nobody’s name', () => {
    const { value } = read(`
**TÉLÉCOPIE** **/** **E-MAIL**
De : Brasserie du Vieux Port SARL                 À : Pomona Distribution Est
27 quai des Belges - 13001 Marseille              Date : 01/04/25

**Commande** **n°** **C8014**

3 x   Filets de lieu noir surgelés 5 kg         réf 80419
4 x   Riz long étuvé sac 20 kg                  réf 44822
`)
    expect(value('customer_company_name')).toContain('Brasserie du Vieux Port SARL')
  })
})

describe('letters', () => {
  const letter = `
**Zorggroep** **De** **Linden**
Kerkstraat 101
5611 GH Eindhoven

Eindhoven, 19 juni 2025

**Bestelling** 6720-25

Aantal   Artikelnr.   Omschrijving              Prijs      Bedrag
7        EL166        Afwasmiddel 5 L           10,72       75,04
20       HX831        Printpapier A4             4,22       84,40

Graag leveren op 26 juni 2025 op ons adres: Kerkstraat 101, 5611 GH Eindhoven.
Ons klantnummer: 99358

Met vriendelijke groet,

Marieke de Wit
Afdeling Facilitair
`
  test('a name with a particle signs, and the department under it does not', () => {
    const { value } = read(letter)
    expect([value('client_name'), value('department')]).toEqual(['Marieke de Wit', 'Afdeling Facilitair'])
    expect(['Afdeling Facilitair', 'Service Achats', 'Ufficio Acquisti'].some(isPersonName)).toBe(false)
  })

  test('a sentence of day and place gives both, and no note', () => {
    const { value } = read(letter)
    expect([value('delivery_address'), value('requested_delivery_date'), value('note')]).toEqual([
      'Kerkstraat 101, 5611 GH Eindhoven',
      '2025-06-26',
      undefined,
    ])
  })

  test('the goods are to be delivered to the address that the sentence names', () => {
    const { value } = read(
      letter.replace(/Graag leveren.*/, 'La mercancía debe entregarse en nuestra dirección: Calle de Alcalá, 312, 28027 Madrid.'),
    )
    expect(value('delivery_address')).toBe('Calle de Alcalá, 312, 28027 Madrid')
  })
})
