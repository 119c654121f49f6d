import type { Topic } from '../topics.ts'

/** `Amounts due in May` asks for what falls due then, not for a field. */
const NO_DAY =
  '(?! (?:today|tomorrow|(?:this|next|within|between|before|after|until|by|on|in (?:the next|[0-9]|q[1-4]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))))'

/** Names of fields as people say them; the longer before the shorter that they hold. Data only. */
export const topicWords: [Topic, string][] = [
  [
    'tax_id',
    '(?:vat|tax) (?:numbers?|ids?|no)|siret|siren|nif|cif|numeros? (?:de )?(?:tva|iva)|(?:numero de )?identificacion fiscal|tva intracommunautaire',
  ],
  ['tax_rate', '(?:vat|tax) rates?|tipos? de iva|taux de (?:tva|taxe)'],
  [
    'bank',
    'ibans?|bank (?:details|accounts?)|account numbers?|bic|swift|rib|cuentas?(?: bancarias?)?|datos bancarios|numero de cuenta|coordonnees bancaires|comptes?(?: bancaires?)?',
  ],
  [
    'terms',
    'payment terms?|terms of payment|condiciones de pago|plazos? de pago|conditions? de (?:paiement|reglement)|delais? de paiement',
  ],
  ['method', 'payment methods?|(?:formas?|metodos?) de pago|(?:modes?|moyens?) de (?:paiement|reglement)'],
  ['amount_due', `amounts? due${NO_DAY}|balance due|importes? pendientes?|importe a pagar|montants? du|reste a payer|net a payer`],
  ['due_date', 'due (?:date|day)s?|dates? due|fechas? de vencimiento|vencimientos?|dates? (?:de )?echeances?'],
  [
    'delivery_address',
    '(?:delivery|shipping|ship to) address(?:es)?|direccion(?:es)? de entrega|adresses? de livraison|lieux? de livraison|lugar(?:es)? de entrega',
  ],
  ['delivery_date', '(?:requested )?delivery (?:date|day)s?|requested delivery|fechas? de entrega|dates? (?:demandees? )?de livraison'],
  ['delivery_time', 'delivery (?:times?|hours?)|horas? de entrega|heures? de livraison'],
  ['address', 'address(?:es)?|direccion(?:es)?|domicilio|adresses?'],
  [
    'contact',
    'contacts?|(?:tele)?phones?(?: numbers?)?|e ?mails?(?: address)?|telefonos?|correos?(?: electronicos?)?|courriels?|telephones?',
  ],
  [
    'order_reference',
    '(?:purchase )?order (?:numbers?|references?|no)|po numbers?|(?:numero|referencia) de(?:l)? pedido|(?:numeros?|references?) de (?:bon de )?commandes?',
  ],
  ['number', 'invoice numbers?|numero de (?:la )?factura|numeros? de (?:la )?factures?'],
  [
    'customer_code',
    'customer (?:codes?|numbers?)|client (?:codes?|numbers?)|(?:codigos?|numeros?) de(?:l)? clientes?|codes? clients?|numeros? de clients?',
  ],
  ['department', 'departments?|departamentos?'],
  ['notes', 'notes?|comments?|remarks?|observaciones|notas?|comentarios?|remarques?|commentaires?'],
  [
    'net',
    'net(?: (?:amounts?|totals?|value))?|subtotals?|(?:totals? |amounts? )?(?:without|excluding|before|excl) (?:tax|vat)|(?:totales? |importes? )?sin iva|bases? imponibles?|(?:importes? )?netos?|(?:totaux |total |montants? )?(?:hors taxes?|ht)|sous totaux|sous total',
  ],
  ['tax', 'vat(?: amounts?)?|tax(?:es)?(?: amounts?)?|iva|cuotas? de iva|impuestos?|tva|montants? de (?:la )?tva|taxes?'],
  ['date', '(?:invoice |order |document )?dates?|fechas?(?: de (?:la )?factura| del? pedido)?|dates? de (?:la )?(?:facture|commande)'],
  ['currency', 'currency|currencies|monedas?|divisas?|devises?'],
  ['status', 'status|estado|statut'],
]

/** Names of fields only where they are said to be missing. */
export const lackedWords: [Topic, string][] = [
  ['total', '(?:total|gross) amounts?|totals?|amounts?|importes? totale?s?|totale?s|importes?|montants? (?:total|totaux)|totaux|montants?'],
  ['due_date', 'echeances?'],
]

/** Asked of one document that is named. */
export const ofOne: [Topic, string][] = [
  ['total', 'total(?: amount)?|amount|value|how much(?: is| was)?|importe|cuanto (?:es|vale|suma)|montant|valeur|combien'],
  ['orderer', 'who (?:prepared|placed|wrote)|quien (?:preparo|hizo)|qui a (?:prepare|passe|redige)'],
  [
    'customer',
    '(?:who )?(?:is |was )?(?:the )?(?:customer|client|buyer)|who ordered|(?:quien es )?(?:el )?cliente|quien pidio|(?:qui est )?(?:le )?client|qui a commande',
  ],
  ['delivery_address', 'where (?:to|should|must|is|was|will) (?:[a-z]+ ){0,4}delivered'],
]

/** An amount, and not documents that lack taxes: before `without`, `with` and the name of a field are read as one. */
export const amountWords: [Topic, string][] = [
  [
    'net',
    '(?:totals?|amounts?|sums?|net|value) (?:without|excluding|before|excl) (?:tax(?:es)?|vat)|(?:total(?:es)?|importes?|suma) (?:sin|antes de) (?:iva|impuestos)|(?:total|totaux|montants?|somme) (?:hors taxes?|ht|sans (?:tva|taxes?))',
  ],
  [
    'total',
    '(?:totals?|amounts?|sums?) (?:with|including|incl) (?:tax(?:es)?|vat)|gross(?: totals?| amounts?)?|(?:total(?:es)?|importes?) con (?:iva|impuestos)|(?:total(?:es)? |importes? )?brutos?|(?:total |totaux |montants? )?ttc',
  ],
]

/** A field's name anywhere, or after words that say whether it is mentioned. */
export const topicPattern = (names: string, before = ''): RegExp =>
  new RegExp(`(?<= )${before === '' ? '' : `(?:${before}) `}(?:${names})(?= )`)
