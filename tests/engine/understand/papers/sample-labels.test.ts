import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (kind: KindName, art: string) => understandDocument(drawDocument(art), { kind })
const read = (kind: KindName, art: string): Record<string, string> =>
  Object.fromEntries(Object.entries(understand(kind, art).fields).map(([name, { value }]) => [name, value]))
const rows = (kind: KindName, art: string) =>
  understand(kind, art).items.map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])))

describe('whose number and whose day', () => {
  test('the invoice that a credit note goes back to has a day of its own', () => {
    const fields = read(
      'invoice',
      `
ALPES FOURNITURES SAS            AVOIR N° : AV20240117

Adresse du client
ATELIERS DU MOULIN SARL          Date                     21/05/2024

FACTURE D’ORIGINE : FA20240398 du 29/04/2024
N° BON DE LIVRAISON : BL-240426-7

TOTAL TTC   223,20 EUR`,
    )
    expect(fields.invoice_date).toBe('2024-05-21')
  })

  test('a prescription has a day of its own', () => {
    const fields = read(
      'invoice',
      `
**Rechnung** Nr. 2025-1187

Patient: Konrad Uhlmann     Verordnung vom: 29.10.2025

                                      Dresden, den 17.11.2025

Rechnungsbetrag: 161,56 €`,
    )
    expect(fields.invoice_date).toBe('2025-11-17')
  })

  test("the day of the customer's order is not the invoice's", () => {
    const fields = read(
      'invoice',
      `
**Sales** **Invoice**   ACC-SINV-00417

Date:                            05-22-2025
Customer's Purchase Order Date: 05-12-2025

Total   100.00 USD`,
    )
    expect(fields.invoice_date).toBe('2025-05-22')
  })

  test('on the buyer’s own order "votre référence de commande" is the seller’s', () => {
    const fields = read(
      'work_order',
      `
Menuiserie Caradec
4 route de Kerhuon
29480 Le Relecq-Kerhuon

**Commande** **fournisseur** **n°P00417**

Votre référence de commande:    Date de la commande:
DEV-25-1177                     14/04/2025

Montant HT   1 291,20 €`,
    )
    expect(fields.name).toBe('P00417')
  })

  test('a tax number under the address of whom the paper is for is theirs; a label may end the line before the number', () => {
    const fields = read(
      'invoice',
      `
**Facture** **FA2503-0042**

Émetteur :                      Adressé à :
Breizh Froid Service            Boulangerie Les Trois Épis
6 rue des Frères Lumière        3 rue du Four
35740 Pacé                      35000 Rennes
                                Numéro de TVA : FR88512330771

Total TTC   1 258,59



Société à responsabilité limitée - RCS Rennes - Numéro de TVA :
FR41804221765`,
    )
    expect(fields.supplier_tax_id).toBe('FR41804221765')
  })

  test('the number of the "tiers" on the buyer’s paper is the supplier’s', () => {
    const fields = read(
      'work_order',
      `
COMMUNE DE SAINT-MARTIN          **BON** **DE** **COMMANDE**
40 avenue du Général Leclerc     N° Bon de commande : 25BC000731
38950 SAINT-MARTIN
                                 Tiers n° 4471
                                 SIGNAL ALPES EQUIPEMENTS
                                 12 rue Paul Héroult
                                 38190 VILLARD-BONNOT

Total HT   1 138,40`,
    )
    expect(fields.customer_code).toBeUndefined()
  })
})

describe('names in short', () => {
  test('a logo says less than the name with the legal form to which bills go', () => {
    const fields = read(
      'work_order',
      `
**brightwater**                **Purchase** **Order** **#PO-1044821**

Bill-To
Brightwater Logistics, Inc.
PO Box 1188, Sparks, NV 89432
ap@brightwater.example

Supplier
Unity Line Packaging
12575 Packaging Way
Pleasant Prairie, WI 53158

Total   2,463.00 USD`,
    )
    expect(fields.customer_company_name).toBe('Brightwater Logistics, Inc.')
  })
})

describe('taxes', () => {
  test('the tax of insurances', () => {
    const fields = read(
      'invoice',
      `
**Beitragsrechnung**  Rechnungsnummer: HV-0083317

Nettobeitrag                1.180,00 EUR
Versicherungssteuer 19 %      224,20 EUR
Gesamtbeitrag               1.404,20 EUR`,
    )
    expect(fields).toMatchObject({ subtotal_without_tax: '1180.00', tax_amount: '224.20', total_amount_with_tax: '1404.20' })
  })

  const visualised = `
**FATTURA** **ELETTRONICA**

Dati del cedente / prestatore
Dati anagrafici
Identificativo fiscale ai fini IVA: IT01922440344
Denominazione: Cartoleria Zanichelli S.r.l.
Dati della sede
Indirizzo: Via Emilia Ovest 41/A
CAP: 43126
Comune: Parma

Dati del cessionario / committente
Dati anagrafici
Denominazione: Comune di Borgo Val di Taro
Dati della sede
Indirizzo: Piazza Manara 6
CAP: 43043
Comune: Borgo Val di Taro

Nr. linea: 1
Tipo: INT
Valore: RS-A4-80
Descrizione bene/servizio: Risma carta A4
Quantità: 50.00
Valore unitario: 4.70
Valore totale: 235.00
IVA (%): 22.00

Totale imponibile/importo: 235.00
Totale imposta: 51.70
Importo totale documento: 286.70`

  test('a paper that lists the data of an e-invoice by their names', () => {
    expect(read('invoice', visualised)).toMatchObject({
      supplier_name: 'Cartoleria Zanichelli S.r.l.',
      client_name: 'Comune di Borgo Val di Taro',
      subtotal_without_tax: '235.00',
      tax_amount: '51.70',
      total_amount_with_tax: '286.70',
    })
    expect(rows('invoice', visualised)).toMatchObject([
      { description: 'Risma carta A4', divalto_code: 'RS-A4-80', quantity: '50.00', unit_price: '4.70', total_amount: '235.00' },
    ])
  })
})

describe('tables', () => {
  test('a head in the middle of its column leaves the names to it, not to the units before it', () => {
    const found = rows(
      'invoice',
      `
**Rechnung** Nr. 4711 vom 17.04.2025

Pos.   Menge ME                  Bezeichnung     Einzelpreis  Gesamtpreis
01.001  6,50 Std Monteur am Bau                        52,80       343,20
01.002  1,00 Stk Schrank                              689,00       689,00
01.003 24,00 m   Leitung 5x16                          11,45       274,80`,
    )
    expect(found.map(({ description }) => description)).toEqual(['Monteur am Bau', 'Schrank', 'Leitung 5x16'])
  })

  test('codes of small letters under a head of codes', () => {
    const found = rows(
      'invoice',
      `
**Facture** FR48812077 du 12/01/2025

Abonnement                 Référence     Quantité   Prix unitaire   Prix HT
Espace de sauvegarde       bkp-500              2           14,95     29,90
Renouvellement 12 mois     dom-fr               2            6,99     13,98
Certificat SSL             ssl-dv               1           10,00     10,00`,
    )
    expect(found.map(({ divalto_code }) => divalto_code)).toEqual(['bkp-500', 'dom-fr', 'ssl-dv'])
  })

  test('a form of one item beside the box of its prices', () => {
    const box = (at: number, name: string, quantity: string, price: string, total: string) => `
Position ${at}                            Preiseinzelheiten
Freitext:                             Menge:                    ${quantity}
Nummer der Auftragsposition:  ${at}       Preis pro Einheit (netto):  ${price}
Bezeichnung:   ${name}             Gesamtpreis (netto):      ${total}
`
    const found = rows(
      'invoice',
      `
**Rechnung** Nr. 4711 vom 17.04.2025

Gesamtsumme netto:    1.485,00
${box(1, 'Beschallung', '2', '480,00', '960,00')}${box(2, 'Beleuchtung', '3', '175,00', '525,00')}`,
    )
    expect(found.map(({ quantity, total_amount }) => [quantity, total_amount])).toEqual([
      ['2', '960.00'],
      ['3', '525.00'],
    ])
  })
})
