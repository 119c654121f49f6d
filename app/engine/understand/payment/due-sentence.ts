import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { readDatedSentence, type Saying } from '../dates/dated-sentence.ts'
import { told } from '../labelled/told.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What is done with the money, by the payer or by the bank. */
export const paying = pattern('u')`
  \b(?:
    pay|paid|payment|charged|transfer|remit|settle|debit\p{L}*|collect\p{L}*|due|preleve\p{L}*|prelevement|regler|reglement|payer|
    paiement|payable|virement|vers(?:er|ement|are|amento)|entrichten|uberweis\p{L}*|zahl\p{L}*|buchen|abbuch\p{L}*|einzieh\p{L}*|ziehen|abgebucht|eingezogen|begleichen|fallig|
    cargar\p{L}*|cobrar\p{L}*|abono|devolver\p{L}*|reembols\p{L}*|rembours\p{L}*|refund\p{L}*|erstatt\p{L}*|abon(?:ar\p{L}*|en|ese)|pagar\p{L}*|pago|domiciliar\p{L}*|addebit\p{L}*|pagare|pagamento|incasseren|geincasseerd|
    afgeschreven|betalen|overmaken|voldoen|debitad\p{L}*
  )\b
`
/** Of these the day is another's: when it was issued, delivered, ordered, received. */
const other = pattern('u')`
  \b(?:
    dated|date[de]? du|du|vom|from|(?<!amount |sum |total |balance )of|(?<!importe |suma |total |saldo )del|received|delivered|recu|livre|skonto|discount|escompte|descuento|early|rabatt|
    if (?:paid|payment)|si (?:paye|regle|paga|se paga)|bei zahlung
  )\s*(?:\S+\s*){0,2}$
`
/** German ends its sentences with what is done: `wird am 24.04.2026 von Ihrem Konto abgebucht`, `ist bis zum 19.03.2026 fällig`. */
const closing = /^[^.;]*\b(?:abgebucht|eingezogen|abbuchen|einziehen|belastet|fallig|zahlbar|zu (?:zahlen|begleichen|uberweisen))\b/u

const due: Saying = { about: paying, other, closing, reason: 'a sentence that asks for the money by a day' }

/** `Zahlung: EC-Karte 243,20 EUR am 16.03.2026`: a card or cash, and the sum right behind it, was taken that day; nothing more is due. */
const taken = pattern('u')`
  \b(?:
    (?:\p{L}+-?)?karte|bar|barzahlung|carte(?: bancaire| bleue| de credit)?|cb|especes|tarjeta(?: \p{L}+){0,3}|efectivo|
    (?:credit |debit |bank )?card|cash|visa|mastercard|amex|pinpas|pin|contanti|carta di credito|multibanco|numerario
  )\s?:?\s(?:eur|usd|gbp|chf|[€$£])?\s?\d[\d.,' ]*[.,]\d{2}(?!\d)
`

/** `Bitte überweisen Sie … bis zum 12.03.2026`, `Ce montant sera prélevé le 12 mars 2026`: the day by which a sentence wants the money. */
export function readDueSentence(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  if (taken.test(fold(line.text))) return []
  return [...readDatedSentence(line, page, sight, due), ...readTermAndDay(line, sight), ...readUnderSum(line, page, sight)]
}

const thatIs = pattern('iu')`
  (?<!\d)\d{1,3}\s(?:jours|days|d[ií]as|tagen?|giorni|dagen)(?!\p{L})[^.;:\d]{0,40}?[,(]?\s?(?:soit|i\.\s?e\.|that is|es decir|o sea|also|d\.\s?h\.|
  das heißt|cioè|vale a dire|dus|d\.\s?w\.\s?z\.|ou seja),?\s(?:(?:le|au|el|al|am|zum|il|op|by|on)\s)?(?=\d)
`

/** `Net à 20 jours, soit le 25 février 2026`: the term, and which day that is. */
function readTermAndDay(line: LabelledLine, { context }: Sight): Candidate[] {
  const lead = thatIs.exec(line.text)
  const at = lead ? lead.index + lead[0].length : -1
  const date = lead ? findDates(line.text, context.formats.dateOrder).find(({ index }) => index === at) : undefined
  return date ? [told(line, date.index, date.value, { score: 0.8, reason: due.reason, length: date.length })] : []
}

const byDay =
  /^(?:avant le|au plus tard le|before|by|no later than|antes del?|bis(?: zum)?|spätestens(?: am)?|entro(?: il)?|uiterlijk|até)\s(?=\d)/iu

/** `avant le 4 mars 2026` under `1 165,06 €` under `Montant à régler`: until when, where the sum itself stands. */
function readUnderSum(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  const [lead] = byDay.exec(line.text) ?? []
  const [date] = lead ? findDates(line.text, sight.context.formats.dateOrder) : []
  if (!lead || !date || date.index !== lead.length || date.index + date.length < line.text.length) return []
  const { box, size, page: number, words } = line.line
  const isOver = (other: LabelledLine) =>
    other.line.page === number &&
    other.line.box.bottom < box.top + 1 &&
    box.top - other.line.box.bottom < OVER * size &&
    other.line.box.left < box.right &&
    other.line.box.right > box.left
  if (!page.some((other) => isOver(other) && paying.test(fold(other.text)))) return []
  return [{ value: date.value, score: 0.8, source: 'layout', page: number, box, words, text: line.text, reason: due.reason }]
}

const OVER = 4.5 // times the type's height up to the word for what is to be paid
