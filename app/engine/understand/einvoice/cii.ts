import { addressOf, bankOf, contactOf, namesOf, taxIds } from './cii-parties.ts'
import {
  collectValues,
  type Collector,
  type Einvoice,
  isCreditNote,
  present,
  readXmlTime,
  trimZeros,
  type XmlRow,
  type XmlValue,
  isNought,
} from './einvoice.ts'
import { inCurrency, pricePerUnit } from './xml-amounts.ts'
import { elementAt, elementsAt, textAt, textsAt, type XmlElement } from './xml.ts'

/**
 * UN/CEFACT cross-industry messages: Factur-X 1.0 and ZUGFeRD 2 (all profiles), XRechnung, ZUGFeRD 1.0 (other element names), Order-X.
 * The names of the standard have grown, hence the alternatives in the paths.
 */
const paths = {
  document: 'ExchangedDocument|HeaderExchangedDocument',
  transaction: 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement',
  delivery: 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery',
  settlement: 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement',
  sums: 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  line: 'IncludedSupplyChainTradeLineItem',
  lineAgreement: 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement',
  lineSums: 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  rate: 'RateApplicablePercent|ApplicablePercent',
}

const invoiceRoots = ['CrossIndustryInvoice', 'CrossIndustryDocument']
const orderRoots = ['SCRDMCCBDACIOMessageStructure', 'CrossIndustryOrder']

/** Undefined when the root is of another standard. */
export function readCii(root: XmlElement): Einvoice | undefined {
  const isOrder = orderRoots.includes(root.name)
  if (!isOrder && !invoiceRoots.includes(root.name)) return undefined
  const collect = collectValues({ bothSigns: isCreditNote(textAt(root, `${paths.document}/TypeCode`)) })
  const transaction = elementAt(root, paths.transaction)
  const lines = elementsAt(transaction, paths.line).map((line) => readLine(line, collect, isOrder))
  return {
    kind: isOrder ? 'work_order' : 'invoice',
    format: isOrder ? 'Order-X (CII)' : 'Factur-X (CII)',
    fields: isOrder ? readOrder(root, transaction, collect) : readInvoice(root, transaction, collect),
    vatLines: isOrder ? [] : readVat(transaction, collect),
    rows: lines.filter((row) => Object.keys(row).length > 1),
    impossible: collect.impossible,
  }
}

function readInvoice(root: XmlElement, transaction: XmlElement | undefined, collect: Collector): Record<string, XmlValue> {
  const document = elementAt(root, paths.document)
  const agreement = elementAt(transaction, paths.agreement)
  const settlement = elementAt(transaction, paths.settlement)
  const sums = elementAt(settlement, paths.sums)
  const seller = elementAt(agreement, 'SellerTradeParty')
  const buyer = elementAt(agreement, 'BuyerTradeParty')
  const rates = new Set(textsAt(settlement, `ApplicableTradeTax/${paths.rate}`).map((rate) => Number(rate)))
  const terms = textsAt(settlement, 'SpecifiedTradePaymentTerms/Description')
  return present({
    invoice_number: collect.text(textAt(document, 'ID')),
    invoice_date: collect.date(dateAt(document, 'IssueDateTime')),
    due_date: collect.date(dateAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime')),
    order_reference: collect.text(
      textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID|ID'),
      textAt(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID|ID'),
    ),
    currency: collect.text(textAt(settlement, 'InvoiceCurrencyCode')),
    supplier_name: collect.text(...namesOf(seller), textAt(seller, 'SpecifiedLegalOrganization/TradingBusinessName')),
    supplier_address: addressOf(seller, collect),
    supplier_tax_id: collect.text(...taxIds(seller)),
    supplier_contact: contactOf(seller, collect),
    client_id: collect.text(...textsAt(buyer, 'ID')),
    client_name: collect.text(...namesOf(buyer)),
    client_address: addressOf(buyer, collect),
    subtotal_without_tax: collect.decimal(textAt(sums, 'TaxBasisTotalAmount')),
    vat_rate: rates.size === 1 ? trimZeros(collect.decimal(textAt(settlement, `ApplicableTradeTax/${paths.rate}`))) : undefined,
    tax_amount: collect.decimal(inCurrency(elementsAt(sums, 'TaxTotalAmount'), textAt(settlement, 'InvoiceCurrencyCode'))),
    total_amount_with_tax: collect.decimal(textAt(sums, 'GrandTotalAmount')),
    amount: collect.decimal(textAt(sums, 'DuePayableAmount')),
    bank_details: bankOf(settlement, collect),
    payment_terms: terms.length > 0 ? collect.text(terms.join(' ')) : undefined,
    payment_methods: collect.text(...textsAt(settlement, 'SpecifiedTradeSettlementPaymentMeans/Information')),
    ...notesOf(document, collect),
  })
}

/** UNCL 4451: what the law wants said (register, capital, late payment, discounts, tax) has a code of its own. */
const legalNotes = new Set(['REG', 'ABL', 'PMD', 'PMT', 'AAB', 'TXD'])

function notesOf(document: XmlElement | undefined, collect: Collector): Record<string, XmlValue | undefined> {
  const notes = elementsAt(document, 'IncludedNote')
  const texts = (legal: boolean) =>
    notes.filter((note) => legalNotes.has(textAt(note, 'SubjectCode') ?? '') === legal).flatMap((note) => textAt(note, 'Content') ?? [])
  const joined = (all: string[]) => (all.length > 0 ? collect.text(all.join(' '), ...all) : undefined)
  return { legal_mentions: joined(texts(true)), additional_notes: joined(texts(false)) }
}

function readOrder(root: XmlElement, transaction: XmlElement | undefined, collect: Collector): Record<string, XmlValue> {
  const document = elementAt(root, paths.document)
  const agreement = elementAt(transaction, paths.agreement)
  const delivery = elementAt(transaction, paths.delivery)
  const settlement = elementAt(transaction, paths.settlement)
  const sums = elementAt(settlement, paths.sums)
  const buyer = elementAt(agreement, 'BuyerTradeParty')
  const contact = elementAt(buyer, 'DefinedTradeContact')
  const place = elementAt(delivery, 'ShipToTradeParty')
  const wanted = elementAt(delivery, 'RequestedDeliverySupplyChainEvent|RequestedDespatchSupplyChainEvent')
  const begins = dateAt(wanted, 'OccurrenceDateTime') ?? dateAt(wanted, 'OccurrenceSpecifiedPeriod/StartDateTime')
  const notes = textsAt(document, 'IncludedNote/Content')
  return present({
    name: collect.text(textAt(document, 'ID')),
    order_date: collect.date(dateAt(document, 'IssueDateTime')),
    requested_delivery_date: collect.date(begins),
    start_delivery_time: collect.text(readXmlTime(begins)),
    end_delivery_time: collect.text(readXmlTime(dateAt(wanted, 'OccurrenceSpecifiedPeriod/EndDateTime'))),
    currency: collect.text(textAt(settlement, 'OrderCurrencyCode|InvoiceCurrencyCode')),
    customer_company_name: collect.text(...namesOf(buyer)),
    customer_code: collect.text(...textsAt(buyer, 'ID')),
    client_name: collect.text(textAt(contact, 'PersonName'), textAt(agreement, 'BuyerReference')),
    department: collect.text(textAt(contact, 'DepartmentName')),
    delivery_address: addressOf(place, collect, textAt(place, 'Name')),
    total_amount_without_tax: collect.decimal(textAt(sums, 'TaxBasisTotalAmount') ?? textAt(sums, 'LineTotalAmount')),
    total_amount_with_tax: collect.decimal(textAt(sums, 'GrandTotalAmount')),
    note: notes.length > 0 ? collect.text(notes.join(' ')) : undefined,
  })
}

function readVat(transaction: XmlElement | undefined, collect: Collector): XmlRow[] {
  return elementsAt(transaction, `${paths.settlement}/ApplicableTradeTax`)
    .filter((tax) => !isNought(textAt(tax, 'BasisAmount'), textAt(tax, 'CalculatedAmount')))
    .map((tax) =>
      present({
        rate: trimZeros(collect.decimal(textAt(tax, paths.rate))),
        amount: collect.decimal(textAt(tax, 'CalculatedAmount')),
      }),
    )
    .filter((row) => row.amount !== undefined)
}

function readLine(line: XmlElement, collect: Collector, isOrder: boolean): XmlRow {
  const product = elementAt(line, 'SpecifiedTradeProduct')
  const agreement = elementAt(line, paths.lineAgreement)
  const settlement = elementAt(line, paths.lineSettlement)
  const [name, wholeName] = namesOf(product)
  const more = textAt(product, 'Description')
  const gross = elementAt(agreement, 'GrossPriceProductTradePrice')
  const net = elementAt(agreement, 'NetPriceProductTradePrice')
  const quantity = textAt(elementAt(line, paths.lineDelivery), isOrder ? 'RequestedQuantity|AgreedQuantity' : 'BilledQuantity')
  const codes = collect.text(...['SellerAssignedID', 'BuyerAssignedID', 'GlobalID'].map((id) => textAt(product, id)))
  const description = collect.text(name, name && more ? `${name} ${more}` : undefined, wholeName, more)
  const shared = {
    unit_price: collect.decimal(textAt(net, 'ChargeAmount'), textAt(gross, 'ChargeAmount'), perUnit(net), perUnit(gross)),
    total_amount: collect.decimal(textAt(settlement, `${paths.lineSums}/LineTotalAmount`)),
  }
  if (isOrder)
    return present({ product_code: codes, product_name: description, requested_quantity: trimZeros(collect.decimal(quantity)), ...shared })
  return present({
    divalto_code: codes,
    description,
    quantity: trimZeros(collect.decimal(quantity)),
    ...shared,
    vat_rate: trimZeros(collect.decimal(textAt(settlement, `ApplicableTradeTax/${paths.rate}`))),
  })
}

const perUnit = (price: XmlElement | undefined) => pricePerUnit(textAt(price, 'ChargeAmount'), textAt(price, 'BasisQuantity'))

function dateAt(element: XmlElement | undefined, path: string): string | undefined {
  const holder = elementAt(element, path)
  return textAt(holder, 'DateTimeString') ?? textAt(holder, 'DateString') ?? (holder?.text || undefined)
}
