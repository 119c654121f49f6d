import type { Candidate } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import { fold } from './fold.ts'
import type { LabelledLine } from './labels.ts'
import { boxBetween, type TextLine, wordsBetween } from './tokens.ts'
import { findDates } from './values/date.ts'
import { joinLines } from './wrapped.ts'

/** What is done with the money, by the payer or by the bank. */
export const paying =
  /\b(?:pay|paid|payment|charged|transfer|remit|settle|debit\p{L}*|collect\p{L}*|due|preleve\p{L}*|prelevement|regler|reglement|payer|paiement|payable|virement|uberweis\p{L}*|zahl\p{L}*|buchen|abbuch\p{L}*|einzieh\p{L}*|ziehen|abgebucht|eingezogen|begleichen|fallig|cargar\p{L}*|cobrar\p{L}*|abonar\p{L}*|pagar\p{L}*|pago|domiciliar\p{L}*|addebit\p{L}*|pagare|pagamento|incasseren|geincasseerd|afgeschreven|betalen|overmaken|voldoen|debitad\p{L}*)\b/u
/** What leads to the day, at the end of the text before it. */
const lead =
  /\b(?:by|on|before|no later than|until|due|le|avant le|au plus tard le|jusqu'au|pour le|a partir du|on or after|ab dem|ab|a partir del|bis|bis zum|bis spatestens|bis spatestens zum|am|zum|spatestens am|el|antes del|hasta el|el dia|entro il|il|op|voor|uiterlijk|uiterlijk op|ate|no dia|em)\s*(?:the\s)?$/u
/** Of these the day is another's: when it was issued, delivered, ordered, received. */
const other =
  /\b(?:dated|date[de]? du|du|vom|from|of|del|received|delivered|recu|livre|skonto|discount|escompte|descuento|early|rabatt|if (?:paid|payment)|si (?:paye|regle|paga|se paga)|bei zahlung)\s*(?:\S+\s*){0,2}$/u
/** German ends its sentences with what is done: `wird am 24.04.2026 von Ihrem Konto abgebucht`, `ist bis zum 19.03.2026 fällig`. */
const closing = /^[^.;]*\b(?:abgebucht|eingezogen|abbuchen|einziehen|belastet|fallig|zahlbar|zu (?:zahlen|begleichen|uberweisen))\b/u
const LONGEST = 220
const BEFORE = 160 // signs before the day that are asked

/** `Bitte überweisen Sie … bis zum 12.03.2026`, `Ce montant sera prélevé le 12 mars 2026`: the day by which a sentence wants the money. */
export function readDueSentence(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  if (line.text.length > LONGEST || line.text.split(' ').length < 4) return []
  const text: TextLine = goesOn(line, page)
  return findDates(text.text, sight.context.formats.dateOrder).flatMap((date) => {
    const before = fold(text.text.slice(Math.max(0, date.index - BEFORE), date.index))
    const end = date.index + date.length
    const isPaying = paying.test(before) || (before.split(' ').length > 2 && closing.test(fold(text.text.slice(end, end + BEFORE))))
    if (!lead.test(before) || other.test(before.replace(/a partir du\s*$/, '')) || !isPaying || before.split(' ').length < 4) return []
    return [
      {
        value: date.value,
        score: 0.76,
        source: 'layout' as const,
        page: line.line.page,
        box: boxBetween(text, date.index, end),
        words: wordsBetween(text, date.index, end),
        text: text.text.slice(date.index, end),
        reason: 'a sentence that asks for the money by a day',
      },
    ]
  })
}

/** With the next line, where the sentence is not at its end. */
function goesOn(line: LabelledLine, page: LabelledLine[]): TextLine {
  const { box, size } = line.line
  if (/[.!?]$/.test(line.text)) return line
  const next = page.find(
    ({ line: under }) =>
      under !== line.line &&
      under.box.top > box.top + 1 &&
      under.box.top - box.bottom < 0.8 * size &&
      Math.abs(under.box.left - box.left) < 3,
  )
  return next ? joinLines(line, next) : line
}
