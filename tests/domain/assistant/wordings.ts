import { expect } from 'vitest'
import type { Question } from '#app/domain/assistant/query.ts'

const lastMonth = [{ from: '2026-02-01', to: '2026-02-28' }]
const month = [{ from: '2026-03-01', to: '2026-03-31' }]
const year = [{ from: '2026-01-01', to: '2026-12-31' }]
const lastYear = [{ from: '2025-01-01', to: '2025-12-31' }]
const nextWeek = [{ from: '2026-03-16', to: '2026-03-22' }]
const quarter = [{ from: '2025-07-01', to: '2025-09-30' }]
const both = [{ from: '2024-01-01', to: '2024-12-31' }, ...lastYear]
const invoices = { kind: 'invoice' } as const
const orders = { kind: 'work_order' } as const
export const verger = [expect.objectContaining({ fits: [['verger du midi sarl']] })] as unknown as Question['parties']
export const frutas = [expect.objectContaining({ fits: [['frutas serrano del turia s.l.']] })] as unknown as Question['parties']

/** What is meant, and how it is put in English, Spanish and French. */
export type Wording = [meant: Partial<Question>, en: string, es: string, fr: string]

/** The usual questions of those who do accounts and purchasing, as they put them on 10 March 2026, and what is meant. */
export const wordings: Wording[] = [
  // How many, how much
  [
    { ask: 'sum', by: 'party', order: 'highest' },
    'Which supplier do we spend the most with?',
    '¿Con qué proveedor gastamos más?',
    'Chez quel fournisseur dépensons-nous le plus ?',
  ],
  [{ ask: 'sum', measure: 'amount_due' }, 'How much do we owe?', '¿Cuánto debemos?', 'Combien devons-nous ?'],
  [
    { ask: 'history', deed: 'rejected', named: ['id-f2'] },
    'Why was invoice F-2 rejected?',
    '¿Por qué se rechazó la factura F-2?',
    'Pourquoi la facture F-2 a-t-elle été rejetée ?',
  ],
  [{ ask: 'count', ...invoices }, 'How many invoices are there?', '¿Cuántas facturas hay?', 'Combien de factures y a-t-il ?'],
  [
    { ask: 'count', ...orders, ranges: lastMonth },
    'How many orders did we get last month?',
    '¿Cuántos pedidos recibimos el mes pasado?',
    'Combien de commandes avons-nous reçues le mois dernier ?',
  ],
  [
    { ask: 'count', ...orders, ranges: quarter },
    'How many orders in Q3 2025?',
    '¿Cuántos pedidos hubo en el tercer trimestre de 2025?',
    'Combien de commandes au troisième trimestre 2025 ?',
  ],
  [
    { ask: 'count', ...invoices, statuses: ['approved'], ranges: year },
    'Number of approved invoices this year',
    'Número de facturas aprobadas de este año',
    'Nombre de factures approuvées de cette année',
  ],
  [
    { ask: 'list', basis: 'approved', statuses: [], ranges: month },
    'invoices approved this month',
    'facturas aprobadas este mes',
    'factures approuvées ce mois-ci',
  ],
  [
    { ask: 'count', basis: 'approved', ranges: month },
    'How many were approved in March 2026?',
    '¿Cuántas facturas aprobadas en marzo de 2026?',
    'Combien de factures approuvées en mars 2026 ?',
  ],
  [
    { ask: 'count', ...invoices, statuses: ['rejected'] },
    'count the rejected invoices',
    '¿Cuántas facturas rechazadas tenemos?',
    'Combien de factures rejetées ?',
  ],
  [
    { ask: 'count', ...invoices, statuses: ['processing', 'pending', 'rejected', 'failed'] },
    'How many invoices are not approved yet?',
    '¿Cuántas facturas no están aprobadas?',
    'Combien de factures ne sont pas encore approuvées ?',
  ],
  [
    { ask: 'count', ...invoices, by: 'month', ranges: lastYear },
    'How many invoices per month in 2025?',
    '¿Cuántas facturas por mes en 2025?',
    'Combien de factures par mois en 2025 ?',
  ],
  [
    { ask: 'sum', ...invoices, measure: 'total' },
    'What is the total of all invoices?',
    '¿Cuál es el total de todas las facturas?',
    'Quel est le total de toutes les factures ?',
  ],
  [{ ask: 'sum', measure: 'total', by: null }, 'Total per currency', 'Total por moneda', 'Total par devise'],
  [
    { ask: 'sum', ...invoices, measure: 'net', statuses: ['pending'] },
    'net total of the pending invoices in each currency',
    'total sin impuestos de las facturas pendientes en cada divisa',
    'total hors taxes des factures en attente pour chaque monnaie',
  ],
  [
    { ask: 'sum', ...invoices, by: 'party' },
    'invoices by supplier and by currency',
    'facturas por proveedor y por moneda',
    'factures par fournisseur et par devise',
  ],
  [
    { ask: 'sum', ranges: lastYear },
    'How much did we spend last year?',
    '¿Cuánto gastamos el año pasado?',
    "Combien avons-nous dépensé l'année dernière ?",
  ],
  [
    { ask: 'sum', ranges: [{ from: '2026-01-01', to: '' }] },
    'How much did we spend since January?',
    '¿Cuánto hemos gastado desde enero?',
    'Combien avons-nous dépensé depuis janvier ?',
  ],
  [
    { ask: 'sum', parties: verger, ranges: month },
    'How much did Verger du Midi invoice this month?',
    '¿Cuánto facturó Verger du Midi este mes?',
    'Combien Verger du Midi a-t-il facturé ce mois-ci ?',
  ],
  [{ ask: 'sum', by: 'party' }, 'Total amount per supplier', 'Importe por proveedor', 'Montant par fournisseur'],
  [
    { ask: 'sum', by: 'party', ranges: year },
    'How much did each supplier invoice this year?',
    '¿Cuánto ha facturado cada proveedor este año?',
    'Combien chaque fournisseur a-t-il facturé cette année ?',
  ],
  [
    { ask: 'sum', ...orders, by: 'client' },
    'How much does each customer order?',
    '¿Cuánto pide cada cliente?',
    'Combien commande chaque client ?',
  ],
  [{ ask: 'sum', currency: 'EUR' }, 'What do we owe in euros?', '¿Cuánto debemos en euros?', 'Combien devons-nous en euros ?'],
  [
    { ask: 'sum', measure: 'tax', ranges: lastYear },
    'How much VAT did we pay in 2025?',
    '¿Cuánto IVA pagamos en 2025?',
    'Combien de TVA avons-nous payé en 2025 ?',
  ],
  [
    { ask: 'sum', measure: 'net', ranges: lastYear, missing: [] },
    'total without tax in 2025',
    'total sin IVA en 2025',
    'total hors taxes en 2025',
  ],
  [{ ask: 'sum', by: 'rate', ranges: lastYear }, 'VAT by rate in 2025', 'IVA por tipo en 2025', 'TVA par taux en 2025'],
  [
    { ask: 'sum', ...invoices, ranges: both },
    'Compare total of invoices in 2024 and 2025',
    'Compara el total de las facturas de 2024 y 2025',
    'Comparez le total des factures de 2024 et 2025',
  ],
  [{ ask: 'average', ...invoices }, 'average invoice amount', 'importe medio de las facturas', 'montant moyen des factures'],
  // Rankings
  [
    { ask: 'list', ...invoices, order: 'highest', ranges: year },
    'Which supplier has the most expensive invoices this year?',
    '¿Qué proveedor tiene las facturas más caras este año?',
    'Quel fournisseur a les factures les plus chères cette année ?',
  ],
  [
    { ask: 'list', ...orders, order: 'highest', limit: 1 },
    'largest order',
    '¿Cuál es el pedido más alto?',
    'Quelle est la plus grosse commande ?',
  ],
  [
    { ask: 'list', ...invoices, order: 'lowest', limit: 3 },
    'the 3 cheapest invoices',
    'las 3 facturas más baratas',
    'les 3 factures les moins chères',
  ],
  [
    { ask: 'sum', by: 'party', order: 'highest', limit: 5 },
    'top 5 suppliers',
    'los 5 principales proveedores',
    'les 5 plus gros fournisseurs',
  ],
  [
    { ask: 'sum', by: 'party', order: 'highest', ranges: lastYear },
    'Which suppliers invoiced the most in 2025?',
    '¿Qué proveedor nos facturó más en 2025?',
    'Quel fournisseur nous a le plus facturé en 2025 ?',
  ],
  [
    { ask: 'count', ...invoices, by: 'party', order: 'highest' },
    'Which supplier has the most invoices?',
    '¿Qué proveedor tiene más facturas?',
    'Quel fournisseur a le plus de factures ?',
  ],
  [
    { ask: 'list', ...invoices, order: 'latest', limit: 1, parties: verger },
    'latest invoice of Verger',
    'última factura de Verger',
    'dernière facture de Verger',
  ],
  [
    { ask: 'list', ...invoices, order: 'latest' },
    'Show me the latest invoices',
    'Muestra las últimas facturas',
    'Montre les dernières factures',
  ],
  // Which
  [
    { ask: 'list', ...invoices, states: ['overdue'] },
    'Which invoices are overdue?',
    '¿Qué facturas están vencidas?',
    'Quelles factures sont en retard ?',
  ],
  [
    { ask: 'list', ...invoices, states: ['overdue'] },
    'late payments of invoices',
    'facturas atrasadas de pago',
    'factures en retard de paiement',
  ],
  [
    { ask: 'sum', basis: 'due', ranges: [{ from: '2026-05-01', to: '2026-05-31' }] },
    'Sum of amounts due in May 2026',
    'Total de las facturas que vencen en mayo de 2026',
    'Total des factures à payer en mai 2026',
  ],
  [
    { ask: 'sum', states: ['overdue'], by: 'party' },
    'How much is overdue by supplier?',
    '¿Cuánto hay vencido por proveedor?',
    'Quel montant est en retard par fournisseur ?',
  ],
  [
    { ask: 'list', basis: 'due', ranges: nextWeek },
    'Which invoices fall due next week?',
    '¿Qué facturas vencen la semana que viene?',
    'Quelles factures arrivent à échéance la semaine prochaine ?',
  ],
  [
    { ask: 'list', basis: 'due', ranges: [{ from: '2026-03-10', to: '2026-03-24' }] },
    'What has to be paid within the next 14 days?',
    '¿Qué hay que pagar en los próximos 14 días?',
    'Que faut-il payer dans les 14 prochains jours ?',
  ],
  [
    { ask: 'list', basis: 'due', ranges: month },
    'What do we have to pay this month?',
    '¿Qué tenemos que pagar este mes?',
    'Que devons-nous payer ce mois-ci ?',
  ],
  [
    { ask: 'list', statuses: ['pending'] },
    'Which documents wait for approval?',
    '¿Qué documentos están por aprobar?',
    'Quels documents sont à approuver ?',
  ],
  [{ ask: 'list', statuses: ['pending'] }, 'What is waiting for me?', '¿Qué me espera?', "Qu'est-ce qui m'attend ?"],
  [
    { ask: 'list', states: ['doubtful'] },
    'Which documents are doubtful?',
    '¿Qué documentos son dudosos?',
    'Quels documents sont douteux ?',
  ],
  [{ ask: 'list', states: ['credit'] }, 'show me credit notes', 'muéstrame las notas de crédito', 'montre-moi les avoirs'],
  [{ ask: 'list', states: ['duplicate'] }, 'Are there any duplicates?', '¿Hay duplicados?', 'Y a-t-il des doublons ?'],
  [
    { ask: 'list', ...invoices, missing: ['due_date'], basis: 'dated' },
    'List invoices without a due date',
    'Lista las facturas sin fecha de vencimiento',
    "Liste des factures sans date d'échéance",
  ],
  [
    { ask: 'list', ...invoices, missing: ['bank'] },
    'Which invoices have no bank details?',
    '¿Qué facturas no tienen datos bancarios?',
    "Quelles factures n'ont pas de coordonnées bancaires ?",
  ],
  [
    { ask: 'list', ...invoices, missing: ['order_reference'], states: [] },
    'invoices without an order number',
    'facturas sin número de pedido',
    'factures sans numéro de commande',
  ],
  [{ ask: 'list', ...invoices, states: ['unmatched'] }, 'invoices without order', 'facturas sin pedido', 'factures sans commande'],
  [{ ask: 'list', ...orders, states: ['unmatched'] }, 'orders without invoice', 'pedidos sin factura', 'commandes sans facture'],
  [
    { ask: 'list', ...invoices, over: '5000', currency: 'EUR' },
    'invoices over 5,000 euros',
    'facturas de más de 5.000 euros',
    'factures de plus de 5 000 euros',
  ],
  [
    { ask: 'list', ...invoices, over: '1000', under: '2000', ranges: lastYear },
    'invoices between 1000 and 2000 EUR in 2025',
    'facturas entre 1000 y 2000 EUR en 2025',
    'factures entre 1000 et 2000 EUR en 2025',
  ],
  [
    { ask: 'list', ...orders, basis: 'delivery', ranges: [{ from: '2025-06-01', to: '2025-06-30' }] },
    'orders to be delivered in June 2025',
    'pedidos para entregar en junio de 2025',
    'commandes à livrer en juin 2025',
  ],
  [{ ask: 'parties', by: 'party' }, 'Which suppliers do we have?', '¿Qué proveedores tenemos?', 'Quels sont nos fournisseurs ?'],
  [
    { ask: 'search', words: 'palettes' },
    'Which documents mention palettes?',
    '¿Qué documentos mencionan palettes?',
    'Quels documents mentionnent des palettes ?',
  ],
  // One document, one company
  [{ ask: 'field', topics: [], named: ['id-f2'] }, 'Tell me about invoice F-2', 'Háblame de la factura F-2', 'Parle-moi de la facture F-2'],
  [{ ask: 'field', topics: [], named: ['id-f2'] }, 'Summarise F-2', 'Resume la factura F-2', 'Résume la facture F-2'],
  [{ ask: 'field', topics: [], named: ['id-f2'] }, 'What is in invoice F-2?', '¿Qué dice la factura F-2?', 'Que dit la facture F-2 ?'],
  [
    { ask: 'field', topics: ['due_date'], named: ['id-f2'] },
    'When is invoice F-2 due?',
    'vencimiento de la factura F-2',
    'échéance de la facture F-2',
  ],
  [
    { ask: 'field', topics: ['supplier'], named: ['id-nw77'] },
    'Who is the supplier of NW-77?',
    '¿Quién es el proveedor de NW-77?',
    'Qui est le fournisseur de NW-77 ?',
  ],
  [
    { ask: 'field', topics: ['total'], named: ['id-f2'] },
    'What is the total of invoice F-2?',
    '¿Cuál es el importe de la factura F-2?',
    'Quel est le montant de la facture F-2 ?',
  ],
  [
    { ask: 'field', topics: ['delivery_date', 'delivery_time'], named: ['id-po77'] },
    'When is order PO-77 to be delivered?',
    '¿Cuándo hay que entregar el pedido PO-77?',
    'Quand faut-il livrer la commande PO-77 ?',
  ],
  [
    { ask: 'field', topics: ['delivery_address'], named: ['id-po77'] },
    'Where is order PO-77 to be delivered?',
    '¿Dónde hay que entregar el pedido PO-77?',
    'Où faut-il livrer la commande PO-77 ?',
  ],
  [
    { ask: 'history', deed: 'approved', named: ['id-f2'] },
    'who approved invoice F-2?',
    '¿Quién aprobó la factura F-2?',
    'Qui a approuvé la facture F-2 ?',
  ],
  [
    { ask: 'history', deed: 'approved', named: ['id-f2'] },
    'When was invoice F-2 approved?',
    '¿Cuándo se aprobó la factura F-2?',
    'Quand la facture F-2 a-t-elle été approuvée ?',
  ],
  [
    { ask: 'field', topics: ['bank'], parties: frutas },
    'What is the IBAN of Frutas Serrano?',
    '¿Cuál es el IBAN de Frutas Serrano?',
    "Quel est l'IBAN de Frutas Serrano ?",
  ],
  [
    { ask: 'field', topics: ['tax_id'], parties: frutas },
    'VAT number of Frutas Serrano',
    'NIF de Frutas Serrano',
    'numéro de TVA de Frutas Serrano',
  ],
  // Articles
  [
    { ask: 'items', parties: frutas },
    'What did we buy from Frutas Serrano?',
    '¿Qué compramos a Frutas Serrano?',
    "Qu'avons-nous acheté chez Frutas Serrano ?",
  ],
  [{ ask: 'average_price', article: 'pommes' }, 'average price of pommes', 'precio medio de pommes', 'prix moyen des pommes'],
  [{ ask: 'price', order: 'latest', article: 'pommes' }, 'last price of pommes', 'último precio de pommes', 'dernier prix des pommes'],
  [
    { ask: 'price', order: null, article: 'pommes' },
    'price history of pommes',
    'historial de precios de pommes',
    'historique des prix des pommes',
  ],
  [
    { ask: 'quantity', article: 'pommes' },
    'How many pommes did we buy?',
    '¿Cuántas pommes compramos?',
    'Combien de pommes avons-nous acheté ?',
  ],
  [
    { ask: 'items', article: 'pommes', ranges: lastYear },
    'How much did we spend on pommes in 2025?',
    '¿Cuánto gastamos en pommes en 2025?',
    'Combien avons-nous dépensé en pommes en 2025 ?',
  ],
  [{ ask: 'supplier', words: 'pommes' }, 'Who sells pommes?', '¿Quién vende pommes?', 'Qui vend des pommes ?'],
  // The work itself
  [
    { ask: 'figures', ranges: month },
    'How many corrections were made this month?',
    '¿Cuántas correcciones se hicieron este mes?',
    'Combien de corrections ce mois-ci ?',
  ],
  [{ ask: 'figures' }, 'How much time did we save?', '¿Cuánto tiempo hemos ahorrado?', 'Combien de temps avons-nous gagné ?'],
]
