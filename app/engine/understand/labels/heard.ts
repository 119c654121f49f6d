import { fold } from '../words/fold.ts'
import type { Label, Saying } from './label.ts'
import { isOtherInvoice } from '../labelled/other-invoices.ts'
import { matchPhrase } from '../words/phrases.ts'
import { titlePhrases } from '../titles/title-phrases.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

/** Short words that mean something else in running text, and names that are sure wherever they stand. */
const SHORT = 3
const plainWords = new Set([
  'from',
  'para',
  'pour',
  'desde',
  'hasta',
  'entre',
  'avant',
  'antes',
  'before',
  'between',
  'zwischen',
  'hours',
  'horas',
  'name',
  'nombre',
  'firma',
])
const sureAnywhere = new Set<LabelName>([
  'iban',
  'bic',
  'vat_id',
  'company_id',
  'other_id',
  'phone',
  'fax',
  'email',
  'due_date',
  'sort_code',
])
const titled = new Set<LabelName>([
  'invoice_number',
  'order_number',
  'order_date',
  'date',
  'due_date',
  'delivery_date',
  'gross',
  'net',
  'tax',
  'vat_id',
  'customer_number',
  'buyer_person',
  'department',
])

/**
 * Whether a phrase counts as a label where it stands: a phrase of several words always, a single word at the start of its line or before a colon,
 * a weak or very short one only alone or before a colon (`Invoice 0815` and `Total 12,00` too).
 */
export function isHeard(label: Label, { name, weak }: Saying, tokens: readonly { text: string }[]): boolean {
  // "T. Harms" is a person, "T 01 23…" a telephone.
  if (tokens.length === 1 && (name === 'phone' || name === 'fax') && isOfMore(tokens[0]!.text) && !startsNumber(label)) return false
  // "Total du lot 3" is the total of something, "TOTAL DU 120,00" what is owed.
  if (
    name === 'due' &&
    /\sdu$/i.test(label.textLine.text.slice(label.start, label.end)) &&
    /^\s\p{L}/u.test(label.textLine.text.slice(label.end))
  )
    return false
  // "Bei Zahlung bis zum 29.10. 2 % Skonto": by when it may be paid, not by when it must.
  if (name === 'due_date' && /\b(?:bei|if|si|en cas de|in caso di|bij|se) $/i.test(label.textLine.text.slice(0, label.start))) return false
  // `CF 260417` on a French order is its number: the Italian tax code has 11 digits, or 16 signs.
  if (name === 'company_id' && tokens.length === 1 && tokens[0]!.text === 'cf' && !isItalianCode(label)) return false
  // `Exmos. Senhores,` greets whom a letter is for.
  if ((name === 'customer' || name === 'supplier') && label.closes && /^,\s*$/.test(label.textLine.text.slice(label.end))) return false
  // `Supplier Order`, `Customer Invoice` are titles.
  if ((name === 'customer' || name === 'supplier') && label.leads && !label.colon && isBeforeTitle(label)) return false
  // `… within seven days of` / `delivery.`: the last word of a sentence.
  if (label.leads && /^\p{Ll}{5,}\.\s*$/u.test(label.textLine.text)) return false
  const standsAlone = label.colon || (label.leads && label.closes)
  // `Sección: Oficina técnica` is no bank's office.
  if (name === 'sort_code' && tokens.length === 1 && !label.leads && !label.colon && isBeforeWord(label)) return false
  // `Condición frente al IVA: … Domicilio Comercial: …`: words of several with their colon are a field of the form wherever they stand.
  if (name.startsWith('party_')) return standsAlone && (label.leads || tokens.length > 1)
  // A letter in a box of its own (Argentina's A, B, C) is no "to".
  if (tokens[0]?.text.length === 1 && tokens.length === 1 && !label.colon && name === 'addressee') return false
  if ((name === 'invoice_number' || name === 'invoice_date') && isOtherInvoice(label.textLine.text, label.start, label.end)) return false
  if (standsAlone || (name === 'account' && isAccountNumber(label))) return true
  if (sums.has(name) && isBeforeAmount(label)) return true
  const only = tokens.length === 1 ? tokens[0]!.text : undefined
  if (only === 'no' && weak && label.leads && (name === 'invoice_number' || name === 'order_number') && isNumbered(label)) return true
  // `RDV 27.11.2026`, `ETA 3/12`
  if (name === 'delivery_date' && label.leads && /^\s\d{1,2}[./-]\d{1,2}\b/.test(label.textLine.text.slice(label.end))) return true
  // `O.C. 2026-0073` in a line of its own.
  if (name === 'order_number' && label.leads && initials.test(label.textLine.text)) return true
  if (only !== undefined && ((only.length <= SHORT && !sureAnywhere.has(name) && name !== 'tax') || plainWords.has(only))) return false
  const capital = /\p{Lu}/u.test(label.textLine.text[label.start] ?? '')
  if (weak) return capital && titled.has(name) && (label.leads || isParted(label))
  if (only !== undefined) return label.leads || sureAnywhere.has(name) || (capital && titled.has(name) && isParted(label))
  return true
}

/** Of a purchase order, before a number and nothing else; without dots they may belong to it. */
const initials = /^(?:P\.O|O\.C|B\.C)\.\s(?:N[°º.]\s?|#\s?)?(?=\S*\d{3})[\p{Lu}\d][\p{Lu}\d/-]*$/u

const isBeforeWord = ({ textLine: { text }, end }: Label) => /^\s(?:del? )?\p{L}{4}/u.test(text.slice(end))

const isBeforeTitle = ({ textLine: { tokens, text }, end }: Label) => {
  const next = tokens.findIndex(({ start }) => start >= end)
  return next > 0 && /^\s\p{Lu}/u.test(text.slice(end)) && matchPhrase(titlePhrases, tokens, next) !== undefined
}

/** `12   cf` counts packets. */
const isItalianCode = ({ textLine: { text }, start, end }: Label) =>
  italianCode.test(text.slice(end)) && (/\p{Lu}/u.test(text[start]!) || /\d/.test(text.slice(end)))

const italianCode = /^[\s.:]*(?:$|(?:IT)?\d{11}(?!\d)|[A-Z]{6}\s?\d)/i

const sums = new Set<LabelName>(['net', 'gross'])

/** `TTC 3 881,74`, `HT 12,00 €` as a whole line. */
const isBeforeAmount = ({ leads, textLine: { text }, end }: Label) =>
  leads &&
  /^[\s.…:]{1,60}(?:[A-Z]{3} ?|[€$£] ?)?[-−]?\d[\d.,'’ \u00a0\u202f]{0,15}[.,]\d{2}(?: ?(?:[A-Z]{3}|[€$£]))?\s*$/u.test(text.slice(end))

/** `Customer no. 646234 - Buyer Ruth Ferreira`: behind one fact or several, each with a sign that parts, with its own behind it. */
function isParted({ textLine: { text }, start, end }: Label): boolean {
  if (!/^\s[\p{Lu}\d]/u.test(text.slice(end))) return false
  const facts = text.slice(0, start).split(parting)
  return facts.length > 1 && facts.pop() === '' && facts.every((fact) => isFact.test(fact))
}
const parting = /\s[-–—|·•]\s+/u
const isFact = /^\p{Lu}.{2,60}\d\S{0,40}$/u

/** `Nº 14/2025`, `Nr. R-0815`, `Number INV-65071` as a whole line. */
const isNumbered = ({ textLine: { text }, start }: Label) =>
  /^(?:(?:n[°ºo]|nr|no)[°º.]*\s?|(?:number|nummer|n[uú]mero|numéro)\s)(?:\p{L}{2,4}\s(?=\d))?[A-Z\d][A-Z\d/-]*\d[A-Z\d/-]*$/iu.test(
    text.slice(start),
  )

/** "Office Services Cork" is a desk, "Office 0113 496 0000" a telephone. */
const isOfMore = (word: string) => word.length === 1 || word === 'office' || word === 'zentrale'

const startsNumber = ({ textLine, end, closes }: Label) => closes || /^[\s.:]{0,4}[\d(+]/.test(textLine.text.slice(end))

/** `sort code 80-22-60, account 10338871`: in the middle of a line an account is told by the bank's number before it and the length of its own. */
export function isAccountNumber({ textLine: { text }, start, end }: Label): boolean {
  return /\b(?:sort code|bsb|routing|aba|transit)\b/.test(fold(text.slice(0, start))) && /^\s*[.:]?\s*(?:\d[ -]?){6,}/.test(text.slice(end))
}
