import { describe, expect, test } from 'vitest'
import { tokenise } from '#app/engine/understand/words/tokens.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { isTitleNotName } from '#app/engine/understand/titles/wider-title.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields } = understandDocument(drawDocument(page), { kind: 'work_order' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

const items = `
Code        Description               Qty      Price       Amount
TR-4410     Bath sheet 500 g           30      19.86       595.80
TR-4471     Paper rolls 2 layers        4      58.95       235.80
`

describe('orders of building sites, of wards, and messages printed', () => {
  test.each([
    ['NON-STOCK PURCHASE ORDER', true],
    ['BESTELLSCHEIN BACKWAREN', true],
    ['Non-stock items', false],
    ['ORDER SYSTEMS LTD', false],
    ['ROYAL CALDER INFIRMARY', false],
  ])('a title in capitals is nobody’s name: %s', (text, isTitle) => {
    expect(isTitleNotName({ text, tokens: tokenise(text) })).toBe(isTitle)
  })

  test.each([
    ['alone', ''],
    ['over an address', 'Am Markt 4\n34117 Kassel'],
  ])('nor is it taken for the customer, %s', (_where, under) => {
    const { customer_company_name, order_date } = read(`
**BESTELLSCHEIN** **BACKWAREN**
${under}

Nummer: 45-2210
Datum: 03.09.2026
${items}`)
    expect([customer_company_name, order_date]).toEqual([undefined, '2026-09-03'])
  })

  test.each([
    ['Bauleiter', 'Sachbearbeiterin'],
    ['Conducteur de travaux', 'Suivi par'],
    ['Site manager', 'Ordered by'],
    ['Jefe de obra', 'Comprador'],
  ])('who orders comes before who builds: %s', (builds, orders) => {
    const { client_name } = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026

${builds.padEnd(26)}Josef Stangl
${orders.padEnd(26)}Renate Wolf
${items}`)
    expect(client_name).toBe('Renate Wolf')
  })

  test('a message’s location numbers stand behind the headings of parties, its sum of lines is without tax', () => {
    const fields = read(`
Order number ...........: 8800271553
Order date .............: 08/06/2026

Buyer ..................: 5099990000017
                          Fennwick Retail Group plc
                          Castle Boulevard, Nottingham NG7 1AA
Supplier ...............: 5012340000019
                          Corvedale Confectionery Ltd
                          Mill Street, Ludlow SY8 1BG
                          Buyer account at supplier: DAN77
Delivery party .........: 5099990000413
                          Fennwick RDC Thrapston
                          Huntingdon Road, Thrapston NN14 4NF
Header text ............: Pallets max 1.6 m.
${items}
Total line amount                                          831.60
`)
    expect(fields).toMatchObject({
      customer_company_name: 'Fennwick Retail Group plc',
      customer_code: 'DAN77',
      delivery_address: 'Fennwick RDC Thrapston\nHuntingdon Road, Thrapston NN14 4NF',
      total_amount_without_tax: '831.60',
    })
    expect(fields).not.toHaveProperty('total_amount_with_tax')
  })

  test.each(['(dock hours 8:00 AM - 3:00 PM)', '(aanlevertijd 7:30 - 15:00 uur)', '(Tor 3 offen 7:00 - 12:00)'])(
    'hours in brackets are no part of where: %s',
    (hours) => {
      const { delivery_address } = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026

Deliver to: Fabrication Building, 9 Minster Row, York YO1 7HH ${hours}
${items}`)
      expect(delivery_address).toBe('Fabrication Building, 9 Minster Row, York YO1 7HH')
    },
  )

  test.each([
    ['Header text', 'Certificate of conformity with each delivery.'],
    ['Consigne :', 'Colis par magasin, avec son nom.'],
    ['Packing instructions', 'Our order number on each box.'],
  ])('a note under %s', (heading, note) => {
    const fields = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026
${items}
**${heading}**
${note}
`)
    expect(fields.note).toBe(note)
  })

  test('what the contractor knows the buyer by', () => {
    const fields = read(`
**BON DE COMMANDE** 45-2210
Date : 03/09/2026
Code client chez le titulaire : CCVA18
${items}`)
    expect(fields.customer_code).toBe('CCVA18')
  })
})
