import { words } from './words.ts'

/** Ranking, in English, Spanish and French. Data only. */

export const LIMIT = '(\\d{1,2}|two|three|four|five|ten|dos|tres|cuatro|cinco|diez|deux|trois|quatre|cinq|dix)'
export const numerals: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
}

const MOST = 'largest|biggest|highest|main|top|most important|greatest'
/** The companies with the most: sums by company. */
export const topCompanies = {
  party: words(
    `(?:(?:our|the|my) )?(?:${MOST})(?: ${LIMIT})? (?:suppliers?|vendors?)`,
    `(?:(?:los|nuestros|el|mis) )?(?:${LIMIT} )?(?:principal(?:es)?|mayor(?:es)?|mejores) (?:${LIMIT} )?proveedor(?:es)?`,
    `(?:(?:les|nos|le|mes) )?(?:${LIMIT} )?(?:principaux|plus (?:gros|grands?)|premiers|meilleurs|principal) (?:${LIMIT} )?fournisseurs?`,
    `(?:(?:which|what|the) )?(?:suppliers?|vendors?) (?:that |which |who )?(?:we )?(?:do we |did we |have we |has |have )?(?:spend|spent|invoiced?|billed?|charged?|buy|bought|pay|paid|cost|costs)(?: us)?(?: the)? most`,
    `(?:(?:which|the|our) )?(?:${LIMIT} )?(?:suppliers?|vendors?) (?:with|by) (?:the )?(?:most|highest|largest|biggest) (?:amounts?|totals?|spend(?:ing)?|value)`,
    `(?:(?:los|que) )?(?:${LIMIT} )?proveedor(?:es)? (?:con|por) (?:el )?(?:mas|mayor) (?:importe|gasto|facturacion|total)`,
    `(?:(?:les|quels) )?(?:${LIMIT} )?fournisseurs? (?:avec|ayant|par) (?:les? )?plus (?:gros|grands?|haut|eleves?) (?:montants?|totaux|total)`,
    '(?:que|cual es el) proveedor (?:que )?(?:nos )?(?:ha )?factur(?:a|o|ado) mas',
    '(?:que|cual es el) proveedor (?:(?:con|en) el que |al que )?(?:mas (?:gastamos|compramos|pagamos)|(?:gastamos|hemos gastado|compramos|pagamos) mas)',
    'quel fournisseur (?:nous )?(?:a )?(?:le plus facture|facture le plus)',
    'quel fournisseur (?:(?:depensons|achetons|payons) nous|avons nous (?:depense|achete|paye)) le plus',
  ),
  client: words(
    `(?:(?:our|the|my) )?(?:${MOST})(?: ${LIMIT})? (?:clients?|customers?|buyers?)`,
    `(?:(?:los|nuestros|el|mis) )?(?:${LIMIT} )?(?:principal(?:es)?|mayor(?:es)?|mejores) (?:${LIMIT} )?clientes?`,
    `(?:(?:les|nos|le|mes) )?(?:${LIMIT} )?(?:principaux|plus (?:gros|grands?)|premiers|meilleurs|principal) (?:${LIMIT} )?clients?`,
    `(?:which|what) (?:clients?|customers?) (?:has |have )?(?:orders?|ordered|buys?|bought|spent|spends?)(?: the)? most`,
    '(?:que|cual es el) cliente (?:que )?(?:nos )?(?:ha )?(?:pide|pidio|pedido|compra|compro) mas',
    'quel client (?:nous )?(?:a )?(?:le plus commande|commande le plus)',
  ),
}
/** The companies with the most documents. */
export const mostOften = words(
  '(?:with |has |have |sent |sends |issued )*(?:us )?the most(?= (?:invoices|orders|documents|facturas|pedidos|factures|commandes) )',
  '(?:tiene |tienen |envio |con )*(?:nos )?mas(?= (?:facturas|pedidos|documentos) )',
  '(?:a |ont |avec |envoye )*le plus (?:de)(?= (?:factures|commandes|documents) )',
  '(?:with|has|sent|have) most(?= (?:invoices|orders|documents) )',
)

export const orderWords = {
  highest: words(
    `(?:the )?(?:${LIMIT} )?(?:largest|biggest|highest|most expensive|dearest|greatest|costliest|maximum|top)(?: ${LIMIT})?`,
    `(?:(?:la|el|las|los) )?(?:${LIMIT} )?mas (?:alt[ao]s?|grandes?|car[ao]s?|elevad[ao]s?)`,
    `(?:(?:la|el|las|los) )?(?:${LIMIT} )?mayor(?:es)?(?: importe)?`,
    `(?:(?:la|le|les) )?(?:${LIMIT} )?(?:la |le |les )plus (?:elevee?s?|cher(?:e|es|s)?|grande?s?|gros(?:se|ses)?|haute?s?|importante?s?)`,
    `(?:(?:la|les) )?${LIMIT} plus (?:elevees|cheres|grandes|grosses|importantes)`,
  ),
  lowest: words(
    `(?:the )?(?:${LIMIT} )?(?:smallest|lowest|cheapest|least expensive|minimum)(?: ${LIMIT})?`,
    `(?:(?:la|el|las|los) )?(?:${LIMIT} )?mas (?:baj[ao]s?|pequen[ao]s?|barat[ao]s?)`,
    `(?:(?:la|el|las|los) )?(?:${LIMIT} )?menor(?:es)?(?: importe)?`,
    `(?:(?:la|le|les) )?(?:${LIMIT} )?(?:la |le |les )(?:plus (?:basse?s?|petite?s?|faibles?)|moins (?:elevee?s?|cher(?:e|es|s)?))`,
  ),
  latest: words(
    `(?:the )?(?:${LIMIT} )?(?:latest|newest|most recent|last|recent)(?: ${LIMIT})?`,
    `(?:(?:la|el|las|los) )?(?:${LIMIT} )?(?:ultim[ao]s?|mas recientes?|recientes?)(?: ${LIMIT})?`,
    `(?:(?:la|le|les) )?(?:${LIMIT} )?(?:derni(?:er|ere)s?|(?:(?:la|le|les) )?plus recente?s?|recente?s?)(?: ${LIMIT})?`,
  ),
  oldest: words(
    `(?:the )?(?:${LIMIT} )?(?:oldest|earliest|first)(?: ${LIMIT})?`,
    `(?:(?:la|el|las|los) )?(?:${LIMIT} )?(?:primer(?:[ao]s?)?|mas antigu[ao]s?|mas viej[ao]s?)(?: ${LIMIT})?`,
    `(?:(?:la|le|les) )?(?:${LIMIT} )?(?:premi(?:er|ere)s?|(?:(?:la|le|les) )?plus ancien(?:ne)?s?)(?: ${LIMIT})?`,
  ),
}

/** How many, before what they are. */
export const countBefore = new RegExp(
  `(?<= )${LIMIT} (?=(?:invoices|orders|documents|facturas|pedidos|documentos|factures|commandes|suppliers|customers|proveedores|clientes|fournisseurs|clients) )`,
)

const NUMBER = '((?:\\d{1,3}(?: \\d{3}){1,3}|\\d{1,12}(?:[.,]\\d{1,3}){0,4})(?: ?k)?)'
const SIGN = '(?:€ ?|£ ?|\\$ ?)?'
// A number of documents or days is no amount.
const UNIT =
  '(?= |€|£|\\$)(?! (?:invoices|orders|documents|facturas|pedidos|documentos|factures|commandes|days|dias|jours|weeks|lines|items|articles|lineas|lignes|times|%))'
export const between = new RegExp(
  `(?<= )(?:between|entre) ${SIGN}${NUMBER} ?(?:€|£|\\$|euros?|eur|usd|gbp|dollars?|pounds?)? ?(?:and|y|et|to|a) ${SIGN}${NUMBER}${UNIT}`,
)
export const over = new RegExp(
  `(?<= )(?:over|above|more than|greater than|at least|exceeding|exceeds?|higher than|mas de|superior(?:es)? a|mayor(?:es)? (?:que|de|a)|por encima de|de mas de|(?:de )?plus de|superieure?s? a|au dessus de|depassant|(?:qui )?depassent|(?:qui )?depasse|(?:que )?superan?(?: los)?|(?:que )?sobrepasan?(?: los)?) ${SIGN}${NUMBER}${UNIT}`,
)
export const under = new RegExp(
  `(?<= )(?:under|below|less than|smaller than|at most|lower than|menos de|inferior(?:es)? a|menor(?:es)? (?:que|de|a)|por debajo de|de menos de|(?:de )?moins de|inferieure?s? a|en dessous de) ${SIGN}${NUMBER}${UNIT}`,
)
