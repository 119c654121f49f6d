import type { Candidate } from '../candidate.ts'
import { ANSWERED, goesBackToQuote, isAnsweredQuote } from './answered-quotes.ts'
import type { Sight } from './candidates.ts'
import { fold } from './fold.ts'
import { endOfTitle } from './titles.ts'
import type { Label, LabelledLine } from './labels.ts'
import { readLoudNumber } from './loud-number.ts'
import { endsInOtherInvoice, isOtherInvoice } from './other-invoices.ts'
import { propose } from './propose.ts'
import { readCodes } from './spot-readers.ts'
import { findSpots, type Spot, trimSpot } from './spots.ts'
import { boxBetween } from './tokens.ts'
import { findDates, type PrintedDate } from './values/date.ts'

/** Which label's number is followed by the document's date, and what the field of the date is. */
export const datedBy = {
  invoice: { label: 'invoice_number', field: 'invoice_date' },
  work_order: { label: 'order_number', field: 'order_date' },
} as const

/** Longer lines are prose. */
const LONGEST = 110

/** The number (and date) behind or right under a title: `Vendor Bill BILL/2022/0002`, `Bestellung 4711 vom 7.3.2025`, `PURCHASE ORDER` / `4500012345`. */
export function readTitled(line: LabelledLine, page: LabelledLine[], sight: Sight): { numbers: Candidate[]; dates: Candidate[] } {
  const title = endOfTitle(line, sight.context.kind)
  if (!title || endsInOtherInvoice(line.text.slice(title.start, title.end)) || isOtherInvoice(line.text, title.start, title.end))
    return { numbers: [], dates: [] }
  const [labelled] = line.labels.filter(
    (label) =>
      label.start >= title.start &&
      label.start < title.end + 3 &&
      label.end >= title.end - 1 &&
      isNumbered(label) &&
      !(label.start > title.start && isSellers(label)),
  )
  const under = readDateUnder(line, page, sight)
  if (labelled) return { numbers: [...readSignUnder(labelled, page, sight), ...readLoudNumber(labelled, page, sight)], dates: under }
  const { start, end } = title
  const label: Label = {
    sayings: [],
    textLine: line,
    page: line.line.page,
    box: boxBetween(line, start, end),
    start,
    end,
    leads: true,
    closes: end >= line.text.length - 1,
    colon: false,
    break: false,
  }
  const said = fold(line.text.slice(0, end))
  const quote = goesBackToQuote(said) ? ANSWERED : 1
  const first = (line.line.page === 1 ? 1 : 0.8) * (isAnsweredQuote(line.text, start, end) ? ANSWERED : 1) * quote
  const spots = findSpots(label, page)
  const numbers = spots.flatMap((spot) => {
    const [found] = spot.relation === 'above' || spot.rank > 0 ? [] : readCodes(spot, sight)
    if (!found || found.value.replace(/\D/g, '').length < 3) return []
    return [propose(spot, found, label, first * (found.fit ?? 1) * (spot.relation === 'inline' ? 0.82 : 0.6))]
  })
  return {
    numbers: [...numbers, ...readLoudNumber(label, page, sight)],
    dates: [...readDateBehind(label, spots, sight).map((date) => ({ ...date, score: date.score * quote })), ...under],
  }
}

/** `28/02/2025`, `del 30/10/2025` alone right under the title with its number. */
function readDateUnder({ line }: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  return page
    .filter((other) => isRightUnder(other.line, line))
    .flatMap((other) => [...readLoneDate(other, sight), ...readDateOfNumber(other, sight)])
    .map((date) => ({ ...date, score: 0.8, reason: 'date under the title' }))
}

/** `N. 1182/2026 del 20/10/2026`: a number and its day fill the line. */
function readDateOfNumber(line: LabelledLine, sight: Sight): Candidate[] {
  const lead =
    /^(?:n[°ºo.]{0,2}|nr\.?|nummer|number|núm\.?)?\s?[\p{L}\d./_-]*\d[\p{L}\d./_-]*,?\s(?:del|du|vom|van|of|dated|de|do)\s(?=\d)/iu.exec(
      line.text,
    )
  const [date] = lead && line.text.length <= 60 ? findDates(line.text, sight.context.formats.dateOrder) : []
  if (!lead || !date || date.index !== lead[0].length || date.index + date.length < line.text.length) return []
  const { page, box, words } = line.line
  return [{ value: date.value, score: 0.8, source: 'layout', page, box, words, text: line.text, reason: 'date under the title' }]
}

/** Without a line between, at the same edge. */
const isRightUnder = (other: LabelledLine['line'], line: LabelledLine['line']) =>
  other.page === line.page &&
  other.box.top > line.box.top + 1 &&
  other.box.top - line.box.bottom < line.size &&
  (Math.abs(other.box.left - line.box.left) < 3 || Math.abs(other.box.right - line.box.right) < 3)

/** `N° 10 188 402 716` right under `Facture du 4 mars 2026`: the title was dated, its number has a line of its own. */
function readSignUnder(label: Label, page: LabelledLine[], sight: Sight): Candidate[] {
  if (label.sayings.some(({ name }) => name.endsWith('_number'))) return []
  const { line } = label.textLine
  const under = page.find((other) => isRightUnder(other.line, line) && /^(?:n[°ºo.]|nr\.?|nummer|number|núm)/iu.test(other.text))
  if (!under || under.text.length > 40) return []
  const spot = { ...trimSpot(under, 0, under.text.length)!, relation: 'inline' as const, rank: 0 }
  return readCodes(spot, sight).map((found) => propose(spot, found, label, 0.76 * (found.fit ?? 1)))
}

/** `Lyon, le 30 mars 2026`, `Edinburgh, 9 May 2025`: the line that dates a letter. */
export function readLetterDate(line: LabelledLine, sight: Sight): Candidate[] {
  const lead =
    /^(?:\d{4,5} )?\p{Lu}[\p{L} .'’-]{1,28},\s*(?:\p{L}{4,12}(?:-feira)?,?\s+)?(?:(?:le|den|the|a|el|li|lì|em|op|on)\s+)?(?=\d|\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})/iu.exec(
      line.text,
    ) ?? townOf(line, sight)
  const [date] = lead && line.line.page === 1 ? findDates(line.text, sight.context.formats.dateOrder) : []
  if (!lead || !date || date.index > lead[0].length || !endsAt(line, date.index + date.length)) return []
  return [
    {
      value: date.value,
      score: 0.81,
      source: 'layout',
      page: 1,
      box: boxBetween(line, date.index, date.index + date.length),
      words: line.line.words,
      text: line.text,
      reason: 'town and date of a letter',
    },
  ]
}

/** `Musterstadt 9.11.2026`: without a comma where an address on the page names that town. */
function townOf({ text }: LabelledLine, { lines }: Sight): RegExpExecArray | null {
  const lead = /^(\p{Lu}[\p{L}.'’-]{2,24}(?: \p{Lu}[\p{L}.'’-]{2,24})?)\s(?:(?:le|den|el|li|op)\s)?(?=\d)/u.exec(text)
  const ends = lead && lines.some((other) => other.text.endsWith(` ${lead[1]!}`) && /\d{4,5}\s\p{Lu}/u.test(other.text))
  return ends ? lead : null
}

const APART = 0.9 // of the type's height: a gap that parts the date from what stands beside it

/** Nothing more in the line, but behind a gap: `Hohenfels, 02.11.2026   Zeichen: EK`. */
function endsAt({ text, line, starts }: LabelledLine, end: number): boolean {
  if (text.length - end <= 2 || /^\s?[—–·|-]\s/.test(text.slice(end))) return true
  const next = starts.findIndex((start) => start >= end)
  const [last, word] = [line.words[next - 1], line.words[next]]
  return last !== undefined && word !== undefined && word.box.left - last.box.right > APART * line.size
}

/** `24-02-2026`, `Le 18 février 2026` as a line of its own in the upper part of the first page: it dates the paper where nothing else does. */
export function readLoneDate(line: LabelledLine, sight: Sight): Candidate[] {
  const height = sight.document.pages[0]?.height ?? 0
  if (line.line.page !== 1 || line.line.box.top > UPPER * height || line.text.length > 40) return []
  const [date] = findDates(line.text, sight.context.formats.dateOrder)
  if (
    !date ||
    !/^(?:le|(?:en date )?du|den|vom|the|dated|of|(?:de|con) fecha|am|a|el|de|del|li|il|op|van|em)?\s*$/i.test(
      line.text.slice(0, date.index),
    )
  )
    return []
  // A till prints the time of day behind it, and who sat at it.
  if (!/^(?:.|,?\s\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s.{1,14})?)?$/u.test(line.text.slice(date.index + date.length))) return []
  return [
    {
      value: date.value,
      score: 0.6,
      source: 'layout',
      page: 1,
      box: boxBetween(line, date.index, date.index + date.length),
      words: line.line.words,
      text: line.text,
      reason: 'the only date in the head of the paper',
    },
  ]
}

const UPPER = 0.45 // of the page's height

const isNumbered = ({ sayings }: Label) => sayings.some(({ name, weak }) => !weak && /_(?:number|date)$/.test(name))

/** `Ordine a fornitore n.` says whom the order is for: its number is no number of the seller. */
const isSellers = ({ sayings }: Label) => sayings.every(({ name }) => name === 'supplier_number')

/** `PO number/date`, `Notre commande / Émise le`: over or beside both. */
const saysDate = ({ textLine, start, end }: Label) => {
  const labels = 'labels' in textLine ? (textLine as LabelledLine).labels : []
  const isDateNext = labels.some(
    (next) =>
      next.start >= end &&
      /^\s?[/&+]\s?$/.test(textLine.text.slice(end, next.start)) &&
      next.sayings.some(({ name }) => name.endsWith('date')),
  )
  return isDateNext || /date|datum|fecha|data/i.test(textLine.text.slice(start, end))
}

/** `Rechnung gemäß Bestellung vom 01.03.2018`, `Facture selon devis du 3 mai`: between the label and the day another paper is named. */
const otherPaper =
  /\b(?:(?:gemass|gemaess|laut|lt|zu|zur|zum|aus) (?:ihrer |ihrem |unserem |dem |der )?\p{L}*(?:rechnung|bestellung|auftrag|angebot|vertrag|lieferschein|lieferung)|(?:selon|suivant|suite a|d'apres|sur) (?:le |la |votre |notre |l')?(?:facture|commande|devis|bon|contrat|marche)|(?:for|per|as per|against|to) (?:your |our |the )?(?:purchase )?(?:invoice|order|quot|contract|delivery)|(?:segun|sobre) (?:su |el |la |nuestro )?(?:factura|pedido|presupuesto|contrato|albaran)|(?:secondo|come da|da) (?:vs |vostro |il |la |nostro )?(?:fattura|ordine|preventivo|contratto|ddt)|(?:volgens|conform) (?:uw |onze |de )?(?:bestelling|order|offerte)|conforme (?:a |o |sua )?(?:encomenda|pedido|contrato))/u

/** `Rechnung Nr. 4711 vom 15.11.2025`, `Facture n° 562 du 2 juillet`: the number's label dates the document too. */
export function readDateBehind(label: Label, spots: Spot[], sight: Sight): Candidate[] {
  const spot = spots.find(({ relation }) => relation === 'inline') ?? (saysDate(label) ? spots.find(({ rank }) => rank === 0) : undefined)
  if (spot && spot.relation !== 'inline') {
    const [date] = findDates(spot.text, sight.context.formats.dateOrder)
    return date ? [propose(spot, date, label, 0.84)] : []
  }
  if (!spot || label.textLine.text.length > LONGEST) return []
  const text = label.textLine.text.slice(label.end)
  const [date] = findDates(text, sight.context.formats.dateOrder)
  if (!date || date.index > 45 || otherPaper.test(fold(text.slice(0, date.index))) || isOfLabel(label, label.end + date.index)) return []
  const before = fold(label.textLine.text.slice(label.start, label.end + date.index))
  if (goesBackToQuote(before)) return []
  const place = { ...spot, text, start: label.end, end: label.textLine.text.length }
  return [propose(place, date, label, (isInNumber(date, text) && !saysDate(label) ? IN_NUMBER : 0.84) * (label.leads ? 1 : 0.8))]
}

/** `Invoice no.: 4711 - Printed on: 15 Aug 2025`: a label between them says what else the day is. */
const isOfLabel = ({ textLine, end }: Label, day: number) =>
  'labels' in textLine &&
  (textLine as LabelledLine).labels.some(
    ({ start, end: to, sayings }) => start >= end && to <= day && sayings.some(({ name, weak }) => !weak && otherDays.has(name)),
  )

const otherDays: ReadonlySet<string> = new Set(['other_date', 'due_date', 'delivery_date'])

const IN_NUMBER = 0.5

/** `Facture n° : 2025-08-14`, `Bestellung Nr. B20250319`: a number that is counted by days dates the paper only where nothing else does. */
const isInNumber = ({ form, index }: PrintedDate, text: string) => form === 'iso' && /^[^\p{L}\d]*[\p{L}\d/-]*$/u.test(text.slice(0, index))
