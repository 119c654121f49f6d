import { XMLBuilder } from 'fast-xml-parser'
import type { Facts, Firm } from './facts.ts'

type Xml = { [name: string]: Xml | Xml[] | string }

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/** The facts as OASIS UBL 2.1: an Invoice or CreditNote as XRechnung and Peppol write them, or an Order. */
export function writeUblOf(facts: Facts): string {
  const root = facts.kind === 'work_order' ? 'Order' : facts.credit ? 'CreditNote' : 'Invoice'
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [`ubl:${root}`]: {
      '@xmlns:ubl': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
      '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      'cbc:ID': facts.number,
      'cbc:IssueDate': facts.date,
      ...(facts.kind === 'work_order' ? orderOf(facts) : invoiceOf(facts)),
    },
  }) as string
}

/** Credit notes count what is given back above zero. */
const unsigned = (amount: string) => amount.replace('-', '')

function invoiceOf(facts: Facts): Xml {
  const money = moneyIn(facts, facts.credit ? unsigned : (amount) => amount)
  const [line, quantity] = facts.credit ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity'] : ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
  return {
    ...(facts.credit ? {} : { 'cbc:DueDate': facts.dueDate }),
    'cbc:DocumentCurrencyCode': facts.currency,
    'cac:OrderReference': { 'cbc:ID': facts.orderReference },
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(facts.seller) },
    'cac:AccountingCustomerParty': {
      'cac:Party': { 'cac:PartyIdentification': { 'cbc:ID': facts.customerCode }, ...partyOf(facts.buyer) },
    },
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': '58',
      'cac:PayeeFinancialAccount': { 'cbc:ID': facts.seller.iban, 'cac:FinancialInstitutionBranch': { 'cbc:ID': facts.seller.bic } },
    },
    'cac:PaymentTerms': { 'cbc:Note': facts.terms },
    'cac:TaxTotal': {
      'cbc:TaxAmount': money(facts.tax),
      'cac:TaxSubtotal': facts.vat.map((vat) => ({
        'cbc:TaxableAmount': money(vat.base),
        'cbc:TaxAmount': money(vat.amount),
        'cac:TaxCategory': { 'cbc:ID': 'S', 'cbc:Percent': vat.rate },
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(facts.linesNet),
      'cbc:TaxExclusiveAmount': money(facts.net),
      'cbc:TaxInclusiveAmount': money(facts.gross),
      'cbc:PayableAmount': money(facts.due),
    },
    [line!]: facts.lines.map((one, at) => ({
      'cbc:ID': String(at + 1),
      [quantity!]: { '@unitCode': 'C62', '#text': facts.credit ? unsigned(one.quantity) : one.quantity },
      'cbc:LineExtensionAmount': money(one.total),
      'cac:Item': itemOf(one),
      'cac:Price': { 'cbc:PriceAmount': money(one.unitPrice) },
    })),
  }
}

function orderOf(facts: Facts): Xml {
  const money = moneyIn(facts, (amount) => amount)
  const [from, to] = facts.window ?? []
  const { place, street, postcode, city } = facts.delivery
  return {
    'cbc:DocumentCurrencyCode': facts.currency,
    'cac:BuyerCustomerParty': {
      'cbc:SupplierAssignedAccountID': facts.customerCode,
      'cac:Party': { ...partyOf(facts.buyer), 'cac:Contact': { 'cbc:Name': facts.buyer.person } },
    },
    'cac:Delivery': {
      'cac:DeliveryLocation': { 'cac:Address': { 'cbc:StreetName': street, 'cbc:CityName': city, 'cbc:PostalZone': postcode } },
      'cac:RequestedDeliveryPeriod': {
        'cbc:StartDate': facts.dueDate,
        ...(from && to ? { 'cbc:StartTime': `${from}:00`, 'cbc:EndTime': `${to}:00` } : {}),
      },
      'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': place } },
    },
    'cac:AnticipatedMonetaryTotal': {
      'cbc:LineExtensionAmount': money(facts.linesNet),
      'cbc:TaxExclusiveAmount': money(facts.net),
      'cbc:TaxInclusiveAmount': money(facts.gross),
      'cbc:PayableAmount': money(facts.gross),
    },
    'cac:OrderLine': facts.lines.map((one, at) => ({
      'cac:LineItem': {
        'cbc:ID': String(at + 1),
        'cbc:Quantity': { '@unitCode': 'C62', '#text': one.quantity },
        'cbc:LineExtensionAmount': money(one.total),
        'cac:Price': { 'cbc:PriceAmount': money(one.unitPrice) },
        'cac:Item': itemOf(one),
      },
    })),
  }
}

const moneyIn =
  ({ currency }: Facts, sign: (amount: string) => string) =>
  (amount: string): Xml => ({ '@currencyID': currency, '#text': sign(amount) })

const itemOf = ({ name, code, vatRate }: Facts['lines'][number]): Xml => ({
  'cbc:Name': name,
  'cac:SellersItemIdentification': { 'cbc:ID': code },
  'cac:ClassifiedTaxCategory': { 'cbc:ID': 'S', 'cbc:Percent': vatRate },
})

function partyOf(firm: Firm): Xml {
  return {
    'cac:PostalAddress': {
      'cbc:StreetName': firm.street,
      ...(firm.extra === '' ? {} : { 'cbc:AdditionalStreetName': firm.extra }),
      'cbc:CityName': firm.city,
      'cbc:PostalZone': firm.postcode,
      'cac:Country': { 'cbc:IdentificationCode': firm.iban.slice(0, 2) },
    },
    'cac:PartyTaxScheme': { 'cbc:CompanyID': firm.taxId },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': `${firm.name} ${firm.form}`.trim() },
  }
}
