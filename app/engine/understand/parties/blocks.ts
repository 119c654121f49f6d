import type { Box } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween } from '../words/tokens.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { findIbans } from '../values/iban.ts'
import { isBareStreet } from './bare-street.ts'
import { isBareTaxId, isContactLine } from './contacts.ts'
import { isEvenlyLed } from './leading.ts'
import { withoutTaxNumber } from './number-behind.ts'
import { isShopWord } from './shop-word.ts'
import { hasPostalCode, isCountry, isOfTaxOffice, isPlace } from './places.ts'

/** One line of a party: the text without what leads to it. */
export interface Part {
  text: string
  line: LabelledLine
  box: Box
}

/** Lines that stand together like an address on an envelope. */
export interface Block {
  parts: Part[]
  /** Ways to reach the party that stand in or right under the block. */
  contacts: Part[]
  page: number
  box: Box
}

const partyLabels = new Set<LabelName>(['supplier', 'customer', 'delivery', 'other_party'])
/** Lines of these labels stand inside of a party's block and are no part of its address. */
const detailLabels = new Set<LabelName>([
  'phone',
  'fax',
  'email',
  'web',
  'vat_id',
  'company_id',
  'other_id',
  'supplier_number',
  'customer_number',
  'contact_person',
  'buyer_person',
  'iban',
  'bic',
  'delivery_time',
  'addressee',
  'department',
])
const innerLabels = new Set<LabelName>(['addressee', 'department', 'other_text', 'bank', 'note', 'web'])

const heightOf = ({ top, bottom }: Box) => bottom - top

/** From its first line down: the lines aligned with it and close under it, until a gap, a label or the end of the address. */
export function collectBlock(first: Part, page: LabelledLine[], limit = 8): Block {
  const parts = [first]
  const contacts: Part[] = []
  let last = first.line.line.box
  let over: Box | undefined
  let past = isCountry(first.text)
  const under = linesUnder(first, page)
  for (const [at, line] of under.entries()) {
    if (parts.length + contacts.length >= limit + 4) break
    const { box, size } = line.line
    const gap = box.top - last.bottom
    if (gap < -0.5 * heightOf(box)) continue
    // A form leaves room between its lines: a street or town may stand a little farther down.
    const name = parts.length === 1 && contacts.length === 0 && first.line.line.size > LOUDER * size ? SET_OFF : 0.95
    const reach = isPlace(line.text) && Math.abs(box.left - first.box.left) < 3 && Math.abs(size - first.line.line.size) < 0.5 ? 2.4 : name
    if (gap > reach * Math.max(heightOf(box), heightOf(last)) && !isEvenlyLed(last, box, { over, under: under[at + 1]?.line.box })) break
    if (size > 1.45 * first.line.line.size && parts.length > 1) break
    const sort = bareNumberIn(line) && isPlace(under[at + 1]?.text ?? '') ? 'detail' : sortOf(line)
    if (sort === 'end' && !isInnerLine(line, first, page)) break
    over = last
    last = box
    const labelled = sort === 'detail' ? addressBehind(line) : undefined
    if (labelled && !past) {
      parts.push(labelled)
      continue
    }
    if (sort === 'detail') {
      contacts.push(toPart(line))
      continue
    }
    // `Keizersgracht 410`, `Netherlands`, `Amsterdam`, `1016 GC`: some programs print the country before the town.
    if (past && isBeforeTown(parts, line, under[at + 1])) {
      parts.pop()
      past = false
    }
    if (past || parts.length >= limit) break
    // `Billing address` and `Delivery address` of a record are the same as a rule.
    if (parts.length > 1 && parts.some(({ text }) => text === line.text)) break
    const seenPostal = parts.some(({ text }, at) => hasPostalCode(text) && !(at === 0 && isNumberedStore.test(text)))
    // A county may stand between the town and the country: `Sheffield S3 8RY`, `South Yorkshire`, `United Kingdom`.
    const isCounty = /^\p{Lu}[\p{L} .'-]{2,30}$/u.test(line.text) && isCountry(under[at + 1]?.text ?? '')
    // `A: Mecanizados Arlaban SL, Alto de Arlaban 5, 01170 Legutio` under the sender's town: whom it goes to.
    if (seenPostal && hasPostalCode(line.text) && isLedTo(line)) break
    // `Facturar a: X, 29007 Málaga` under where goods go.
    if (isLedTo(line) && line.labels[0]!.sayings.some(({ name, weak }) => name === 'customer' && !weak)) break
    if (seenPostal && !isCounty && !isCountry(line.text) && !/cedex/i.test(line.text) && !hasPostalCode(line.text)) break
    // `Address: 88 Quarry Lane, Guelph, ON N1H 5V4` in one line with its town: the label is no part of it there either.
    parts.push(addressBehind(line) ?? toPart(line))
    if (isCountry(line.text)) past = true
  }
  const rest = restOfBroken(parts.at(-1)!, page)
  if (rest) parts.push(rest)
  return { parts, contacts, page: first.line.line.page, box: union(parts.map(({ box }) => box)) }
}

/** `7041 - Rivalet Aubenas` over its street: how the buyer's books number the shop, and no code of a town. */
const isNumberedStore = /^\d{2,5} [-–] \p{Lu}/u

/** `…, 34160 Saint-` over `Bauzille-de-la-Sylve` at the edge of the label: a hyphen says that the next line goes on, wherever it begins. */
function restOfBroken({ text, line: { line } }: Part, page: readonly LabelledLine[]): Part | undefined {
  if (!/\d.*\p{Lu}\p{Ll}+-$/u.test(text)) return undefined
  const next = page.find(
    ({ line: under, labels }) =>
      under.page === line.page &&
      labels.length === 0 &&
      under.box.top > line.box.top + 2 &&
      under.box.top - line.box.bottom < BROKEN * line.size &&
      under.box.left < line.box.right &&
      under.box.right > line.box.left,
  )
  return next && toPart(next)
}

const BROKEN = 0.8 // of the type's height

const isBeforeTown = (parts: readonly Part[], line: LabelledLine, next: LabelledLine | undefined) =>
  parts.length > 2 &&
  isCountry(parts.at(-1)!.text) &&
  !parts.some(({ text }) => hasPostalCode(text)) &&
  line.labels.length === 0 &&
  (hasPostalCode(line.text) || (next !== undefined && /^\p{Lu}[\p{L} .'’-]+$/u.test(line.text) && hasPostalCode(next.text)))

const LOUDER = 1.2 // times the type of what stands under it
const SET_OFF = 1.3 // heights of its line that a name in larger type may stand over its address, as it does where the address is found first

const isLedTo = ({ labels: [first] }: LabelledLine) =>
  first?.leads === true &&
  first.colon &&
  first.sayings.some(({ name, weak }) => name === 'delivery' || (!weak && (name === 'addressee' || partyLabels.has(name))))

/**
 * `Dirección: Carrer de Balmes 114` inside of a block: the label is no part of the street, nor is what the next one leads to; `Domicilio fiscal: 66220` of a
 * Mexican form says to the tax office which town it is, and the address stands elsewhere.
 */
export function addressBehind(line: LabelledLine): Part | undefined {
  const [label] = line.labels
  if (!label?.leads || !label.colon || !label.sayings.some(({ name }) => name === 'party_address')) return undefined
  const start = label.end + (/^[\s:]*/.exec(line.text.slice(label.end))?.[0].length ?? 0)
  const next = line.labels.find((other) => other.start >= start && other.colon)
  const text = line.text.slice(start, next?.start).trim()
  if (next && /^\d{5}$/.test(text)) return undefined
  return isPlace(text) || /\d/.test(text) ? { text, line, box: boxBetween(line, start, start + text.length) } : undefined
}

/** Candidates for the next lines: same page, beginning (or ending, or centred) where the first one does. */
function linesUnder(first: Part, page: LabelledLine[]): LabelledLine[] {
  const { box } = first
  return page
    .filter(
      ({ line }) =>
        line !== first.line.line &&
        line.page === first.line.line.page &&
        line.box.top > first.line.line.box.top + 2 &&
        isAligned(line.box, box),
    )
    .sort((a, b) => a.line.box.top - b.line.box.top)
}

/** "Warenannahme", "Réception" between the name and the street of a place: a label by its word, a line of the address by its place. */
function isInnerLine({ line, labels, text }: LabelledLine, first: Part, page: LabelledLine[]): boolean {
  const [label] = labels
  // `Warehouse: Main (Dock B)`: a part of the house with its name behind a colon.
  const isPart =
    label?.colon === true && !label.closes && label.sayings.every(({ name }) => name === 'other_number' || name === 'other_text')
  if (isPart && first.line.line !== line && isPlace(linesUnder({ ...first, line: { ...first.line, line } }, page)[0]?.text ?? ''))
    return true
  if (!labels[0]?.closes || labels[0].colon || /\d/.test(text)) return false
  if (labels[0].sayings.some(({ name, weak }) => partyLabels.has(name) && !(weak && isShopWord(text)))) return false
  const next = linesUnder({ ...first, line: { ...first.line, line } }, page)[0]
  return (
    next !== undefined &&
    isPlace(next.text) &&
    next.line.box.top - line.box.bottom < 0.95 * heightOf(line.box) &&
    Math.abs(line.size - first.line.line.size) < 0.3
  )
}

export function isAligned(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < 5 || Math.abs(a.right - b.right) < 3 || Math.abs(a.left + a.right - b.left - b.right) < 6
}

/** Whether a line belongs to the address, tells something else about the party, or ends the block. */
export function sortOf(line: LabelledLine): 'address' | 'detail' | 'end' {
  const [label] = line.labels
  if (isContactLine(line.text) || isBareTaxId(line.text) || isOfTaxOffice(line.text) || findIbans(line.text).length > 0) return 'detail'
  if (dataHeading.test(line.text)) return 'end'
  // `Station Road`: a street, whatever its first word heads elsewhere.
  if (isBareStreet(line.text)) return 'address'
  // `Transred Carburantes, S.A. C.I.F. A78441201`: a name, and its number behind it.
  if (!label?.leads)
    // `Finance Office`: a word for a telephone without a number.
    return line.labels.some(tellsWithin) &&
      /[\d@:]/.test(line.text) &&
      !hasPostalCode(line.text) &&
      withoutTaxNumber(line.text) === line.text
      ? 'detail'
      : 'address'
  // `Postal Code: 6930` under the state.
  if (hasPostalCode(line.text) && label.sayings.some(({ name }) => name === 'party_postcode')) return 'address'
  if (isCustomersNumber(line)) return 'detail'
  // `Port du Moulin Blanc`: a word for a telephone without a number is the beginning of a name.
  if (!label.colon && !/\d/.test(line.text) && label.sayings.some(({ name }) => name === 'phone') && !label.closes) return 'address'
  const names = label.sayings.filter(({ weak }) => !weak || label.colon).map(({ name }) => name)
  if (names.some((name) => detailLabels.has(name)) && !names.some((name) => partyLabels.has(name)) && !isPlace(line.text))
    return label.closes && !label.colon ? 'end' : 'detail'
  if (isDocumentsNumber(line)) return 'end'
  if (names.length === 0 || hasPostalCode(line.text)) return 'address'
  if (names.every((name) => innerLabels.has(name)) && !label.colon) return 'address'
  // "Lieferant GmbH", "Buyer street 5": a word of a label that goes on as a name.
  const oneWord = !/\s/.test(line.text.slice(label.start, label.end).trim())
  return label.closes || label.colon || label.break || !(oneWord || names.every((name) => partyLabels.has(name))) ? 'end' : 'address'
}

/** `Kundennr. 10072` between the name and the street: five figures are no postal code there. */
export function isCustomersNumber({ labels: [label], text }: LabelledLine): boolean {
  return (
    label?.leads === true &&
    label.sayings.some(({ name, weak }) => name === 'customer_number' && !weak) &&
    /^[\s:.#]*\p{L}{0,4}[-/]?\d[\d/.-]*$/u.test(text.slice(label.end))
  )
}

/** `Number: 0038` between a name and its street: how the other side counts who stands there. */
export function bareNumberIn(line: LabelledLine): Part | undefined {
  const start = bareNumber.exec(line.text)?.[0].length
  return start === undefined ? undefined : { text: line.text.slice(start), line, box: boxBetween(line, start, line.text.length) }
}

const bareNumber = /^(?:number|no\.?|nr\.?|n[°º]|n[uú]m(?:ero|\.)?|num[eé]ro|nummer|numero)\s*:\s*(?=(?=\S*\d)[\p{L}\d/.-]{1,15}$)/iu

/** `Bestell-Nr. 18893`: what the paper or its order is called, though a town and its code look the same. */
export function isDocumentsNumber({ labels: [label], text }: LabelledLine): boolean {
  return (
    label?.leads === true &&
    label.sayings.some(({ name, weak }) => !weak && (name === 'order_number' || name === 'invoice_number')) &&
    /^[\s:.#]*[\d/.-]+$/u.test(text.slice(label.end))
  )
}

/** `DATOS DEL COMPROBANTE`, `Dados da transmissão`: heads something else, whatever it is. */
const dataHeading = /^(?:datos|dados|dati)\s(?:de|del|de la|do|da|dos|das|di|della|dell['’])\s?\p{L}[\p{L} ]*:?$/iu

/** A label among other words: `Número de teléfono: 2277-4410`. */
const tellsWithin = ({ colon, sayings }: LabelledLine['labels'][number]) =>
  sayings.some(({ name }) => name === 'vat_id' || name === 'company_id' || (colon && (name === 'phone' || name === 'email')))

export function toPart(line: LabelledLine): Part {
  return { text: line.text, line, box: line.line.box }
}
