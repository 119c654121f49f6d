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
}
/** These say the kind as well. */
export const pairWords: Record<KindName, RegExp> = {
  invoice: /^(?:invoices?|bills?|facturas?|factures?) /,
  work_order: /^(?:orders?|pedidos?|commandes?|ordenes) /,
}
