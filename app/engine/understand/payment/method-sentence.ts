import type { Candidate } from '../../candidate.ts'
import { paying } from './due-sentence.ts'
import { methods } from './means.ts'
import { meansBefore, meansBehind } from './other-means.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'

const one = `(?:${methods.source})`
/** "chèque ou virement", "per Überweisung oder Lastschrift": more than one is offered. */
const way = `${one}(?:\\s(?:ou|et|or|and|oder|und|o|y|e|of|en)\\s(?:par\\s|per\\s|by\\s|por\\s|via\\s)?${one})?`
/** What a shop takes: among others, cash and cards say by what too. */
const taken = `(?:${methods.source}|cash|cards?|(?:all )?major (?:credit )?cards|cheques|checks|metalico|cb|bargeld|bar|karte|ec)`
const several = `${taken}(?:(?:,\\s|\\s?/\\s?)${taken})*(?:,?\\s(?:ou|et|or|and|oder|und|o|y|e|of|en)\\s${taken})?`
const offered = `(?:${taken}|transfer)(?:,\\s${taken})*,?\\s(?:ou|or|oder|o)\\s(?:${taken}|transfer)`
/** Means that only what is done with them tells from other things. */
const doneBy = [
  // "Paid with Klarna", "Pagado con Visa", "Betaald met iDEAL"
  new RegExp(
    `\\b(?:paid|(?:paye|regle)e?s?|pagad[oa]|bezahlt|gezahlt|pagat[oa]|betaald)\\s(?:with|using|by|via|avec|par|con|mit|per|met)\\s(${way}|cash|(?:debit |credit )?card|cb)(?=[.,;:]|$|\\s(?:on|le|el|am|op|il|ending|\\d|[*x]{4}))`,
    'u',
  ),
  // "Payment on departure by card, or …"; that with a card it costs more, or is not taken, says nothing of how this is paid.
  /^(?!.*\b(?:not|cannot|no longer|unable|surcharge|fees?|if|refund\p{L}*)\b).*\b(?:payment|pay|payable|settle(?:ment)?)\b[^.;]{0,40}\s(?:by|in|with)\s(?:an?\s)?(card|cash)(?=[.,;]|$|\s(?:or|on|at|only)\b)/u,
  // "30 days from date of invoice, by wire"
  /\b(?:by|via|per)\s(wire)(?=[.,;:]|$|\s(?:to|in|within)\b)/u,
  // "60 jours date de facture, par LCR non acceptée"
  new RegExp(
    `\\d (?:days|jours|dias|tage|giorni|dagen)\\b[^.;,]{0,40}, (?:by|via|per|par|por|mediante|a mezzo|tramite|con) (${way}(?: (?:non|sans) accept\\p{L}+)?)(?=[.,;:]|$)`,
    'u',
  ),
  // "Your invoiced total will be charged to the Direct Debit on file"
  /\b(?:charged|billed|debited)\s(?:to|on|from)\s(?:the|your)\s(direct debit|credit card|debit card|card)\b/u,
  // "Importe de 80,00 € cargado en su tarjeta"
  /\bcargad[oa] (?:en|a) su (tarjeta(?: de (?:credito|debito))?)\b/u,
  // "Domiciliación: ES** **** **** 4410"
  /(?:^|[.;]\s)(domiciliacion)\s?:\s[a-z]{2}[*x\d]{2}[*x\d ]*[*x]{3}/u,
  // "Ce montant sera prélevé le 20 avril sur votre compte", "Der Betrag wird am 3. Mai von Ihrem Konto abgebucht": what the bank does.
  /\b(?:montant|somme|facture|solde|total)\b[^.;]{0,40}(?<!\bne )\b(?:sera|est|a ete)\s(?:automatiquement\s)?(prelevee?)\b(?! par\b)/u,
  /\p{L}*(?:betrag|summe|rechnung)\s(?:[^.;]{0,30}\s)?wird\s(?![^;]{0,80}\b(?:nicht|kein\p{L}*)\b)[^;]{0,90}\b(abgebucht|eingezogen)\b/u,
  /\b(?:importo|totale|fattura)\b[^.;]{0,40}(?<!\bnon )\b(?:sara|verra)\s(addebitat[oa])\b/u,
  /\b(?:bedrag|factuur)\b[^.;]{0,20}\bwordt\s(?![^;]{0,80}\b(?:niet|geen)\b)[^;]{0,80}\b(afgeschreven|geincasseerd)\b/u,
]
export const anyMethods = new RegExp(way, 'u')
/** What all that follows looks for. Few lines have it, and the others need not be asked a score of questions that take long to get ready. */
const anyWay = new RegExp(
  `\\b(?:${taken}|wire|prlv|tarjeta|compte prepaye|prelevee?|abgebucht|eingezogen|addebitat[oa]|afgeschreven|geincasseerd)`,
  'u',
)
/** How sentences name the means; the means itself is the only group. */
const turns = [
  new RegExp(
    `\\b(?:(?:by|via|per|par|mediante|por|tramite|a mezzo(?: di)?|a traves de|por medio de|au moyen d(?:e|.une?)|mittels|durch|in|con|mit|um)\\s+(?:an?\\s|un[ae]?\\s|votre\\s|el\\s|la\\s)?|(?:von|sur|en|to|a|auf)\\s+(?:ihrer|deiner|votre|su|your)\\s)(${way})\\b`,
    'u',
  ),
  // "Your direct debit of €95.94 will be collected", "La transferencia se efectuará": the means is what the sentence is about.
  new RegExp(`^(?:your|the|votre|le|la|su|el|die|der)\\s(${way})\\b.{0,40}\\b(?:will be|sera|se (?:hara|efectuara|cargara)|wird)\\b`, 'u'),
  // "Transferencia a ES21 …", "Chèque à l'ordre de …": the means begins the sentence.
  new RegExp(
    `(?:^|[.;]\\s|\\s[-–—]\\s)(${way})\\s(?:a l.ordre de|zugunsten|(?:a|to|auf|sur|su|naar|op)\\s(?:(?:the|la|le|el|das|die|onze|our|notre|nuestra|unser)\\s)?(?:account|compte|cuenta|konto|rekening|conto|iban|[a-z]{2}\\d{2})\\b)`,
    'u',
  ),
  // "Bank transfer to NatWest 60-12-45, 31926408", "Ingreso en cuenta ES54 …": it begins the sentence and leads to a number; that of a card may be a customer's.
  new RegExp(
    `(?:^|[.;]\\s)(?!domiciliacion|carte |tarjeta |cartao |kreditkarte |creditcard )(${way}|wire)(?:\\s(?:to|a|sur|su|auf|en|op|naar))?[:,]?\\s(?:[^.;\\d]{2,40}\\s)?(?:[a-z]{2}\\d{2}|\\d{2}-\\d{2}-\\d{2}|\\d{2}-\\d{3}-\\d{4,}|\\d{8}|(?:clabe|cbu|cvu|cci)\\s?:?\\s?\\d)`,
    'u',
  ),
  // "Prélèvement sur votre compte le 20 avril": it begins the sentence, and takes the money from the reader's account.
  new RegExp(
    `(?:^|[.;]\\s)(${way})\\s(?:sur|de|from|von|dal|van|en|da)\\s(?:votre|your|ihrem|vostro|uw|su|sua|tu)\\s(?:compte|account|konto|conto|rekening|cuenta|conta)\\b`,
    'u',
  ),
  // "e-Transfer to pay@carrick-heating.ca", "Interac à compta@…"
  new RegExp(`(?:^|[.;]\\s)(${way})\\s(?:to|a|to:)\\s\\S+@\\S+\\.\\p{L}{2,}`, 'u'),
  // "Der Betrag wird aufgrund des erteilten SEPA-Lastschriftmandats … eingezogen"
  new RegExp(`\\b\\p{L}*(?:betrag|beitrag|summe)\\swird\\b.{0,40}\\s(?:per|durch|mittels|des erteilten)\\s(${way})`, 'u'),
  // "We accept cash, card and BACS"
  new RegExp(
    `\\b(?:we accept|nous acceptons|aceptamos|se aceptan?|wir akzeptieren|accettiamo|aceitamos|accepted(?: payments?| methods?)?:|moyens acceptes :)\\s(${several})(?=[.:;,\\s]|$)`,
    'u',
  ),
  // "Your card ending 4417 will be charged automatically."
  /^(?:your|votre|su|ihre)\s(card|carte|tarjeta|karte)\s.{0,30}\b(?:will be|sera|se cargara|wird)\b/u,
  // "Libellez tous les chèques à l'ordre de …"
  /\b(cheques?)\s(?:a l.ordre de|a nombre de)\s/u,
  // "Réglé le 09/06/26 par CB"
  /(?:^|[.;]\s)(?:deja |facture )?(?:regle|paye|acquitte)e?\s(?:le\s.{6,18}\s)?par\s(cb|carte bancaire|cheque|virement|compte prepaye)(?:\s?:|\.|\s\(|\s(?:le|du|a)\b|$)/u,
  // "Terms: 14 days. Direct debit on the due date."
  new RegExp(
    `(?:^|[.;]\\s)(${way})\\s(?:on the due date|a l.echeance|al vencimiento|(?:bei|zur) falligkeit|alla scadenza|op de vervaldag)`,
    'u',
  ),
  // "Bank transfer only, charges OUR.": the means, and no other.
  new RegExp(`(?:^|[.;]\\s)(${way})\\s(?:only|uniquement|exclusivement|unicamente|exclusivamente|ausschliesslich)\\b`, 'u'),
  // "BACS to Avon Counties Bank,": the number of the bank follows in the next line.
  new RegExp(
    `(?:^|[.;]\\s)(${way})\\s(?:to|a|sur|su|auf|en|op|naar)\\s[^.;:\\d]{0,40}\\b(?:bank|banque|banco|banca)\\b[^.;:\\d]{0,25},$`,
    'u',
  ),
  // "Giraremos recibo al vencimiento", "Nous émettrons une LCR": what the seller will do.
  new RegExp(
    `\\b(?:giraremos|emitiremos|pasaremos|domiciliaremos|(?:nous )?(?:emettrons|tirerons)|emetteremo)\\s(?:una?\\s|une?\\s)?(${way})\\b`,
    'u',
  ),
  // "Cargaremos el importe … en la cuenta ES… (adeudo SEPA, mandato 4471)": in brackets, with the mandate.
  new RegExp(`\\((${way})(?:$|,$|,\\s(?:n[.°º]+\\s)?(?:mandato|mandat|mandate|machtiging)\\b)`, 'u'),
  // "Bank transfer please"
  new RegExp(`(?:^|[.;]\\s)(${way}),?\\s(?:please|s.il vous plait|svp|por favor|bitte|graag|per favore)\\b`, 'u'),
  // "Payment on completion, cash, cheque or transfer to AIB"
  new RegExp(
    `^(?:payment|payable|paiement|reglement|pago|zahlung)\\b[^.;:\\d]{3,40}?,\\s(${offered})(?=[.,;]|$|\\s(?:to|a|au|auf|sur|en)\\s)`,
    'u',
  ),
  // "Make all checks payable to"
  /\b(checks?|cheques?)\s(?:(?:are|is|to be|must be|should be)\s)?(?:made\s)?payable to\b/u,
  // "Cheques to D. Marlow & Co, please."
  /(?:^|[.;]\s)(checks?|cheques?)\s(?:to|a l.ordre de)\s(?!be\b)[^;:\d]{3,60}$/u,
  ...doneBy,
]
/** A payment booked on the paper: `Carte bancaire le 10/02/2026 : -384,60 €`, `''iDEAL'' op 21 april 2015`. */
const booked = new RegExp(
  `^['"“”‘’„«]{0,2}(${way})\\b(?:['"“”‘’»]{0,2}\\s(?:op|am|le|au|on|el|al|il|em|del?|du|vom)\\s\\d{1,2}\\.?\\s\\p{L}{3,10}\\s\\d{4}\\b|(?:\\s\\p{L}{2,4}\\.?)?\\s\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b.{0,6}-?[\\d\\s.,]*\\d)`,
  'u',
)
/** It begins its line, or follows a day, with a dash or none, and goes on with its day, its term, the figures of a card or what is done: `Direct Debit will be collected on …`, `Transferencia a 30 días`, `Tarjeta **** 4417`. */
const opening = new RegExp(
  `(?:^|[/.-]\\d{2,4}\\s(?:[-–—|·]\\s)?)(${way})\\s(?:(?:will be|sera|wird|se cargara)\\s|(?:(?:le|au|am|on|el|il|op)\\s)?\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|(?:on|am|le)\\s\\d{1,2}\\.?\\s\\p{L}{3,10}\\s\\d{4}` +
    `|(?:on the|le|am|el(?: dia)?|il)\\s\\d{1,2}(?:th|st|nd|rd|\\.)?\\s(?:de chaque|of each|of every|jedes|de cada|di ogni)\\s` +
    `|(?:(?:a|in|within|binnen|zu|sous)\\s)?\\d{1,3}\\s(?:days|jours|dias|dagen|giorni|tage)\\b|[*x]{4,})`,
  'u',
)
/** `Règlement à réception : carte bancaire ou chèque.`, `Payment: PayPal, received 6.3.2019`, `Bank details for BACS: …` */
const told = new RegExp(
  `^(?:reglement|paiement|payment|zahlung|pago|pagamento|betaling)\\b[^.:\\d]{0,30}:\\s(${way})(?:[.,;]|$|\\s(?:to|a|au|auf|sur|su|op|naar|en)\\s)|^bank details for (${way})\\b`,
  'u',
)
/** The notice that announces it: `Avis de prélèvement automatique`; or the means in brackets behind the account: `… | BIC GENODE51MIC (SEPA Credit Transfer)`. */
const noticed = new RegExp(`^(?:avis|notice|aviso|avviso)\\s(?:de|of|di|d.)\\s(${way})$|\\biban\\b.{15,60}\\((${way})\\)\\.?$`, 'u')
/** `Prélèvement. À régler le 25/11/2025`, `Direct debit - due 25 November`: the means, and then the day. */
const beforeDay = new RegExp(
  `^(${way})(?:\\.|,|\\s[-–—·|])\\s(?:a (?:regler|payer)|payable|echeance|due|pay by|zahlbar|fallig|vence|vencimiento|pagar|scadenza|vervaldatum)\\b.{0,30}\\d`,
  'u',
)
/** `Visa ending in 4417 - paid 12 May 2026`: the card that was taken, by its last figures, and then that it was. */
const cardOfFigures = new RegExp(
  `^(${one} (?:ending(?: in| with)?|terminada en|(?:se )?terminant par|endet auf|endend auf|terminado em|che termina con|eindigend op) \\d{4})` +
    `(?=$|\\s?[,;(]|\\s[-–—·|]\\s)`,
  'u',
)
/** The means as a head of what the bank is told: `Direct deposit: Coastal Plumbing, BSB 062-600`. */
const headed = new RegExp(
  `(?:^|[.;]\\s)(direct deposit|depot direct|telegraphic transfer|bank transfer|wire(?: transfer)?|ach|eft|paypal|bacs|virement(?: bancaire)?|transferencia(?: bancaria)?|domiciliacion bancaria)(?:(?:\\s(?:to|a|sur|naar|op))?\\s?:|(?<=bancaria)\\.\\s)`,
  'u',
)
/** The means alone in its line or cell: `PRELEVEMENT`, `Prélèvement automatique le` before its day. Words that are titles or stamps too are not asked. */
const alone = pattern('u')`
  ^(
    (?:virement|prelevement|prlv|lcr|cheque|sepa[- ]?lastschrift|lastschrift|bankeinzug|uberweisung|direct debit|bank transfer|
    domiciliacion|transferencia bancaria|recibo domiciliado|bonifico|ri\.?ba\.?|
    automatische incasso)(?: (?:bancaire|sepa|automatique|bancaria|bancario|magnetique|directe|acceptee))?
  )(?:\s(?:le|au|am|on|el|il|op)(?:\s\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:\s[-–·]\s.{1,80})?)?)?\s?:?$
`
const LONGEST = 260
const BEFORE = 120 // signs of the sentence before the means that are asked
const BEHIND = 12

/** `Please pay by bank transfer to …`, `Règlement par chèque à 30 jours`: by what a sentence wants the money, or says that it came. */
export function readMethodSentence(line: LabelledLine): Candidate | undefined {
  const folded = fold(line.text)
  if (line.text.length > LONGEST || folded.length !== line.text.length || !anyWay.test(folded)) return undefined
  const found =
    inTurns(folded) ??
    groupOf(booked, folded) ??
    groupOf(opening, folded) ??
    groupOf(told, folded) ??
    groupOf(beforeDay, folded) ??
    groupOf(cardOfFigures, folded) ??
    groupOf(noticed, folded) ??
    groupOf(headed, folded) ??
    (isBankHead(line) ? undefined : groupOf(alone, folded))
  if (!found) return undefined
  const at = { start: found.at, end: found.at + found.text.length }
  const other = meansBehind(folded, at.end)
  const named = [meansBefore(folded, at.start), at, other].filter((one) => one !== undefined)
  const [from, end] = [named[0]!.start, named.at(-1)!.end]
  return {
    value: named.map((one) => line.text.slice(one.start, one.end)).join(', '),
    score: 0.66,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, from, end),
    words: wordsBetween(line, from, end),
    text: line.text.slice(from, end),
    reason: 'a sentence that names how it is paid',
  }
}

/** `Domiciliación` over the lines of a bank. */
const isBankHead = ({ labels: [label] }: LabelledLine) =>
  label?.leads === true && label.closes && !label.colon && label.sayings.some(({ name, weak }) => name === 'bank' && !weak)

/** `Per Banküberweisung bezahlen`, `Paga con bonifico`: over an account, what is to be done with it. */
const asked = new RegExp(`${paying.source}|\\b(?:bezahlen|paga)\\b`, 'u')

function inTurns(folded: string): { text: string; at: number } | undefined {
  for (const turn of turns) {
    const found = groupOf(turn, folded)
    if (!found) continue
    if (turn !== turns[0] || asked.test(sentenceAround(folded, found.at, found.text.length))) return found
  }
  return undefined
}

/** The sentence that names the means, a little beyond it. */
function sentenceAround(folded: string, at: number, length: number): string {
  const before = folded.slice(Math.max(0, at - BEFORE), at)
  const behind = folded.slice(at, at + length + BEHIND)
  return before.split(/[.;]\s/).at(-1)! + behind.split(/[.;](?:\s|$)/)[0]!
}

function groupOf(pattern: RegExp, folded: string): { text: string; at: number } | undefined {
  const match = pattern.exec(folded)
  const text = match?.slice(1).find(Boolean)
  return match && text ? { text, at: match.index + match[0].lastIndexOf(text) } : undefined
}
