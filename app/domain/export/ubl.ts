import Big from 'big.js'
import { XMLBuilder } from 'fast-xml-parser'
import type { DocumentView, Row } from '#app/contract/documents.ts'
import { baseOf, type Difference, linesOf, lineTotal, signed, sumOf, sumUp } from './ubl-sums.ts'

/** An element: its children by name in the order of the schema, a list where one may repeat, its text; `@…` are attributes. */
interface Xml {
  [name: string]: Xml | Xml[] | string | string[] | undefined
}

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

/** Marks an element that the schema demands. */
const KEPT = { '@kept': 'yes' }

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
            'cac:PayeeFinancialAccount': { 'cbc:ID': text(fields.bank_details) },
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
      'cac:Item': itemOf(row.description, row.divalto_code, row.vat_rate),
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

interface Party {
  name: string | null | undefined
  address?: string | null | undefined
  taxId?: string | null | undefined
  contact?: string | null | undefined
}

function partyOf({ name, address, taxId, contact }: Party): Xml {
  return {
    'cac:PartyName': { 'cbc:Name': text(name) },
    'cac:PostalAddress': addressOf(address),
    'cac:PartyTaxScheme': taxId ? { 'cbc:CompanyID': text(taxId), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } : undefined,
    'cac:Contact': contact?.includes('@') ? { 'cbc:ElectronicMail': text(contact) } : { 'cbc:Name': text(contact) },
  }
}

/** Addresses are kept as printed, so they go out line by line. */
function addressOf(address: string | null | undefined): Xml | undefined {
  const lines = address?.split(/\r?\n/).flatMap((line) => text(line.trim()) ?? [])
  return lines && { 'cac:AddressLine': lines.map((line) => ({ 'cbc:Line': line })) }
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

/** Without the control characters that XML 1.0 forbids even when escaped. */
function text(value: string | null | undefined): string | undefined {
  // XML 1.0, production 2: tab, line feed and carriage return are the only ones below a blank.
  const allowed = value?.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
  return allowed === '' ? undefined : allowed
}

/** Elements without content say nothing and some are against the schema; others it demands, even empty. */
function prune(element: Xml): Xml {
  const filled = Object.entries(element).flatMap(([name, value]): [string, Xml[string]][] => {
    if (value === undefined || value === '') return []
    if (typeof value === 'string') return [[name, value]]
    if (Array.isArray(value)) {
      const kept = value
        .map((one) => (typeof one === 'string' ? one : prune(one)))
        .filter((one) => typeof one === 'string' || hasContent(one))
      return kept.length > 0 ? [[name, kept as Xml[]]] : []
    }
    const inside = prune(value)
    return hasContent(inside) || value['@kept'] ? [[name, inside]] : []
  })
  return Object.fromEntries(filled.filter(([name]) => name !== '@kept'))
}

const hasContent = (element: Xml) => Object.keys(element).some((name) => !name.startsWith('@'))
