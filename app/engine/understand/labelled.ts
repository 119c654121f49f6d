import type { Candidate, Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import { readBrokenTitle } from './broken-title.ts'
import { isQuoteWord, isSellersOrder } from './titles.ts'
import { readDeliveryDay, readDeliverySentence } from './delivery-sentence.ts'
import { readDueSentence } from './due-sentence.ts'
import { isGrid } from './label-grid.ts'
import type { Label, LabelledLine } from './labels.ts'
import { isDeduction } from './other-invoices.ts'
import { readCast } from './parties/cast.ts'
import { hasAddress } from './parties/party.ts'
import { isPayingOffice } from './parties/paying-office.ts'
import { isSameName } from './parties/same-name.ts'
import { isAtSupplier } from './parties/suppliers-person.ts'
import { isSellersNumber, isUnderSupplier } from './sellers-own.ts'
import { type Found, placeScore, propose } from './propose.ts'
import { readCodes, readCurrencies, readCustomerCodes, readDates, readNames, readPersons, readReferences } from './spot-readers.ts'
import { findSpots, linesByPage, type Spot } from './spots.ts'
import { datedBy, readDateBehind, readLetterDate, readLoneDate, readTitled } from './title-number.ts'
import { findDates } from './values/date.ts'
import type { LabelName } from './vocabulary/vocabulary.ts'
import { withRestOfPerson } from './wrapped-person.ts'

/** What a label gives a field, and how much it is worth beside a label of the field's own (1). */
type Sources = Partial<Record<LabelName, number>>

interface Rule {
  read: (spot: Spot, sight: Sight) => Found[]
  labels: Sources
}

const rules: Record<'invoice' | 'work_order', Record<string, Rule>> = {
  invoice: {
    invoice_number: { read: readCodes, labels: { invoice_number: 1 } },
    invoice_date: { read: readDates, labels: { invoice_date: 1, date: 0.88 } },
    due_date: { read: readDates, labels: { due_date: 1 } },
    order_reference: { read: readReferences, labels: { order_number: 0.95, reference: 0.45 } },
    client_id: { read: readCustomerCodes, labels: { customer_number: 1 } },
    currency: { read: readCurrencies, labels: { currency: 1 } },
  },
  work_order: {
    name: { read: readCodes, labels: { order_number: 1, invoice_number: 0.4 } },
    order_date: { read: readDates, labels: { order_date: 1, date: 0.88, invoice_date: 0.5 } },
    requested_delivery_date: { read: readDates, labels: { delivery_date: 1 } },
    customer_code: { read: readCustomerCodes, labels: { customer_number: 1 } },
    client_name: { read: readPersons, labels: { buyer_person: 0.95 } },
    department: { read: readNames, labels: { department: 0.95 } },
    currency: { read: readCurrencies, labels: { currency: 1 } },
  },
}

/** Codes, dates and names that stand beside their label. */
export function findLabelled(sight: Sight): Candidates {
  const fields = Object.entries(rules[sight.context.kind])
  const found: Candidates = Object.fromEntries(fields.map(([field]) => [field, []]))
  const pages = linesByPage(sight.open)
  const dated = datedBy[sight.context.kind]
  const number = sight.context.kind === 'invoice' ? 'invoice_number' : 'name'
  for (const line of sight.open.filter((one) => !isDeduction(one, pages.get(one.line.page) ?? []))) {
    const titled = readTitled(line, pages.get(line.line.page) ?? [], sight)
    found[number]!.push(...titled.numbers, ...readBrokenTitle(line, pages.get(line.line.page) ?? [], sight))
    found[dated.field]!.push(...titled.dates, ...readLetterDate(line, sight))
    if (sight.context.kind === 'invoice') found.due_date!.push(...readDueSentence(line, pages.get(line.line.page) ?? [], sight))
    else found.requested_delivery_date!.push(...readDeliverySentence(line, pages.get(line.line.page) ?? [], sight))
    for (const label of line.labels) {
      if (isBankAccount(label, pages.get(label.page) ?? [])) continue
      const wanted = fields.filter(
        ([field, { labels }]) =>
          label.sayings.some(({ name }) => name in labels) &&
          !(field === 'department' && (isNamePart(label) || isUnderSupplier(label, sight))) &&
          !(field === 'customer_code' && isInSuppliersBlock(label, sight)),
      )
      if (wanted.length === 0) continue
      const spots = findSpots(label, pages.get(label.page) ?? [])
      for (const [field, rule] of wanted.filter(([field]) => field !== 'department' || isDepartment(label, spots, sight)))
        found[field]!.push(
          ...readSpots(label, spots, rule, sight, pages.get(label.page) ?? []).map((one) => ({
            ...one,
            score:
              one.score *
              (isSellers(field, label, sight) ||
              (field === 'name' && isOfRequisition(label)) ||
              (field === 'client_name' && isAtSupplier(label, pages.get(label.page) ?? [], sight))
                ? SELLERS
                : field === 'order_reference' && isSellersNumber(label)
                  ? SELLERS_ORDER
                  : isPassing(label) || isQuote(field, label, sight)
                    ? PASSING
                    : 1),
          })),
        )
      if (sight.context.kind === 'work_order') found.client_name!.push(...readPersonBehind(label, spots))
      if (label.sayings.some(({ name }) => name === dated.label)) found[dated.field]!.push(...readDateBehind(label, spots, sight))
    }
  }
  if (found[dated.field]!.every(({ score }) => score < UNSURE))
    found[dated.field]!.push(...onlyDate(sight, found.due_date ?? found.requested_delivery_date ?? []))
  if (found.department) found.department = found.department.filter((one) => !found.department!.some((other) => isPartOf(one, other)))
  const [ordered] = [...(found.order_date ?? [])].sort((a, b) => b.score - a.score)
  if (sight.context.kind === 'work_order' && ordered && found.requested_delivery_date!.every(({ score }) => score < UNSURE))
    for (const line of sight.open)
      found.requested_delivery_date!.push(...readDeliveryDay(line, pages.get(line.line.page) ?? [], sight, ordered.value))
  return found
}

/** `Achats` of the `Service Achats` that stands behind `Service demandeur`: the value itself begins with the word of a label. */
const isPartOf = (one: Candidate, { value, page, box }: Candidate) =>
  value !== one.value &&
  value.endsWith(` ${one.value}`) &&
  page === one.page &&
  one.box !== undefined &&
  box?.top === one.box.top &&
  box.right === one.box.right

/**
 * "Direction des moyens généraux" over a street is no label with a value under it; "Service clients" in the window is the supplier's own.
 */
function isDepartment(label: Label, spots: Spot[], sight: Sight): boolean {
  // `Charge to` over a company and its address.
  if (readCast(sight).headed.some((party) => party.label === label && party.name && hasAddress(party))) return false
  if (isPayingOffice(label.textLine.text)) return false
  if (label.colon || label.break) return true
  const [inline] = spots
  if (inline?.relation !== 'inline') return true
  // `Centro que pide` is another heading than the word it begins with.
  if (/^\p{Ll}/u.test(inline.text)) return false
  if (readNames(inline).length === 0) return label.sayings.every(({ name, weak }) => name !== 'department' || weak)
  const { unheaded, issuers, bySeller } = readCast(sight)
  const [own] = issuers
  return (
    bySeller ||
    !own ||
    unheaded.every(
      ({ name, block }) =>
        ![...block.parts, ...block.contacts].some(({ line }) => line === label.textLine) || (name && isSameName(name.text, own.name.text)),
    )
  )
}

/** `Tiers n° 00028841` right under the supplier's address on the buyer's paper is the supplier's number. */
function isInSuppliersBlock({ sayings, textLine }: Label, sight: Sight): boolean {
  const { bySeller, headed } = readCast(sight)
  const isVague = sayings.every(({ name, weak }) => name !== 'customer_number' || weak) || /^tiers\b/i.test(textLine.text)
  return (
    isVague &&
    !bySeller &&
    headed.some(({ role, block }) => role === 'supplier' && [...block.parts, ...block.contacts].some(({ line }) => line === textLine))
  )
}

/** `Ordered: Fri 6/12/26 by Luca Ferrante`: the day and who did it. */
function readPersonBehind(label: Label, spots: Spot[]): Candidate[] {
  const spot = spots.find(({ relation }) => relation === 'inline')
  const isDate = label.sayings.some(({ name }) => name === 'order_date' || name === 'date')
  const lead = isDate ? /\d.*\s(?:by|par|por|von|door|da)\s+(?=\p{Lu})/u.exec(spot?.text ?? '') : null
  if (!spot || !lead || lead[0].length > 60) return []
  const at = lead.index + lead[0].length
  const own = { ...spot, text: spot.text.slice(at), start: spot.start + at }
  return readPersons(own).map((found) => propose(own, found, label, 0.7))
}

/** "Department of Veterans Affairs" is a name, and what stands under it no department. */
const isNamePart = ({ textLine, end, colon }: Label) =>
  !colon && /^\s(?:of|de|du|des|del|della|di|do|da|für|for)\s/iu.test(textLine.text.slice(end))

const SELLERS_ORDER = 0.44
const UNSURE = 0.55
const PASSING = 0.7
const SELLERS = 0.25 // little enough not to be given alone

/** On the seller's paper a contact is the seller's, as a rule. */
const isSellers = (field: string, { sayings, textLine, start, end }: Label, sight: Sight) =>
  field === 'client_name' &&
  (sayings.some(({ name }) => name === 'contact_person') || own.test(textLine.text.slice(start, end))) &&
  sight.document.pages.slice(0, 1).some(isSellersOrder)

const own = /^(?:notre|nos|unsere?|our|nuestr[oa]|nostr[oa]|onze?)\b/i

/** `Demande d'achat n° : DA-112`: what somebody in the house asked for, before it was ordered. */
const isOfRequisition = ({ textLine: { text }, start, leads }: Label) =>
  !leads &&
  /(?:demande d['’ ]achat|purchase requisition|solicitud de compra|bestellanforderung|banf|richiesta d['’ ]acquisto)\W*$/i.test(
    text.slice(0, start),
  )

/** `Devis : D-881` on the buyer's paper is the seller's number that the order answers. */
const isQuote = (field: string, { textLine, start, end }: Label, sight: Sight) =>
  field === 'name' && isQuoteWord(textLine.text.slice(start, end)) && !sight.document.pages.slice(0, 1).some(isSellersOrder)

/** "Deliver from 7 to 10, contact: M. Bos": whoever is named in passing is there to be called, and ordered nothing. */
const isPassing = ({ leads, sayings, start, textLine }: Label) =>
  !leads && start > 12 && sayings.some(({ name }) => name === 'contact_person') && /[,;(]\s*$/.test(textLine.text.slice(0, start))

/** A date that stands alone in the head, where there is no other that does; `others` stand there under labels. */
function onlyDate(sight: Sight, others: readonly Candidate[]): Candidate[] {
  const dates = sight.open
    .flatMap((line) => (line.labels.some(({ leads, colon }) => leads && colon) ? [] : readLoneDate(line, sight)))
    .filter(({ page, box }) => !others.some((other) => other.page === page && other.box?.top === box?.top && other.box?.left === box?.left))
  return new Set(dates.map(({ value }) => value)).size === 1 ? dates.slice(0, 1) : []
}

const bankLabels = new Set<LabelName>(['iban', 'bic', 'sort_code', 'bank'])

/** "Account no." among the lines of a bank is the supplier's account, not the customer's number. */
function isBankAccount(label: Label, page: LabelledLine[]): boolean {
  if (!label.sayings.some(({ name }) => name === 'account')) return false
  return page.some(
    ({ line, labels }) =>
      Math.abs(line.box.top - label.box.top) < 45 &&
      (line === label.textLine.line || Math.abs(line.box.left - label.box.left) < 160) &&
      labels.some(({ sayings }) => sayings.some(({ name, weak }) => !weak && bankLabels.has(name))),
  )
}

/** The first spot in each relation that holds such a value. */
function readSpots(label: Label, spots: Spot[], rule: Rule, sight: Sight, page: LabelledLine[]): Candidate[] {
  const { worth, weak } = strengthOf(label, rule.labels, sight)
  const relations = new Set<string>()
  // A label without a colon whose value hangs right under it, left edges together: the neighbour in the row is another column.
  const beside = spots.find(({ relation, rank }) => relation === 'right' && rank === 0)
  const inGrid = !label.colon && beside !== undefined && isGrid(label, beside, page)
  const standsOver =
    !label.colon &&
    !inGrid &&
    spots.some(
      ({ relation, rank, box }) =>
        relation === 'below' && rank === 0 && Math.abs(box.left - label.box.left) < 3 && box.top - label.box.bottom < 8,
    )
  const asked =
    rule.labels.date !== undefined && !label.colon && headsDates(spots, sight)
      ? spots.filter(({ relation }) => relation !== 'below')
      : spots
  return asked.flatMap((spot) => {
    if (isPaymentReference(spot.text)) relations.add(spot.relation)
    if (relations.has(spot.relation) || (relations.has('inline') && spot.relation !== 'inline')) return []
    // `Client : CARAT` is a name; `Code client : CARAT` is none.
    const [read] = (rule.read === readCustomerCodes && (weak || isOfPerson(label)) ? readCodes : rule.read)(spot, sight)
    const found = read && rule.read === readPersons ? withRestOfPerson(read, spot, page) : read
    if (!found) return []
    relations.add(spot.relation)
    const place =
      (standsOver && spot.relation === 'right') || (inGrid && spot.relation === 'below') ? 0.72 : isSigned(label, spot) ? SIGNED : 1
    return [propose(spot, found, label, placeScore(spot, label, weak) * worth * place * (found.fit ?? 1))]
  })
}

/** "Buyer ID" may be how the one who buys signs on. */
const isOfPerson = ({ textLine, start, end }: Label) =>
  /buyer|acheteur|comprador|besteller|acquirente|user|member/i.test(textLine.text.slice(start, end))

const SIGNED = 1.06

/** `N° 2026/EB/00417` right under `BON DE COMMANDE` is its number, whatever other numbers have a label. */
const isSigned = (label: Label, { relation, rank, text, box }: Spot) =>
  label.closes &&
  !label.colon &&
  relation === 'below' &&
  rank === 0 &&
  box.top - label.box.bottom < box.bottom - box.top &&
  /^(?:n[°º]|nr\.|no\.|núm\.|#)\s?\S*\d/iu.test(text)

/** `Date` over a column of them (deposits, deliveries, payments) dates those and not the paper. */
const headsDates = (spots: readonly Spot[], { context }: Sight) =>
  spots.filter(({ relation, text }) => relation === 'below' && findDates(text, context.formats.dateOrder)[0]?.index === 0).length > 1

/** What the bank is to be told: Switzerland's 27 digits, ISO 11649, Belgium's structured message. It is nobody's order number. */
const isPaymentReference = (text: string) => /^\d{2}(?:\s\d{5}){3,5}|^RF\d{2}\s?[\dA-Z]{4}|^\+{3}\d{3}\/|^\*{3}\d{3}\//.test(text)

/** The best thing the label says for the field; the document's own language speaks a little louder. */
function strengthOf(label: Label, labels: Sources, sight: Sight): { worth: number; weak: boolean } {
  const heard = label.sayings
    .filter(({ name }) => name in labels)
    .map(({ name, weak, language }) => ({
      worth: labels[name]! * (sight.context.language === null || language === sight.context.language || language === 'en' ? 1 : 0.93),
      weak,
    }))
    .sort((a, b) => b.worth * (b.weak ? 0.72 : 1) - a.worth * (a.weak ? 0.72 : 1))
  const doubt = label.sayings.some(({ name, weak }) => !weak && !(name in labels) && name !== 'other_text') ? 0.9 : 1
  return { worth: heard[0]!.worth * doubt, weak: heard[0]!.weak }
}
