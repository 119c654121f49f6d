import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art)).fields

const rows = `
Description                                   Qty        Price        Total
Desk lamp                                     2          40.00        80.00
Oak shelf                                     1          120.00      120.00

                                              Subtotal               200.00
                                              VAT 20%                 40.00
                                              Total                  240.00
`

describe('headings and whose block stands under them', () => {
  test('a stroke and one more word for the customer; numbers alone under the seller’s', () => {
    const fields = read(`
**Lakshmi** **Medical** **Agencies**                          Invoice No: LMA/26-27/00142
8-2-41, Fort Road                                     Date: 17/06/2026
Nizamabad, Telangana - 503001
Ph: 0870 2441903
Email: orders@lakshmimed.example

**SELLER** **DETAILS**                                    **BILL** **TO** **/** **PARTY**
GSTIN: 36AHQPS7714L1ZT                            **Padma** **Drug** **Stores**
DL No: TG/NZB/2019-44871                          Shop 9, Clock Tower Road
                                                  Bodhan, Telangana - 503185
                                                  GSTIN: 36BKTPR2209K1ZQ
${rows}`)
    expect(fields.client_name?.value).toBe('Padma Drug Stores')
    expect(fields.supplier_name?.value).toBe('Lakshmi Medical Agencies')
    expect(fields.supplier_tax_id?.value).toBe('36AHQPS7714L1ZT')
  })

  test('a person’s letterhead over an empty line, and the customer’s stationery at the foot', () => {
    const fields = read(`
                              Odile FERRAND

                           9 chemin des Lilas
                               30700 UZES
                          SIRET 88417093700012

                               **HONORAIRES**

**Facture** **n°** **:** **2026-44**

Client                         SARL GARDON
                           21 Quai Florian
                               30 100 ALES

Date :   16/04/2026

                       Total Hors Taxes :     3 900,00 €
                       T.V.A. 20% :             780,00 €
                       TOTAL T.T.C :          4 680,00 €
`)
    expect(fields.supplier_name?.value).toBe('Odile FERRAND')
    expect(fields.supplier_address?.value).toBe('9 chemin des Lilas\n30700 UZES')
    expect(fields.client_address?.value).toBe('21 Quai Florian\n30 100 ALES')
  })

  test('who answers stands behind the name in the foot', () => {
    const fields = read(`
**Rechnungsempfänger:**                                       **Rechnung** **R2026-0133**
Töpferei Lindner                                          Rechnungsdatum: 11.05.2026
Salzburger Straße 18
83435 Bad Reichenhall

Bezeichnung               Menge      Einzelpreis      Gesamtpreis
Standgebühr               6          38,00 €          228,00 €
                                     Summe            228,00 €

Kulturforum Auental · Marktleitung · Gerda Pöschl
Auental 3 · 84489 Burghausen · Tel. +49 8677 40177
E-Mail: markt@auental.example
`)
    expect(fields.supplier_name?.value).toBe('Kulturforum Auental')
  })
})

describe('numbers of the parties', () => {
  test('an Australian business number goes on in the next line', () => {
    const fields = read(`
**Company**                                   **Client**
Bellinger Hosting Pty Ltd                 Harbour Light Motel
2/14 Hyde Street                          71 Ocean Drive
Bellingen NSW 2454                        Coffs Harbour NSW 2450
VAT Number :ABN 48 612 884
190

**Invoice** number: BH00412
Invoice date: 3 Aug 2026
${rows}`)
    expect(fields.supplier_tax_id?.value).toBe('ABN 48 612 884 190')
  })

  test('the customer’s number among the facts of an order is not that of the firm in the foot', () => {
    const fields = read(`
                                                  **FACTURE** #FA000911
Adresse de facturation
Le Comptoir du Port
8 quai Pénéroff
29900 Concarneau

Numéro de facture    Date de facturation    Réf. de commande    Numéro de TVA
#FA000911            23/04/2026             KXQWZTPLM           FR72844019356

Produit                  Qté        Prix unitaire      Total
Thé vert                 2          10,00 €            20,00 €
                                    Total HT           20,00 €
                                    TVA 20%             4,00 €
                                    Total              24,00 €
${'\n'.repeat(38)}
          Feuilles d'Ailleurs - 31 rue des Carmes - 44000 Nantes - France
                         SIRET 84120077300021 - APE 4729Z
`)
    expect(fields.supplier_tax_id?.value).toBe('84120077300021')
  })

  test.each(['Pay Bill: 522533', 'Till Number: 522533', 'M-Pesa Payment'])('an account to send money to by telephone: %s', (way) => {
    const fields = read(`
**Moiben** **Dairy** **Vet** **Services**

Invoice #418
Customer: Rotich Farm
Due Date: April 30, 2026
${rows}
Payment Methods
${way}
Account Number: 7714402
`)
    expect(fields.client_id).toBeUndefined()
  })
})

describe('how the supplier is reached', () => {
  test.each(['N° de téléphone:71220934', 'Phone: 9850044781'])('figures alone behind the word: %s', (line) => {
    const fields = read(`
**Sfax** **Digital** **SARL**
12 rue de Carthage
3000 Sfax
${line}

**Facture** F-2026-0058                  Date : 15/04/2026

Facturé à : Huilerie Zitouna
${rows}`)
    expect(fields.supplier_contact?.value).toBe(/\d+$/.exec(line)![0])
  })

  test('not by the customer’s, called as they are, in another part of the paper; nor by a tax number', () => {
    const fields = read(`
**FERRETERÍA** **LA** **COLINA** **S.R.L.**                     **FACTURA** 0003-00018744
Domicilio: Av. San Martín 1824                      Fecha: 09/06/2026
CUIT: 30-71189420-4

Razón Social: ANDRADE CEVALLOS MARCO                Identificación: 1714822091001
CUIT: 30-55012873-6

Descripción              Cantidad     Precio       Total
Pintura                  2            100.00       200.00
                                      TOTAL        200.00

Información adicional
EMAIL: marcoandrade@example.ec
TELEFONOS: 0998114320
`)
    expect(fields.supplier_contact).toBeUndefined()
  })
})
