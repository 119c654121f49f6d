import { allMatches } from '../words/all-matches.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** How a sentence of payment terms begins. */
export const sentences = pattern('u')`
  ^(?:zahlbar(?! durch)|bei zahlung(?!s)|der betrag in hohe|skontovereinbarung|zahlung bis|payable within|
  payable (?:without deductions?|in full|net) (?:by|before|within|no later than) |payable sans (?:deduction|escompte) (?:avant|jusqu|au plus|sous)|
  pagadero sin (?:deduccion\p{L}*|descuentos?) (?:antes|hasta|en) |pagabile senza (?:deduzioni|detrazioni|sconti) entro |
  betaalbaar zonder (?:aftrek|korting) (?:voor|binnen|uiterlijk) |pagavel sem (?:deducao|deducoes|desconto) (?:ate|em) |
  (?:der (?:jahres|monats)?beitrag|die (?:erst|folge|jahres)?pramie) ist (?:am|zum|bis|innerhalb|binnen) |
  payment (?:is )?(?:due|to be made) (?:within|\d+ days)|please (?:pay|settle|remit|transfer) .{0,30}(?:within|by (?:the )?\d)|(?:(?:total )?payment|(?:total|balance|amount)) (?:is )?due (?:with)?in \d+ days|
  (?:wij|we) verzoeken u (?:.{0,80}(?:binnen|voor)|.{0,80}\b(?:g-|geblokkeerde )rekening .{0,80}\bbinnen \d)|gelieve .{3,60}binnen|payment (?:is )?due (?:at|on|upon) |
  payment of the (?:\p{L}+ )?(?:balance|invoice|total|amount) (?:is )?due |
  (?:payment|paiement|zahlung|pago|pagamento|betaling): .{0,40}\d+ (?:days|jours|tage|dias|giorni|dagen)(?![\p{L}])|
  (?:wir bitten|ich bitte) um (?:zahlung|uberweisung|begleichung)(?: [^.;]{1,50})? (?:innerhalb|binnen|bis) |
  (?:vencimiento|pago):? a la recepcion|(?:paiement|reglement)(?: au)?(?: comptant)? a reception|payable in advance\b|please pay (?:by|before) .{0,12}\d|
  (?:reglement|paiement) par \p{L}{3,12} avant le \d|prelevement le \d|(?:facture )?a (?:regler|payer) (?:sous|dans|a reception|avant)|payment within|please pay within|paiement a \d|paiement comptant|reglement a \d|
  (?:reglement|paiement) par .{3,30} a \d+ jours|betaling binnen \d|betaalbaar binnen \d|te betalen binnen \d|pagamento a \d|
  (?:virement|prelevement|cheque|lcr|traite|transferencia|giro|pagare|confirming|recibo|bank transfer|bacs|direct debit|uberweisung|
  sepa-lastschrift)(?: \p{L}+)?(?: (?:a|sous|within|in|binnen|innerhalb von|nach))? \d+ (?:jours|dias|days|tage)(?!\p{L}{2})|
  bonifico .{0,20}\d+ (?:giorni|gg)|pago (?:por|mediante) .{3,40} a \d+ dias|pago a \d|bis zum .{6,12} erhalten sie|vencimiento en \d|
  net (?:due )?(?:in )?\d+ (?:days|jours|dias|tage)|net \d{2}(?=\.?$|\. \p{L}| [-–] \d)|
  credito (?:a )?\d+ dias|
  \d+ (?:days|jours|tage|dias) (?:net|netto|neto|date|fecha|fin de mois|end of month|eom|ende des monats|fine mese|fin de mes)|\d+ (?:days|jours|tage|dias|giorni|dagen)(?=\. \p{L})|
  strictly \d+ days|vencimiento a \d+ dias|graag binnen \d+ dagen betal|nos factures sont payables|(?:due|payable) (?:up)?on receipt|
  payable (?:in|within|dans (?:les|un delai de)) \d+ (?:days|jours)|(?:payment|payable) (?:is due )?on completion|payable a (?:reception|(?:\d+|huit|quinze|vingt|trente|quarante-cinq|soixante) jours)|
  an? (?:settlement|early payment|prompt payment|cash) discount of \d[^;]{1,90} (?:by|before|within|in) (?:the )?\d|
  (?:un )?escompte de \d[^;]{1,90} (?:sous|dans les|avant le|au plus tard le) \d|
  (?:(?:un )?descuento|sconto|skonto von|(?:een )?korting|(?:um )?desconto)(?: \p{L}+){0,4} \d[\d.,]* ?%[^;]{1,90}
  [ ](?:en|antes del?|hasta el|entro(?: il)?|innerhalb(?: von)?|bis(?: zum)?|binnen|voor|no prazo de|ate) \d|
  pagadero (?:a|hasta el|antes del) |payable jusqu.au |payable avant le |
  (?:die rechnung|der (?:rechnungs|gesamt)?betrag|dieser betrag) ist .{0,20}(?:innerhalb|binnen|sofort|bis (?:zum|spatestens)) |
  bitte (?:uberweisen|zahlen|begleichen) sie .{3,90}(?:innerhalb|binnen|bis (?:zum|spatestens)) )
`

/** `1. Paiement à 30 jours`, `• Net 30 days` */
export const enumerated = /^(?:[.•·–*-]|\d[.)](?=\s))\s?/

const between = /(?:(?<=(?:\p{Ll}[\p{Ll})]|\d{4})[.!])|(?<=[/.-]\d{2,4})\s[-–—|·])\s+(?=\p{Lu})/gu

/** Where a sentence of terms begins in the line: with it, or behind another sentence (`Vielen Dank. Bitte überweisen Sie …`), or a day and a dash; `next` is the line that goes on with the last. */
export function sentenceStart(text: string, next = ''): number | undefined {
  const starts = [0, ...allMatches(text, between).map(({ index, 0: blank }) => index + blank.length)]
  const whole = next === '' ? text : `${text} ${next}`
  return starts.find((start) => sentences.test(fold(whole.slice(start)).replace(enumerated, '')))
}
