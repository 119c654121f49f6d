import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { anyMethods, methods, readMethodSentence } from './method-sentence.ts'
import { readTendered } from './tendered.ts'
import { readParagraph } from '../words/paragraph.ts'
import { readWithinDays } from './within-days.ts'
import { sentences, sentenceStart } from './terms-sentence.ts'
import { placeScore } from '../propose.ts'
import { findSpots, linesByPage, trimSpot } from '../spots/spots.ts'
import { underHead } from '../spots/under-head.ts'
import { joinLines } from '../words/wrapped.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { pattern } from '../words/pattern.ts'

const terms = pattern()`
  \d+\s*(?:days?|jours?|dias?|tage[n]?|dagen|giorni|gg)\b|\bnet(?:to)?\s*\d+|upon receipt|on receipt|a reception|comptant|contado|
  vista|sofort|skonto|immediate|fin de mois|end of month|due on|end of (?:the )?following|cash on|c\.?o\.?d|30 net|prepaid|in advance|
  d'avance|vorkasse|payment within|rimessa diretta|zahlbar|wird am
`

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
      if (term && !label.colon && label.leads && sentences.test(fold(line.text))) continue
      const page = pages.get(line.line.page) ?? []
      const spots = findSpots(label, page, true).filter(({ relation, text }) => relation !== 'above' && !sending.test(fold(text)))
      const spot =
        underHead(label, page, (text) => methods.test(fold(text)) || terms.test(fold(text))) ??
        spots.find(({ text }) => terms.test(fold(text)) || methods.test(fold(text))) ??
        (label.colon || label.closes ? spots[0] : undefined)
      if (!spot || spot.text.length > 220) continue
      // "Mode de règlement: carte" says more than "règlement par virement", which heads the bank account.
      const named = /\b(?:mode|moyen|method|means|forma|medio|tipo|type|form|modalit)|(?:art|weise|wijze|form|methode|mittel)\b/i.test(
        fold(line.text.slice(label.start, label.end)),
      )
      const score = placeScore({ ...spot, rank: 0 }, label, (method ?? term)!.weak) * (method && !named ? 0.85 : 1)
      const { way, condition } = splitPayment(spot.text, context.formats.dateOrder)
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
      if (way) ways.push({ ...make(way), score: score * (method ? 1 : 0.8) })
      // `Zahlungsziel: 14.11.2026` says when, and nothing that was agreed; so does each line of `1. Échéance le 11/08/2025`, `2. Échéance …`.
      const [day] = condition === undefined ? [] : findDates(condition, context.formats.dateOrder)
      const isDay = day?.length === condition?.length || (day !== undefined && /^\d{1,2}[.)]\s\p{L}/u.test(condition!))
      if (condition && !isDay && (term || terms.test(fold(condition))))
        conditions.push({ ...make(condition), score: score * (term && terms.test(fold(condition)) ? 1 : 0.75) })
      const agreedOn = condition !== undefined && (term !== undefined || terms.test(fold(condition)))
      // Whatever a "means of payment" is: it has a capital, and no number.
      if (method && !method.weak && named && !way && !agreedOn && !isDay && spot.text.length < 40 && /^\p{Lu}\D*$/u.test(spot.text))
        ways.push(make(spot.text))
    }
    const sentence = readSentence(line, pages.get(line.line.page) ?? [], context.formats.dateOrder)
    if (sentence) conditions.push(sentence)
    else conditions.push(...readWithinDays(line))
    const page = pages.get(line.line.page) ?? []
    const named = readMethodSentence(line) ?? readTendered(line, page) ?? readBrokenSentence(line, page)
    if (named) ways.push(named)
  }
  return { payment_methods: ways, payment_terms: conditions }
}

/** `… wird von Ihrem Konto per` over `SEPA-Lastschrift eingezogen.`: the line broke right before the means. */
function readBrokenSentence(line: LabelledLine, page: LabelledLine[]): Candidate | undefined {
  const next = /\s(?:by|via|per|par|por|mediante|tramite|mittels|durch)$/i.test(line.text)
    ? readParagraph(line, page, line.line.box.left)[1]
    : undefined
  if (!next || !beginsWithMeans.test(fold(next.text))) return undefined
  return readMethodSentence({ ...joinLines(line, next), labels: line.labels })
}

const beginsWithMeans = new RegExp(`^(?:${methods.source})`, 'u')

/** `Credit card - 2% 10, Net 30` is a method and terms; `Net 15 - Pay by 11/06/2024` terms and another field. */
function splitPayment(text: string, order: DateOrder): { way?: string; condition?: string } {
  const pieces = text
    .split(/\s+[-–—]\s+/)
    .filter((piece, at) => at === 0 || findDates(piece, order).length === 0 || terms.test(fold(piece)))
  const way = pieces
    .map(upToSentence)
    .find((piece) => methods.test(fold(piece)) && !terms.test(fold(piece)) && piece.length < longestWay(piece))
  const condition = whatIsAgreed(
    pieces
      .filter((piece) => way === undefined || !piece.startsWith(way))
      .join(' - ')
      .trim(),
  )
  const within = way ? undefined : (wayWithin(condition || text) ?? wayAtEnd(text))
  return { ...(way ? { way: clipWay(way) } : within ? { way: within } : {}), ...(condition ? { condition } : {}) }
}

/** A list of means may be longer than `Pagar por transferencia bancaria al siguiente número de cuenta`, a sentence that names one. */
const longestWay = (piece: string) => (beginsWithMeans.test(fold(piece)) ? 64 : 50)

/** `…, carte bancaire sur le portail. Motif de la rectification : …`: behind the means a sentence of its own. */
const upToSentence = (piece: string) => /^(.{3,90}?\p{Ll}{3})\.\s+\p{Lu}/u.exec(piece)?.[1] ?? piece

/** "Transferencia bancaria a 30 días": the means leads, and the terms follow without a dash. */
function wayWithin(text: string): string | undefined {
  const folded = fold(text)
  const match = folded.length === text.length && text.length < 90 ? anyMethods.exec(folded) : null
  if (!match || match.index > 12 || /[\p{L}\d]/u.test(folded[match.index - 1] ?? '')) return undefined
  const end = match.index + match[0].length
  return /[\p{L}\d]/u.test(folded[end] ?? '') ? undefined : text.slice(match.index, end)
}

/** "à réception de facture, chèque ou virement": the means stands behind the terms, parted by a comma. */
function wayAtEnd(text: string): string | undefined {
  const last = text.split(/,\s+/).at(-1)!.replace(/[.;]$/, '')
  return last !== text && last.length < 50 && anyMethods.exec(fold(last))?.[0] === fold(last) ? last : undefined
}

/** `Terms 14 days net - Settlement BACS`: behind a dash another label may lead to the means. */
const leadingLabel = pattern('iu')`
  ^(?:
    settlement|(?:payment |pay )?(?:method|means|mode)(?: of payment)?|(?:mode|moyen|forme) (?:de |du )?(?:r[èe]glement|paiement)|
    r[èe]glement|(?:forma|modo|medio) de pago|zahlungs(?:art|weise|form)|(?:modalit[àa]|metodo) di pagamento|betaalwijze|
    (?:forma|modo|meio) de pagamento
  )\s*:?\s+(?=\p{L})
`

/** `, TIP SEPA, carte bancaire`: another means in the list. */
const isMeans = (behind: string) => beginsWithMeans.test(fold(behind.replace(/^,\s/, '')))

/** "Chèque sur …", "virement à …": the method alone, without where to. */
function clipWay(text: string): string {
  return (
    text
      .replace(leadingLabel, '')
      // `31/05/2025 Lettre de change relevé`: a line of a schedule.
      .replace(/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s+(?=\p{L})/u, '')
      .replace(/(?<=\p{L}{3})[.;:,(]+\s?(?:IBAN\b|(?=\p{Lu})).*$/su, (behind) => (isMeans(behind) ? behind : ''))
      .replace(/\s*:?\s[A-Z]{2}\d{2}(?:\s.*)?$/su, '')
      .replace(/\s+(?:sur|à|au|to|on|auf|an|a la|en)(?:\s.*)?$/iu, '')
      .replace(/\s+(?:(?:le|am|el|il|du|vom|op)\s+)?(?:\d|\*).*$/iu, '')
      .trim()
  )
}

/** Without the sentences that follow and say nothing of days, discounts or late payment, and without the account that the money goes to. */
function whatIsAgreed(text: string): string {
  const parts = text
    .replace(/\s?[-–—,;:(]\s?IBAN\b.*$/s, '')
    .replace(/\s*[:–—,]\s*[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){3,}.*$/s, '')
    .replace(toAccount, '')
    .replace(intoAccount, '')
    .replace(dayOfIt, '$1')
    .split(/(?<=[\p{Ll})]\.|\d{4}\.)\s+(?=\p{Lu})|(?<=\p{Ll}{3}\.)\s+(?=\d)/u)
  const last = parts.findLastIndex(
    (part, at) =>
      at === 0 ||
      (terms.test(fold(part)) && !warranty.test(fold(part)) && !ofLabour.test(fold(part))) ||
      (agreed.test(fold(part)) && !warranty.test(fold(part)) && !onlyMeans.test(fold(part)) && !whereTo.test(fold(part))),
  )
  return last === parts.length - 1 ? parts.join(' ') : text.slice(0, text.indexOf(parts[last]!) + parts[last]!.length)
}

/** `BACS within 14 days please: D R Pascoe, sort code 20-71-63, account 80417729` */
const intoAccount =
  /(?: please| s['’]il vous pla[iî]t| bitte)?\s?[:,]\s[^:]{0,60}\b(?:sort code|account(?: no\.?| number)?|bsb|routing(?: no\.?| number)?)\s?:?\s\d.*$/isu

/** `Betaling binnen 30 dagen op rekening NL98 …`, `… auf unser Konto DE89 …`, `… to our account GB29 …`. */
const toAccount = pattern('su')`
  \s(?:op|auf|sur|to|into|en|a|à|naar|su|na|para)\s(?:\p{L}{2,10}\s){1,3}[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){3,}(?:\s.*)?$|
  \s(?:auf (?:das|unser|mein|folgendes)|to (?:our|the|my)|sur (?:le|notre|mon)|op (?:de|onze)) (?:Konto|account|compte|
  rekening)\s(?!.*\d\s?(?:tag|day|jour|dag)).*$
`

/** `pagaré a 60 días, vencimiento 30-dic-25`, `prélèvement à 30 jours, le 16/02/2025 sur votre compte …`: the day that the term comes to is another field's. */
const dayOfIt = pattern('isu')`
  (\d\s(?:days|jours|días|dias|tage|giorni|gg|dagen)(?:\s[^,;.\d]{2,40})?)[,;]\s(?:
    vencimiento|vto\.?|[ée]ch[ée]ance|scadenza|fällig|due|vervaldatum|vencimento|soit le|le|el|il|am|on
  )(?:\s(?:le|el|il|am|on|op|del?|:))?:?\s\d{1,2}[./-](?:\d{1,2}|\p{L}{3,4})[./-]\d{2,4}(?:\.|$|\s(?:sur|a|en|de|von|from|su) (?:votre|su|your|ihr\p{L}*|vostro)\s.*$)
`

/** `Zahlbar bis: 30. April 2026`, `Payable le 22.05.2026` say when, and nothing that was agreed. */
function isDayOnly(text: string, order: DateOrder): boolean {
  const [day] = findDates(text, order)
  return (
    day !== undefined &&
    text.slice(day.index + day.length).replace(/[.\s]/g, '') === '' &&
    text.slice(0, day.index).trim().split(/\s+/).length <= 3
  )
}

/** `Paid by direct debit.` says by what, and is no term. */
const onlyMeans = new RegExp(`^\\p{L}+ (?:by|via|par|por|mediante|per|tramite) (?:\\p{L}{1,3} )?${methods.source}\\.?$`, 'u')

/** `Please pay into: Bank …` says where to. */
const whereTo =
  /\b(?:into|iban|sort code|a\/c \d|\d{2}-\d{2}-\d{2} a\/c|routing|account (?:no|number)|bank:|bank account|konto(?:nummer)?:|compte (?:no|n°)|cuenta:)/u

/** `Enthaltene Lohnkosten: 1.240,00 € netto.`: what of it is labour, for the payer's own taxes. */
const ofLabour = /^.{0,30}\b(?:lohn|arbeits)(?:kosten|anteil|leistung)/u
/** `90 days warranty starting at the day of sale.` has days too. */
const warranty = /^.{0,30}\b(?:warrant\p{L}*|guarantee\p{L}*|garanti\p{L}*|gewahrleistung\p{L}*|garanzia)\b/u

const agreed = pattern('u')`
  \b(?:
    pay|paid|payment|invoice|interest|overdue|late|discount|paiement|reglement|retard|escompte|penalit\p{L}*|pago|factura|demora|
    zahl\p{L}*|verzug|abzug|betaling|pagamento
  )\b
`

/** `SHIPMENT METHOD` beside `PAYMENT METHOD`: the next of two heads. */
const sending = pattern('u')`
  ^(?:
    (?:ship(?:ment|ping)?|delivery|dispatch) (?:method|mode|via|type)|ship via|versandart|lieferart|
    mode (?:de |d')(?:livraison|expedition|envoi)|(?:metodo|forma|modo) de (?:envio|entrega)|verzend(?:wijze|methode)|
    (?:metodo|modalita) di (?:spedizione|consegna)
  )$
`

function readSentence(line: LabelledLine, page: LabelledLine[], order: DateOrder): Candidate | undefined {
  const start = line.text.length > 240 || !/\s\S/.test(line.text) ? undefined : sentenceStart(line.text)
  if (start === undefined || isDayOnly(line.text.slice(start), order)) return undefined
  const spot = trimSpot(line, start, line.text.length)
  const text = whatIsAgreed(
    readParagraph(line, page, line.line.box.left)
      .map((one) => one.text)
      .join('\n')
      .slice(start)
      .replace(/^(?:[.•·–*-]\s?|(?:payment|paiement|zahlung|pago|pagamento|betaling):\s)/iu, ''),
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
