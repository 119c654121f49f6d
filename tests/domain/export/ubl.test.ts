import { describe, expect, test } from 'vitest'
import type { DocumentView } from '#app/contract/documents.ts'
import { writeUbl } from '#app/domain/export/ubl.ts'
import { readUbl } from '#app/engine/understand/einvoice/ubl.ts'
import { parseXml, textsAt, type XmlElement } from '#app/engine/understand/einvoice/xml.ts'
import { schemaFaults } from './ubl-schema.ts'

const view = (given: Pick<DocumentView, 'kind' | 'fields' | 'items' | 'vat_details'>): DocumentView => ({
  id: 'd1',
  status: 'approved',
  file_name: null,
  pages: null,
  created_at: '',
  created_by: null,
  approved_at: null,
  approved_by: null,
  confidence: 1,
  doubtful: 0,
  version: 1,
  failure: null,
  sha256: null,
  language: null,
  creator_id: null,
  approver_id: null,
  reject_reason: null,
  deleted_at: null,
  checks: [],
  warnings: [],
  provenance: { fields: {}, items: {}, vat_details: {} },
  events: [],
  ...given,
})

const invoice = view({
  kind: 'invoice',
  fields: {
    invoice_number: 'F-7',
    invoice_date: '2026-01-31',
    due_date: '2026-03-02',
    order_reference: 'PO 1',
    currency: 'EUR',
    supplier_name: 'R&D <Sons>',
    supplier_address: '3 rue A\n75001 Paris',
    supplier_tax_id: 'FR32123456789',
    supplier_contact: 'a@b.example',
    client_id: 'C9',
    client_name: 'Le Client',
    client_address: null,
    subtotal_without_tax: '100.00',
    vat_rate: '20',
    tax_amount: '20.00',
    total_amount_with_tax: '120.00',
    amount: '90.00',
    bank_details: 'FR7630004000031234567890143',
    payment_terms: '30 jours',
    payment_methods: 'Virement',
    legal_mentions: null,
    additional_notes: null,
  },
  items: [
    {
      id: '1',
      divalto_code: 'A1',
      description: 'Pain\u0000 complet',
      quantity: '4',
      unit_price: '10.00',
      vat_rate: '20',
      total_amount: '40.00',
    },
    { id: '2', divalto_code: null, description: 'Levain', quantity: '1.5', unit_price: '40.00', vat_rate: '0', total_amount: '60.00' },
  ],
  vat_details: [{ id: '1', rate: '20', amount: '20.00' }],
})

const firstValues = (fields: Record<string, string[]>) => Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value]))

describe('UBL 2.1', () => {
  test('an invoice comes back as it was', () => {
    const xml = writeUbl(invoice)
    const { fields, rows, vatLines, impossible } = readUbl(parseXml(xml))!
    expect(impossible).toEqual([])
    const { client_address: _, legal_mentions: __, additional_notes: ___, ...printed } = invoice.fields
    expect(firstValues(fields)).toEqual({ ...printed, supplier_address: '3 rue A 75001 Paris' })
    expect(rows.map(firstValues)).toEqual([
      { divalto_code: 'A1', description: 'Pain complet', quantity: '4', unit_price: '10.00', vat_rate: '20', total_amount: '40.00' },
      { description: 'Levain', quantity: '1.5', unit_price: '40.00', vat_rate: '0', total_amount: '60.00' },
    ])
    expect(vatLines.map(firstValues)).toEqual([{ rate: '20', amount: '20.00' }])
    expect(xml).toContain('<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>')
    expect(xml).toContain('R&amp;D &lt;Sons&gt;')
  })
  test('an order comes back as it was', () => {
    const fields = {
      name: 'PO-3',
      order_date: '2026-02-01',
      requested_delivery_date: '2026-02-08',
      start_delivery_time: '07:30',
      end_delivery_time: '11:00',
      currency: null,
      customer_company_name: 'Hôpital',
      customer_code: '77',
      client_name: 'A. Martin',
      delivery_address: 'Quai B\n44000 Nantes',
      total_amount_without_tax: null,
      total_amount_with_tax: null,
      note: 'Urgent',
    }
    const order = view({
      kind: 'work_order',
      fields,
      items: [{ id: '1', product_code: 'G', product_name: 'Gants', requested_quantity: '12', unit_price: null, total_amount: null }],
      vat_details: [],
    })
    const read = readUbl(parseXml(writeUbl(order)))!
    expect(firstValues(read.fields)).toEqual({
      name: 'PO-3',
      order_date: '2026-02-01',
      requested_delivery_date: '2026-02-08',
      start_delivery_time: '07:30',
      end_delivery_time: '11:00',
      customer_company_name: 'Hôpital',
      customer_code: '77',
      client_name: 'A. Martin',
      delivery_address: 'Quai B 44000 Nantes',
      note: 'Urgent',
    })
    expect(read.rows.map(firstValues)).toEqual([{ product_code: 'G', product_name: 'Gants', requested_quantity: '12' }])
  })
  test('what is not mentioned leaves no element, but what the schema demands', () => {
    const fields = { invoice_number: 'F1', invoice_date: '2026-01-31', total_amount_with_tax: '5.00' }
    const xml = writeUbl(view({ kind: 'invoice', fields, items: [], vat_details: [] }))
    expect(schemaFaults(parseXml(xml))).toEqual([])
    expect(xml).toContain('<cac:AccountingCustomerParty/>')
    expect(xml).toContain('<cbc:PayableAmount currencyID="XXX">5.00</cbc:PayableAmount>')
    const order = view({ kind: 'work_order', fields: { order_date: '2026-01-31' }, items: [], vat_details: [] })
    expect(schemaFaults(parseXml(writeUbl(order)))).toEqual([])
  })
})

describe('what EN 16931 wants of the parties', () => {
  const fieldsWith = (given: Partial<typeof invoice.fields>) =>
    parseXml(writeUbl({ ...invoice, fields: { ...invoice.fields, client_address: 'Quai 2', ...given } }))
  const seller = 'AccountingSupplierParty/Party/'
  test('their registered names, the rules that were kept to, and the country that the VAT number proves', () => {
    const xml = fieldsWith({ supplier_tax_id: 'EL 123456789' })
    expect(textsAt(xml, 'CustomizationID')).toEqual(['urn:cen.eu:en16931:2017'])
    expect(textsAt(xml, `${seller}PartyLegalEntity/RegistrationName`)).toEqual(['R&D <Sons>'])
    expect(textsAt(xml, `${seller}PartyTaxScheme/CompanyID`)).toEqual(['EL123456789'])
    expect(textsAt(xml, `${seller}PostalAddress/Country/IdentificationCode`)).toEqual(['GR'])
    expect(textsAt(xml, 'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode')).toEqual([])
  })
  test('a number of the register is no VAT number; the account proves the country; IBAN and BIC stand by themselves', () => {
    const xml = fieldsWith({ supplier_tax_id: '732 829 320 00074', bank_details: 'IBAN FR76 3000 4000 0312 3456 7890 143 BIC BNPAFRPP' })
    expect(textsAt(xml, `${seller}PartyLegalEntity/CompanyID`)).toEqual(['732 829 320 00074'])
    expect(textsAt(xml, `${seller}PartyTaxScheme/CompanyID`)).toEqual([])
    expect(textsAt(xml, `${seller}PostalAddress/Country/IdentificationCode`)).toEqual(['FR'])
    expect(textsAt(xml, 'PaymentMeans/PayeeFinancialAccount/ID')).toEqual(['FR7630004000031234567890143'])
    expect(textsAt(xml, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')).toEqual(['BNPAFRPP'])
    expect(schemaFaults(xml)).toEqual([])
  })
  test('a line without a rate has that of the document', () => {
    const items = invoice.items.map((row) => ({ ...row, vat_rate: null }))
    expect(textsAt(parseXml(writeUbl({ ...invoice, items })), 'InvoiceLine/Item/ClassifiedTaxCategory/Percent')).toEqual(['20', '20'])
  })
})

/** Amounts as they stand in the document, by path of local names. */
const amounts = (root: XmlElement, path: string) => textsAt(root, path).map(Number)
const sumAt = (root: XmlElement, path: string) => Math.round(amounts(root, path).reduce((sum, one) => sum + one, 0) * 100) / 100

describe('the schema and the sums of EN 16931 hold for', () => {
  const line = {
    id: '1',
    divalto_code: null,
    description: 'Levain',
    quantity: '2',
    unit_price: '50.00',
    vat_rate: '20',
    total_amount: '100.00',
  }
  const reduced = { ...line, id: '2', description: 'Pain', unit_price: '30.00', vat_rate: '5.5', total_amount: '60.00' }
  const twoRates = [
    { id: '1', rate: '20', amount: '20.00' },
    { id: '2', rate: '5.5', amount: '3.30' },
  ]
  const totals = (net: string, tax: string, gross: string, amount = gross) => ({
    subtotal_without_tax: net,
    tax_amount: tax,
    total_amount_with_tax: gross,
    amount,
  })

  test.each([
    ['an invoice with a deposit paid', invoice],
    [
      'several rates',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('160.00', '23.30', '183.30') },
        items: [line, reduced],
        vat_details: twoRates,
      }),
    ],
    ['freight', view({ ...invoice, fields: { ...invoice.fields, ...totals('112.00', '22.40', '134.40') }, items: [line] })],
    ['a discount of the whole', view({ ...invoice, fields: { ...invoice.fields, ...totals('90.00', '18.00', '108.00') }, items: [line] })],
    [
      'a credit note',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('-100.00', '-20.00', '-120.00') },
        items: [{ ...line, quantity: '2', unit_price: '-50.00', total_amount: '-100.00' }],
        vat_details: [{ id: '1', rate: '20', amount: '-20.00' }],
      }),
    ],
    ['lines without a total', view({ ...invoice, items: [{ ...line, total_amount: null }] })],
    ['no lines', view({ ...invoice, items: [] })],
  ])('%s', (_name, document) => {
    const root = parseXml(writeUbl(document))
    expect(schemaFaults(root)).toEqual([])
    const total = (name: string) => sumAt(root, `LegalMonetaryTotal/${name}`)
    expect(total('LineExtensionAmount'), 'BR-CO-10').toBe(sumAt(root, 'InvoiceLine/LineExtensionAmount'))
    const net = total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount')
    expect(total('TaxExclusiveAmount'), 'BR-CO-13').toBeCloseTo(net, 6)
    expect(total('TaxInclusiveAmount'), 'BR-CO-15').toBeCloseTo(total('TaxExclusiveAmount') + sumAt(root, 'TaxTotal/TaxAmount'), 6)
    expect(total('PayableAmount'), 'BR-CO-16').toBeCloseTo(total('TaxInclusiveAmount') - total('PrepaidAmount'), 6)
    expect(
      amounts(root, 'InvoiceLine/Price/PriceAmount').every((price) => price >= 0),
      'BR-27',
    ).toBe(true)
  })

  test('the base of each rate is the sum of its lines', () => {
    const fields = { ...invoice.fields, ...totals('160.00', '23.30', '183.30') }
    const root = parseXml(writeUbl(view({ ...invoice, fields, items: [line, reduced], vat_details: twoRates })))
    expect(textsAt(root, 'TaxTotal/TaxSubtotal/TaxableAmount')).toEqual(['100.00', '60.00'])
  })
})
