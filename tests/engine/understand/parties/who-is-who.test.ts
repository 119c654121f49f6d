import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valuesOf = (art: string) => Object.fromEntries(Object.entries(read(art).fields).map(([name, { value }]) => [name, value]))

const billed = (head: string) => `
${head}

Description                      Qty         Price        Amount
Cable drum                         4         10.00         40.00
Boiler check                       1         60.00         60.00

                                            Subtotal      100.00
                                            VAT 20%        20.00
                                            Total         120.00
`

const ordered = (head: string) => `
${head}

Descrizione                Quantità      Prezzo       Importo
Sedia ufficio                     2       10,00         20,00

                                      Imponibile        20,00
                                      IVA 22%            4,40
                                      Totale            24,40
`

describe('a paper whose writer stands in one line at the top', () => {
  test('a street’s word within the name makes no street of it', () => {
    const values = valuesOf(
      billed(`
Alder Green Catering Ltd - 40 Quay Street - Leeds LS1 7AB

                              Invoice INV-2201

Invoice to                    Date: 24 April 2025
The Grand Hotel
112 High Street
Bristol BS3 8XD`),
    )
    expect(values).toMatchObject({ supplier_name: 'Alder Green Catering Ltd', supplier_address: '40 Quay Street - Leeds LS1 7AB' })
  })

  test('it is the supplier, though the address in the window has a legal form', () => {
    const values = valuesOf(
      billed(`
Northgate Supplies · 188 High Street · York YO1 4XD

                              TAX INVOICE 2025-5704

                                                  Rowan Estates Ltd
                                                  21 High Street
                                                  York YO1 6AB

Invoice date: 25/09/2025`),
    )
    expect(values).toMatchObject({ supplier_name: 'Northgate Supplies', client_name: 'Rowan Estates Ltd' })
  })

  test('it is the customer of an order', () => {
    const values = valuesOf(
      ordered(`
Istituto Galilei · Via Roma 155 · 20121 Milano (MI)

                              ORDINE D'ACQUISTO n. 2026-118

                                                  Officine Bassi Srl
                                                  Piazza Duomo 97
                                                  50122 Firenze (FI)

Data: 28/11/2025              Ns. codice cliente: CL-8602`),
    )
    expect(values).toMatchObject({ customer_company_name: 'Istituto Galilei', customer_code: 'CL-8602' })
  })
})

describe('a supplier under a heading', () => {
  const headed = `
Seller
Meridian Print LLP
163 Station Road
Leeds LS3 5AB
T: 0134 927 1432

Invoice 437587

Date of issue:   25 November 2025      Lakeside Care Homes
Due date:        25 December 2025      223 Park Avenue
                                       Leeds LS2 1AB`

  test('leaves the address without one to the customer', () => {
    expect(valuesOf(billed(headed))).toMatchObject({
      supplier_name: 'Meridian Print LLP',
      client_name: 'Lakeside Care Homes',
      client_address: '223 Park Avenue\nLeeds LS2 1AB',
    })
  })

  test('where the place of delivery bears the customer’s name too, each keeps their own address', () => {
    const values = valuesOf(
      billed(`${headed}

Delivery
Lakeside Care Homes
109 Mill Lane
York YO1 7XD`),
    )
    expect(values.client_address).toBe('223 Park Avenue\nLeeds LS2 1AB')
  })
})

test.each([
  ['Acquirente', 'Istituto Galilei'],
  ['Acquirente', 'Ospedale San Carlo'],
])('`%s` over a house and its address (%s) names nobody in it', (heading, name) => {
  const values = valuesOf(
    ordered(`
${heading}
${name}
Piazza Duomo 155
20121 Milano (MI)
Partita IVA: IT53332944791

ORDINE D'ACQUISTO

Spett.                                        Numero             AB14-6424
Caseificio Valli                              Data ordine        28.11.2024
Via Roma 90                                   Ufficio            Acquisti
20121 Milano (MI)                             Codice cliente     41187`),
  )
  expect(values).toMatchObject({ customer_company_name: name, department: 'Acquisti', customer_code: '41187' })
  expect(values.client_name ?? null).toBeNull()
})

test('`P.O. 38454` set apart is the order’s title and number', () => {
  const order = read(`
Redhill Borough Council
162 Station Road
Leeds LS2 8XD

**P.O.** **38454**

Supplier:                                     Date         16 December 2026
Brightwater Tools Ltd
63 Park Avenue
York YO1 2XD

Description                      Qty         Price        Amount
Cable drum                         4         10.00         40.00
`)
  expect(order.kind).toBe('work_order')
  expect(order.fields.name?.value).toBe('38454')
})

test('a box of the post is no title', () => {
  const invoice = read(
    billed(`
Harcourt Tools Ltd
**PO** **Box** **221**
Leeds LS2 8XD

INVOICE 4711                  Date: 24 April 2025`),
  )
  expect(invoice.kind).toBe('invoice')
  expect(invoice.fields.invoice_number?.value).toBe('4711')
})

test('who looks after the post is not who it is for', () => {
  const values = valuesOf(
    billed(`
Northgate Supplies · 188 High Street · York YO1 4XD

                              TAX INVOICE 2025-5704

Bill to:
Oakfield School
c/o Rowan Estates Ltd
21 High Street
York YO1 6AB

Invoice date: 25/09/2025`),
  )
  expect(values).toMatchObject({ client_name: 'Oakfield School', client_address: 'c/o Rowan Estates Ltd\n21 High Street\nYork YO1 6AB' })
})

test('a sentence before the name in the last line is no part of it', () => {
  const values = valuesOf(
    `${billed(`
                              TAX INVOICE 2025-5704

Bill to:
Oakfield School
21 High Street
York YO1 6AB

Invoice date: 25/09/2025`)}

Questions? Call 0333 200 5190. Northmoor Supply Limited, 1 Wharf Approach, Leeds LS1 4BR`,
  )
  expect(values).toMatchObject({ supplier_name: 'Northmoor Supply Limited', supplier_address: '1 Wharf Approach, Leeds LS1 4BR' })
})
