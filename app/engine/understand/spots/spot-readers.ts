import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { hasPostalCode } from '../parties/places.ts'
import { fold } from '../words/fold.ts'
import type { Found } from '../propose.ts'
import { behindDay } from './behind-day.ts'
import type { Spot } from './spots.ts'
import { readCode } from '../values/code.ts'
import { readCurrency } from '../values/currency.ts'
import { findDays } from '../values/day.ts'
import { isNamedCode } from '../values/named-code.ts'
import { isDrawn, isDrawnByShop } from '../values/drawn-letters.ts'
import { findDates, spanBetween, toIsoDate } from '../values/date.ts'
import { pattern } from '../words/pattern.ts'
import { lineUnder } from '../words/wrapped.ts'

/** A number or code of a document or party at the beginning of the spot. */
export function readCodes(spot: Spot, sight: Sight): Found[] {
  // `Nuestro nº de cliente es el 5527`
  const verb =
    spot.relation === 'inline' ? /^(?:is|est|es|ist|è|é)\s(?:(?:el|le|la|the|die|der|il|o)\s)?(?=\S*\d)/iu.exec(spot.text)?.[0] : undefined
  if (verb)
    return readCodes({ ...spot, text: spot.text.slice(verb.length), start: spot.start + verb.length }, sight).map((found) => ({
      ...found,
      index: found.index + verb.length,
    }))
  const [engaged] = spot.rank === 0 && spot.relation !== 'above' ? (engagement.exec(spot.text) ?? []) : []
  if (engaged) return [{ value: engaged, index: 0, length: engaged.length }]
  const behind = spot.relation === 'inline' ? behindDay(spot.text, sight) : undefined
  if (behind) return [behind]
  // `ORD-` over `68412`: the cell broke behind its letters.
  const begun = /^\p{Lu}{1,5}[-/]$/u.test(spot.text) && restOfCode(spot.text, spot, sight) !== '' ? spot.text : undefined
  const first = readCode(spot.text) ?? begun
  if (first === undefined || isDayOfWeek(first, spot) || isSeason(first, spot)) return []
  // The beginning of an account.
  if (/^[A-Z]{2}\d{2}$/.test(first) && /^[A-Z]{2}\d{2}(?:\s|$)/.test(spot.text)) return []
  if (accountBegun.test(first) || ofBooks.test(first)) return []
  const value = first + restOfCode(first, spot, sight)
  const [date] = findDates(spot.text, sight.context.formats.dateOrder)
  // `2025-12-21` alone in the cell under a title is the day that its own caption names.
  const isWholeDay = spot.relation !== 'inline' && date?.length === spot.text.length
  if (date && date.index <= 3 && (date.form !== 'iso' || isWholeDay)) return []
  // A telephone number, but for one in groups of three, of a depot and a longer one, or of four and others, right behind its label, or of four beside it.
  const inThrees =
    (spot.rank === 0 && /^[1-9]\d?(?: \d{3}){2}$/.test(value)) ||
    // `Factuurnummer | 19 204 77 118 03`, `Rechnungsnummer 26 0411 8842 07`, and nothing else in its cell.
    ((spot.relation === 'right' || spot.relation === 'inline') &&
      spot.rank === 0 &&
      value === spot.text &&
      /^[1-9]\d(?:(?: \d{3} \d{2}){2}|(?:\d\d)? \d{2,4}(?: \d{4})? \d{2,7})$/.test(value)) ||
    // `Facture n° | 10 482 117 306`: more figures than telephones have in such groups.
    (spot.relation === 'right' && spot.rank === 0 && value === spot.text && /^[1-9]\d{0,2}(?: \d{3}){3,}$/.test(value)) ||
    // `Référence client | 0041 882 715` alone in its cell.
    (spot.relation !== 'above' && spot.rank === 0 && value === spot.text && /^0[0-8]\d{1,2}(?: \d{3}){2}$/.test(value)) ||
    // `Compte client : 0264 55810`, `CLIENT 73 1120458 01`: too few figures, or too many in one group.
    (spot.relation === 'inline' && spot.rank === 0 && /^(?:0\d{2,3} \d{4,5}|\d{1,3} \d{6,8}(?: \d{1,3})?)$/.test(value)) ||
    (spot.relation === 'inline' &&
      /^(?:\d{1,3}(?: \d{3}){2,}(?: \d\d)?|\d{3} \d{3} \d|[1-9]\d{2,} \d{4,8}|[1-9]\d{3,4}(?: \d{2,4}){2,3})$/.test(value))
  const inFours =
    /^(?:\d{4} \d{4} \d{3,4}(?: \d{1,4})?|[1-9](?: \d{4}){2,4})$/.test(value) ||
    // `Account number` over `7261 5853` and nothing else in its cell.
    (spot.relation === 'below' && spot.rank === 0 && value === spot.text && /^[1-9]\d{3} \d{4}$/.test(value)) ||
    (spot.relation === 'right' && /^(?:\d{4}(?: \d{4}){1,3}|[1-9]\d{2,3}(?: \d{3,4}){1,3})$/.test(value))
  // `1 - 000874`: a series and the number in it.
  const inSeries = /^[1-9]\d? [-/] \d{3,8}$|^[1-9]\d?[- ]0\d{3,7}$/.test(value)
  const dotted = spot.rank === 0 && isDotted.test(value)
  if (/^[+(]?\d[\d\s().-]{8,}$/.test(spot.text) && /[\s.]/.test(value) && !inThrees && !inFours && !inSeries && !dotted) return []
  if (/%/.test(spot.text.slice(value.length, value.length + 3))) return []
  const index = spot.text.indexOf(first)
  const rest = spot.text.slice(index + first.length).trim()
  const digits = value.replace(/\D/g, '').length
  // A year alone in the next cell or under a label is that of a budget, as a rule.
  const isYear = spot.relation !== 'inline' && /^(?:19|20)\d\d$/.test(value)
  const length = isYear ? YEAR : digits >= 4 ? 1 : digits >= 2 ? 0.85 : 0.55
  // Nor is a town's postal code, but for letters and figures alone: `FA 78848`.
  if (spot.relation !== 'inline' && spot.text !== value && hasPostalCode(spot.text) && !isOfSort.test(spot.text)) return []
  // A street's number under "Client" is no customer number.
  if (spot.relation !== 'inline' && /^[,\s]*\p{L}{2}/u.test(rest) && digits < 5 && !isDated(rest)) return []
  return [{ value, index, length: first.length, fit: length * (rest.length === 0 || spot.relation === 'inline' ? 1 : 0.85) }]
}

/** `77104 OP`: the number of an order and the sort of document it is, in two letters. */
const isOfSort = /^\d{4,8} \p{Lu}{2}$/u

/** `26 H 118452`, `2026 FO 1045`: the year, a letter for the sort of thing and a number, as hospitals and communes count what they order. */
const engagement = /^(?:20)?[1-4]\d \p{Lu}{1,2} (?=\d{4})\d{4,8}(?=$|\s(?:du|vom|del|of|van|DU|DEL)\s)/u

/** `Commande pour mercredi 3/12`: figures that a day of the week leads to. */
const isDayOfWeek = (code: string, { line, start }: Spot) =>
  /^\d{1,2}\/\d{1,2}$/.test(code) &&
  findDays(line.text).some(({ weekday, index }) => weekday !== undefined && index >= start && index < start + 3)

/** `Pedido de libros curso 2026-2027`, `Commande rentrée 2026/27`: the year that the goods are for. */
function isSeason(code: string, { line, start }: Spot): boolean {
  const [, from, to] = /^(?:20)?(\d\d)[-/](?:20)?(\d\d)$/.exec(code) ?? []
  if (!from || Number(to) !== Number(from) + 1) return false
  return season.test(fold(line.text.slice(0, start))) || code.length === LONG_YEARS
}

const LONG_YEARS = 9 // signs of two whole years
const season = pattern('u')`
  \b(?:
    curso(?: escolar)?|temporada|campana|ano escolar|school year|academic year|season|term|annee(?: scolaire)?|rentree|saison|
    campagne|schuljahr|spielzeit|anno scolastico|stagione|campagna|schooljaar|seizoen|ano letivo|epoca
  )\W*$
`

/** `Ord. 77 del 12/11/2025`: the day of the paper that is named. */
const isDated = (rest: string) => /^(?:du|del|vom|of|dated|van|do|de)\s\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/i.test(rest)

/** `ISBN 978-84-19774-31-0` says which book, and no paper. */
const ofBooks = /^IS[BS]N(?![\p{L}\d])/u

/** `en esta cuenta: ES23 0049 1500`, and the rest of the account in the next line. */
const accountBegun = /^(?:AT|BE|CH|DE|DK|ES|FI|FR|GB|IE|IT|LU|NL|NO|PL|PT|SE)\d{2}(?: \d{4}){1,7}$/

/** A year and a number, groups of three or four, or a figure of its own before a long number: `2026.0412`, `545.330.581`, `1.8844.0297`, `8.40917733`. */
const isDotted =
  /^(?:[1-9]\.\d{4}\.\d{4}|[1-9]\.\d{6,9}|(?:19|20)\d\d(?:(?:\.\d{2,3})?\.\d{3,6}|-\d{3,4}\.\d{2,6})|[1-9]\d(?:\.\d{2,3})?\.\d{4,6}|[1-9]\d{2}(?:\.\d{3}){2})$/

/** Programs name a customer by the first letters as well: `Code client : CARAT`. Only a label of codes says that such a word is one. */
export function readCustomerCodes(spot: Spot, sight: Sight): Found[] {
  // `7 714`, `12 480`, and nothing else in the cell beside the label: a number that a program parts into thousands.
  if (/^[1-9]\d? \d{3}$/.test(spot.text) && spot.rank === 0 && spot.relation !== 'above' && spot.relation !== 'below')
    return [{ value: spot.text, index: 0, length: spot.text.length, fit: 0.95 }]
  // `318 440 02 77` as a utility sets it, and nothing else in the cell.
  if (/^[1-9]\d{1,3}(?: \d{2,4}){2,4}$/.test(spot.text) && spot.rank === 0 && (spot.relation === 'inline' || spot.relation === 'right'))
    return [{ value: spot.text, index: 0, length: spot.text.length, fit: 0.9 }]
  const found = readCodes(spot, sight)
  const [word] = /^(?!AUCUN|NONE|SANS|KEINE|NINGUN)(?:\p{Lu}{3,12}|\p{Lu}{2,8}-\p{Lu}{2,8})$/u.exec(spot.text) ?? []
  return found.length > 0 || !word || spot.rank > 0 || spot.relation === 'above'
    ? found
    : [{ value: word, index: 0, length: word.length, fit: 0.9 }]
}

const YEAR = 0.5

/** `TGSU1-` over `0000214477`: a narrow cell breaks a code behind its hyphen. */
function restOfCode(code: string, { text, line }: Spot, { lines }: Sight): string {
  if (!/[\p{L}\d][-/]$/u.test(code) || !text.endsWith(code)) return ''
  // The code stands at the end of its line: what is right under that may go on with it.
  const { line: own } = line
  const under = lineUnder(
    { ...line, line: { ...own, words: own.words.slice(-1) } },
    lines.filter((other) => other.line.page === line.line.page),
  )
  return under && /^[\p{Lu}\d][\p{Lu}\d/-]*$/u.test(under.text) && /\d/.test(under.text) ? under.text : ''
}

/** The number of an order; letters drawn by lot, or a word and its number, alone beside its label; `Office move - PO 2291`. */
export function readReferences(spot: Spot, sight: Sight): Found[] {
  const isWhole =
    isDrawn(spot.text) ||
    (isDrawnByShop(spot.text) && spot.rank === 0 && spot.relation === 'below' && spot.text === spot.line.text) ||
    (spot.rank === 0 && spot.relation !== 'above' && isNamedCode(spot.text, sight.context.formats.dateOrder))
  if (isWhole) return [{ value: spot.text, index: 0, length: spot.text.length, fit: 0.95 }]
  const value = /^\D{3,60}?[\s,;–-]\s?((?:PO|P\.O\.)\s?(?:#|no\.?\s)?[A-Z\d][A-Z\d/-]*\d)$/u.exec(spot.text)?.[1]
  return value ? [{ value, index: spot.text.length - value.length, length: value.length }] : readCodes(spot, sight)
}

const discount = /\b(?:skonto|discount|escompte|descuento|sconto|korting)\b/

/** `10 jours, soit avant le 19 février`, `2 Wochen, d. h. bis 19.02.`: the day that a term comes to. */
const namely = /(?:\bsoit|\bi\.\s?e\.|\bd\.\s?h\.|\bes decir|\bcioe|\bou seja)[\s,]+(?:\p{L}+\s){0,3}$/u

const PERIOD = 0.6 // the first of two days with the time between them

/** The first date of the spot. */
export function readDates(spot: Spot, sight: Sight): Found[] {
  const { context } = sight
  const { text } = spot
  const whole = withYearUnder(spot, sight)
  const all = findDates(whole, context.formats.dateOrder)
  if (whole !== text) return all.slice(0, 1).map(({ value }) => ({ value, index: 0, length: text.length }))
  if (all.length === 0) return readBareDate(text, context.formats.dateOrder)
  // "bis 09.03.26 mit 2 % Skonto, bis 29.03.26 ohne Abzug": the day of the discount is not the day it is due.
  const isOfDiscount = all[1] && discount.test(fold(text.slice(all[0]!.index, all[1].index)).split(/[,;]\s/)[0]!)
  const dates = isOfDiscount ? all.slice(1) : all
  return dates.slice(0, 1).map(({ value, index, length, weak }) => ({
    value,
    index,
    length,
    fit:
      (index > 14 && !namely.test(fold(text.slice(0, index))) ? 0.7 : 1) *
      (dates[1] ? (spanBetween.test(text.slice(index + length, dates[1].index)) ? PERIOD : 0.85) : 1) *
      (weak ? 0.98 : 1),
  }))
}

/** `3 februari` over `2025`, `24 de noviembre` over `de 2025`, `17-08-` over `2024`: a narrow cell breaks a day before its year. */
function withYearUnder({ text, line }: Spot, { lines }: Sight): string {
  if (!beforeYear.test(text) || !line.text.endsWith(text)) return text
  const page = lines.filter((other) => other.line.page === line.line.page)
  const isCell = text === line.text.replace(/^[\s:]+/, '')
  const under = isCell ? lineUnder(line, page)?.text : nextOfParagraph(line, page)
  // `…, vencimiento 25 de mayo de` over `2026.`: in a sentence the year may end it.
  const year = (isCell ? /^(?:del? )?20\d\d$/ : /^(?:del? )?20\d\d(?=[.,;]|$)/).exec(under ?? '')?.[0]
  return year === undefined ? text : `${text}${/[-./]$/.test(text) ? '' : ' '}${year}`
}
const nextOfParagraph = ({ line: { box, size } }: LabelledLine, page: readonly LabelledLine[]) =>
  page.find(
    ({ line: other }) => other.box.top > box.top + 1 && other.box.top - box.bottom < 0.8 * size && Math.abs(other.box.left - box.left) < 3,
  )?.text
const beforeYear = /^\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?(?:\sde)?,?$|^\p{L}{3,12}\.?\s\d{1,2},?$|^\d{1,2}([-./])\d{1,2}\1$/u

/** `19052026` in a field for a date: eight figures and nothing else. */
function readBareDate(text: string, order: Sight['context']['formats']['dateOrder']): Found[] {
  const [, a, b, year] = /^(\d{2})(\d{2})(20\d{2})$/.exec(text.trim()) ?? []
  if (!a || !b || !year) return []
  const [day, month] = order === 'mdy' ? [b, a] : [a, b]
  const value = toIsoDate(Number(year), Number(month), Number(day))
  return value ? [{ value, index: 0, length: text.length, fit: 0.95 }] : []
}

export function readCurrencies({ text }: Spot): Found[] {
  const value = readCurrency(text)
  return value && value !== '$' ? [{ value, index: 0, length: text.length }] : []
}
