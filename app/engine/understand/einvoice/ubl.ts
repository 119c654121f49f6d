import {
  collectValues,
  type Collector,
  type Einvoice,
  isCreditNote,
  isNought,
  present,
  trimZeros,
  type XmlRow,
  type XmlValue,
} from './einvoice.ts'
import { inCurrency, pricePerUnit } from './xml-amounts.ts'
import { elementAt, elementsAt, textAt, textsAt, type XmlElement } from './xml.ts'

const kinds = { Invoice: 'invoice', CreditNote: 'invoice', Order: 'work_order' } as const

/** OASIS UBL 2: Invoice, CreditNote (XRechnung, Peppol BIS) and Order. Undefined when the root is of another standard. */
export function readUbl(root: XmlElement): Einvoice | undefined {
  const kind = kinds[root.name as keyof typeof kinds]
  if (kind === undefined || elementAt(root, 'ID') === undefined) return undefined
  const collect = collectValues({ bothSigns: root.name === 'CreditNote' || isCreditNote(textAt(root, 'InvoiceTypeCode')) })
  const isOrder = kind === 'work_order'
  const lines = elementsAt(root, isOrder ? 'OrderLine/LineItem' : 'InvoiceLine|CreditNoteLine')
  return {
    kind,
    format: `UBL ${root.name}`,
    fields: isOrder ? readOrder(root, collect) : readInvoice(root, collect),
    vatLines: isOrder ? [] : readVat(root, collect),
    rows: lines.map((line) => readLine(line, collect, isOrder)).filter((row) => Object.keys(row).length > 1),
    impossible: collect.impossible,
  }
}

function readInvoice(root: XmlElement, collect: Collector): Record<string, XmlValue> {
  const seller = elementAt(root, 'AccountingSupplierParty/Party')
  const buyer = elementAt(root, 'AccountingCustomerParty/Party')
  const sums = elementAt(root, 'LegalMonetaryTotal')
  const rates = new Set(textsAt(root, 'TaxTotal/TaxSubtotal/TaxCategory/Percent').map(Number))
  return present({
    invoice_number: collect.text(textAt(root, 'ID')),
    invoice_date: collect.date(textAt(root, 'IssueDate')),
    due_date: collect.date(textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans/PaymentDueDate')),
    order_reference: collect.text(textAt(root, 'OrderReference/ID'), textAt(root, 'OrderReference/SalesOrderID')),
    currency: collect.text(textAt(root, 'DocumentCurrencyCode')),
    supplier_name: nameOf(seller, collect),
    supplier_address: addressOf(elementAt(seller, 'PostalAddress'), collect),
    supplier_tax_id: collect.text(...taxIds(seller)),
    supplier_contact: contactOf(elementAt(seller, 'Contact'), collect),
    client_id: collect.text(
      textAt(root, 'AccountingCustomerParty/SupplierAssignedAccountID|CustomerAssignedAccountID'),
      textAt(buyer, 'PartyIdentification/ID'),
    ),
    client_name: nameOf(buyer, collect),
    client_address: addressOf(elementAt(buyer, 'PostalAddress'), collect),
    subtotal_without_tax: collect.decimal(textAt(sums, 'TaxExclusiveAmount')),
    vat_rate: rates.size === 1 ? trimZeros(collect.decimal(textAt(root, 'TaxTotal/TaxSubtotal/TaxCategory/Percent'))) : undefined,
    tax_amount: collect.decimal(inCurrency(elementsAt(root, 'TaxTotal/TaxAmount'), textAt(root, 'DocumentCurrencyCode'))),
    total_amount_with_tax: collect.decimal(textAt(sums, 'TaxInclusiveAmount')),
    amount: collect.decimal(textAt(sums, 'PayableAmount')),
    bank_details: bankOf(root, collect),
    payment_terms: collect.text(textsAt(root, 'PaymentTerms/Note').join(' ') || undefined),
    payment_methods: collect.text(elementAt(root, 'PaymentMeans/PaymentMeansCode')?.attributes.name),
    additional_notes: collect.text(textsAt(root, 'Note').join(' ') || undefined, ...textsAt(root, 'Note')),
  })
}

function readOrder(root: XmlElement, collect: Collector): Record<string, XmlValue> {
  const buyer = elementAt(root, 'BuyerCustomerParty/Party')
  const sums = elementAt(root, 'AnticipatedMonetaryTotal')
  const delivery = elementAt(root, 'Delivery')
  const period = elementAt(delivery, 'RequestedDeliveryPeriod')
  const place = elementAt(delivery, 'DeliveryParty')
  const address =
    elementAt(delivery, 'DeliveryLocation/Address') ?? elementAt(delivery, 'DeliveryAddress') ?? elementAt(place, 'PostalAddress')
  return present({
    name: collect.text(textAt(root, 'ID')),
    order_date: collect.date(textAt(root, 'IssueDate')),
    requested_delivery_date: collect.date(
      textAt(period, 'StartDate') ?? textAt(period, 'EndDate') ?? textAt(delivery, 'RequestedDeliveryDate'),
    ),
    start_delivery_time: collect.text(clock(textAt(period, 'StartTime'))),
    end_delivery_time: collect.text(clock(textAt(period, 'EndTime'))),
    currency: collect.text(textAt(root, 'DocumentCurrencyCode')),
    customer_company_name: nameOf(buyer, collect),
    customer_code: collect.text(textAt(root, 'BuyerCustomerParty/SupplierAssignedAccountID|CustomerAssignedAccountID')),
    client_name: collect.text(textAt(root, 'OriginatorCustomerParty/Party/Contact/Name'), textAt(buyer, 'Contact/Name')),
    delivery_address: addressOf(address, collect, textAt(place, 'PartyName/Name')),
    total_amount_without_tax: collect.decimal(textAt(sums, 'TaxExclusiveAmount') ?? textAt(sums, 'LineExtensionAmount')),
    total_amount_with_tax: collect.decimal(textAt(sums, 'TaxInclusiveAmount') ?? textAt(sums, 'PayableAmount')),
    note: collect.text(textsAt(root, 'Note').join(' ') || undefined),
  })
}

const clock = (time: string | undefined) => /^([01]\d|2[0-3]):[0-5]\d/.exec(time ?? '')?.[0]

function readVat(root: XmlElement, collect: Collector): XmlRow[] {
  return elementsAt(root, 'TaxTotal/TaxSubtotal')
    .filter((tax) => !isNought(textAt(tax, 'TaxableAmount'), textAt(tax, 'TaxAmount')))
    .map((tax) =>
      present({ rate: trimZeros(collect.decimal(textAt(tax, 'TaxCategory/Percent'))), amount: collect.decimal(textAt(tax, 'TaxAmount')) }),
    )
    .filter((row) => row.amount !== undefined)
}

function readLine(line: XmlElement, collect: Collector, isOrder: boolean): XmlRow {
  const item = elementAt(line, 'Item')
  const name = textAt(item, 'Name')
  const more = textAt(item, 'Description')
  const price = elementAt(line, 'Price')
  const codes = collect.text(
    ...['SellersItemIdentification/ID', 'BuyersItemIdentification/ID', 'StandardItemIdentification/ID'].map((path) => textAt(item, path)),
  )
  const description = collect.text(name, name && more ? `${name} ${more}` : undefined, more)
  const quantity = trimZeros(collect.decimal(textAt(line, 'InvoicedQuantity|CreditedQuantity|Quantity')))
  const shared = {
    unit_price: collect.decimal(
      textAt(price, 'PriceAmount'),
      textAt(price, 'AllowanceCharge/BaseAmount'),
      pricePerUnit(textAt(price, 'PriceAmount'), textAt(price, 'BaseQuantity')),
    ),
    total_amount: collect.decimal(textAt(line, 'LineExtensionAmount')),
  }
  if (isOrder) return present({ product_code: codes, product_name: description, requested_quantity: quantity, ...shared })
  const rate = trimZeros(collect.decimal(textAt(item, 'ClassifiedTaxCategory/Percent')))
  return present({ divalto_code: codes, description, quantity, ...shared, vat_rate: rate })
}

function nameOf(party: XmlElement | undefined, collect: Collector): XmlValue | undefined {
  return collect.text(textAt(party, 'PartyLegalEntity/RegistrationName'), textAt(party, 'PartyName/Name'))
}

function taxIds(party: XmlElement | undefined): string[] {
  return [
    ...textsAt(party, 'PartyTaxScheme/CompanyID'),
    ...textsAt(party, 'PartyLegalEntity/CompanyID'),
    ...textsAt(party, 'PartyIdentification/ID'),
  ]
}

function addressOf(address: XmlElement | undefined, collect: Collector, name?: string): XmlValue | undefined {
  const part = (path: string) => textAt(address, path)
  const town = [part('PostalZone'), part('CityName')].filter(Boolean).join(' ')
  const street = [part('StreetName'), part('BuildingNumber')].filter(Boolean).join(' ')
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined
  const whole = join(street, part('AdditionalStreetName'), textsAt(address, 'AddressLine/Line').join(' ') || undefined, town)
  if (whole === undefined) return collect.text(name)
  return collect.text(join(name, whole), whole, join(whole, part('Country/IdentificationCode')), street && join(street, town))
}

function contactOf(contact: XmlElement | undefined, collect: Collector): XmlValue | undefined {
  const parts = ['ElectronicMail', 'Telephone', 'Name'].map((name) => textAt(contact, name)).filter((part) => part !== undefined)
  return parts.length > 0 ? collect.text(parts.join(', '), ...parts) : undefined
}

function bankOf(root: XmlElement, collect: Collector): XmlValue | undefined {
  const account = elementAt(root, 'PaymentMeans/PayeeFinancialAccount')
  const number = textAt(account, 'ID')
  const bic = textAt(account, 'FinancialInstitutionBranch/ID') ?? textAt(account, 'FinancialInstitutionBranch/FinancialInstitution/ID')
  return number === undefined ? undefined : collect.text([number, bic].filter(Boolean).join(' '), number)
}
