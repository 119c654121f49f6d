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
  pages_not_read: [],
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
  test('the buyer lies where the seller lies, where an address like his names no country', () => {
    const countryOf = (given: Partial<typeof invoice.fields>) =>
      textsAt(fieldsWith(given), 'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode')
    expect(countryOf({ client_address: '8 quai B\n44000 Nantes' })).toEqual(['FR'])
    expect(countryOf({ client_address: 'Kade 8\n1000 Brussel' })).toEqual([])
    expect(countryOf({ client_address: 'Kade 8\n1000 Brussel\nBelgië' })).toEqual(['BE'])
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

const numberAt = (element: XmlElement, path: string): number => Number(textsAt(element, path)[0] ?? NaN)
const childrenOf = (element: XmlElement, name: string): XmlElement[] => element.children.filter((child) => child.name === name)
const signedAmount = (one: XmlElement): number => (textsAt(one, 'ChargeIndicator')[0] === 'true' ? 1 : -1) * numberAt(one, 'Amount')
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** BR-22, BR-26, and that quantity × price with discounts and charges is the line. */
function lineFaults(root: XmlElement): string[] {
  return childrenOf(root, 'InvoiceLine').flatMap((one) => {
    const reckoned =
      numberAt(one, 'InvoicedQuantity') * numberAt(one, 'Price/PriceAmount') + sum(childrenOf(one, 'AllowanceCharge').map(signedAmount))
    return Math.abs(reckoned - numberAt(one, 'LineExtensionAmount')) < 0.02 ? [] : [`line ${textsAt(one, 'ID')[0]} is ${reckoned}`]
  })
}

/** BR-45, BR-47, BR-CO-14, BR-CO-17, and BR-S-08 where every line says its rate. */
function taxFaults(root: XmlElement): string[] {
  const [total] = childrenOf(root, 'TaxTotal')
  if (!total) return []
  const parts = childrenOf(total, 'TaxSubtotal')
  const lines = childrenOf(root, 'InvoiceLine')
  const isAt = (rate: number) => (one: XmlElement) =>
    [...textsAt(one, 'Item/ClassifiedTaxCategory/Percent'), ...textsAt(one, 'TaxCategory/Percent')].some((text) => Number(text) === rate)
  const faults = parts.flatMap((part) => {
    const [base, tax, rate] = ['TaxableAmount', 'TaxAmount', 'TaxCategory/Percent'].map((path) => numberAt(part, path)) as [
      number,
      number,
      number,
    ]
    const ofLines = sum(lines.filter(isAt(rate)).map((one) => numberAt(one, 'LineExtensionAmount')))
    const ofDocument = sum(childrenOf(root, 'AllowanceCharge').filter(isAt(rate)).map(signedAmount))
    const isRated = lines.every((one) => textsAt(one, 'Item/ClassifiedTaxCategory/Percent').length > 0)
    return [
      ...(Math.abs((base * rate) / 100 - tax) < 1 ? [] : [`BR-CO-17: ${base} at ${rate} is not ${tax}`]),
      ...(!isRated || Math.abs(ofLines + ofDocument - base) < 0.01 ? [] : [`BR-S-08: ${ofLines} + ${ofDocument} is not ${base}`]),
    ]
  })
  const all = sum(parts.map((part) => numberAt(part, 'TaxAmount')))
  return Math.abs(all - numberAt(total, 'TaxAmount')) < 0.01 ? faults : [...faults, `BR-CO-14: ${all}`]
}

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
  const taxOf = (amount: string) => [{ id: '1', rate: '20', amount }]
  const totals = (net: string, tax: string, gross: string, amount = gross) => ({
    subtotal_without_tax: net,
    tax_amount: tax,
    total_amount_with_tax: gross,
    amount,
  })

  test.each([
    ['an invoice with a deposit paid', view({ ...invoice, items: invoice.items.map((row) => ({ ...row, vat_rate: '20' })) })],
    [
      'several rates',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('160.00', '23.30', '183.30') },
        items: [line, reduced],
        vat_details: twoRates,
      }),
    ],
    [
      'freight',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('112.00', '22.40', '134.40') },
        items: [line],
        vat_details: taxOf('22.40'),
      }),
    ],
    [
      'a discount of the whole',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('90.00', '18.00', '108.00') },
        items: [line],
        vat_details: taxOf('18.00'),
      }),
    ],
    [
      'a credit note',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('-100.00', '-20.00', '-120.00') },
        items: [{ ...line, quantity: '2', unit_price: '-50.00', total_amount: '-100.00' }],
        vat_details: [{ id: '1', rate: '20', amount: '-20.00' }],
      }),
    ],
    [
      'two rates whose lines say none, with freight',
      view({
        ...invoice,
        fields: { ...invoice.fields, vat_rate: null, ...totals('170.00', '25.30', '195.30') },
        items: [
          { ...line, vat_rate: null },
          { ...reduced, vat_rate: null },
        ],
        vat_details: [{ ...twoRates[0]!, amount: '22.00' }, twoRates[1]!],
      }),
    ],
    [
      'freight that bears one of the rates',
      view({
        ...invoice,
        fields: { ...invoice.fields, vat_rate: null, ...totals('170.00', '25.30', '195.30') },
        items: [line, reduced],
        vat_details: [{ ...twoRates[0]!, amount: '22.00' }, twoRates[1]!],
      }),
    ],
    [
      'one rate on a part of the total',
      view({
        ...invoice,
        fields: { ...invoice.fields, ...totals('160.00', '20.00', '180.00') },
        items: [line, { ...reduced, vat_rate: '0' }],
      }),
    ],
    [
      'no rate printed',
      view({ ...invoice, fields: { ...invoice.fields, vat_rate: null }, items: [{ ...line, vat_rate: null }], vat_details: [] }),
    ],
    [
      'a total and nothing else',
      view({
        ...invoice,
        fields: { ...invoice.fields, vat_rate: null, ...totals('', '', '55.00'), subtotal_without_tax: null, tax_amount: null },
        items: [],
        vat_details: [],
      }),
    ],
    ['a line with a discount', view({ ...invoice, items: [{ ...line, quantity: '4', unit_price: '30.00' }] })],
    ['a line with nothing but a total', view({ ...invoice, items: [{ ...line, quantity: null, unit_price: null }] })],
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
    expect(lineFaults(root)).toEqual([])
    expect(taxFaults(root)).toEqual([])
  })

  test('the base of each rate is the sum of its lines', () => {
    const fields = { ...invoice.fields, ...totals('160.00', '23.30', '183.30') }
    const root = parseXml(writeUbl(view({ ...invoice, fields, items: [line, reduced], vat_details: twoRates })))
    expect(textsAt(root, 'TaxTotal/TaxSubtotal/TaxableAmount')).toEqual(['100.00', '60.00'])
  })
})
