import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { readDatedSentence, type Saying } from '../dates/dated-sentence.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What is done with the money, by the payer or by the bank. */
export const paying = pattern('u')`
  \b(?:
    pay|paid|payment|charged|transfer|remit|settle|debit\p{L}*|collect\p{L}*|due|preleve\p{L}*|prelevement|regler|reglement|payer|
    paiement|payable|virement|uberweis\p{L}*|zahl\p{L}*|buchen|abbuch\p{L}*|einzieh\p{L}*|ziehen|abgebucht|eingezogen|begleichen|fallig|
    cargar\p{L}*|cobrar\p{L}*|abono|devolver\p{L}*|reembols\p{L}*|rembours\p{L}*|refund\p{L}*|erstatt\p{L}*|abonar\p{L}*|pagar\p{L}*|pago|domiciliar\p{L}*|addebit\p{L}*|pagare|pagamento|incasseren|geincasseerd|
    afgeschreven|betalen|overmaken|voldoen|debitad\p{L}*
  )\b
`
/** Of these the day is another's: when it was issued, delivered, ordered, received. */
const other = pattern('u')`
  \b(?:
    dated|date[de]? du|du|vom|from|of|del|received|delivered|recu|livre|skonto|discount|escompte|descuento|early|rabatt|
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
  return taken.test(fold(line.text)) ? [] : readDatedSentence(line, page, sight, due)
}
