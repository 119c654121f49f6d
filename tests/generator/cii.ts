import { XMLBuilder } from 'fast-xml-parser'
import type { Facts, Firm } from './facts.ts'

type Xml = { [name: string]: Xml | Xml[] | string }

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })
const compact = (iso: string) => iso.replaceAll('-', '')
const dateTime = (iso: string): Xml => ({ 'udt:DateTimeString': { '@format': '102', '#text': compact(iso) } })

/** The facts as Factur-X 1.0, profile EN 16931 (UN/CEFACT Cross Industry Invoice D16B). */
export function writeCii(facts: Facts): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      'rsm:ExchangedDocumentContext': { 'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' } },
      'rsm:ExchangedDocument': {
        'ram:ID': facts.number,
        'ram:TypeCode': facts.credit ? '381' : '380',
        'ram:IssueDateTime': dateTime(facts.date),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': facts.lines.map(lineOf),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': partyOf(facts.seller),
          'ram:BuyerTradeParty': { 'ram:ID': facts.customerCode, ...partyOf(facts.buyer) },
          'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': facts.orderReference },
        },
        'ram:ApplicableHeaderTradeDelivery': {},
        'ram:ApplicableHeaderTradeSettlement': settlementOf(facts),
      },
    },
  }) as string
}

function partyOf(firm: Firm): Xml {
  return {
    'ram:Name': `${firm.name} ${firm.form}`.trim(),
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': firm.postcode,
      'ram:LineOne': firm.street,
      ...(firm.extra === '' ? {} : { 'ram:LineTwo': firm.extra }),
      'ram:CityName': firm.city,
      'ram:CountryID': firm.iban.slice(0, 2),
    },
    'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': 'VA', '#text': firm.taxId } },
  }
}

function lineOf(line: Facts['lines'][number], at: number): Xml {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:SellerAssignedID': line.code, 'ram:Name': line.name },
    'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.unitPrice } },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': 'C62', '#text': line.quantity } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': { 'ram:TypeCode': 'VAT', 'ram:CategoryCode': 'S', 'ram:RateApplicablePercent': line.vatRate },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': line.total },
    },
  }
}

function settlementOf(facts: Facts): Xml {
  return {
    'ram:InvoiceCurrencyCode': facts.currency,
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': '58',
      'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': facts.seller.iban },
      'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': facts.seller.bic },
    },
    'ram:ApplicableTradeTax': facts.vat.map((line) => ({
      'ram:CalculatedAmount': line.amount,
      'ram:TypeCode': 'VAT',
      'ram:BasisAmount': line.base,
      'ram:CategoryCode': 'S',
      'ram:RateApplicablePercent': line.rate,
    })),
    'ram:SpecifiedTradePaymentTerms': { 'ram:Description': facts.terms, 'ram:DueDateDateTime': dateTime(facts.dueDate) },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': facts.linesNet,
      'ram:TaxBasisTotalAmount': facts.net,
      'ram:TaxTotalAmount': { '@currencyID': facts.currency, '#text': facts.tax },
      'ram:GrandTotalAmount': facts.gross,
      ...(facts.paid === '' ? {} : { 'ram:TotalPrepaidAmount': facts.paid }),
      'ram:DuePayableAmount': facts.due,
    },
  }
}
