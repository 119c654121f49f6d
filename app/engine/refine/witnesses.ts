import { kinds } from '#app/contract/kinds/index.ts'
import type { Box, Document, Page, Word } from '../document.ts'
import { union } from '../read/geometry.ts'
import { fold, wordsOf } from '../understand/words/fold.ts'
import { labelPage } from '../understand/labels/labels.ts'
import { methods } from '../understand/payment/means.ts'
import { findSpots } from '../understand/spots/spots.ts'
import { findIbans } from '../understand/values/iban.ts'
import { holdsTaxId } from '../understand/values/tax-id.ts'
import type { LabelName } from '../understand/vocabulary/vocabulary.ts'
import type { Placed } from './place.ts'
import type { Wanted } from './wanted.ts'
import { pattern } from '../understand/words/pattern.ts'

/**
 * What on the page itself speaks for an answer, the strongest first: check digits that hold; a label of the vocabulary beside it; the label that the
 * model cites, where it does stand beside it and names nothing else; a form that only such a value has.
 */
export type Witness = 'check_digits' | 'label' | 'cited_label' | 'form'

const labelsOf: Partial<Record<string, readonly LabelName[]>> = {
  invoice_number: ['invoice_number'],
  invoice_date: ['invoice_date', 'date'],
  due_date: ['due_date'],
  order_reference: ['order_number'],
  client_id: ['customer_number'],
  supplier_tax_id: ['vat_id', 'company_id'],
  supplier_contact: ['email', 'phone', 'contact_person'],
  supplier_name: ['supplier'],
  subtotal_without_tax: ['net'],
  total_amount_without_tax: ['net'],
  tax_amount: ['tax'],
  total_amount_with_tax: ['gross'],
  amount: ['due'],
  currency: ['currency'],
  bank_details: ['iban', 'bic', 'account', 'bank'],
  payment_terms: ['payment_terms'],
  payment_methods: ['payment_method'],
  name: ['order_number'],
  order_date: ['order_date', 'date'],
  requested_delivery_date: ['delivery_date'],
  start_delivery_time: ['delivery_time'],
  end_delivery_time: ['delivery_time'],
  customer_company_name: ['customer', 'buyer_person'],
  customer_code: ['customer_number'],
  client_name: ['customer', 'addressee', 'buyer_person', 'party_name'],
  department: ['department'],
  delivery_address: ['delivery'],
  note: ['note'],
  additional_notes: ['note'],
}

const legalForm = pattern('iu')`
  (?:^|[\s,.(])(?:
    s\.?a\.?r\.?l|s\.?a\.?s\.?u?|e\.?u\.?r\.?l|s\.?a|s\.?l\.?u?|gmbh|ag|kg|ohg|ug|mbh|b\.?v|n\.?v|ltd|limited|llc|llp|inc|plc|corp|
    s\.?r\.?l|s\.?p\.?a|oy|ab|lda
  )\.?(?=$|[\s,.)])
`
const postcode = /(?:^|\s)(?:[A-Z]{1,2}-?)?\d{4,5}(?:\s?[A-Z]{2})?(?:\s|,|$)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\p{L}{2} \d{5}/u
const forms: Partial<Record<string, RegExp>> = {
  supplier_name: legalForm,
  client_name: legalForm,
  customer_company_name: legalForm,
  supplier_address: postcode,
  client_address: postcode,
  delivery_address: postcode,
  supplier_contact: /\S@\S+\.\S|\+?\d[\d\s()./-]{7,}/,
  payment_terms: /\d+\s*(?:days|jours|tage|días|dias|dagen|giorni)\b/iu,
  legal_mentions:
    /\b(?:capital|rcs|siret|siren|hrb|hra|registro|reverse charge|autoliquidation|pénalité|penalt|amtsgericht|company no|§)/iu,
  currency: /./u,
}
/** Longer texts only speak of it. */
const LONGEST_METHOD = 40

/** The best witness for an answer; undefined where nothing but the model speaks for it. */
export function witnessOf(
  { name, type }: Pick<Wanted, 'name' | 'type'>,
  placed: Placed,
  citedLabel: string | null | undefined,
  document: Document,
): Witness | undefined {
  if (name === 'supplier_tax_id' && holdsTaxId(placed.value) === true) return 'check_digits'
  if (name === 'bank_details' && findIbans(placed.value.toUpperCase()).some(({ valid }) => valid)) return 'check_digits'
  const page = document.pages.find(({ number }) => number === placed.page.number)!
  if (hasLabel(name, placed, page)) return 'label'
  if (citedLabel && !needsKnownLabel(name) && isBeside(name, citedLabel, placed, page, type === 'text')) return 'cited_label'
  if (name === 'payment_methods') return methods.test(fold(placed.text)) && placed.text.length <= LONGEST_METHOD ? 'form' : undefined
  return forms[name]?.test(placed.text) ? 'form' : undefined
}

/** Any number, and any time of day, has words before it: codes and times need a label that is known to name them. */
function needsKnownLabel(name: string): boolean {
  return [...kinds.invoice.fields, ...kinds.work_order.fields].some(
    (field) => field.name === name && (field.type === 'code' || field.type === 'time'),
  )
}

/** A label that the engine knows for the field leads to this very place. */
function hasLabel(name: string, placed: Placed, page: Page): boolean {
  const names = labelsOf[name]
  if (!names) return false
  const lines = labelPage(page)
  return lines.some((line) =>
    line.labels.some(
      (label) =>
        label.sayings.some((saying) => names.includes(saying.name)) &&
        findSpots(label, lines).some((spot) => spot.rank === 0 && spot.relation !== 'above' && overlaps(spot.box, placed.box)),
    ),
  )
}

/**
 * The cited words stand right before the value in its row, or right above it, with nothing between, and are not known to name something else.
 * Any run of words has words before and above it, so a `text` has to be parted from its label, by a sign or a gap, and stand on its line.
 */
function isBeside(name: string, cited: string, { box, words }: Placed, page: Page, isText: boolean): boolean {
  const wanted = wordsOf(cited)
  if (wanted.length === 0 || wanted.length > 6 || wanted.every((token) => /^\d+$/.test(token))) return false
  const names = labelsOf[name] ?? []
  return labelPage(page).some((line) => {
    const place = findRun(line.line.words, wanted)
    if (!place) return false
    const label = union(place.map((word) => word.box))
    const isBefore = isRightBefore(label, box, words, page) && (!isText || isParted(place.at(-1)!, box))
    if (!isBefore && (isText || !isRightAbove(label, box, page))) return false
    return !line.labels.some((known) => overlaps(known.box, label) && known.sayings.every((saying) => !names.includes(saying.name)))
  })
}

const PARTED = 1 // heights of the label between it and a text that no sign parts from it

const isParted = ({ text, box }: Word, value: Box): boolean =>
  /[:=»>–-]$/u.test(text) || value.left - box.right > PARTED * (box.bottom - box.top)

function findRun(words: readonly Word[], wanted: readonly string[]): Word[] | undefined {
  const tokens = words.flatMap((word) => wordsOf(word.text).map((token) => ({ token, word })))
  const at = tokens.findIndex((_, from) => wanted.every((token, offset) => tokens[from + offset]?.token === token))
  return at < 0 ? undefined : [...new Set(tokens.slice(at, at + wanted.length).map(({ word }) => word))]
}

const FARTHEST = 0.4 // of the page's width between a label and its value
const LOWEST = 2.5 // heights of the value between it and a label above

function isRightBefore(label: Box, box: Box, words: readonly Word[], page: Page): boolean {
  const height = box.bottom - box.top
  const gap = box.left - label.right
  if (gap < -1 || gap > FARTHEST * page.width || Math.abs(label.top - box.top) > 0.7 * height) return false
  return !page.words.some(
    (word) =>
      !words.includes(word) &&
      isLevel(word.box, box) &&
      word.box.left >= label.right - 1 &&
      word.box.right <= box.left + 1 &&
      /[\p{L}\d]/u.test(word.text),
  )
}

function isRightAbove(label: Box, box: Box, page: Page): boolean {
  const gap = box.top - label.bottom
  if (gap < -1 || gap > LOWEST * (box.bottom - box.top) || label.left > box.right || label.right < box.left) return false
  return !page.words.some(
    (word) => word.box.top >= label.bottom - 1 && word.box.bottom <= box.top + 1 && word.box.left < box.right && word.box.right > box.left,
  )
}

function isLevel(a: Box, b: Box): boolean {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
