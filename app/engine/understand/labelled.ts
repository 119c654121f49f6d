import type { Candidate, Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import { endOfTitle } from './classify.ts'
import type { Label, LabelledLine } from './labels.ts'
import { isPlace } from './parties/places.ts'
import { type Found, placeScore, propose } from './propose.ts'
import { findSpots, linesByPage, type Spot } from './spots.ts'
import { boxBetween } from './tokens.ts'
import { readCode } from './values/code.ts'
import { readCurrency } from './values/currency.ts'
import { findDates } from './values/date.ts'
import { findTimes } from './values/time.ts'
import type { LabelName } from './vocabulary/vocabulary.ts'

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
    order_reference: { read: readCodes, labels: { order_number: 0.95, reference: 0.45 } },
    client_id: { read: readCodes, labels: { customer_number: 1 } },
    currency: { read: readCurrencies, labels: { currency: 1 } },
  },
  work_order: {
    name: { read: readCodes, labels: { order_number: 1, invoice_number: 0.4 } },
    order_date: { read: readDates, labels: { order_date: 1, date: 0.88, invoice_date: 0.5 } },
    requested_delivery_date: { read: readDates, labels: { delivery_date: 1 } },
    customer_code: { read: readCodes, labels: { customer_number: 1 } },
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
  const number = sight.context.kind === 'invoice' ? 'invoice_number' : 'name'
  for (const line of sight.open) {
    found[number]!.push(...readTitleNumber(line, pages.get(line.line.page) ?? [], sight))
    for (const label of line.labels) {
      const wanted = fields.filter(([, { labels }]) => label.sayings.some(({ name }) => name in labels))
      if (wanted.length === 0) continue
      const spots = findSpots(label, pages.get(label.page) ?? [])
      for (const [field, rule] of wanted) found[field]!.push(...readSpots(label, spots, rule, sight))
      const dated = datedBy[sight.context.kind]
      if (label.sayings.some(({ name }) => name === dated.label)) found[dated.field]!.push(...readDateBehind(label, spots, sight))
    }
  }
  return found
}

/** `Rechnung Nr. 4711 vom 15.11.2025`, `Facture n° 562 du 2 juillet`: the number's label dates the document too. */
const datedBy = {
  invoice: { label: 'invoice_number', field: 'invoice_date' },
  work_order: { label: 'order_number', field: 'order_date' },
} as const

function readDateBehind(label: Label, spots: Spot[], sight: Sight): Candidate[] {
  const spot = spots.find(({ relation }) => relation === 'inline')
  if (!spot || label.textLine.text.length > 110) return []
  const [date] = findDates(label.textLine.text.slice(label.end), sight.context.formats.dateOrder)
  if (!date || date.index > 45) return []
  const line = { ...spot, text: label.textLine.text.slice(label.end), start: label.end, end: label.textLine.text.length }
  return [propose(line, date, label, 0.84 * (label.leads ? 1 : 0.8))]
}

/** The number behind or right under a title: `Vendor Bill BILL/2022/0002`, `PURCHASE ORDER` / `4500012345`. */
function readTitleNumber(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  const end = endOfTitle(line, sight.context.kind)
  if (
    end === undefined ||
    line.labels.some((label) => label.leads && label.sayings.some(({ name, weak }) => !weak && /_(?:number|date)$/.test(name)))
  )
    return []
  const label: Label = {
    sayings: [],
    textLine: line,
    page: line.line.page,
    box: boxBetween(line, 0, end),
    start: 0,
    end,
    leads: true,
    closes: end >= line.text.length - 1,
    colon: false,
    break: false,
  }
  const first = line.line.page === 1 ? 1 : 0.8
  return findSpots(label, page).flatMap((spot) => {
    const [found] = spot.relation === 'above' || spot.rank > 0 ? [] : readCodes(spot, sight)
    const digits = found?.value.replace(/\D/g, '').length ?? 0
    if (!found || digits < 3) return []
    return [propose(spot, found, label, first * (found.fit ?? 1) * (spot.relation === 'inline' ? 0.82 : 0.6))]
  })
}

/** The first spot in each relation that holds such a value. */
function readSpots(label: Label, spots: Spot[], rule: Rule, sight: Sight): Candidate[] {
  const { worth, weak } = strengthOf(label, rule.labels, sight)
  const relations = new Set<string>()
  // A label without a colon whose value hangs right under it, left edges together: the neighbour in the row is another column.
  const standsOver =
    !label.colon &&
    spots.some(
      ({ relation, rank, box }) =>
        relation === 'below' && rank === 0 && Math.abs(box.left - label.box.left) < 3 && box.top - label.box.bottom < 8,
    )
  return spots.flatMap((spot) => {
    if (relations.has(spot.relation)) return []
    const [found] = rule.read(spot, sight)
    if (!found) return []
    relations.add(spot.relation)
    const place = standsOver && spot.relation === 'right' ? 0.72 : 1
    return [propose(spot, found, label, placeScore(spot, label, weak) * worth * place * (found.fit ?? 1))]
  })
}

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

function readCodes(spot: Spot, sight: Sight): Found[] {
  const value = readCode(spot.text)
  if (value === undefined) return []
  const [date] = findDates(spot.text, sight.context.formats.dateOrder)
  if (date && date.index <= 3 && date.form !== 'iso') return []
  if (/^[+(]?\d[\d\s().-]{8,}$/.test(spot.text) && /[\s.]/.test(value)) return []
  if (/%/.test(spot.text.slice(value.length, value.length + 3))) return []
  const index = spot.text.indexOf(value)
  const rest = spot.text.slice(index + value.length).trim()
  const digits = value.replace(/\D/g, '').length
  const length = digits >= 4 ? 1 : digits >= 2 ? 0.85 : 0.55
  // A street's number under "Client" is no customer number.
  if (spot.relation !== 'inline' && /^[,\s]*\p{L}{2}/u.test(rest) && digits < 5) return []
  return [{ value, index, length: value.length, fit: length * (rest.length === 0 || spot.relation === 'inline' ? 1 : 0.85) }]
}

function readDates({ text }: Spot, { context }: Sight): Found[] {
  const dates = findDates(text, context.formats.dateOrder)
  return dates.slice(0, 1).map(({ value, index, length, weak }) => ({
    value,
    index,
    length,
    fit: (index > 14 ? 0.7 : 1) * (dates.length > 1 ? 0.85 : 1) * (weak ? 0.98 : 1),
  }))
}

function readCurrencies({ text }: Spot): Found[] {
  const value = readCurrency(text)
  return value && value !== '$' ? [{ value, index: 0, length: text.length }] : []
}

const notPerson = /\d|@|[:;]|\b(?:page|total|order|date|tel)\b/i

/** A person's name: two to five words with capitals, no digits. */
function readPersons(spot: Spot): Found[] {
  const text = spot.text
    .replace(/\s*[<(].*$/, '')
    .replace(/\s*[,;–—-]\s.*$/, '')
    .trim()
  if (text.length < 3 || text.length > 45 || notPerson.test(text)) return []
  const words = text.split(/\s+/)
  if (words.length > 6 || !words.some((word) => /^\p{Lu}/u.test(word))) return []
  const proper = words.filter((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)).length / words.length
  return [{ value: text, index: spot.text.indexOf(text), length: text.length, fit: words.length >= 2 && proper > 0.6 ? 1 : 0.6 }]
}

function readNames(spot: Spot): Found[] {
  const text = spot.text.trim()
  if (isPlace(text) || text.length < 2 || text.length > 60 || !/\p{L}{2}/u.test(text) || findTimes(text).length || /@/.test(text)) return []
  return [{ value: text, index: 0, length: text.length, fit: text.split(' ').length <= 5 ? 1 : 0.7 }]
}
