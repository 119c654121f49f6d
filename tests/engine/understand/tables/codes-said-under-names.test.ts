import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' })
const codes = (page: string) => read(page).items.map(({ product_code }) => product_code?.value)

test('the seller’s number that a line under the name says is the code where no column holds one', () => {
  expect(
    codes(`
**Order** 7000118842

#    Item                                        Quantity     Price     Amount
1    Ball valve stainless                             14     112.40    1573.60
     Seller item ID: VLV-3320 · Buyer item ID: 1044
2    Pneumatic actuator                               14     208.00    2912.00
     Seller item ID: ACT-0081 · Buyer item ID: 1045`),
  ).toEqual(['VLV-3320', 'ACT-0081'])
})

test('codes at the head of every name of a list, though one has a digit less', () => {
  expect(
    codes(`
From: Gwen Pritchard gwen@pritchard.example
To: orders@fenland.example
Subject: Order 26/118

Could you please send us:

2 x S-2210 Upholstery swatch book
1 x S-2244 Leather sample ring
8 x F-118 Castor set`),
  ).toEqual(['S-2210', 'S-2244', 'F-118'])
})

test('Apple prints who sent a mail without brackets', () => {
  const { fields } = read(`
From: Gwen Pritchard gwen@pritchard.example
To: orders@fenland.example
Subject: Order 26/118

Could you please send us:

2 x Upholstery swatch book
1 x Leather sample ring`)
  expect(fields.client_name?.value).toBe('Gwen Pritchard')
})

test('the buyer’s person close under the supplier’s address is the buyer’s', () => {
  const { fields } = read(`
**Inkooporder** 26-01187

Leverancier
Substraat Holland B.V.
Veenweg 5
7991 PE Dwingeloo
Inkoper: Ineke Straathof     Klantnr.: 20418`)
  expect(fields.client_name?.value).toBe('Ineke Straathof')
})

test('a contract with a subcontractor is an order, and says where works begin and end', () => {
  const page = `
Construcciones Ebro Norte, S.A.              **PEDIDO** **DE** **SUBCONTRATA**
Paseo Sagasta 40, 50006 Zaragoza             Nº SC-4471/012
                                             Fecha: 16/11/2026

Inicio previsto     30/11/2026

Partida    Descripción                  Ud    Medición    Precio     Importe
03.01      Tabique con lana             m2      340,00     27,80    9.452,00
03.04      Trasdosado                   m2      185,00     19,45    3.598,25`
  const { kind, fields, items } = understandDocument(drawDocument(page), { kind: 'auto' })
  expect(kind).toBe('work_order')
  expect(fields.name?.value).toBe('SC-4471/012')
  expect(fields.requested_delivery_date?.value).toBe('2026-11-30')
  expect(items).toHaveLength(2)
  expect(read('**Auftrag** 4711\n\nAusführung bis   04.12.2026').fields.requested_delivery_date?.value).toBe('2026-12-04')
})
