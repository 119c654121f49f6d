import type { Sight } from '../candidates.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { readCast } from '../parties/cast.ts'
import { isAtSupplier } from '../parties/suppliers-person.ts'
import { isUnderTitle, UNDER_TITLE } from './number-under-title.ts'
import { isCreditedInvoice } from './credited-invoice.ts'
import { isReferenceOfCustomer } from './order-of-customer.ts'
import { isShipDay, SHIPPED } from './ship-day.ts'
import { isBesideYours, isMatter, isSellersContact, isSellersNumber, isSellersQuote } from './sellers-own.ts'
import { isQuoteWord, isSellersOrder } from '../titles/titles.ts'
import { fold } from '../words/fold.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { pattern } from '../words/pattern.ts'

const SELLERS = 0.25 // little enough not to be given alone
const SELLERS_ORDER = 0.44
const PASSING = 0.7
const QUOTE = 0.6

/** What a value behind such a label is worth to the field, where it may be somebody else's than the one's who is asked for: a factor, 1 as a rule. */
export function worthToField(field: string, label: Label, page: LabelledLine[], sight: Sight): number {
  if (field === 'client_name' && (isSellersContact(label, sight) || isAtSupplier(label, page, sight))) return SELLERS
  if (field === 'client_name' && isApprover(label)) return APPROVED
  if (field === 'client_name' && isContactBesideBuyer(label, page)) return BESIDE_BUYER
  if (field === 'name' && (isOfRequisition(label) || isValueOfReference(label, page))) return SELLERS
  if (field === 'order_reference' && (isSellersNumber(label) || (saysOrder(label) && isBesideYours(label, page)))) return SELLERS_ORDER
  if ((field === 'name' || field === 'invoice_number') && isUnderTitle(label, page, sight)) return UNDER_TITLE
  if (field === 'name' && (isSellersQuote(label, sight) || isYours(label, sight))) return QUOTE
  if (field === 'invoice_date' && (isOfOtherPaper(label) || isOfInvoiceAbove(label, page))) return SELLERS
  if (field === 'order_reference' && isFile(label)) return SELLERS
  if ((field === 'order_reference' || field === 'invoice_number') && isCall(label))
    return isCalledFor(page) === (field === 'invoice_number') ? 1 : SELLERS
  if (field === 'requested_delivery_date' && isShipDay(label, page)) return SHIPPED
  if (field === 'invoice_number' && isBordereau(label)) return SLIP
  if (field === 'invoice_number' && isOfEach(label, sight)) return SELLERS
  if (field === 'invoice_number' && isCreditedInvoice(label, page)) return SELLERS
  if (field === 'due_date' && isOfAuthorisation(label)) return SELLERS
  if (field === 'order_reference' && isOfQuote(label)) return ANSWERED
  if (field === 'order_date' && isOfQuote(label)) return DAY_OF_QUOTE
  if (field === 'order_reference' && isSlip(label)) return SELLERS
  if (field === 'client_id' && (isDesk(label) || isToPayTo(label, page) || isMatter(label))) return SELLERS
  if (field === 'client_id' && isOwnReference(label, page)) return OWN
  return isPassing(label) ? PASSING : 1
}

/** `Serial no. SN-4471` under one line, `Serial no. SN-4620` under another: numbers of what was bought. */
const isOfEach = ({ textLine, start, end }: Label, { lines }: Sight) =>
  /^s[ée]ri(?:al|e)/iu.test(textLine.text.slice(start, end)) &&
  lines.filter(({ text, labels: [first] }) => first?.leads && text.startsWith(textLine.text.slice(start, end))).length > 1

/** `Bordereau n° 26-118` of an auction is its invoice; elsewhere it is some slip, beside which the invoice has a number of its own. */
const isBordereau = ({ textLine: { text }, start }: Label) => /^bordereau/i.test(text.slice(start))
const SLIP = 0.75

const OWN = 0.6

/** `Customer ref` beside `Account`, `Réf. client` beside `Code client`: where the number at the seller has a label of its own, it is what the customer calls the order. */
const isOwnReference = ({ textLine, start, end }: Label, page: readonly LabelledLine[]) =>
  isReferenceOfCustomer.test(fold(textLine.text.slice(start, end))) &&
  page.some(({ text, labels }) =>
    labels.some(
      (other) =>
        other.sayings.some(({ name }) => name === 'customer_number') &&
        !isReferenceOfCustomer.test(fold(text.slice(other.start, other.end))) &&
        /^(?:account|a\/c|acct|cust\p{L}*|client|kunden|debitor|code|no|n[°º]|num\p{L}*|compte|cod|codigo|cuenta)/u.test(
          fold(text.slice(other.start, other.end)),
        ),
    ),
  )

/** `30 days from date of invoice: 19 July 2025`: when it is due, and not since when. */
export const isBeginOfTerm = ({ textLine: { text }, start, leads }: Label) =>
  !leads &&
  /\b(?:days?|jours|d[ií]as|tage|giorni|dagen)\b.{0,14}\s(?:from|of|after|following|de|apr[èe]s|desde|ab|nach|dalla|na|vanaf)\s(?:(?:the|la|der|le)\s)?$/iu.test(
    text.slice(0, start),
  )

/** `Authorised by: H. Prescott` under an order that somebody else is to be asked about: who let it pass, and prepared nothing. */
const isApprover = ({ textLine: { text }, start, end }: Label) =>
  /^(?:authori[sz]ed|approved|autorizad[oa]|aprobad[oa]|autoris[ée]e?|approuv[ée]e?|genehmigt|freigegeben|autorizza|approvat|goedgekeurd)/iu.test(
    text.slice(start, end),
  )
const APPROVED = 0.9

/** `Buyer | Sandra Okafor` over `Contact Person | Jim Treadwell`: where the buyer is told, the contact is the supplier's. */
const isContactBesideBuyer = ({ textLine, start, end }: Label, page: readonly LabelledLine[]) =>
  contact.test(fold(textLine.text.slice(start, end))) &&
  page.some(
    ({ text, labels: [first] }) => first?.leads && (first.closes || first.colon) && buyer.test(fold(text.slice(first.start, first.end))),
  )
const contact =
  /^(?:contact person|contact|persona (?:de )?contacto|pessoa (?:de )?contacto|ansprechpartner|personne a contacter|contactpersoon|persona di contatto)$/u
const buyer = /^(?:buyer|comprador|compradora|acheteur|acheteuse|einkaufer|einkauferin|inkoper|acquirente|purchaser)$/u
const BESIDE_BUYER = 0.85

/** `Intervention du 16/11 sur site, bon n° 3312`: the slip that the fitter left. */
const isSlip = ({ textLine: { text }, start, end, leads }: Label) => !leads && /^bon n/i.test(text.slice(start, end))

/** `Atención al cliente: 900 811 290`, `Service client : 3977`: whom to ring up. */
const isDesk = ({ textLine: { text }, start, end }: Label) =>
  /cliente?s?$/i.test(text.slice(start, end)) &&
  /(?:atenci[oó]n|serv[ií][czç]i?[oe]s?|assistenza|apoio|relations?)\s(?:(?:al?|aos?|de|du|des|del|do)\s)?$/iu.test(text.slice(0, start))

/** `Account Number: 7714402` under `Pay Bill: 522533` or `Bank Name: …`: where the money is to go. */
const isToPayTo = ({ textLine: { text, line }, start, end }: Label, page: readonly LabelledLine[]) =>
  /^(?:account|acc|a\/c|compte|cuenta|konto)/i.test(text.slice(start, end)) &&
  page.some(
    ({ line: over, text: said }) =>
      over.page === line.page &&
      Math.abs(over.box.left - line.box.left) < 3 &&
      over.box.top < line.box.top &&
      line.box.top - over.box.bottom < ABOVE * line.size &&
      payTo.test(fold(said)),
  )
const ABOVE = 4 // times the type's height
const payTo =
  /^(?:pay ?bill|till|m-?pesa|mobile money|orange money|airtel|bank(?: name)?\s?:|bank transfer|account name|sort code|swift|branch)/u

const saysOrder = ({ sayings }: Label) => sayings.some(({ name }) => name === 'order_number')

/** `CAE: 75190022817364  Vto.: 18/05/2025`: until when the tax office's leave to print it holds. */
const isOfAuthorisation = ({ textLine: { text }, start }: Label) => /\bC\.?A\.?E\.?\P{L}*$/u.test(text.slice(0, start))

/** `Verordnung vom: 29.10.2025`, `Lieferschein vom 3.2.`: the day of the paper that is named before it. */
const isOfOtherPaper = ({ textLine: { text }, start, end, leads }: Label) =>
  !leads && /^(?:vom|van|del)$/i.test(text.slice(start, end)) && otherPaper.test(text.slice(0, start))
const otherPaper = pattern('iu')`
  (?:^|\s)(?:
    verordnung|rezept|überweisung|lieferschein|vertrag|bescheid|angebot|auftrag|bestellung|rapport|protokoll|gutachten|recept|
    verwijzing|pakbon|contract|offerte|bestelling|albarán|contrato|presupuesto|pedido|contratto|ordine|ddt|preventivo
  )(?:s?[\s-]?(?:nr|no|nummer|n[.°º])\.?:?)?(?:\s\S*\d\S*)?\s$
`

/** `Applies to invoice   INV-118830` over `Invoice date`: on the paper that takes it back, the day is that invoice's. */
const isOfInvoiceAbove = ({ textLine: { text, line }, start, end }: Label, page: readonly LabelledLine[]) =>
  ofInvoice.test(text.slice(start, end)) &&
  page.some(
    (above) =>
      above.line.page === line.page &&
      Math.abs(above.line.box.left - line.box.left) < 3 &&
      line.box.top > above.line.box.top &&
      line.box.top - above.line.box.bottom < line.size &&
      takenBack.test(fold(above.text)),
  )
const ofInvoice = /invoice|facture|rechnung|factura|fattura|factuur/i
const takenBack = pattern()`
  ^(?:appl(?:ies|ied) to|credit for|credited|corrects?|original|against|your) (?:our )?invoice|
  ^facture (?:d'origine|concernee|initiale|rectifiee|creditee)|^(?:ursprungs|bezugs|original)-?rechnung|^(?:zu|bezug) rechnung|
  ^factura (?:original|rectificada|abonada|de origen)|^rectifica a
`

/** `Nº de expediente` on an invoice is the file of the tender or of the court, and no order. */
const isFile = ({ textLine: { text }, start, end }: Label) => /expediente/i.test(text.slice(start, end))

/** `Appel n°` is what a landlord or a managing agent numbers, where the paper calls for rent or funds; elsewhere what was called off. */
const isCall = ({ textLine: { text }, start, end }: Label) => /^appel (?:n[°ºo]|r[ée]f)/iu.test(text.slice(start, end))
const isCalledFor = (page: readonly LabelledLine[]) =>
  page.some(({ text }) =>
    /^(?:\p{Lu}?\d?\s)?appels? (?:de |des |du )?(?:\d{1,2}e?r?e? )?(?:loyers?|fonds|charges|provisions?|cotisations?)(?!\p{L})/iu.test(
      text,
    ),
  )

/** `Quote no.`, `Angebots-Nr.`, `Date du devis`: the offer that was answered is no order, and its day is that of the order where no other is. */
const isOfQuote = ({ textLine: { text }, start, end }: Label) => isQuoteWord(text.slice(start, end))
const ANSWERED = 0.3
const DAY_OF_QUOTE = 0.7

/** `Demande d'achat n° : DA-112`: what somebody in the house asked for, before it was ordered. */
const isOfRequisition = ({ textLine: { text }, start, leads }: Label) =>
  !leads &&
  /(?:demande d['’ ]achat|purchase requisition|solicitud de compra|bestellanforderung|banf|richiesta d['’ ]acquisto)\W*$/i.test(
    text.slice(0, start),
  )

/** `Referencia | Pedido de compra 00388`: the number of what this order goes back to, in the cell behind its label. */
function isValueOfReference({ leads, colon, textLine: { line } }: Label, page: readonly LabelledLine[]): boolean {
  if (!leads || colon) return false
  const before = page
    .filter(({ line: { box, page: number } }) => number === line.page && box.right < line.box.left && Math.abs(box.top - line.box.top) < 3)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)[0]?.labels[0]
  return before?.leads === true && before.closes && before.sayings.some(({ name, weak }) => name === 'reference' && !weak)
}

/** "Deliver from 7 to 10, contact: M. Bos": whoever is named in passing is there to be called, and ordered nothing. */
const isPassing = ({ leads, sayings, start, textLine }: Label) =>
  !leads && start > 12 && sayings.some(({ name }) => name === 'contact_person') && /[,;(]\s*$/.test(textLine.text.slice(0, start))

const yours = /^(?:(?:votre|vos|your|ihre?|su|vuestr[oa]|vostr[oa]|uw)\s|s\/\s?)/i

/** `Votre référence de commande : DEV-25` on the buyer's own order is how the seller calls it. */
const isYours = ({ textLine, start, end }: Label, sight: Sight) =>
  yours.test(textLine.text.slice(start, end)) && !readCast(sight).bySeller && !sight.document.pages.slice(0, 1).some(isSellersOrder)

const bankLabels = new Set<LabelName>(['iban', 'bic', 'sort_code', 'bank'])

/** "Account no." among the lines of a bank is the supplier's account, not the customer's number. */
export function isBankAccount(label: Label, page: LabelledLine[]): boolean {
  if (!label.sayings.some(({ name }) => name === 'account')) return false
  return page.some(
    ({ line, labels, text }) =>
      (sortOfAccount.test(text) && Math.abs(line.box.top - label.box.top) < 3) ||
      (Math.abs(line.box.top - label.box.top) < 45 &&
        (line === label.textLine.line || Math.abs(line.box.left - label.box.left) < 160) &&
        (labels.some(({ sayings }) => sayings.some(({ name, weak }) => !weak && bankLabels.has(name))) || mobileMoney.test(text))),
  )
}

/** `Tipo de cuenta: Corriente` beside the number: banks keep accounts of several sorts. */
const sortOfAccount =
  /^(?:tipo de cuenta|account type|type of account|type de compte|kontoart|tipo (?:di|de) conta?o?|soort rekening)(?!\p{L})/iu

/** `Pay Bill: 522533` over `Account Number: 7714402`: money sent by telephone goes to an account too. */
const mobileMoney =
  /^(?:pay ?bill|(?:buy goods )?till|(?:lipa na )?m-?pesa|airtel money|mtn momo|mobile money|orange money|wave|ecocash|tigo ?pesa)(?!\p{L})/iu
