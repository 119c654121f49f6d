import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawPage, drawSpaced } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art)).fields

const rows = `
Description                                   Qty        Price        Total
Desk lamp                                     2          40.00        80.00
Oak shelf                                     1          120.00      120.00

                                              Subtotal               200.00
                                              VAT 20%                 40.00
                                              Total                  240.00
`

describe('addresses whose lines stand farther apart than their type is high', () => {
  const leading = 20 // points between the rows of nine-point type
  const invoice = understandDocument(
    drawSpaced(
      `
**FACTURE** **FA-2026-0212**
Date : 04/05/2026

**Couvertures** **Hamoir**                                              Destinataire :
SRL                                                        Commune de Clavier
Rue du Moulin 14                                         Rue de l'Église 8
4180 Hamoir                                                    4560 Clavier
Tél : +32 86 38 90 12                                   TVA : BE0207339836

Désignation                      Qté        Prix unit.        Total HT
Démoussage de toiture            1,00       400,00 €          400,00 €
                                            Total HT          400,00 €
                                            TVA 21%            84,00 €
                                            Total TTC         484,00 €
`,
      leading,
    ),
  ).fields

  test('hold together, with the legal form in its own line under the name', () => {
    expect(invoice.supplier_name?.value).toBe('Couvertures Hamoir SRL')
    expect(invoice.supplier_address?.value).toBe('Rue du Moulin 14\n4180 Hamoir')
  })
})

describe('ways to reach a customer between name and address', () => {
  test('leave the address whole, in one line with house and village', () => {
    const page = drawPage(`
**INVOICE** #INV-2026-0077
Date: Apr 30, 2026

BILL FROM                                          BILL TO
Tansley Joinery Ltd                                Derwent Chapel Trust
Unit 4, Lumsdale Mill, Tansley, Matlock DE4 5EX    office@derwentchapel.example
hello@tansleyjoinery.example                       01629 555 014
01629 555 208                                      The Old Manse, Cromford, Matlock DE4 3QE
${rows}`)
    const fields = understandDocument({ pages: [page], pageCount: 1, attachments: [], findings: [] }).fields
    expect(fields.supplier_address?.value).toBe('Unit 4, Lumsdale Mill, Tansley, Matlock DE4 5EX')
    expect(fields.client_address?.value).toBe('The Old Manse, Cromford, Matlock DE4 3QE')
    expect(fields.supplier_contact?.value).toBe('hello@tansleyjoinery.example')
  })

  test('an address in one line at the head is not cut to its town', () => {
    const fields = read(`
**Tansley** **Joinery** **Ltd**
Unit 4, Lumsdale Mill, Tansley, Matlock DE4 5EX
Email: hello@tansleyjoinery.example

**INVOICE** INV-2026-0077         Date: 30 Apr 2026

Bill to: Derwent Chapel Trust
${rows}`)
    expect(fields.supplier_address?.value).toBe('Unit 4, Lumsdale Mill, Tansley, Matlock DE4 5EX')
  })
})

describe('addresses without the code of a town', () => {
  const bill = (supplier: string, client: string) =>
    read(`
**Taller** **El** **Poblado**
NIT: 901.337.204-5
${supplier}
Tel: 604 322 1180 · caja@elpoblado.example

**FACTURA** FV-2210                          Fecha: 21/04/2026

**FACTURAR** **A**
Camila Ospina Rueda
1.020.448.117
300 714 2205
${client}
camila.ospina@example.com

Descripción                     Cantidad     Precio       Total
Cambio de aceite                1            80.000       80.000
                                             Subtotal     80.000
                                             TOTAL        80.000
`)

  test.each([
    ['Cra 43A # 14-27, Medellín', 'Calle 9 # 30-115 apto 301'],
    ['Circular 4 No. 70 - 12, Medellín - Antioquia', 'Transversal 39B # 72-40'],
    ['Carrera 7 N° 156-68 Of. 1203, Bogotá', 'Diagonal 15 #5-25'],
  ])('name the crossing and the steps from it: %s', (supplier, client) => {
    const fields = bill(supplier, client)
    expect(fields.supplier_address?.value).toBe(supplier)
    expect(fields.client_address?.value).toBe(client)
  })

  test('end in town and country under a street, in a column beside the facts', () => {
    const fields = read(`
**Juniper** **Copy** **Co.**
                                                          BN 80316 4471 RT0001
                                                          218 Cook Street
                                                          Victoria, Canada, V8V 3X2

**Invoice**
Invoice Number:     0112                  **Galiano** **Stone** **Works**
Issued on:          2026/03/05            915 Porlier Pass Road
Due by:             2026/03/20            Galiano Island, Canada

Description                    Unit Cost            Quantity         Line Total
Website copy                   $90.00               6                $540.00
                               Total                                 $540.00
`)
    expect(fields.client_name?.value).toBe('Galiano Stone Works')
    expect(fields.client_address?.value).toBe('915 Porlier Pass Road\nGaliano Island, Canada')
    expect(fields.supplier_address?.value).toBe('218 Cook Street\nVictoria, Canada, V8V 3X2')
    expect(fields.supplier_tax_id?.value).toBe('BN 80316 4471 RT0001')
  })

  test('print each field in a line of its own, the code with its name before it', () => {
    const fields = read(`
**Overberg** **Timber** **(Pty)** **Ltd**
Unit 2, Long Street Park, Caledon, 7230
VAT Reg No 4120338871 | accounts@overbergtimber.example | 028 212 3300

**SWELLENDAM** **JOINERS** **CC**                         Invoice ID
14 Voortrek Street                                ACC-SINV-2026-00211
Swellendam
Western Cape                                      Invoice Date
Postal Code: 6740                                 14-04-2026
South Africa
Contact: Anna Maree
${rows}`)
    expect(fields.client_name?.value).toBe('SWELLENDAM JOINERS CC')
    expect(fields.client_address?.value).toBe('14 Voortrek Street\nSwellendam\nWestern Cape\nPostal Code: 6740\nSouth Africa')
  })

  test('stand in the country, without a number', () => {
    const fields = read(`
Ballyhaunis Surveys Ltd              Unit 3, Abbey Park
IE6433719T                           Ballyhaunis
www.ballysurveys.example             F35 K2X4
office@ballysurveys.example          Ireland
094 963 5527

**Invoice** **issued** **to:**
**Moran** **&** **Daughters** **Builders**
IE4810226T                                            Invoice Number   2026-0118
Creggs Road                                           Invoice Date     12/05/2026
Glenamaddy
Co. Galway
${rows}`)
    expect(fields.client_address?.value).toBe('Creggs Road\nGlenamaddy\nCo. Galway')
  })

  test('have three figures before the town', () => {
    const fields = read(`
**Comptoir** **Ambatolampy**
Lot II 31 Soanierana
101 Antananarivo, Madagascar

FACTURE N° : FAC-2026-0310
Date : 11/05/2026

Facturé à :
Épicerie Mahamasina
Rue Rainandriamampandry, 101 Antananarivo
Tél : +261 34 05 990 21

Description              Qté        Prix Unitaire      Total
Riz blanc                10         1 000,00           10 000,00
                                    Total              10 000,00
`)
    expect(fields.client_address?.value).toBe('Rue Rainandriamampandry, 101 Antananarivo')
  })
})
