import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { methods } from './means.ts'

/** Words that say when, or with which discount. */
export const terms = pattern()`
  \d+\s*(?:days?|jours?|dias?|tage[n]?|dagen|giorni|gg)\b|\b\d{2,3} ?d\.?$|\bnet(?:to)?\s*\d+|upon receipt|on receipt|a reception|comptant|contado|
  vista|^credito$|^credito (?:a )?\d+|sofort|skonto|immediate|fin de mois|end of month|due on|end of (?:the )?following|cash on|c\.?o\.?d|30 net|prepaid|in advance|
  d'avance|vorkasse|pago en una sola exhibicion|pago en parcialidades|payment within|rimessa diretta|zahlbar|wird am
`

/** Without the sentences that follow and say nothing of days or discounts, without what paying late costs, and without the account that the money goes to. */
export function whatIsAgreed(text: string): string {
  const parts = text
    .replace(/(?:\s?:\s\p{Lu}[^:,;.]{1,30})?\s?[-–—,;:(]\s?IBAN\b.*$/su, '')
    .replace(perMonth, '')
    .replace(/\s*[:–—,]\s*[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){3,}.*$/s, '')
    .replace(toAccount, '')
    .replace(intoAccount, '')
    .replace(toPayee, '')
    .replace(toName, '')
    .replace(dayOfIt, '$1')
    .replace(byWhat, '$1')
    .split(/(?<=[\p{Ll})]\.|\d{4}\.|\b[Nn]et \d{2}\.)\s+(?=\p{Lu})|(?<=\p{Ll}{3}\.)\s+(?=\d)/u)
  const last = parts.findLastIndex(
    (part, at) => at === 0 || (!dayAlone.test(part) && !isOfOther(fold(part)) && (terms.test(fold(part)) || saysAgreed(fold(part)))),
  )
  return last === parts.length - 1 ? parts.join(' ') : text.slice(0, text.indexOf(parts[last]!) + parts[last]!.length)
}

/** Days and rates that are agreed about something else than the payment. */
const isOfOther = (folded: string) => [warranty, ofLateness, ofLabour, ofRenewal, ofReturns].some((other) => other.test(folded))
const saysAgreed = (folded: string) => agreed.test(folded) && !onlyMeans.test(folded) && !whereTo.test(folded)

/** `BACS within 14 days please: D R Pascoe, sort code 20-71-63, account 80417729` */
const intoAccount =
  /(?: please| s['’]il vous pla[iî]t| bitte)?\s?[:,]\s[^:]{0,60}\b(?:sort code|account(?: no\.?| number)?|bsb|routing(?: no\.?| number)?)\s?:?\s\d(?!.*\d\s?(?:days?|jours?|d[ií]as|tage?n?|giorni|dagen)\b).*$/isu

/** `Net 15 - 2% per month thereafter`: what paying later costs. */
const perMonth =
  /\s?[-–—,;]\s?\d[\d.,]*\s?% (?:per month|a month|monthly|par mois|mensuel|mensual|al mes|pro Monat|al mese|per maand)\b.*$/isu

/** `Betaling binnen 30 dagen op rekening NL98 …`, `… auf unser Konto DE89 …`, `… to our account GB29 …`. */
const toAccount = pattern('su')`
  \s(?:op|auf|sur|to|into|en|a|à|naar|su|na|para)\s(?:\p{L}{2,10}\s){1,3}[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){3,}(?:\s.*)?$|
  (?<=\d\s(?:days|jours|días|Tagen|giorni|dagen))\s(?:op|auf|sur|to|into|en|a|à|su)\s[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){3,}(?:\s.*)?$|
  \s(?:auf (?:das|unser|mein|folgendes)|to (?:our|the|my)|sur (?:le|notre|mon)|op (?:de|onze)) (?:Konto|account|compte|
  rekening)\s(?!(?:below|given|shown|stated|overleaf|unten|ci-dessous|hieronder)(?!\p{L}))(?!.*\d\s?(?:tag|day|jour|dag)).*$
`

/** `Please pay within 30 days by bank transfer to R. Hallam`: by what and to whom, behind how soon. */
const toPayee = pattern('isu')`
  (?<=\d\s(?:days|jours|días|tagen?|giorni|dagen)(?:\s[^.;]{0,30})?)\s(?:by|via|par|por|per|tramite|mit|mediante)\s(?:an?\s)?(?:
    bank transfer|transfer|bacs|cheque|check|virement(?: bancaire)?|ch[eè]que|transferencia(?: bancaria)?|(?:bank)?überweisung|bonifico(?: bancario)?|
    overschrijving
  )\s(?:to|payable to|into|[aà]|à l'ordre de|an|auf|zugunsten|su|op|naar)\s(?!.*\d\s?(?:days?|jours?|d[ií]as|tage?n?|giorni|dagen)\b).*$
`

/** `Please pay within 20 days to Hallam Pottery` */
const toName = /(?<=^.{0,40}\d\s(?:days|jours|días|Tagen|giorni|dagen))\s(?:to|à l'ordre de|an|aan|a favor de)\s\p{Lu}[^.;]*$/su

/** `Payable à réception par virement`: by what, behind a term that has no days. */
const byWhat = pattern('iu')`
  ^((?:payable|due|zahlbar|f[äa]llig|pagader[oa]|pagabile|betaalbaar|pag[aá]vel|[àa] (?:r[ée]gler|payer))\s(?:up)?(?:
    [àa] r[ée]ception|on receipt|(?:bei|nach) (?:erhalt|eingang)|a la recepci[oó]n|al ricevimento|bij ontvangst|na ontvangst|[àa] rece[cç][aã]o
  )(?:\s(?:de|of|der|della|van|da)\s(?:la\s|the\s|de\s)?\p{L}{6,8})?),?\s(?:by|via|par|por|per|tramite|mit|mediante)\s(?:an?\s)?\p{L}{5,}(?:\s\p{L}+){0,3}(?:\s?:.*)?$
`

/** `pagaré a 60 días, vencimiento 30-dic-25`, `prélèvement à 30 jours, le 16/02/2025 sur votre compte …`: the day that the term comes to is another field's. */
const dayOfIt = pattern('isu')`
  (\d\s(?:days|jours|días|dias|tage|giorni|gg|dagen)(?:\s[^,;.\d]{2,40})?)(?:[,;]|\s[-–])\s(?:
    payable au plus tard|a pagar (?:antes d)?el|due by|payable by|spätestens|vencimiento|vto\.?|[ée]ch[ée]ance|scadenza|fällig|due|vervaldatum|vencimento|soit le|le|el|il|am|on
  )(?:\s(?:le|el|il|am|on|op|del?|:))?:?\s(?:\d{4}-\d\d-\d\d|\d{1,2}(?:[./-](?:\d{1,2}|\p{L}{3,4})[./-]\d{2,4}|\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}))(?:\.|$|\s(?:sur|a|en|de|von|from|su) (?:votre|su|your|ihr\p{L}*|vostro)\s.*$)
`

/** `14 Tage ohne Abzug. Zahlbar bis 25.07.2025`: the day that it comes to, in a sentence of its own. */
const dayAlone = /^\p{Lu}[\p{L}à ]{3,25}\s\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\.?$/u

/** `Paid by direct debit.` says by what, and is no term. */
const onlyMeans = new RegExp(
  `^(?:please )?\\p{L}+ (?:by|via|par|por|mediante|per|tramite) (?:\\p{L}{1,3} )?${methods.source}(?: and (?:e-?mail|send|quote|state) [^.]{0,50})?\\.?$`,
  'u',
)

/** `Please pay into: Bank …` says where to. */
const whereTo = pattern('u')`
  ^(?:please )?make (?:all )?(?:checks?|cheques?) (?:out|payable) to\b|^(?:please )?(?:pay|remit|transfer) (?:only )?(?:to|into) \p{L}|
  ^(?:paiement|reglement|pago|pagamento|zahlung|betaling) (?:a l.ordre de|a favor de|a favore di|zugunsten|ten gunste van)[ ]|
  \b(?:
    into|iban|sort code|a\/c \d|\d{2}-\d{2}-\d{2} a\/c|routing|account (?:no|number)|bank:|bank account|konto(?:nummer)?:|compte (?:no|n°)|
    cuenta:
  )
`

/** `A charge of 1.5% applies to balances over 30 days.`: what comes of paying too late is a mention of the law. */
const ofLateness = pattern('u')`
  \b(?:
    late|overdue|past due|interest|penalit\p{L}*|retard|interets?|mora|demora|recargo|verzug\p{L}*|mahn\p{L}*|verspat\p{L}*|ritard\p{L}*|
    rente|juros|(?:charges?|applies|apply|charged) .{0,30}\b(?:over|after|older than) \d+ days
  )\b
`
/** `Returns within 30 days, subject to a 20% charge.`, `Claims within 8 days.` */
const ofReturns =
  /^.{0,20}\b(?:returns?|claims?|complaints?|retours?|reclamations?|devoluciones|reclamaciones|beanstandungen|reklamationen|ruckgabe|reclami|resi|reclames|klachten)\b/u
/** `Enthaltene Lohnkosten: 1.240,00 € netto.`: what of it is labour, for the payer's own taxes. */
const ofLabour = /^.{0,30}\b(?:lohn|arbeits)(?:kosten|anteil|leistung)/u
/** `Your plan renews on 1 May unless cancelled 30 days before.` has days too. */
const ofRenewal =
  /\b(?:renews?|renewal|cancel\p{L}*|resili\p{L}*|reconduc\p{L}*|renouvel\p{L}*|renovacion|renueva|rescind\p{L}*|kundig\p{L}*|verlanger\p{L}*|opzeg\p{L}*|disdetta|rinnov\p{L}*)\b/u
/** `90 days warranty starting at the day of sale.` has days too. */
const warranty = /^.{0,30}\b(?:warrant\p{L}*|guarantee\p{L}*|garanti\p{L}*|gewahrleistung\p{L}*|garanzia)\b/u

const agreed = pattern('u')`
  \b(?:
    pay|paid|payment|invoice|discount|paiement|reglement|escompte|pago|factura|zahl\p{L}*|abzug|betaling|pagamento
  )\b
`
