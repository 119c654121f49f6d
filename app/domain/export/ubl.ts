import Big from 'big.js'
import { XMLBuilder } from 'fast-xml-parser'
import type { DocumentView, Row } from '#app/contract/documents.ts'
import { KEPT, prune, text, type Xml } from './ubl-element.ts'
import { accountOf, addressOf, partyOf } from './ubl-party.ts'
import { baseOf, type Difference, linesOf, lineTotal, rateOf, signed, sumOf, sumUp } from './ubl-sums.ts'

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

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true, suppressEmptyNode: true })

/**
 * A document as OASIS UBL 2.1: Invoice, or Order for a work order. What the document does not mention is left out, unless the schema demands it.
 * Computed are the sum of the lines, what lies between it and the net total (an allowance or charge), the base of each rate, what was paid before.
 */
export function writeUbl(document: DocumentView): string {
  const [name, body] = document.kind === 'invoice' ? (['Invoice', invoiceOf(document)] as const) : (['Order', orderOf(document)] as const)
  const root = { '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`, ...namespaces, 'cbc:UBLVersionID': '2.1', ...body }
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, [name]: prune(root) }) as string
}

function invoiceOf({ id, fields, items, vat_details }: DocumentView): Xml {
  const money = moneyIn(fields.currency)
  const sums = sumUp(fields, items)
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
      'cac:Party': partyOf({
        name: fields.supplier_name,
        address: fields.supplier_address,
        taxId: fields.supplier_tax_id,
        contact: fields.supplier_contact,
        bank: fields.bank_details,
      }),
    },
    'cac:AccountingCustomerParty': {
      ...KEPT,
      'cbc:SupplierAssignedAccountID': text(fields.client_id),
      'cac:Party': partyOf({ name: fields.client_name, address: fields.client_address }),
    },
    'cac:PaymentMeans':
      fields.bank_details || fields.payment_methods
        ? {
            'cbc:PaymentMeansCode': { '@name': text(fields.payment_methods), '#text': NOT_DEFINED },
            'cac:PayeeFinancialAccount': accountOf(fields.bank_details),
          }
        : undefined,
    'cac:PaymentTerms': { 'cbc:Note': text(fields.payment_terms) },
    'cac:AllowanceCharge': sums.difference && differenceOf(sums.difference, vat_details, money),
    'cac:TaxTotal': fields.tax_amount
      ? {
          'cbc:TaxAmount': money(fields.tax_amount),
          'cac:TaxSubtotal': vat_details.map((row) => subtotalOf(row, baseOf(row, fields, items, vat_details), money)),
        }
      : undefined,
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(sums.lines),
      'cbc:TaxExclusiveAmount': money(fields.subtotal_without_tax),
      'cbc:TaxInclusiveAmount': money(fields.total_amount_with_tax),
      ...(sums.difference && {
        [sums.difference.charge ? 'cbc:ChargeTotalAmount' : 'cbc:AllowanceTotalAmount']: money(sums.difference.amount),
      }),
      'cbc:PrepaidAmount': money(sums.prepaid),
      'cbc:PayableAmount': money(fields.amount ?? fields.total_amount_with_tax ?? fields.subtotal_without_tax ?? sums.lines),
    },
    'cac:InvoiceLine': linesOf(items, fields.subtotal_without_tax ?? fields.total_amount_with_tax).map((row, at) => ({
      'cbc:ID': String(at + 1),
      'cbc:InvoicedQuantity': quantity(signed(row).quantity),
      'cbc:LineExtensionAmount': money(lineTotal(row)),
      'cac:Item': itemOf(row.description, row.divalto_code, rateOf(row, fields, vat_details)),
      'cac:Price': { 'cbc:PriceAmount': money(signed(row).unit_price) },
    })),
  }
}

function orderOf({ id, fields, items }: DocumentView): Xml {
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

function subtotalOf(row: Row, base: string | null | undefined, money: Money): Xml {
  return {
    'cbc:TaxableAmount': money(base),
    'cbc:TaxAmount': money(row.amount),
    'cac:TaxCategory': row.rate ? taxCategory(row.rate) : { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
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

/** What lies between the lines and the net total, as one allowance or charge of the whole document; its tax where there is one rate. */
function differenceOf({ amount, charge }: Difference, vatLines: readonly Row[], money: Money): Xml {
  const [rate, ...others] = vatLines.flatMap((row) => row.rate ?? [])
  return {
    'cbc:ChargeIndicator': String(charge),
    'cbc:AllowanceChargeReason': charge ? 'Charges of the whole document' : 'Discounts of the whole document',
    'cbc:Amount': money(amount),
    'cac:TaxCategory': rate && others.length === 0 ? taxCategory(rate) : undefined,
  }
}
