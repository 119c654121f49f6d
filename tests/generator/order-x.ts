import { XMLBuilder } from 'fast-xml-parser'
import type { Facts } from './facts.ts'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })
const dateTime = (iso: string, time?: string) => ({
  'udt:DateTimeString': { '@format': time ? '203' : '102', '#text': iso.replaceAll('-', '') + (time ?? '').replace(':', '') },
})

/** The facts of an order as Order-X 1.0, profile COMFORT (UN/CEFACT SCRDM CII order, D20B). */
export function writeOrderX(facts: Facts): string {
  const [from, to] = facts.window ?? []
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:SCRDMCCBDACIOMessageStructure': {
      '@xmlns:rsm': 'urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100',
      '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:128',
      '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:128',
      'rsm:ExchangedDocument': { 'ram:ID': facts.number, 'ram:TypeCode': '220', 'ram:IssueDateTime': dateTime(facts.date) },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': facts.lines.map((line, at) => ({
          'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
          'ram:SpecifiedTradeProduct': { 'ram:SellerAssignedID': line.code, 'ram:Name': line.name },
          'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.unitPrice } },
          'ram:SpecifiedLineTradeDelivery': { 'ram:RequestedQuantity': { '@unitCode': 'C62', '#text': line.quantity } },
          'ram:SpecifiedLineTradeSettlement': {
            'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': line.total },
          },
        })),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': { 'ram:Name': facts.seller.name },
          'ram:BuyerTradeParty': {
            'ram:ID': facts.customerCode,
            'ram:Name': `${facts.buyer.name} ${facts.buyer.form}`.trim(),
            'ram:DefinedTradeContact': { 'ram:PersonName': facts.buyer.person, 'ram:DepartmentName': facts.department },
          },
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ShipToTradeParty': {
            'ram:Name': facts.delivery.place,
            'ram:PostalTradeAddress': {
              'ram:PostcodeCode': facts.delivery.postcode,
              'ram:LineOne': facts.delivery.street,
              'ram:CityName': facts.delivery.city,
            },
          },
          'ram:RequestedDeliverySupplyChainEvent': {
            'ram:OccurrenceSpecifiedPeriod': {
              'ram:StartDateTime': dateTime(facts.dueDate, from),
              'ram:EndDateTime': dateTime(facts.dueDate, to),
            },
          },
        },
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:OrderCurrencyCode': facts.currency,
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': facts.linesNet,
            'ram:TaxBasisTotalAmount': facts.net,
            'ram:TaxTotalAmount': { '@currencyID': facts.currency, '#text': facts.tax },
            'ram:GrandTotalAmount': facts.gross,
          },
        },
      },
    },
  }) as string
}

/** An invoice of the generator as ZUGFeRD 1.0, whose elements had other names. */
export function asZugferd1(cii: string): string {
  return cii
    .replaceAll('rsm:CrossIndustryInvoice', 'rsm:CrossIndustryDocument')
    .replaceAll('rsm:ExchangedDocument>', 'rsm:HeaderExchangedDocument>')
    .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
    .replaceAll(/ram:ApplicableHeaderTrade(Agreement|Delivery|Settlement)/g, 'ram:ApplicableSupplyChainTrade$1')
    .replaceAll(/ram:SpecifiedLineTrade(Agreement|Delivery|Settlement)/g, 'ram:SpecifiedSupplyChainTrade$1')
    .replaceAll(/ram:SpecifiedTradeSettlement(?:Line|Header)MonetarySummation/g, 'ram:SpecifiedTradeSettlementMonetarySummation')
    .replaceAll('ram:RateApplicablePercent', 'ram:ApplicablePercent')
    .replaceAll('ram:IssuerAssignedID', 'ram:ID')
}
