import { describe, expect, test } from 'vitest'
import { findEinvoice } from '#app/engine/understand/einvoice/find.ts'
import { writeCii } from '#tests/generator/cii.ts'
import { inventFacts } from '#tests/generator/invent.ts'
import { rollDice } from '#tests/generator/random.ts'

const found = (text: string, name = 'factur-x.xml') => findEinvoice([{ name, text }])

describe('Factur-X', () => {
  test('what the generator writes is read back', () => {
    const facts = inventFacts({ kind: 'invoice', language: 'fr', rows: 3, vatRates: 2, paid: true }, rollDice(5))
    const { einvoice } = found(writeCii(facts))
    expect(einvoice?.kind).toBe('invoice')
    const first = Object.fromEntries(Object.entries(einvoice!.fields).map(([name, [value]]) => [name, value]))
    expect(first).toMatchObject({
      invoice_number: facts.number,
      invoice_date: facts.date,
      due_date: facts.dueDate,
      order_reference: facts.orderReference,
      currency: 'EUR',
      supplier_name: `${facts.seller.name} ${facts.seller.form}`.trim(),
      supplier_tax_id: facts.seller.taxId,
      client_id: facts.customerCode,
      subtotal_without_tax: facts.net,
      tax_amount: facts.tax,
      total_amount_with_tax: facts.gross,
      amount: facts.due,
      payment_terms: facts.terms,
      bank_details: `${facts.seller.iban} ${facts.seller.bic}`,
    })
    expect(einvoice!.vatLines.map((line) => [line.rate![0], line.amount![0]])).toEqual(facts.vat.map((line) => [line.rate, line.amount]))
    expect(einvoice!.rows.map((row) => [row.divalto_code![0], row.description![0], row.total_amount![0]])).toEqual(
      facts.lines.map((line) => [line.code, line.name, line.total]),
    )
  })
  test('the profile MINIMUM has totals and no lines', () => {
    const { einvoice } = found(`<rsm:CrossIndustryInvoice xmlns:rsm="a" xmlns:ram="b" xmlns:udt="c">
      <rsm:ExchangedDocument><ram:ID>F1</ram:ID><ram:IssueDateTime><udt:DateTimeString format="102">20260105</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
      <rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Au Bon Pain</ram:Name></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
      <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      <ram:TaxBasisTotalAmount>10.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="USD">9.99</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">2.00</ram:TaxTotalAmount>
      <ram:GrandTotalAmount>12.00</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`)
    expect(einvoice).toMatchObject({
      rows: [],
      vatLines: [],
      fields: { invoice_number: ['F1'], tax_amount: ['2.00'], total_amount_with_tax: ['12.00'] },
    })
  })
  test('prices for a hundred, gross and net prices and several article codes are all right', () => {
    const { einvoice } = found(`<CrossIndustryInvoice><SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem>
      <SpecifiedTradeProduct><GlobalID>4012345001235</GlobalID><SellerAssignedID>TB100</SellerAssignedID><Name>Vis</Name><Description>inox</Description></SpecifiedTradeProduct>
      <SpecifiedLineTradeAgreement><GrossPriceProductTradePrice><ChargeAmount>60.00</ChargeAmount><BasisQuantity>100</BasisQuantity></GrossPriceProductTradePrice>
      <NetPriceProductTradePrice><ChargeAmount>50.0000</ChargeAmount><BasisQuantity>100.0000</BasisQuantity></NetPriceProductTradePrice></SpecifiedLineTradeAgreement>
      <SpecifiedLineTradeDelivery><BilledQuantity>300.0000</BilledQuantity></SpecifiedLineTradeDelivery>
      </IncludedSupplyChainTradeLineItem></SupplyChainTradeTransaction></CrossIndustryInvoice>`)
    expect(einvoice!.rows).toEqual([
      {
        divalto_code: ['TB100', '4012345001235'],
        description: ['Vis', 'Vis inox', 'inox'],
        quantity: ['300'],
        unit_price: ['50.00', '60.00', '0.5', '0.6'],
      },
    ])
  })
  test('amounts that are none are named, not taken', () => {
    const { einvoice } = found(
      '<CrossIndustryInvoice><SupplyChainTradeTransaction><ApplicableHeaderTradeSettlement><SpecifiedTradeSettlementHeaderMonetarySummation><GrandTotalAmount>NaN</GrandTotalAmount></SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></CrossIndustryInvoice>',
    )
    expect(einvoice!.fields).not.toHaveProperty('total_amount_with_tax')
    expect(einvoice!.impossible).toEqual(['NaN'])
  })
})

describe('UBL', () => {
  test('an order', () => {
    const { einvoice } = found(
      `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cbc="c" xmlns:cac="d"><cbc:ID>PO-7</cbc:ID><cbc:IssueDate>2026-02-03</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
      <cac:BuyerCustomerParty><cac:Party><cac:PartyName><cbc:Name>Clinique Sud</cbc:Name></cac:PartyName></cac:Party></cac:BuyerCustomerParty>
      <cac:Delivery><cac:RequestedDeliveryPeriod><cbc:StartDate>2026-02-10</cbc:StartDate><cbc:StartTime>08:00:00</cbc:StartTime></cac:RequestedDeliveryPeriod></cac:Delivery>
      <cac:OrderLine><cac:LineItem><cbc:Quantity unitCode="C62">12.000</cbc:Quantity><cac:Price><cbc:PriceAmount>2.50</cbc:PriceAmount></cac:Price>
      <cac:Item><cbc:Name>Gants</cbc:Name><cac:SellersItemIdentification><cbc:ID>G-12</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine></Order>`,
      'order.xml',
    )
    expect(einvoice).toMatchObject({
      kind: 'work_order',
      format: 'UBL Order',
      fields: {
        name: ['PO-7'],
        order_date: ['2026-02-03'],
        requested_delivery_date: ['2026-02-10'],
        start_delivery_time: ['08:00'],
        customer_company_name: ['Clinique Sud'],
      },
      rows: [{ product_code: ['G-12'], product_name: ['Gants'], requested_quantity: ['12'], unit_price: ['2.50'] }],
    })
  })
})

describe('which file', () => {
  test('one with a name of the standard must be readable', () => {
    expect(found('<html><body>502</body></html>').unreadable?.why).toContain('html')
    expect(found('<!DOCTYPE x><x/>').unreadable?.why).toContain('DOCTYPE')
  })
  test('others are tried and left alone', () => {
    expect(found('<delivery-note/>', 'more.xml')).toEqual({})
    expect(found('not xml', 'more.xml')).toEqual({})
  })
})
