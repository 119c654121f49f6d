import type { KindName } from '#app/contract/kinds/index.ts'
import type { State } from '../query.ts'
import { words } from './words.ts'

/** What is true of documents by themselves or beside others, in English, Spanish and French. Data only. */

const ORDER =
  '(?:a |an |any |any known |known |the |un |una |su |sus |une |son |leur )?(?:(?:purchase |work )?orders?|pedidos?|orden(?:es)?|(?:bons? de )?commandes?)'
const INVOICE = '(?:an? |any |the |una? |su |ningun[ao]? |une |leur )?(?:invoices?|facturas?|factures?)'
const WITHOUT =
  '(?:without|with no|that have no|which have no|have no|has no|lacking|missing|sin|que no tienen|sans|qui ne ont pas de?|ne ont pas de?)'
const WITH = '(?:with|that have|con|que tienen|avec|qui ont)'

const HAVING =
  '(?:with|that have|which have|that has|has|have|having|contain(?:s|ing)?|con|(?:que )?(?:tienen|contienen)|avec|(?:qui )?(?:ont|contiennent|comportent)|comportant)(?: (?:an?|any|some|the|una?|algun[ao]?s?|l[ao]s|unos|des|une?|les?|de))* '

export const stateWords: Partial<Record<State, RegExp>> = {
  unmatched: words(
    `(?:invoices?|bills?|facturas?|factures?) (?:(?:that|which) )?(?:${WITHOUT} ${ORDER})(?! (?:number|numbers|reference|references|no))`,
    `(?:orders?|pedidos?|commandes?|ordenes) ${WITHOUT} ${INVOICE}(?! (?:number|date))`,
    '(?:orders?|pedidos?|commandes?|ordenes) (?:that (?:are|were|have) )?(?:not (?:yet )?(?:been )?(?:invoiced|billed)|no facturad[ao]s|sin facturar|(?:qui ne sont )?(?:pas (?:encore )?|non )facturees?)(?: yet)?',
  ),
  matched: words(
    `(?:invoices?|bills?|facturas?|factures?) ${WITH} ${ORDER}(?! (?:number|numbers|reference|references|no))`,
    `(?:orders?|pedidos?|commandes?) ${WITH} ${INVOICE}(?! (?:number|date))`,
    '(?:orders?|pedidos?|commandes?) (?:that (?:are|were|have) )?(?:already )?(?:been )?(?:invoiced|billed|facturad[ao]s|(?:deja )?facturees?)(?: already)?',
  ),
  overdue: words(
    'overdue',
    'past due',
    'past (?:their|its) due date',
    'late(?: payments?)?',
    'vencid[ao]s?',
    'atrasad[ao]s?(?: de pago| en (?:el|su) pago)?',
    'en retard(?: de (?:paiement|reglement))?',
    'echues?',
    'en souffrance',
  ),
  to_pay: words(
    '(?:that |which )?(?:are |is )?(?:still )?(?:unpaid|outstanding)',
    '(?:that |which )?(?:are |is |have |has )?not (?:yet )?(?:been )?paid(?: yet)?',
    'sin pagar',
    'impagad[ao]s?',
    '(?:que )?(?:(?:aun |todavia )?no (?:estan |esta |han sido |ha sido |hemos )?|pendientes? de )(?:pagad[ao]s?|pago|pagar)',
    'impayee?s?',
    '(?:qui )?(?:(?:ne )?(?:sont |est |ont ete |a ete )?)(?:non |pas (?:encore )?(?:ete )?)(?:paye|regle)e?s?',
  ),
  doubtful: words('doubtful', 'unsure', 'uncertain', 'dudos[ao]s?', 'con dudas', 'douteu(?:x|ses?)', 'incertaine?s?'),
  credit: words(
    'credit (?:notes?|memos?|invoices?)',
    'refunds?',
    '(?:with )?(?:a )?negative (?:totals?|amounts?)',
    'notas? de (?:credito|abono)',
    'facturas? (?:rectificativas?|de abono)',
    'abonos?',
    'factures? d avoir',
    'notes? de credit',
    'avoirs?',
  ),
  duplicate: words(
    'duplicates?',
    'duplicated',
    'twice',
    'twins?',
    'duplicad[ao]s?',
    'repetid[ao]s?',
    'doublons?',
    'en double',
    '(?:double|duplique)e?s',
  ),
  bank_changed: words(
    '(?:(?:that|which|who) )?(?:have |has )?changed (?:their|its|the) (?:bank (?:details|accounts?)|ibans?|accounts?)',
    '(?:que )?(?:han? cambiado|cambiaron|cambio) (?:de|su|sus|el|la|los) (?:cuentas?(?: bancarias?)?|iban|datos bancarios)',
    '(?:qui )?(?:ont|a) change (?:de|d|leurs?|ses|son) (?:coordonnees bancaires|comptes?(?: bancaires?)?|iban|rib)',
    '(?:with )?(?:changed|new|different|other) (?:bank (?:details|accounts?)|ibans?|accounts?)',
    '(?:bank (?:details|accounts?)|ibans?) (?:that )?(?:have |has )?(?:changed|differs?)',
    '(?:con )?(?:cuentas?|iban|datos bancarios) (?:que )?(?:han? )?(?:cambiad[ao]s?|nuev[ao]s?|distint[ao]s?)',
    '(?:avec )?(?:coordonnees bancaires|comptes?|iban|rib) (?:qui )?(?:ont |a )?(?:changee?s?|nouveaux?|differente?s?)',
  ),
  order_differs: words(
    '(?:that |which )?(?:differs?|deviates?|differing|different) from (?:the|their|its|an?) orders?',
    '(?:that |which )?(?:do|does) not (?:match|agree with|fit) (?:the|their|its|an?) orders?',
    '(?:que )?(?:difieren?|no coinciden?) (?:del?|con) (?:el|su|los|sus) pedidos?',
    '(?:qui )?(?:different|ne correspondent pas|differe) (?:de|a|aux?) (?:la|leur|leurs|sa) commandes?',
  ),
  sums_wrong: words(
    `${HAVING}(?:wrong|incorrect|false) (?:totals?|sums?|amounts?|arithmetic)`,
    `(?:that |which |where |whose )*(?:the )?(?:(?:totals?|sums?|amounts?|lines?|numbers?|vat|tax) )?(?:do|does) not (?:add up|balance|tally)`,
    `${HAVING}(?:totales|sumas|importes) (?:incorrect[ao]s|erroneos|equivocados)`,
    `(?:que |cuy[ao]s )?(?:(?:l[ao]s )?(?:totales|sumas|importes|cuentas) )?no (?:cuadran?|suman)`,
    `${HAVING}(?:totaux|sommes|montants) (?:faux|fausses|errones|incorrects)`,
    `(?:qui |dont )?(?:(?:les )?(?:totaux|sommes|montants) )?ne (?:tombent pas justes?|sont pas (?:justes?|bons|exact[es]*)|correspondent pas)`,
  ),
  iban_wrong: words(
    `${HAVING}(?:invalid|wrong|false) (?:ibans?|bank accounts?)`,
    `${HAVING}(?:ibans?|cuentas?) (?:no valid[ao]s?|invalid[ao]s?|incorrect[ao]s?)`,
    `${HAVING}ibans? (?:invalides?|non valides?|faux|errones?|incorrects?)`,
    'ibans? (?:that |which )?(?:is |are )?(?:not valid|invalid|wrong)',
  ),
  tax_id_wrong: words(
    `${HAVING}(?:invalid|wrong|false) (?:(?:tax|vat) )?(?:ids?|numbers?)`,
    `${HAVING}(?:nif|cif|numeros? (?:de )?iva|identificacion fiscal) (?:no valid[ao]s?|invalid[ao]s?|incorrect[ao]s?)`,
    `${HAVING}(?:numeros? (?:de )?tva|siret|siren) (?:invalides?|non valides?|faux|errones?|incorrects?)`,
  ),
  check_failed: words(
    '(?:that |which )?(?:have |has |had |did )?(?:not )?(?:fail(?:s|ed|ing)?|pass(?:es|ed)?) (?:the |an? |any |some |their |its |one )?(?:checks?|validations?|controls?)',
    `(?:${HAVING})?(?:a )?(?:failed |failing )(?:checks?|validations?|controls?)`,
    `${HAVING}(?:errors?|mistakes?|problems?|issues?)`,
    '(?:que )?no (?:han |ha )?(?:pasaron|paso|pasado|superaron|superado|pasan|superan?) (?:alguna?s? |una? |la |las |los |el |sus )?(?:comprobacion(?:es)?|control(?:es)?|validacion(?:es)?)',
    `${HAVING}(?:errores?|problemas?|fallos?|comprobacion(?:es)? fallidas?)`,
    '(?:qui )?(?:(?:ne )?ont |a )?(?:pas (?:passe|reussi)|echoue[es]*) (?:a )?(?:des |les |un |aux? |le |leurs? )?(?:controles?|verifications?)',
    `${HAVING}(?:erreurs?|problemes?|anomalies?)`,
    `(?:${HAVING})?(?:controles?|verifications?) (?:echouee?s?|en echec|non passee?s?)`,
    'en erreur',
    'what (?:is|are) wrong(?: with)?',
    'que (?:falla|fallan|esta mal|hay de malo)(?: (?:en|con))?',
    'que est ce qui (?:ne va pas|cloche)(?: (?:dans|avec|sur))?',
    'erron(?:ees?|es|e[ao]s)',
  ),
  price_changed: words(
    `${HAVING}(?:changed prices?|price (?:changes?|increases?|rises?|drifts?))`,
    `${HAVING}(?:cambios?|subidas?|aumentos?) de precios?`,
    `${HAVING}precios (?:cambiados|distintos)`,
    `${HAVING}(?:changements?|hausses?|augmentations?) de prix`,
  ),
  warned: words(
    `${HAVING}(?:warnings?|alarms?|alerts?)`,
    `${HAVING}(?:avisos?|advertencias?|alertas?|alarmas?)`,
    `${HAVING}(?:avertissements?|alertes?|alarmes?)`,
  ),
}

/** `Overdue since March`, `échues avant 2019`: the days are those on which they fell due. */
export const overdueThen =
  /(?<= )(?:overdue|past due|vencid[ao]s?|echues?) (?:before|after|since|between|avant|apres|depuis|en|entre|antes|despues|desde)(?= )/

/** These say the kind as well. */
export const pairWords: Record<KindName, RegExp> = {
  invoice: /^(?:invoices?|bills?|facturas?|factures?) /,
  work_order: /^(?:orders?|pedidos?|commandes?|ordenes) /,
}

/** Whether something was paid is in no document. */
export const paidWords = /^(?:paid|payments?|payed|pagad[ao]s?|pagos?|pagaron|payee?s?|paiements?|reglee?s?|reglements?)$/
