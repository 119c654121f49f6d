import { ofAcceptance } from './accepted-quote.ts'
import { readAccountBesideOrder } from './account-beside-order.ts'
import { readBarePo } from './bare-po.ts'
import { readAskedForByDay } from './asked-for-by-day.ts'
import type { Candidate, Candidates } from '../../candidate.ts'
import { readBrokenTitle } from '../titles/broken-title.ts'
import type { Sight } from '../candidates.ts'
import { readDayWithHours, withoutDaysWithHours } from '../delivery/day-with-hours.ts'
import { readWindowOfDays } from '../delivery/window-of-days.ts'
import { readDeliveryDay, readDeliverySentence } from '../delivery/delivery-sentence.ts'
import { fold } from '../words/fold.ts'
import { buyersReference, isBuyersReference } from './buyers-reference.ts'
import { isDepartment, isNameBeside, isNamePart, isPartOf } from './department-label.ts'
import { readDueSentence } from '../payment/due-sentence.ts'
import type { Label } from '../labels/labels.ts'
import { isSellersOrder } from '../titles/titles.ts'
import { readToldNumber } from '../titles/loud-number.ts'
import { readToldOrder } from '../titles/told-order.ts'
import { readDrawnUpBy } from './drawn-up-by.ts'
import { isDeduction } from './other-invoices.ts'
import { findMail } from '../mail/mail.ts'
import { isStreetOfParty } from '../parties/street-of-party.ts'
import { isOverAddress } from '../parties/over-address.ts'
import { readOrderInWords } from './order-in-words.ts'
import { readOrderRows } from './order-row.ts'
import { pairedParts } from './paired-parts.ts'
import { readNumberedBuyer } from './numbered-buyer.ts'
import { propose } from '../propose.ts'
import { isDayOfQuote, quoteDay } from './quote-day.ts'
import { readPersonForQuestions } from './person-for-questions.ts'
import { readPersonOfUnit } from './person-of-unit.ts'
import { readSpots, type Rule } from './read-spots.ts'
import { isInSuppliersBlock, isUnderSupplier } from './sellers-own.ts'
import { readCodes, readCurrencies, readCustomerCodes, readDates, readReferences } from '../spots/spot-readers.ts'
import { readNames, readPersons } from '../spots/spot-names.ts'
import { findSpots, linesByPage, type Spot } from '../spots/spots.ts'
import { isUnit } from '../parties/service-names.ts'
import { readNumberOverName, readOwnNumber, readToldCustomer } from './told-customer.ts'
import { readToldReference } from './told-reference.ts'
import { readToldInvoice } from './told-invoice.ts'
import { readUnitInSentence } from './unit-in-sentence.ts'
import { readPersonBehindUnit, readUnitOfPerson, readUnitUnderPerson } from './unit-of-person.ts'
import { readNumberOfTitle } from '../titles/number-of-title.ts'
import { datedBy, readTitled } from '../titles/title-number.ts'
import { isDayOfPart } from '../dates/dated-sentence.ts'
import { readDateBehind } from '../dates/date-behind.ts'
import { readDayInBoxes } from '../dates/day-in-boxes.ts'
import { readLetterDate } from '../dates/letter-date.ts'
import { onlyDate } from '../dates/only-date.ts'
import { readSubmittedDay } from '../dates/submitted-day.ts'
import { isCountedByBuyer, isOfBudget } from './booked-account.ts'
import { isOrderOfCustomer } from './order-of-customer.ts'
import { readPersonAsReference, readUnitAsHouse } from './turns-out.ts'
import { isBankAccount, isBeginOfTerm, worthToField } from './whose-value.ts'
import { pattern } from '../words/pattern.ts'

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

const SAID = 1.9 // times what a reference of anything is worth
const UNSURE = 0.55 // score under which a field may be looked for elsewhere

/** Codes, dates and names that stand beside their label. */
export function findLabelled(sight: Sight): Candidates {
  const fields = Object.entries(rules[sight.context.kind])
  const found: Candidates = Object.fromEntries(fields.map(([field]) => [field, []]))
  const pages = linesByPage(sight.open)
  const dated = datedBy[sight.context.kind]
  const isSellers = sight.context.kind === 'work_order' && sight.document.pages.slice(0, 1).some(isSellersOrder)
  const height = sight.document.pages[0]?.height ?? 0
  const number = sight.context.kind === 'invoice' ? 'invoice_number' : 'name'
  if (sight.context.kind === 'invoice') found.order_reference!.push(...readOrderRows(sight.lines))
  for (const line of sight.open) {
    const page = pages.get(line.line.page) ?? []
    if (isDeduction(line, page)) continue
    const titled = readTitled(line, page, sight)
    found[number]!.push(...titled.numbers, ...readBrokenTitle(line, page, sight))
    found[dated.field]!.push(...titled.dates, ...readLetterDate(line, sight), ...readDayInBoxes(line, page, height))
    if (sight.context.kind === 'invoice') {
      found.due_date!.push(...readDueSentence(line, page, sight))
      found.order_reference!.push(...readBarePo(line), ...readToldReference(line, page))
      found.client_id!.push(...readToldCustomer(line), ...readNumberOverName(line, page), ...readNumberedBuyer(line))
      for (const [field, told] of Object.entries(readToldInvoice(line, sight))) found[field]!.push(...told)
    } else {
      const { dateOrder } = sight.context.formats
      found.requested_delivery_date!.push(...readDeliverySentence(line, page, sight), ...readDayWithHours(line, page, dateOrder))
      found.order_date!.push(...readSubmittedDay(line, dateOrder))
      found.name!.push(...readToldNumber(line, page, sight), ...readNumberOfTitle(line, page), ...readToldOrder(line, page, isSellers))
      found.department!.push(...readUnitInSentence(line, page))
      for (const [field, told] of Object.entries(readDrawnUpBy(line, page, dateOrder))) found[field]!.push(...told)
      found.client_name!.push(...readPersonOfUnit(line, page), ...(isSellers ? [] : readPersonForQuestions(line, page)))
      found.customer_code!.push(...readOwnNumber(line, page), ...readNumberOverName(line, page), ...readAccountBesideOrder(line))
    }
    for (const label of line.labels) {
      if (isBankAccount(label, page)) continue
      const wanted = fields.filter(
        ([field, { labels }]) =>
          label.sayings.some(({ name }) => name in labels) &&
          !(field === 'department' && (isNamePart(label) || isUnderSupplier(label, sight))) &&
          !(field === 'customer_code' && (isInSuppliersBlock(label, sight) || (!isSellers && isCountedByBuyer(label)))) &&
          !(field === 'name' && isOfFramework(label)),
      )
      const isReferred = isBuyersReference(label, sight)
      if (sight.context.kind === 'work_order') {
        found.client_name!.push(...readPersonAsReference(label, findSpots(label, page), isSellers))
        found.department!.push(...readUnitAsHouse(label, findSpots(label, page)))
      }
      if (sight.context.kind === 'work_order') found.requested_delivery_date!.push(...readWindowOfDays(label, page, sight))
      const isOfQuote = isDayOfQuote(label, sight)
      if (wanted.length === 0 && !isReferred && !isOfQuote) continue
      const spots = pairedParts(label, findSpots(label, page))
      if (sight.context.kind === 'invoice') found.order_reference!.push(...readOrderInWords(label, spots))
      if (isOfQuote) found.order_date!.push(...readSpots(label, spots, quoteDay, sight, page))
      if (isReferred) found.name!.push(...readSpots(label, spots, buyersReference, sight, page))
      for (const [field, rule] of wanted.filter(([field]) => field !== 'department' || isDepartment(label, spots, sight)))
        found[field === 'invoice_date' && isBeginOfTerm(label) ? 'due_date' : field]!.push(
          ...readSpots(label, spots, rule, sight, page)
            .filter((one, _, all) => field !== 'department' || !isNameBeside(one, all, label, sight))
            .filter((one) => field !== 'client_name' || !(isOverAddress(one, page) || isStreetOfParty(one, sight)))
            .filter(() => field !== 'requested_delivery_date' || !isDayOfPart(label.textLine.text, sight.context.formats.dateOrder))
            .filter((one) => field !== 'customer_code' || !(isOfBudget(label, one.value, sight.lines) || isPostBox.test(one.value)))
            .filter((one) => !(field === 'customer_code' || field === 'client_id') || !isOfSomeBank(label, one.value))
            .filter((one) => field !== 'client_id' || !isOrderOfCustomer(label, one.value))
            .map((one) => ({
              ...one,
              score:
                one.score *
                (field === 'order_reference' && isOrderOfCustomer(label, one.value) ? SAID : worthToField(field, label, page, sight)),
            })),
        )
      if (sight.context.kind === 'work_order') {
        found.client_name!.push(...readPersonBehind(label, spots))
        found.requested_delivery_date!.push(...readAskedForByDay(label, spots, sight))
        found.department!.push(...readUnitBehind(label, spots), ...readUnitUnderPerson(label, spots, page))
        for (const { person, department } of [...readUnitOfPerson(label, spots), ...readPersonBehindUnit(label, spots)]) {
          found.client_name!.push(person)
          found.department!.push(department)
        }
      }
      if (label.sayings.some(({ name }) => name === dated.label)) found[dated.field]!.push(...readDateBehind(label, spots, sight))
    }
  }
  if (found.order_date) found.order_date = withoutDaysWithHours(found.order_date, found.requested_delivery_date!)
  if (found[dated.field]!.every(({ score }) => score < UNSURE))
    found[dated.field]!.push(...onlyDate(sight, found.due_date ?? found.requested_delivery_date ?? []))
  if (found.department)
    found.department = found.department.filter((one) => !isDuty.test(one.value) && !found.department!.some((other) => isPartOf(one, other)))
  // A mail bears its day without a label.
  const mailed = found.order_date?.length || sight.context.kind !== 'work_order' ? [] : findMail(sight).order_date
  const [ordered] = [...(found.order_date ?? []), ...(mailed ?? [])].sort((a, b) => b.score - a.score)
  if (sight.context.kind === 'work_order' && ordered && found.requested_delivery_date!.every(({ score }) => score < UNSURE))
    for (const line of sight.open)
      found.requested_delivery_date!.push(...readDeliveryDay(line, pages.get(line.line.page) ?? [], sight, ordered.value))
  if (sight.context.kind === 'work_order') ofAcceptance(found, sight)
  return found
}

/** `Section Engineer` under a signature: what somebody is. */
const isDuty = /^(?:\p{L}+ )?(?:engineer|manager|officer|buyer|clerk|planner|supervisor|foreman)$/iu

/** `Nº de cuenta 0114 470018`: so many figures are an account's of a bank, and few or letters a customer's. */
const isOfSomeBank = ({ textLine: { text }, start, end }: Label, value: string) =>
  /^(?:n\S{0,2} (?:de )?)?cuenta(?: n\S{0,2})?$/i.test(text.slice(start, end)) && value.replace(/\D/g, '').length > OF_CUSTOMER
const OF_CUSTOMER = 8 // figures at most

/** `BP 40112` in the customer's address. */
const isPostBox = /^(?:B\.?P\.?|C\.?S\.?|TSA|Postfach|P\.? ?O\.? ?Box|Apartado|Postbus|Casella)\s?\d/i

/** `Marché à bons de commande n° 2025-M-17`, `Rahmenvertrag/Bestellung 4711`: what the order is called off from. */
const isOfFramework = ({ textLine: { text }, start }: Label) => frameworks.test(fold(text.slice(0, start)))
const frameworks = pattern()`
  (?:^|\s)(?:
    marche|accord-?cadre|contrat-?cadre|contrato marco|acuerdo marco|rahmenvertrag|framework(?: agreement)?|raamovereenkomst|
    accordo quadro|acordo quadro
  )\s?(?:a|de|d'|por|sur|zu|fur|di|for|on|\/)?\s?(?:bons? (?:de|d')\s?)?$
`

/** `Requisitante: Cozinha`, `Demandeur : Restauration`: where a person is asked for, the service that orders. */
function readUnitBehind(label: Label, spots: Spot[]): Candidate[] {
  const isPerson = label.leads && (label.colon || label.closes) && label.sayings.some(({ name, weak }) => name === 'buyer_person' && !weak)
  const spot = isPerson ? spots.find(({ relation, rank }) => rank === 0 && (relation === 'inline' || relation === 'right')) : undefined
  return spot && (isUnit(spot.text) || workshop.test(fold(spot.text)))
    ? [propose(spot, { value: spot.text, index: 0, length: spot.text.length }, label, OF_UNIT)]
    : []
}

const OF_UNIT = 0.75

/** `Demandeur | Atelier mécanique` */
const workshop = /^(?:atelier|taller|werkstatt|officina|oficina|workshop) (?:de |d'|des )?[a-z]{4,20}$/

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
