import { expect, test } from 'vitest'
import { importProducts } from '#app/domain/products/import-products.server.ts'
import { lookUpProducts } from '#app/domain/products/look-up.server.ts'
import { makeWho } from '#tests/support/make-documents.ts'

test('a printed code that the catalogue holds as Divalto code is sure on an invoice, another one is not', () => {
  const who = makeWho()
  importProducts(who, 'code,name,divalto_code,unit_price\nX1,Desk lamp,DV-1,10.50\n')
  const row = { description: 'Desk lamp', quantity: '1', unit_price: null, vat_rate: null, total_amount: null }
  const values = {
    fields: {},
    items: [
      { id: 'one', divalto_code: 'DV-1', ...row },
      { id: 'two', divalto_code: 'X1', ...row },
    ],
    vat_details: [],
  }
  const read = { divalto_code: { confidence: 0.85, source: 'layout' as const } }
  const { provenance } = lookUpProducts(who.db, 'invoice', values, { fields: {}, items: { one: read, two: read }, vat_details: {} })
  expect(provenance.items).toMatchObject({
    one: { divalto_code: { confidence: 0.99, source: 'layout' } },
    two: { divalto_code: { confidence: 0.85 } },
  })
})
