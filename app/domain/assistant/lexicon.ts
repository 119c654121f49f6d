import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Language } from '#app/contract/languages.ts'

/** Words of questions in three languages, folded (no case, no accents). Data only. */
export const kindWords: Record<KindName, RegExp> = {
  invoice: /\b(?:invoices?|bills?|billed|invoiced|facturas?|factur(?:ado|o|aron|amos)|factur(?:e|es|e par)?|facturee?s?|fact)\b/,
  work_order: /\b(?:(?:work |purchase )?orders?|pedidos?|ordenes|commandes?|bons? de commande)\b/,
}

export const statusWords: Partial<Record<Status, RegExp>> = {
  approved: /\b(?:approved|aprobad[ao]s?|approuvee?s?|validee?s?)\b/,
  pending: /\b(?:pending|waiting|wait|unapproved|pendientes?|esperan?|en attente|attendent|attend|a approuver)\b/,
  rejected: /\b(?:rejected|disputed|rechazad[ao]s?|rejetee?s?|refusee?s?)\b/,
  failed: /\b(?:failed|unreadable|fallid[ao]s?|fallaron|ilegibles?|echouee?s?|illisibles?)\b/,
  processing: /\b(?:processing|being read|en proceso|procesando|en cours de lecture|en traitement)\b/,
}

export const intentWords = {
  overdue: /\b(?:overdue|past due|late|unpaid and due|vencid[ao]s?|atrasad[ao]s?|en retard|echues?|en souffrance)\b/,
  due: /\b(?:due|fall due|falls due|payable|to be paid|to pay|vencen?|vencimiento|vencer|pagar|echeances?|echoient|payer)\b/,
  count: /\b(?:how many|number of|count|cuant[ao]s|numero de|combien d(?:e|')|combien y|combien sont|nombre de?)\b/,
  sum: /\b(?:how much|total|totals|sum|amount|amounts|turnover|spend|spent|spending|owe|owed|revenue|cuanto|importes?|suma|gastado|gastamos|debemos|montants?|somme|depense|devons|facturado|chiffre|combien)\b/,
  waiting:
    /\b(?:(?:wait|waits|waiting) for (?:me|approval)|waits? for|for me|to approve|my (?:tasks|queue)|to do|esperan?|me esperan|por aprobar|pendientes? de aprob\w*|m'attend\w*|m attend\w*|attend\w* (?:mon|une|l'|d')|a approuver|en attente)\b/,
  latest:
    /\b(?:latest|newest|most recent|recent|last (?:documents?|invoices?|orders?|\d+ (?:documents?|invoices?|orders?))|ultim[ao]s (?:\w+ )?(?:documentos?|facturas?|pedidos?)|recientes?|dernier(?:s|e|es)? (?:documents?|factures?|commandes?)|recents?|recentes?)\b/,
  supplier:
    /\b(?:who (?:is|was) the supplier|supplier of|which supplier|who (?:sent|issued|supplied|supplies|sells)|quien (?:es|emitio|envio|suministra|vende)|proveedor de|que proveedor|qui (?:est|a emis|a envoye|fournit|vend)|fournisseur de|quel fournisseur)\b/,
  figures:
    /\b(?:corrections?|corrected|time (?:\w+ ){0,3}saved?|saved? (?:\w+ ){0,2}time|correccion(?:es)?|tiempo (?:\w+ ){0,3}ahorrad[oa]|ahorrado|temps (?:[\w'-]+ ){0,3}(?:gagne|economise)|touchless)\b/,
} as const

export const groupWords = {
  party:
    /\b(?:(?:each|per|by|every) (?:supplier|vendor)|suppliers|(?:cada|por) proveedor|proveedores|(?:chaque|par) fournisseur|fournisseurs)\b/,
  client: /\b(?:(?:each|per|by|every) (?:client|customer)|clients|customers|(?:cada|por) cliente|clientes|(?:chaque|par) client)\b/,
} as const

export const currencyWords: [RegExp, string][] = [
  [/€|\b(?:eur|euros?)\b/, 'EUR'],
  [/\$|\b(?:usd|dollars?|dolares)\b/, 'USD'],
  [/£|\b(?:gbp|pounds?|libras?|livres)\b/, 'GBP'],
  [/\b(?:chf|francs? suisses?|swiss francs?|francos suizos)\b/, 'CHF'],
]

export const months: RegExp[] = [
  /\b(?:january|enero|janvier)\b/,
  /\b(?:february|febrero|fevrier)\b/,
  /\b(?:march|marzo|mars)\b/,
  /\b(?:april|abril|avril)\b/,
  /\b(?:in may|may \d{4}|mayo|mai)\b/,
  /\b(?:june|junio|juin)\b/,
  /\b(?:july|julio|juillet)\b/,
  /\b(?:august|agosto|aout)\b/,
  /\b(?:september|septiembre|septembre)\b/,
  /\b(?:october|octubre|octobre)\b/,
  /\b(?:november|noviembre|novembre)\b/,
  /\b(?:december|diciembre|decembre)\b/,
]

export const periodWords = {
  today: /\b(?:today|hoy|aujourd'?hui)\b/,
  yesterday: /\b(?:yesterday|ayer|hier)\b/,
  this_week: /\b(?:this week|esta semana|cette semaine)\b/,
  last_week: /\b(?:last week|la semana pasada|semana pasada|la semaine derniere|semaine derniere)\b/,
  this_month: /\b(?:this month|este mes|ce mois(?:-ci)?)\b/,
  last_month: /\b(?:last month|previous month|el mes pasado|mes pasado|le mois dernier|mois dernier)\b/,
  this_year: /\b(?:this year|este ano|cette annee)\b/,
  last_year: /\b(?:last year|previous year|el ano pasado|ano pasado|l'annee derniere|annee derniere|l'an dernier)\b/,
  last_days: /\b(?:last|past|ultimos|derniers|(\d{1,3}) derniers) (?:(\d{1,3}) )?(?:days|dias|jours)\b/,
  next_days:
    /\b(?:next|within|in the next|in|proximos|prochains|sous|dans les|en los proximos) (?:the next |les )?(\d{1,3}) (?:prochains )?(?:days|dias|jours)\b/,
  next_week: /\b(?:next week|proxima semana|la semana que viene|semaine prochaine)\b/,
} as const

/** Small words that tell the language of a question. */
export const tellTale: Record<Language, RegExp> = {
  en: /\b(?:the|how|many|much|which|what|who|is|are|of|for|this|last|did|do|does|from|show|me|my|invoices?|orders?|in)\b/g,
  es: /\b(?:el|la|los|las|cuant[ao]s?|cual(?:es)?|que|quien|es|son|de|del|para|este|esta|pasado|por|muestra|mis|facturas?|pedidos?|en|hay|ultim[ao]s)\b/g,
  fr: /\b(?:le|la|les|combien|quel(?:le)?s?|qui|est|sont|des?|du|pour|ce|cette|dernier(?:s|es|e)?|par|montre|mes|factures?|commandes?|en|y|ont|au|quoi)\b/g,
}

/** Words that a search is better off without. */
export const fillers =
  /\b(?:what|which|who|where|when|why|how|is|are|was|were|do|does|did|the|an?|of|for|in|on|about|with|from|to|me|my|show|find|search|tell|give|list|all|any|documents?|please|que|quien|cual(?:es)?|donde|cuando|como|es|son|el|la|los|las|un[ao]?|de|del|para|en|sobre|con|por|mi|mis|muestra|busca|todos|documentos|quel(?:le)?s?|qui|ou|quand|comment|est|sont|le|les|une?|des?|du|pour|sur|avec|par|mes|mon|ma|montre|cherche|trouve|tous|dans|il|y|a|ai|as|hay|there|say|says|said|supplier|suppliers|supplies|supplied|sells|sent|issued|proveedor|suministra|vende|fournisseur|fournit|vend|dit|dice|it)\b/g

/** Words that questions are made of and that change nothing in them. */
export const others =
  /\b(?:faut-il|estan|estas?|pide[n]?|pedid[oa]|there|have|has|had|been|were|will|can|could|would|you|your|our|ours|we|they|that|these|those|and|all|still|yet|now|currently|so far|fall|falls|send|sent|receive[d]?|got|get|come|comes|came|up|approval|approve|money|value|worth|in total|altogether|day|days|week|month|year|hay|han|ha|tengo|tenemos|nos|nuestr[ao]s?|todas?|todos|aun|todavia|ahora|enviado|recibid[ao]s?|recibimos|aprobacion|dinero|valor|dias|semana|mes|ano|avons|nous|nos|notre|toutes?|tous|encore|maintenant|recue?s?|recu|envoyee?s?|approbation|valeur|argent|jours?|semaine|mois|annee|arrivent|arrive|prochains?|dans|elles?|ils?|etre|avoir|actuellement|t-il|t-elle|a-t|a-t-il|y a-t-il|est-ce|celles?|ceux)\b/
