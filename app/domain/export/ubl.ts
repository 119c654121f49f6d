import Big from 'big.js'
import { XMLBuilder } from 'fast-xml-parser'
import type { DocumentView } from '#app/contract/documents.ts'
import { KEPT, prune, text, type Xml } from './ubl-element.ts'
import { accountOf, addressOf, partyOf } from './ubl-party.ts'
import { type Adjustment, completeLine, lineDifference, linesOf, lineTotal, netOf, prepaidOf, sumOf } from './ubl-sums.ts'
import { adjustments, taxesByRate, type TaxOfRate } from './ubl-taxes.ts'

const namespaces = {
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}
/** ISO 4217: no currency known. UBL wants one on every amount. */
const NO_CURRENCY = 'XXX'
/** UN/ECE recommendation 20: pieces. The unit is not among the fields of a document. */
const PIECES = 'C62'
/** UNCL 1001 and 4461: commercial invoice; means of payment not defined. Credit notes are invoices with negative amounts, as EN 16931 allows. */
const COMMERCIAL_INVOICE = '380'
const NOT_DEFINED = '1'
/** BT-24: by which rules a receiver may read it. */
const EN_16931 = 'urn:cen.eu:en16931:2017'

/** What an export says of a document. */
type Told = Pick<DocumentView, 'id' | 'kind' | 'fields' | 'items' | 'vat_details'>

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true, suppressEmptyNode: true })

/**
 * A document as OASIS UBL 2.1: Invoice, or Order for a work order. What the document does not mention is left out, unless the schema demands it.
 * Computed are the sum of the lines, what lies between it and the net total (an allowance or charge), the base of each rate, what was paid before.
 */
export function writeUbl(document: Told): string {
  const [name, body] = document.kind === 'invoice' ? (['Invoice', invoiceOf(document)] as const) : (['Order', orderOf(document)] as const)
  const root = { '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`, ...namespaces, 'cbc:UBLVersionID': '2.1', ...body }
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, [name]: prune(root) }) as string
}

function invoiceOf({ id, fields, items, vat_details }: Told): Xml {
  const money = moneyIn(fields.currency)
  const net = netOf(fields)
  const taxes = taxesByRate(fields, items, vat_details)
  const onlyRate = taxes.length > 1 ? null : (fields.vat_rate ?? taxes[0]?.rate)
  const lines = linesOf(items, net ?? fields.total_amount_with_tax).map((row) => completeLine(row, onlyRate))
  const sum = sumOf(lines)
  const between = adjustments(fields, lines, taxes)
  const betweenOf = (charge: boolean) =>
    sumOf(between.flatMap((one) => (one.charge === charge ? { id: '', total_amount: one.amount } : [])))
  const seller = {
    name: fields.supplier_name,
    address: fields.supplier_address,
    taxId: fields.supplier_tax_id,
    contact: fields.supplier_contact,
    bank: fields.bank_details,
  }
  return {
    'cbc:CustomizationID': EN_16931,
    'cbc:ID': text(fields.invoice_number) ?? id,
    'cbc:IssueDate': text(fields.invoice_date),
    'cbc:DueDate': text(fields.due_date),
    'cbc:InvoiceTypeCode': COMMERCIAL_INVOICE,
    'cbc:Note': [fields.additional_notes, fields.legal_mentions].flatMap((note) => text(note) ?? []),
    'cbc:DocumentCurrencyCode': fields.currency ?? NO_CURRENCY,
    'cac:OrderReference': { 'cbc:ID': text(fields.order_reference) },
    'cac:AccountingSupplierParty': {
      ...KEPT,
      'cac:Party': partyOf(seller),
    },
    'cac:AccountingCustomerParty': {
      ...KEPT,
      'cbc:SupplierAssignedAccountID': text(fields.client_id),
      'cac:Party': partyOf({ name: fields.client_name, address: fields.client_address, writer: seller }),
    },
    'cac:PaymentMeans':
      fields.bank_details || fields.payment_methods
        ? {
            'cbc:PaymentMeansCode': { '@name': text(fields.payment_methods), '#text': NOT_DEFINED },
            'cac:PayeeFinancialAccount': accountOf(fields.bank_details),
          }
        : undefined,
    'cac:PaymentTerms': { 'cbc:Note': text(fields.payment_terms) },
    'cac:AllowanceCharge': between.map((one) => adjustmentOf(one, 'of the whole document', money)),
    'cac:TaxTotal': taxes.length
      ? {
          'cbc:TaxAmount': money(fields.tax_amount ?? sumOf(taxes.map(({ amount }) => ({ id: '', total_amount: amount })))),
          'cac:TaxSubtotal': taxes.map((tax) => subtotalOf(tax, money)),
        }
      : undefined,
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(sum),
      'cbc:TaxExclusiveAmount': money(net),
      'cbc:TaxInclusiveAmount': money(fields.total_amount_with_tax),
      'cbc:AllowanceTotalAmount': money(betweenOf(false)),
      'cbc:ChargeTotalAmount': money(betweenOf(true)),
      'cbc:PrepaidAmount': money(prepaidOf(fields)),
      'cbc:PayableAmount': money(fields.amount ?? fields.total_amount_with_tax ?? net ?? sum),
    },
    'cac:InvoiceLine': lines.map((row, at) => ({
      'cbc:ID': String(at + 1),
      'cbc:InvoicedQuantity': quantity(row.quantity),
      'cbc:LineExtensionAmount': money(lineTotal(row)),
      'cac:AllowanceCharge': lineDifference(row).map((one) => adjustmentOf(one, 'of the line', money)),
      'cac:Item': itemOf(row.description, row.divalto_code, row.vat_rate),
      'cac:Price': { 'cbc:PriceAmount': money(row.unit_price) },
    })),
  }
}

function orderOf({ id, fields, items }: Told): Xml {
  const money = moneyIn(fields.currency)
  const period = {
    'cbc:StartDate': text(fields.requested_delivery_date),
    'cbc:StartTime': fields.start_delivery_time ? `${fields.start_delivery_time}:00` : undefined,
    'cbc:EndTime': fields.end_delivery_time ? `${fields.end_delivery_time}:00` : undefined,
  }
  return {
    'cbc:ID': text(fields.name) ?? id,
    'cbc:IssueDate': text(fields.order_date),
    'cbc:Note': text(fields.note),
    'cbc:DocumentCurrencyCode': text(fields.currency),
    'cac:BuyerCustomerParty': {
      ...KEPT,
      'cbc:SupplierAssignedAccountID': text(fields.customer_code),
      'cac:Party': partyOf({ name: fields.customer_company_name, contact: fields.client_name }),
    },
    // The schema wants it; whom the order is for is not among its fields.
    'cac:SellerSupplierParty': { ...KEPT },
    'cac:Delivery': { 'cac:DeliveryAddress': addressOf(fields.delivery_address), 'cac:RequestedDeliveryPeriod': period },
    'cac:AnticipatedMonetaryTotal':
      fields.total_amount_with_tax || fields.total_amount_without_tax
        ? {
            'cbc:LineExtensionAmount': money(sumOf(items)),
            'cbc:TaxExclusiveAmount': money(fields.total_amount_without_tax),
            'cbc:TaxInclusiveAmount': money(fields.total_amount_with_tax),
            'cbc:PayableAmount': money(fields.total_amount_with_tax ?? fields.total_amount_without_tax),
          }
        : undefined,
    'cac:OrderLine': linesOf(items, null).map((row, at) => ({
      'cac:LineItem': {
        'cbc:ID': String(at + 1),
        'cbc:Quantity': quantity(row.requested_quantity),
        'cbc:LineExtensionAmount': money(row.total_amount),
        'cac:Price': { 'cbc:PriceAmount': money(row.unit_price) },
        'cac:Item': itemOf(row.product_name, row.product_code),
      },
    })),
  }
}

function itemOf(name: string | null | undefined, code: string | null | undefined, rate?: string | null): Xml {
  return {
    'cbc:Name': text(name) ?? text(code) ?? '-',
    'cac:SellersItemIdentification': { 'cbc:ID': text(code) },
    'cac:ClassifiedTaxCategory': rate ? taxCategory(rate) : undefined,
  }
}

function subtotalOf({ rate, amount, base }: TaxOfRate, money: Money): Xml {
  return {
    'cbc:TaxableAmount': money(base),
    'cbc:TaxAmount': money(amount),
    'cac:TaxCategory': rate ? taxCategory(rate) : { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
  }
}

/** UNCL 5305: S standard, Z zero rated. */
function taxCategory(rate: string): Xml {
  return { 'cbc:ID': new Big(rate).eq(0) ? 'Z' : 'S', 'cbc:Percent': rate, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
}

type Money = (value: string | null | undefined) => Xml | undefined
function moneyIn(currency: string | null | undefined): Money {
  return (value) => (value ? { '@currencyID': currency ?? NO_CURRENCY, '#text': value } : undefined)
}

const quantity = (value: string | null | undefined): Xml | undefined => (value ? { '@unitCode': PIECES, '#text': value } : undefined)

function adjustmentOf({ amount, charge, rate }: Adjustment, what: string, money: Money): Xml {
  return {
    'cbc:ChargeIndicator': String(charge),
    'cbc:AllowanceChargeReason': `${charge ? 'Charges' : 'Discounts'} ${what}`,
    'cbc:Amount': money(amount),
    'cac:TaxCategory': rate ? taxCategory(rate) : undefined,
  }
}
