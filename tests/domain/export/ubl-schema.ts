import type { XmlElement } from '#app/engine/understand/einvoice/xml.ts'

/**
 * What OASIS UBL 2.1 (os-UBL-2.1, xsd/maindoc and xsd/common) says of the elements that are written: their children in the order of the schema,
 * `!` exactly one, `+` one or more, `*` any number, else at most one. An excerpt: no library that carries the schema files can be had offline.
 */
const sequences: Record<string, string> = {
  Invoice:
    'UBLVersionID CustomizationID ProfileID ID! CopyIndicator UUID IssueDate! IssueTime DueDate InvoiceTypeCode Note* TaxPointDate DocumentCurrencyCode ' +
    'InvoicePeriod* OrderReference BillingReference* AccountingSupplierParty! AccountingCustomerParty! PayeeParty Delivery* DeliveryTerms PaymentMeans* ' +
    'PaymentTerms* PrepaidPayment* AllowanceCharge* TaxTotal* WithholdingTaxTotal* LegalMonetaryTotal! InvoiceLine+',
  Order:
    'UBLVersionID CustomizationID ProfileID ID! CopyIndicator UUID IssueDate! IssueTime OrderTypeCode Note* DocumentCurrencyCode ValidityPeriod* ' +
    'BuyerCustomerParty! SellerSupplierParty! OriginatorCustomerParty AccountingCustomerParty Delivery* DeliveryTerms PaymentMeans* PaymentTerms* ' +
    'AllowanceCharge* TaxTotal* AnticipatedMonetaryTotal OrderLine+',
  OrderReference: 'ID! SalesOrderID',
  AccountingSupplierParty: 'CustomerAssignedAccountID AdditionalAccountID* Party',
  AccountingCustomerParty: 'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* Party',
  BuyerCustomerParty: 'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* Party',
  SellerSupplierParty: 'CustomerAssignedAccountID AdditionalAccountID* Party',
  Party:
    'WebsiteURI EndpointID PartyIdentification* PartyName* Language PostalAddress PhysicalLocation PartyTaxScheme* PartyLegalEntity* Contact',
  PartyName: 'Name!',
  PartyTaxScheme: 'RegistrationName CompanyID TaxScheme!',
  TaxScheme: 'ID Name',
  Contact: 'ID Name Telephone Telefax ElectronicMail',
  PostalAddress: 'ID StreetName AdditionalStreetName CityName PostalZone AddressLine* Country',
  DeliveryAddress: 'ID StreetName AdditionalStreetName CityName PostalZone AddressLine* Country',
  AddressLine: 'Line!',
  Delivery: 'ID ActualDeliveryDate LatestDeliveryDate DeliveryAddress DeliveryLocation RequestedDeliveryPeriod',
  RequestedDeliveryPeriod: 'StartDate StartTime EndDate EndTime',
  PaymentMeans: 'ID PaymentMeansCode! PaymentDueDate PaymentID* PayerFinancialAccount PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  FinancialInstitutionBranch: 'ID Name',
  PartyLegalEntity: 'RegistrationName CompanyID RegistrationDate',
  Country: 'IdentificationCode Name',
  PaymentTerms: 'ID Note*',
  AllowanceCharge:
    'ID ChargeIndicator! AllowanceChargeReasonCode AllowanceChargeReason* MultiplierFactorNumeric Amount! BaseAmount TaxCategory*',
  TaxTotal: 'TaxAmount! RoundingAmount TaxSubtotal*',
  TaxSubtotal: 'TaxableAmount TaxAmount! Percent TaxCategory!',
  TaxCategory: 'ID Name Percent TaxExemptionReason* TaxScheme!',
  ClassifiedTaxCategory: 'ID Name Percent TaxExemptionReason* TaxScheme!',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount!',
  AnticipatedMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount!',
  InvoiceLine: 'ID! UUID Note* InvoicedQuantity LineExtensionAmount! AllowanceCharge* TaxTotal* Item! Price',
  OrderLine: 'Note* LineItem!',
  LineItem: 'ID! Note* Quantity LineExtensionAmount Delivery* AllowanceCharge* Price Item!',
  Item: 'Description* Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification ClassifiedTaxCategory*',
  SellersItemIdentification: 'ID!',
  Price: 'PriceAmount! BaseQuantity',
}

/** What is against the schema, one sentence each. */
export function schemaFaults(element: XmlElement): string[] {
  const sequence = sequences[element.name]
  if (sequence === undefined) return element.children.length > 0 ? [`${element.name} may hold no elements`] : leafFaults(element)
  const parts = sequence.split(' ').map((part) => ({ name: part.replace(/[!+*]$/, ''), many: /[!+*]$/.exec(part)?.[0] ?? '?' }))
  const names = element.children.map(({ name }) => name)
  const places = names.map((name) => parts.findIndex((part) => part.name === name))
  return [
    ...names.filter((_, at) => places[at] === -1).map((name) => `${element.name} knows no ${name}`),
    ...names.filter((_, at) => at > 0 && places[at]! < places[at - 1]!).map((name) => `${name} stands too late in ${element.name}`),
    ...parts.flatMap(({ name, many }) => countFault(element.name, name, many, names.filter((one) => one === name).length)),
    ...element.children.flatMap(schemaFaults),
  ]
}

function countFault(parent: string, name: string, many: string, count: number): string[] {
  const isWrong = ('!+'.includes(many) && count === 0) || ('!?'.includes(many) && count > 1)
  return isWrong ? [`${parent} has ${count} ${name}`] : []
}

/** xsd:decimal with a currency or unit, xsd:date, xsd:time, xsd:boolean; nothing else may be empty. */
function leafFaults({ name, text, attributes }: XmlElement): string[] {
  if (text === '') return [`${name} is empty`]
  const fault = (isRight: boolean) => (isRight ? [] : [`${name} is "${text}"`])
  if (name.endsWith('Amount')) return fault(/^-?\d+(\.\d+)?$/.test(text) && /^[A-Z]{3}$/.test(attributes.currencyID ?? ''))
  if (name.endsWith('Quantity')) return fault(/^-?\d+(\.\d+)?$/.test(text) && Boolean(attributes.unitCode))
  if (name.endsWith('Date')) return fault(/^\d{4}-\d{2}-\d{2}$/.test(text))
  if (name.endsWith('Time')) return fault(/^\d{2}:\d{2}:\d{2}$/.test(text))
  return name.endsWith('Indicator') ? fault(text === 'true' || text === 'false') : []
}
