import type { Candidate } from '../../candidate.ts'
import { ANSWERED, goesBackToQuote, isAnsweredQuote } from '../labelled/answered-quotes.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import { isReply } from '../mail/reply.ts'
import { endOfLoudTitle } from './loud-title.ts'
import { endOfTitle, isQuoteWord } from './titles.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { readLoudNumber } from './loud-number.ts'
import { isRightUnder, numberAtStart, readDateUnder, readNumberInSentence } from './under-title.ts'
import { endsInOtherInvoice, isOtherInvoice } from '../labelled/other-invoices.ts'
import { propose } from '../propose.ts'
import { readCodes } from '../spots/spot-readers.ts'
import { findSpots, trimSpot } from '../spots/spots.ts'
import { boxBetween } from '../words/tokens.ts'
import { findDates } from '../values/date.ts'
import { readLoneDate } from '../dates/letter-date.ts'
import { readDateBehind } from '../dates/date-behind.ts'

/** Which label's number is followed by the document's date, and what the field of the date is. */
export const datedBy = {
  invoice: { label: 'invoice_number', field: 'invoice_date' },
  work_order: { label: 'order_number', field: 'order_date' },
} as const

/** The number (and date) behind or right under a title: `Vendor Bill BILL/2022/0002`, `Bestellung 4711 vom 7.3.2025`, `PURCHASE ORDER` / `4500012345`. */
export function readTitled(line: LabelledLine, page: LabelledLine[], sight: Sight): { numbers: Candidate[]; dates: Candidate[] } {
  // `: RFQ1002290` behind `Ref Doc No.`: a value.
  const title = /^\s*:/.test(line.text) ? undefined : (endOfTitle(line, sight.context.kind) ?? endOfLoudTitle(line, sight))
  if (!title || endsInOtherInvoice(line.text.slice(title.start, title.end)) || isOtherInvoice(line.text, title.start, title.end))
    return { numbers: [], dates: [] }
  const [labelled] = line.labels.filter(
    (label) =>
      label.start >= title.start &&
      label.start < title.end + 3 &&
      label.end >= title.end - 1 &&
      isNumbered(label) &&
      !isSecondTitle(label) &&
      !(label.start > title.start && isSellers(label)),
  )
  // `Quote date` over its day dates the offer that the paper answers.
  const isQuote = isQuoteWord(line.text.slice(title.start, title.end))
  const under = [...readDateUnder(line, page, sight), ...readDateBeside(line, page, sight)].map((date) =>
    isQuote ? { ...date, score: date.score * ANSWERED } : date,
  )
  if (labelled)
    return {
      numbers: [...readSignUnder(labelled, page, sight), ...readLoudNumber(labelled, page, sight)],
      dates: isOver(labelled) ? [] : under,
    }
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
  const quote = goesBackToQuote(said) || (isQuote && (isReply(said) || isUnderOrder(line, page, sight))) ? ANSWERED : 1
  const first = (line.line.page === 1 ? 1 : 0.8) * (isAnsweredQuote(line.text, start, end) ? ANSWERED : 1) * quote
  const spots = findSpots(label, page)
  const numbers = spots.flatMap((spot) => {
    const [found] = spot.relation === 'above' || spot.rank > 0 ? [] : readCodes(spot, sight)
    if (!found || found.value.replace(/\D/g, '').length < (signedEnd.test(line.text.slice(start, end)) ? 1 : 3)) return []
    return [propose(spot, found, label, first * (found.fit ?? 1) * (spot.relation === 'inline' ? 0.82 : 0.6))]
  })
  return {
    numbers: [
      ...numbers,
      ...readHowManieth(label, page),
      ...readNumberInSentence(label, page, sight),
      ...readLoudNumber(label, page, sight),
    ],
    dates: [...readDateBehind(label, spots, sight).map((date) => ({ ...date, score: date.score * quote })), ...under],
  }
}

/** `Quote Q-55133 applies` in the table under `PURCHASE ORDER`: the offer that is answered. */
const isUnderOrder = ({ line }: LabelledLine, page: readonly LabelledLine[], { context }: Sight) =>
  context.kind === 'work_order' &&
  page.some(
    (over) =>
      over.line.page === line.page && over.line.box.bottom < line.box.top && !isQuoteWord(over.text) && endOfTitle(over, 'work_order'),
  )

/** `FACTURE | No 240718 | du 09/06/26`: behind the title and its number, in a cell of its own. */
function readDateBeside({ line }: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  const row = page
    .filter(
      (other) => other.line.page === line.page && other.line.box.left > line.box.right && Math.abs(other.line.box.top - line.box.top) < 3,
    )
    .sort((a, b) => a.line.box.left - b.line.box.left)
  const at = isNumberOnly.test(row[0]?.text ?? '') ? 1 : 0
  const date = row[at] && isDayOnly.test(row[at].text) ? readLoneDate(row[at], sight) : []
  return date.map((one) => ({ ...one, score: 0.8, reason: 'date under the title' }))
}

const isNumberOnly = /^(?:n(?:\.?[°ºo]|\.){0,2}|nr\.?|nummer|number|núm\.?)\s?:?\s?\S*\d\S*$/iu
const isDayOnly = /^(?:du|vom|del|van|of|dated|do)\s/iu

/** `N° 10 188 402 716` right under `Facture du 4 mars 2026`, `2024/9418` alone under `Votre facture`: its number has a line of its own. */
function readSignUnder(label: Label, page: LabelledLine[], sight: Sight): Candidate[] {
  if (label.sayings.some(({ name }) => name.endsWith('_number'))) return []
  const { line } = label.textLine
  const under = page.find((other) => isRightUnder(other.line, line) && (signed.test(other.text) || isLoneNumber(other, sight)))
  if (!under || under.text.length > LONGEST) return []
  const spot = { ...trimSpot(under, 0, under.text.length)!, relation: 'inline' as const, rank: 0 }
  return readCodes(spot, sight).map((found) => propose(spot, found, label, 0.76 * (found.fit ?? 1)))
}

/** `N° 4 - octobre 2026` under `SITUATION DE TRAVAUX`: bills of one contract are counted, and the sign says that it is their number. */
const howManieth = /^(?:n\.?[°º]|nr\.|núm\.|no\.)\s?(\d{1,3})(?=$|\s[-–|]\s\p{L}|\s(?:du|de|del|vom|of|van)\s)/iu

function readHowManieth(label: Label, page: LabelledLine[]): Candidate[] {
  const under = page.find((other) => isRightUnder(other.line, label.textLine.line) && howManieth.test(other.text))
  const [lead, value] = under ? howManieth.exec(under.text)! : []
  return under ? [numberAtStart(under, lead!, value!, label, 0.7)] : []
}

const LONGEST = 60 // signs of a number with its day and page

/** `Commande hebdomadaire n°`: the sign says that a number follows, however short. */
const signedEnd = /\s(?:n\.?[°º]\.?|nr\.|núm\.?|#)$/iu

const signed = /^(?:n(?:\.?[°ºo]|\.)|nr\.?|nummer|number|núm)/iu

/** No day, and no year. */
const isLoneNumber = ({ text }: LabelledLine, { context }: Sight) =>
  /^\p{Lu}{0,4}[-/ ]?(?!(?:19|20)\d\d$)\d[\d/-]{3,}$/u.test(text) && findDates(text, context.formats.dateOrder).length === 0

/** `FACTURE-BL N°`, `FACTURA/ALBARÁN Nº`: the number of both. */
const isSecondTitle = ({ textLine: { text }, start, sayings }: Label) =>
  /\p{L}[-–/]$/u.test(text.slice(0, start)) && sayings.every(({ name }) => name === 'other_number')

const isNumbered = ({ sayings }: Label) => sayings.some(({ name, weak }) => !weak && /_(?:number|date)$/.test(name))

/** `Invoice number:` alone over `7/2/2021`, which is that number. */
const isOver = ({ sayings, colon, closes }: Label) => colon && closes && sayings.every(({ name }) => name.endsWith('_number'))

/** `Ordine a fornitore n.` says whom the order is for: its number is no number of the seller. */
const isSellers = ({ sayings }: Label) => sayings.every(({ name }) => name === 'supplier_number')
