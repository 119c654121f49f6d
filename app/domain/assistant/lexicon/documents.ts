import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import { words } from './words.ts'

/** Which documents are meant, in English, Spanish and French. Data only. */

export const kindWords: Record<KindName, RegExp> = {
  invoice: words(
    'invoices?',
    'bills?',
    'billed',
    'invoiced',
    'billing',
    'facturas?',
    'factur(?:ado|o|aron|amos|adas?|aba)',
    'factur(?:e|es|ent|ait)',
    'facturee?s?',
    'facturation',
    'facturacion',
  ),
  work_order: words(
    '(?:work|purchase|customer|sales) orders?',
    'orders?',
    'ordered',
    'pedidos?',
    'pid(?:e|en|io|ieron)',
    'encargad[ao]s?',
    'ordenes(?: de (?:compra|trabajo))?',
    'orden(?: de (?:compra|trabajo))?',
    'commandes?',
    'commandee?s?',
    'commandent',
    'bons? de commande',
  ),
}

/** Said of one document and not of many: a superlative means that one. */
export const singular = words(
  'invoice',
  'bill',
  '(?:(?:work|purchase) )?order',
  'document',
  'factura',
  'pedido',
  'orden',
  'documento',
  'facture',
  'commande',
  'bon de commande',
)

export const documentWords = words(
  'documents?',
  'documentos?',
  'papers?',
  'files?',
  'archivos?',
  'pdfs?',
  'fichiers?',
  'papeles',
  'papiers',
)

const NOT =
  '(?:not (?:yet )?|un|non |no (?:estan |esta |han sido |ha sido )?|sin |ne sont pas (?:encore )?|pas (?:encore )?(?:ete )?|aun no |todavia no )'

export const notApproved = words(
  `${NOT}approved(?: yet)?`,
  'not (?:been )?approved(?: yet)?',
  `${NOT}aprobad[ao]s?(?: aun| todavia)?`,
  'sin aprobar',
  `${NOT}(?:approuvee?s?|validee?s?)`,
)

export const statusWords: Partial<Record<Status, RegExp>> = {
  pending: words(
    '(?:are |is )?(?:still )?(?:wait|waits|waiting|pending)(?: for)?(?: an| the| my| your| our)? approval',
    '(?:wait|waits|waiting) for me',
    'pending',
    'waiting',
    'unreviewed',
    'to (?:be )?(?:approved?|reviewed?|checked|processed)',
    '(?:needs?|awaiting|awaits?) (?:approval|review)',
    '(?:needs?|requires?) (?:my |our )?(?:attention|action)',
    'what (?:should|must|do) (?:i|we) (?:have to |need to )?(?:do|review|check|approve)(?: (?:first|next|now))?',
    '(?:estan? )?pendientes?(?: de (?:aprobacion|aprobar|revision|revisar))?',
    '(?:estan )?(?:por|para) (?:aprobar|revisar)',
    '(?:me )?esperan?(?: mi| una| la)?(?: aprobacion)?',
    'que (?:tengo que|tenemos que|debo|hay que) (?:hacer|revisar|aprobar)(?: (?:primero|ahora))?',
    '(?:requieren?|necesitan?) (?:mi |nuestra )?atencion',
    'que (?:dois je|faut il|devons nous) (?:faire|verifier|approuver|valider)(?: (?:en premier|d abord|maintenant|abord))?',
    'en attente(?: de validation| d approbation| approbation| validation)?',
    '(?:me |se )?attend(?:ent|s)?(?: mon| une| la| ma)?(?: approbation| validation)?',
    'a (?:approuver|valider|verifier|traiter)',
  ),
  approved: words('approved', 'aprobad[ao]s?', 'approuvee?s?', 'validee?s?'),
  rejected: words(
    'rejected',
    'rejections?',
    'disputed',
    'refused',
    'rechazad[ao]s?',
    'se (?:rechazaron|rechazo)',
    'rechazos?',
    'rejetee?s?',
    'rejets?',
    'refusee?s?',
    'refus',
  ),
  failed: words(
    'failed',
    'unreadable',
    '(?:could not|cannot) be read',
    'fallid[ao]s?',
    'fallaron',
    'ilegibles?',
    'no se (?:pudo|pudieron|puede|pueden|ha podido|han podido) leer',
    'echouee?s?',
    'illisibles?',
    'en echec',
    'ne (?:ont|a|peut|peuvent) (?:pas )?(?:pu )?etre lue?s?',
    'ne (?:ont|a) pas pu etre lue?s?',
  ),
  processing: words(
    'processing',
    'being (?:read|processed)',
    'en proceso',
    'procesando',
    'leyendose',
    'en cours de (?:lecture|traitement)',
    'en traitement',
  ),
}

/** Before the name of a field: it is asked whether documents have it. */
export const withoutField = `(?:without|with no|with out|(?:that |which )?(?:have|has|had) no|(?:that |which )?(?:do|does) not (?:have|mention|say|show|state)|lacking|(?:are |is )?missing|no|sin|(?:que )?no (?:tienen?|mencionan?|llevan?)|sans|(?:qui )?ne (?:ont|mentionnent|portent) pas)(?: an?| any| the| their| its| una?| su| la| el| ninguna?| de| une?| leurs?| son| sa| le| aucune?)*`
export const withField = `(?:with|(?:that |which )?(?:have|has)|having|con|que (?:tienen|mencionan|llevan)|avec|qui (?:ont|mentionnent|portent))(?: an?| any| the| their| its| una?| su| la| el| une?| leurs?| son| sa| le)*`

export const groupWords = {
  party: words(
    '(?:(?:for )?each|per|by|every) (?:suppliers?|vendors?)',
    '(?:(?:para )?cada|por) proveedor(?:es)?',
    '(?:(?:pour )?chaque|par) fournisseurs?',
  ),
  client: words(
    '(?:(?:for )?each|per|by|every) (?:clients?|customers?)',
    '(?:(?:para )?cada|por) clientes?',
    '(?:(?:pour )?chaque|par) clients?',
  ),
  month: words(
    '(?:(?:for |in )?each|per|by|every) month',
    'monthly',
    '(?:(?:en )?cada|por) mes',
    'mensual(?:es|mente)?',
    '(?:(?:pour )?chaque|par) mois',
    'mensuel(?:le)?s?',
  ),
  rate: words(
    '(?:(?:for |at )?each|per|by|every) (?:(?:vat|tax) )?rates?',
    '(?:(?:para )?cada|por) (?:tipos?|tasas?)(?: de (?:iva|impuestos?))?',
    '(?:(?:pour )?chaque|par) taux(?: de (?:tva|taxe))?',
  ),
  status: words('(?:(?:for )?each|per|by|every) status', '(?:(?:para )?cada|por) estado', '(?:(?:pour )?chaque|par) statut'),
} as const

/** Sums and means are told by currency anyway; nothing else is counted by it. */
export const eachCurrency = words(
  '(?:split )?(?:(?:for |in )?(?:each|every)|per|by) currenc(?:y|ies)',
  '(?:(?:para |en )?cada|por) (?:monedas?|divisas?)',
  '(?:(?:pour |dans )?chaque|par) (?:devises?|monnaies?)',
)

/** Companies in general. */
export const companyWords = {
  party: words('suppliers?', 'vendors?', 'proveedor(?:es)?', 'fournisseurs?'),
  client: words('clients?', 'customers?', 'buyers?', 'clientes?', 'acheteurs?'),
}

export const currencyWords: [RegExp, string][] = [
  [words('€', 'in eur(?:os?)?', 'eur', 'euros?'), 'EUR'],
  [words('\\$', 'usd', '(?:us )?dollars?', 'dolares'), 'USD'],
  [words('£', 'gbp', 'pounds?', 'sterling', 'libras?', 'livres(?: sterling)?'), 'GBP'],
  [words('chf', 'francs? suisses?', 'swiss francs?', 'francos suizos'), 'CHF'],
  [words('mad', 'dirhams?'), 'MAD'],
]
