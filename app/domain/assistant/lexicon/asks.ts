import type { Ask } from '../query.ts'
import { figureWords } from './figures.ts'
import { words } from './words.ts'

/** What is asked, in English, Spanish and French. Data only. */

/** In this order: the first that is said is what is asked. */
export const askWords: [Ask, RegExp][] = [
  [
    'pages',
    words(
      '(?:how many|(?:the )?(?:total )?number of|count(?: of)?) pages',
      '(?:cuantas|(?:el )?numero de) paginas',
      '(?:combien de|(?:le )?nombre de) pages',
    ),
  ],
  ['figures', figureWords],
  [
    'average_price',
    words('(?:average|mean) (?:unit )?(?:price|cost)s?', '(?:precio|coste)s? (?:unitario )?medios?', 'prix (?:unitaires? )?moyens?'),
  ],
  [
    'price',
    words(
      '(?:unit )?price (?:history|development|changes?)',
      'history of (?:the )?prices?',
      '(?:unit )?prices?',
      'how much (?:does|do|did|is|are|costs?) (?:[a-z]+ ){0,3}cost',
      'what (?:does|do|did) (?:[a-z]+ ){0,3}cost',
      'cost of',
      'historial de precios?',
      'evolucion (?:del?|de los) precios?',
      'precios?(?: unitarios?)?',
      'cuanto (?:cuestan?|costo|costaron|valen?)',
      'historique (?:des|du) prix',
      'evolution (?:des|du) prix',
      'prix(?: unitaires?)?',
      'combien (?:coutent?|a coute|ont coute)',
    ),
  ],
  // Before the total of one document, which `combien` asks for as well.
  [
    'items',
    words(
      'how many (?:lines?|rows?|line items|positions?)(?: (?:does|do|has|have|are|is|in|on|of))*',
      'cuant[ao]s (?:lineas|posiciones|renglones)(?: (?:tienen?|hay|en))*',
      'combien de (?:lignes|postes)(?: (?:a|ont|dans|compte|comptent|contient))*',
    ),
  ],
  [
    'quantity',
    words(
      'quantit(?:y|ies)(?: of)?',
      'how many (?:units?|pieces?|kilos?|kg|boxes|litres?) (?:of )?',
      'cantidad(?:es)?(?: de)?',
      'cuant[ao]s (?:unidades|kilos?|kg|cajas|litros) (?:de )?',
      'quantites?(?: de)?',
      'combien de (?:unites|kilos?|kg|cartons|litres|pieces) (?:de )?',
    ),
  ],
  [
    'items',
    words(
      'what (?:did|do|have|has|does|was|were|is) (?:(?:we|i|they|you|it|been) ){0,2}(?:buy|bought|purchase[d]?|get|ordered|order|sold?|supplied|supply)(?: from| at| of| by)?',
      '(?:which|what) (?:items?|articles?|products?|goods|lines?|rows)(?: (?:did|do|have|does|has|were|are|is) (?:(?:we|i|they|been) ){0,2}(?:buy|bought|order|ordered|purchased?|invoiced|billed|on|in|of))?(?: from)?',
      '(?:items?|articles?|products?|goods|line items)(?: (?:bought|purchased|ordered))?(?: of| on| in| from)?',
      'que (?:(?:le|les|se|nos|hemos|han|ha) ){0,2}(?:compramos|compro|comprado|compraron|vendio|vende|vendido|pedimos|pidio|pidieron|pide)(?: a)?',
      '(?:que |cuales )?(?:articulos?|productos?|lineas)(?: (?:compramos|hemos comprado|comprados?|pidio|pedidos))?(?: a| de)?',
      '(?:que |ce que |quoi )(?:nous )?(?:avons nous|avons|a|ai je|est ce que nous avons) (?:nous )?(?:achete|commande)(?: chez| a)?',
      '(?:quels |quelles )?(?:articles?|produits?|lignes|marchandises?)(?: (?:avons nous |ont ete )?(?:achetee?s?|commandee?s?))?(?: chez| de)?',
    ),
  ],
  [
    'count',
    words(
      'how many',
      'the number of',
      'number of',
      'count(?: of)?',
      'cuant[ao]s',
      '(?:el )?numero de',
      'combien de(?! temps)',
      'combien (?:y|sont|il y|en)',
      '(?:le )?nombre de?',
    ),
  ],
  [
    'average',
    words(
      '(?:the )?(?:average|mean)(?: (?:amount|total|value))?',
      '(?:el )?(?:promedio|media|importe medio|valor medio)(?: de)?',
      '(?:la )?moyenne',
      '(?:le )?(?:montant|panier|total) moyen',
    ),
  ],
  [
    'sum',
    words(
      'how much(?: money)?',
      'totals?(?: (?:amounts?|value))?',
      'sum(?: of)?',
      'add up(?: to)?',
      'comes? to',
      'amounts?',
      'turnover',
      'revenue',
      'spend(?:ing)?',
      'spent',
      'owed?',
      'cuanto(?: (?:dinero|suman?|ascienden?))?',
      'totales?',
      'importes?(?: totales?)?',
      'sumas?',
      'gast(?:ado|amos|o|os)',
      'debemos',
      'combien(?: elevent?)?',
      'totaux',
      'montants?(?: totaux| total)?',
      'somme',
      'depenses?',
      'devons',
      '(?:on )?doit(?: on)?',
      'chiffre (?:de )?affaires?',
    ),
  ],
]

/** `What did … order`, the company between. */
export const boughtBy = /(?<= )what (?:did|does|has|have) \| (?:buy|bought|order|ordered|sell|sold|supply|supplied|invoiced?|deliver)(?= )/

/** What is still to be paid is meant, not what was invoiced. */
export const owing = words('(?:do |did )?we (?:still )?owe', 'owed', 'debemos', '(?:devons nous|nous devons|on doit|doit on)')

/** The same, said of what is left: `¿Cuánto queda por pagar?` */
export const leftToPay = words(
  '(?:is |are )?(?:still )?(?:left|remains?|remaining) to (?:be )?pa(?:y|id)',
  '(?:do )?we still have to pay',
  '(?:nos )?(?:quedan?|falta|faltan) (?:por|que|para) pagar',
  '(?:nous )?(?:reste|restent)(?: t il)?(?: nous)? a (?:payer|regler)',
)

/** Beside a sum these say no more than it does. Whether something is paid is not known here: `paid` alone is none of them. */
export const spending = words(
  '(?:do|did|have|must) we (?:to )?(?:pay|paid)',
  'we (?:have )?paid',
  'pagamos',
  'hemos pagado',
  '(?:avons nous|nous avons|on a|a t on) paye',
  'spend(?:ing)?',
  'spent',
  'owed?',
  'gast(?:ado|amos|o)',
  'debemos',
  'depensee?s?',
  'devons',
  'doit',
  'totals?',
  'totales?',
  'amounts?',
  'importes?',
  'montants?',
  'value',
  'valor',
  'valeur',
)

/** Buying is seen in invoices, not in orders of customers. */
export const buying = words(
  'buy',
  'bought',
  'purchased?',
  'spend',
  'spent',
  'compr(?:amos|ado|o)',
  'gast(?:amos|ado)',
  'achetee?s?',
  'depense',
)

/** A number of companies, not of documents. */
export const countedCompany = {
  party: words(
    '(?:how many|number of|cuant[ao]s|numero de|combien de|nombre de) (?:different |distintos |differents )?(?:suppliers|vendors|proveedores|fournisseurs)',
  ),
  client: words(
    '(?:how many|number of|cuant[ao]s|numero de|combien de|nombre de) (?:different |distintos |differents )?(?:customers|clients|clientes)',
  ),
}

/** Beside a count: the sum, which tells the count as well, … */
export const andHowMuch = words(
  '(?:and )?(?:for )?how much(?: money)?(?: (?:is|are) (?:that|they|it|those))?',
  '(?:and )?what (?:is|are|was|were) (?:they|it|those|these|that) worth',
  'and (?:their|the) (?:total )?(?:value|amount|worth)',
  '(?:y )?(?:(?:por|de) )?cuanto(?: (?:dinero|suman|valen|es|importan))?',
  'y (?:por|de)? ?que importe',
  '(?:et )?pour (?:quel montant|combien)',
  'et (?:quel|a quel) montant',
)
/** … or something else, which it does not. */
export const alsoAsked = words('average', 'mean', 'moyenne', 'media', 'promedio')

export const comparing = words(
  'compare[ds]?',
  'comparison(?: of| between)?',
  'difference(?: of| between| in)?',
  'versus',
  'vs',
  'compara(?:r|cion)?(?: entre| de)?',
  'diferencia(?: entre| de)?',
  'frente a(?:l)?',
  'in comparison (?:to|with)',
  'against',
  'en comparacion con',
  'par rapport (?:a|au|aux)',
  'face (?:a|au|aux)',
  'comparez',
  'comparer',
  'comparaison(?: entre| de)?',
  'ecart(?: entre)?',
)

export const sellingWords = words(
  '(?:which |what )?(?:suppliers?|vendors?|company|companies)? ?(?:who |that )?(?:sells?|supplies|supply|supplied|sold|delivers)(?: us)?',
  '(?:who |from whom )(?:do|did) we (?:buy|get|order)',
  '(?:que |cual(?:es)? )?(?:proveedor(?:es)? )?(?:quien(?:es)? )?(?:nos )?(?:suministran?|venden?|vendio)',
  'a quien (?:le )?compramos',
  '(?:quels? )?(?:fournisseurs? )?(?:qui )?(?:nous )?(?:fournit|fournissent|vend|vendent|a vendu)',
  'chez qui (?:achetons nous|avons nous achete)',
)
/** With a document named: its sender is asked. */
export const senderWords = words(
  '(?:who (?:is|was) )?(?:the )?(?:suppliers?|vendors?|senders?)(?: of)?',
  'which (?:supplier|vendor|company)',
  'who (?:sent|issued|supplied|wrote|billed)',
  'who is (?:[a-z]+ )?from',
  '(?:quien es )?(?:el )?proveedor(?: de)?',
  '(?:que|cual) proveedor',
  'quien (?:emitio|envio|suministro|factura)',
  '(?:qui est )?(?:le )?fournisseur(?: de)?',
  'quel fournisseur',
  'qui a (?:emis|envoye|facture)',
)
