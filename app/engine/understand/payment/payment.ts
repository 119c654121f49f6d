import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { readBareDays } from './bare-days.ts'
import { methods } from './means.ts'
import { readNamedMeans } from './named-means.ts'
import { meansBehind } from './other-means.ts'
import { terms, whatIsAgreed } from './agreed.ts'
import { splitPayment } from './split-payment.ts'
import { bookedOn } from './tendered.ts'
import { termsOverLines } from './terms-over-lines.ts'
import { readTermInCells } from './term-in-cells.ts'
import { readTermsBeforeDue } from './terms-before-due.ts'
import { readParagraph } from '../words/paragraph.ts'
import { withoutAccount } from './without-account.ts'
import { readWithinDays } from './within-days.ts'
import { enumerated, sentences, sentenceStart } from './terms-sentence.ts'
import { placeScore } from '../propose.ts'
import { findSpots, linesByPage, type Spot, trimSpot } from '../spots/spots.ts'
import { underHead } from '../spots/under-head.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { pattern } from '../words/pattern.ts'

/** Terms (when, with which discount) and method (by what), beside their labels or as sentences. */
export function findPayment({ open, context }: Sight): Candidates {
  const pages = linesByPage(open)
  const ways: Candidate[] = []
  const conditions: Candidate[] = []
  for (const line of open) {
    for (const label of line.labels) {
      const method = label.sayings.find(({ name }) => name === 'payment_method')
      const term = label.sayings.find(({ name }) => name === 'payment_terms')
      if ((!method && !term) || (!label.leads && !label.colon)) continue
      // `Paiement à 45 jours` is a sentence, whose first word leads to nothing.
      if (term && !label.colon && label.leads && sentences.test(fold(line.text).replace(enumerated, ''))) continue
      const page = pages.get(line.line.page) ?? []
      const spots = findSpots(label, page, true).filter(({ relation, text }) => relation !== 'above' && !sending.test(fold(text)))
      const spot =
        underOtherHead(label, page) ??
        underHead(label, page, (text) => methods.test(fold(text)) || terms.test(fold(text))) ??
        spots.find(({ text }) => terms.test(fold(text)) || methods.test(fold(text))) ??
        (label.colon || label.closes ? spots[0] : undefined)
      if (!spot || spot.text.length > 220) continue
      // "Mode de règlement: carte" says more than "règlement par virement", which heads the bank account.
      const named = /\b(?:mode|moyen|method|means|forma|medio|tipo|type|form|modalit)|(?:art|weise|wijze|form|methode|mittel)\b/i.test(
        fold(line.text.slice(label.start, label.end)),
      )
      const score = placeScore({ ...spot, rank: 0 }, label, (method ?? term)!.weak) * (method && !named ? 0.85 : 1)
      const { way, condition: agreed } = splitPayment(withoutAccount(spot.text.replace(bookedOn, '')), context.formats.dateOrder)
      const condition = agreed && termsOverLines(agreed, spot, page)
      const reason = `${spot.relation} of "${line.text.slice(label.start, label.end)}"`
      const make = (text: string): Candidate => ({
        value: text,
        score,
        source: 'layout',
        page: spot.page,
        box: spot.box,
        words: spot.line.line.words,
        text,
        reason,
      })
      if (way) ways.push({ ...make(withOther(wholeMeans(way, spot, page), spot)), score: score * (method ? 1 : 0.8) })
      // `Zahlungsziel: 14.11.2026` says when, and nothing that was agreed; so does each line of `1. Échéance le 11/08/2025`, `2. Échéance …`.
      const [day] = condition === undefined ? [] : findDates(condition, context.formats.dateOrder)
      const isDay = day?.length === condition?.length || (day !== undefined && /^\d{1,2}[.)]\s\p{L}/u.test(condition!))
      const saysHowOnly = condition !== undefined && onlyHow.test(fold(condition)) && !terms.test(fold(condition))
      if (condition && !isDay && !saysHowOnly && (term || terms.test(fold(condition))))
        conditions.push({ ...make(condition), score: score * (term && terms.test(fold(condition)) ? 1 : 0.75) })
      const agreedOn = condition !== undefined && (term !== undefined || terms.test(fold(condition)))
      // Whatever a "means of payment" is: it has a capital, and no number.
      if (
        method &&
        !method.weak &&
        named &&
        !way &&
        !agreedOn &&
        !isDay &&
        spot.text.length < LONGEST_MEANS &&
        /^\p{Lu}\D*$/u.test(spot.text)
      )
        ways.push(make(spot.text))
    }
    const sentence = readSentence(line, pages.get(line.line.page) ?? [], context.formats.dateOrder)
    conditions.push(...readTermInCells(line, pages.get(line.line.page) ?? []))
    const before = readTermsBeforeDue(line, context.formats.dateOrder)
    if (before) conditions.push(before)
    else if (sentence) conditions.push(sentence)
    else conditions.push(...readWithinDays(line, pages.get(line.line.page) ?? []), ...readBareDays(line, pages.get(line.line.page) ?? []))
    const page = pages.get(line.line.page) ?? []
    const named = readNamedMeans(line, page)
    if (named) ways.push(named)
  }
  return { payment_methods: ways, payment_terms: conditions }
}

/** `Pagar por transferencia al siguiente número de cuenta` under `Condiciones de pago`: by what and where to, and no term. */
const onlyHow = new RegExp(
  `^\\p{L}+ (?:by|via|par|por|mediante|per|tramite) (?:\\p{L}{1,3} )?${methods.source}(?: (?:al?|to|sur|auf|en|op|su)(?: \\p{L}+){1,5})?[.:]?$`,
  'u',
)

/** `Forma de pago | Valor` over `Sin utilización … | 146.02`: beside the head stands that of the amounts, and what is under it, however far to the left, says how it was paid. */
function underOtherHead(label: Label, page: readonly LabelledLine[]): Spot | undefined {
  const { box } = label
  if (!label.leads || !label.closes || label.colon) return undefined
  const beside = page.find(
    ({ line, text }) =>
      line.page === label.page && line.box.left > box.right && Math.abs(line.box.top - box.top) < 2 && ofAmounts.test(fold(text)),
  )
  const under = page.filter(
    ({ line }) => line.page === label.page && line.box.top > box.bottom - 1 && line.box.top - box.bottom < 2 * (box.bottom - box.top),
  )
  const value = under.find(({ line, text }) => line.box.left < box.right && line.box.right > box.left && /^\p{L}/u.test(text))
  const amount = under.find(
    ({ text, line }) => value && line.box.left > value.line.box.right && /^[^\p{L}]*\d[.,]\d\d[^\p{L}]*$/u.test(text),
  )
  if (!beside || !value || !amount || value.text.length > LONGEST_MEANS) return undefined
  const spot = trimSpot(value, 0, value.text.length)
  return spot && { ...spot, relation: 'below', rank: 0 }
}
const ofAmounts = /^(?:valor|importe|monto|amount|montant|betrag|total|importo)$/
const LONGEST_MEANS = 60

/** `Transferencia` over `bancaria`, `03 - Transferencia electrónica` over `de fondos` in a narrow cell: the name of the means goes on in the line under it. */
function wholeMeans(way: string, spot: Spot, page: readonly LabelledLine[]): string {
  const { line } = spot.line
  const next = line.text.endsWith(way)
    ? page.find(
        ({ line: other, text }) =>
          other.page === line.page &&
          /^\p{Ll}[\p{Ll} ]*$/u.test(text) &&
          other.box.top > line.box.top + 1 &&
          other.box.top - line.box.bottom < WRAPPED * line.size &&
          (Math.abs(other.box.right - line.box.right) < 2 || Math.abs(other.box.left - line.box.left) < 2),
      )
    : undefined
  return next && (/^\d{2} ?[-–]/.test(way) || wholeName.test(fold(`${way} ${next.text}`))) ? `${way} ${next.text}` : way
}

/** `Pago por: Bizum de empresa 00412 o transferencia a ES21 …`: behind the first means and what it is for, another one. */
function withOther(way: string, { text }: Spot): string {
  const folded = fold(text)
  if (folded.length !== text.length || !text.startsWith(way) || !wholeName.test(fold(way))) return way
  const other = meansBehind(folded, way.length)
  return other ? `${way}, ${text.slice(other.start, other.end)}` : way
}

const WRAPPED = 0.6 // of the type's height between the lines of a cell
const wholeName = new RegExp(`^${methods.source}$`)

/** `Zahlbar bis: 30. April 2026`, `Payable le 22.05.2026` say when, and nothing that was agreed. */
function isDayOnly(text: string, order: DateOrder): boolean {
  const [day] = findDates(text, order)
  return (
    day !== undefined &&
    (text.slice(day.index + day.length).replace(/[.\s]/g, '') === '' || byMeans.test(fold(text.slice(day.index + day.length)))) &&
    text.slice(0, day.index).trim().split(/\s+/).length <= 4
  )
}

/** `À régler avant le 30/10/2025 par virement`: and by what, which has a field of its own. */
const byMeans = new RegExp(`^\\s(?:by|via|per|par|por|mediante|tramite|mit)\\s(?:an?\\s)?${methods.source}[.\\s]*$`, 'u')

/** `SHIPMENT METHOD` beside `PAYMENT METHOD`: the next of two heads. */
const sending = pattern('u')`
  ^(?:
    (?:ship(?:ment|ping)?|delivery|dispatch) (?:method|mode|via|type)|ship via|versandart|lieferart|
    mode (?:de |d')(?:livraison|expedition|envoi)|(?:metodo|forma|modo) de (?:envio|entrega)|verzend(?:wijze|methode)|
    (?:metodo|modalita) di (?:spedizione|consegna)
  )$
`

/** `… auf das angegebene Konto. Der` over `Rechnungsbetrag ist bis zum 28.04.2026 fällig.`, `1. Total payment due in 14` over `days`: told in both lines, in neither alone. */
function startOfBroken(line: LabelledLine, page: LabelledLine[]): number | undefined {
  const next = readParagraph(line, page, line.line.box.left)[1]
  return next && sentenceStart(next.text) === undefined ? sentenceStart(line.text, next.text) : undefined
}

function readSentence(line: LabelledLine, page: LabelledLine[], order: DateOrder): Candidate | undefined {
  const isLine = line.text.length <= 240 && /\s\S/.test(line.text)
  const start = isLine ? (sentenceStart(line.text) ?? startOfBroken(line, page)) : undefined
  if (start === undefined || isDayOnly(line.text.slice(start), order)) return undefined
  const spot = trimSpot(line, start, line.text.length)
  const text = whatIsAgreed(
    withoutAccount(
      readParagraph(line, page, line.line.box.left)
        .map((one) => one.text)
        .join('\n')
        .slice(start)
        .replace(enumerated, '')
        .replace(/^(?:(?:payment|paiement|zahlung|pago|pagamento|betaling):\s)/iu, ''),
    ),
  )
  // `Zahlbar bis: 24.02.2026`, or over its day: the label of a date, and no sentence.
  const isDateLabel = line.labels.some(
    ({ leads, end, sayings }) =>
      leads && sayings.some(({ name }) => name === 'due_date') && !/\p{L}{2}/u.test(line.text.slice(end)) && !/[%€]/.test(text),
  )
  return isDateLabel
    ? undefined
    : spot && {
        value: text,
        score: 0.72,
        source: 'layout',
        page: spot.page,
        box: spot.box,
        words: line.line.words,
        text,
        reason: 'a sentence of payment terms',
      }
}
