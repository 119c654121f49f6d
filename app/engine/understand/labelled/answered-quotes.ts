import { fold } from '../words/fold.ts'
import { isQuoteWord } from '../titles/titles.ts'
import { pattern } from '../words/pattern.ts'

/** What the number of an offer is worth as that of the order which answers it. */
export const ANSWERED = 0.6

/** `Re: Quote 55120 - our PO HC-7714`: the order that answers it has a number of its own. */
export const isAnsweredQuote = (text: string, start: number, end: number) =>
  isQuoteWord(text.slice(start, end)) &&
  /\b(?:order|p\.?o|commande|pedido|bestellung|bestelling|ordine|encomenda)\b.{0,12}\d{2}/.test(fold(text.slice(end)))

/** `Suite à votre devis DV-55102 du 28/04/2026`, folded: the order that follows has a number and a day of its own. */
export const goesBackToQuote = (folded: string) => isQuoteWord(folded) && goingBackTo.test(folded)

/** `S/oferta de 17/11/2026`, `Votre devis du 3 mai` is whose offer it is. */
const goingBackTo = pattern()`
  ^(?:[sv] ?\/ ?|(?:su|vuestr[oa]|votre|your|ihre?[mnrs]?|vostr[oa]|uw) )|^(?:
    suite a|faisant suite a|selon|suivant|d'apres|conformement a|en reponse a|as per|per|further to|following|in reply to|
    in response to|with reference to|against|gemass|laut|lt\.?|zu|auf|bezugnehmend auf|aufgrund|auf grundlage|segun|conforme a|
    en respuesta a|de acuerdo con|in riferimento al?|come da|a seguito del?|vista la|volgens|conform|naar aanleiding van|
    na sequencia d[ao]|conforme
  )\s
`
