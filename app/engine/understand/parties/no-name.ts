import { findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What a template prints where nobody put a logo. */
export const isPlaceholder = (text: string) =>
  /^[^\p{L}\d]*(?:(?:your |company |votre |su |ihr )?logo(?: here| ici| aqu[ií]| hier)?|no tiene logo|sin logo)[^\p{L}\d]*$/iu.test(text)

/** What public bodies print over their own name: the state, and what it stands for. */
const motto = pattern('u')`
  ^(?:
    republique francaise|liberte\W{1,3}egalite\W{1,3}fraternite|republica (?:de |del )?\p{L}+|estados unidos mexicanos|
    un peuple\W{1,3}un but\W{1,3}une foi|union\W{1,3}discipline\W{1,3}travail|republique (?:du |de |d')\p{L}[\p{L}' -]{2,40}|republic of \p{L}[\p{L} ]{2,30}|
    royaume du maroc|bundesrepublik deutschland|repubblica italiana|republica portuguesa|royaume de belgique
  )$
`

/** `Validée` in a box by itself: how far the paper has come. */
const isState = pattern('u')`
  ^(?:
    (?:valid|approuv|confirm|envoy|annul|pay|sold)ee?|(?:aprobad|confirmad|enviad|anulad|pagad|emitid|autorizad)[oa]|pendiente|borrador|
    brouillon|en attente|approved|confirmed|sent|draft|pending|paid|unpaid|overdue|cancelled|entwurf|freigegeben|genehmigt|bestatigt|
    bezahlt|offen|storniert|bozza|confermato|goedgekeurd|concept
  )$
`

/** What prints a mail puts its own name over it. */
const mailProgram = pattern('i')`
  ^(?:
    gmail|(?:microsoft )?outlook(?: web app)?|yahoo!? ?mail|orange|webmail|roundcube|thunderbird|gmx|zimbra|sfr mail|free webmail|
    t-online|web\.de|apple mail|proton ?mail
  )$
`

/** What heads a part of the paper. */
const isSection = pattern('u')`
  ^(?:
    articles?|produits|items|line items|order lines?|products|articulos|productos|artikel|positionen|articoli|prodotti|artigos|produtos|itens|
    (?:po|order|purchase order|delivery|shipping|payment) (?:details|information|info)|details (?:de la )?commande|detalles? del pedido
  )$
`

/** `1. Commande`, `2. Lieferung`: parts of the paper that are counted. */
const countedSection = pattern('u')`
  ^\d{1,2}[.)]\s(?:
    commande|order|pedido|orden|bestellung|bestelling|ordine|encomenda|articles?|produits|items|products|articulos|productos|artikel|positionen|articoli|
    prodotti|artigos|produtos|livraison|delivery|entrega|lieferung|consegna|levering|montants?|totaux|totals?|amounts?|importes?|importi|betrage|bedragen|
    paiement|reglement|payment|pago|zahlung|pagamento|betaling|parties|partes|parteien|partijen
  )$
`

/** `DATOS DE LA FACTURA DE ELECTRICIDAD`, `Angaben zur Rechnung`: the heading of what the paper is about. */
const dataOf = pattern('u')`
  ^(?:datos|dades|dados|dati|donnees|details|angaben|gegevens|resumen?|resume|resumo|riepilogo|summary|overzicht|zusammenfassung) (?:
    de (?:la|su|tu)|del|da|do|della|de votre|of (?:the|your)|zu(?:r|m)(?: ihrer)?|van (?:de|uw)
  ) ?(?:factura|fatura|fattura|facture|invoice|bill|rechnung|factuur|contrato|pedido|order|commande)(?![a-z])
`

/** `Demande d'achat valant commande`: one paper that serves as another. */
const servesAs =
  /^(?:demande|devis|bon|lettre|presupuesto|solicitud|requisition|offre) .*\b(?:valant|con valor de|serving as) (?:bon de )?(?:commande|pedido|order)$/u

/** `INFORMACION DE LA EMPRESA`, `Company details`: the heading of somebody's fields. */
const dataOfSomebody = pattern('u')`
  ^(?:
    (?:informacion|informacoes|informazioni|informations?|datos|dados|dati|donnees|details|angaben|gegevens)
      (?: de (?:la|l')| del| da| do| della| sur (?:la|l')| of the| about the| zu[rm]| van de)?
      \s?(?:empresa|compania|comprador[ae]?|societe|entreprise|acheteur|azienda|firma|company|customer|client[e]?|buyer|unternehmen|besteller|koper|institucion)|
    (?:company|customer|client|buyer) (?:details|information|info|data)
  )$
`

/** What stands at the head of a paper and is nobody's name: the state, how far the paper has come, what a part of it holds, a day in words, what prints mails. */
export function isNoName(text: string): boolean {
  const folded = fold(text)
  return (
    mailProgram.test(text) ||
    isPlaceholder(text) ||
    dataOf.test(folded) ||
    dataOfSomebody.test(folded) ||
    motto.test(folded) ||
    isState.test(folded) ||
    isSection.test(folded) ||
    countedSection.test(folded) ||
    servesAs.test(folded) ||
    findDates(text)[0]?.length === text.length
  )
}
