import type { Language } from '#app/contract/languages.ts'
import type { Question } from '#app/domain/assistant/question.ts'

const month = { from: '2026-03-01', to: '2026-03-31' }
const lastMonth = { from: '2026-02-01', to: '2026-02-28' }
const year = { from: '2026-01-01', to: '2026-12-31' }
const lastYear = { from: '2025-01-01', to: '2025-12-31' }
const invoices = { kind: 'invoice' } as const
const orders = { kind: 'work_order' } as const
const verger = { party: 'verger du midi sarl' } as const

/** Questions as people put them, on 10 March 2026, and what is meant. */
export const wordings: Record<Language, [asked: string, meant: Partial<Question>][]> = {
  en: [
    ['How many invoices are there?', { intent: 'count', ...invoices }],
    ['How many orders did we get last month?', { intent: 'count', ...orders, range: lastMonth }],
    ['Number of approved invoices this year', { intent: 'count', ...invoices, statuses: ['approved'], range: year }],
    ['count the rejected invoices', { intent: 'count', ...invoices, statuses: ['rejected'] }],
    ['What is the total of all invoices?', { intent: 'sum', ...invoices }],
    ['How much did we spend last year?', { intent: 'sum', range: lastYear }],
    ['How much did Verger du Midi invoice this month?', { intent: 'sum', ...verger, range: month }],
    ['Total amount per supplier', { intent: 'sum', by: 'party' }],
    ['How much does each customer order?', { intent: 'sum', ...orders, by: 'client' }],
    ['What do we owe in euros?', { intent: 'sum', currency: 'EUR' }],
    ['Which invoices are overdue?', { intent: 'overdue', ...invoices }],
    ['Are there any late invoices?', { intent: 'overdue', ...invoices }],
    ['Which invoices fall due next week?', { intent: 'due', range: { from: '2026-03-16', to: '2026-03-22' } }],
    ['What has to be paid within the next 14 days?', { intent: 'due', range: { from: '2026-03-10', to: '2026-03-24' } }],
    ['What is waiting for me?', { intent: 'waiting' }],
    ['Which documents wait for approval?', { intent: 'waiting' }],
    ['Show me the latest invoices', { intent: 'latest', ...invoices }],
    ['What is in invoice F-2?', { intent: 'document', named: ['id-f2'] }],
    ['Who is the supplier of NW-77?', { intent: 'supplier', named: ['id-nw77'] }],
    ['Who sells golden apples?', { intent: 'supplier', words: 'golden apples' }],
    ['How much time did we save?', { intent: 'figures' }],
    ['Which documents mention pallets?', { intent: 'search' }],
  ],
  es: [
    ['¿Cuántas facturas hay?', { intent: 'count', ...invoices }],
    ['¿Cuántos pedidos recibimos el mes pasado?', { intent: 'count', ...orders, range: lastMonth }],
    ['Número de facturas aprobadas este año', { intent: 'count', ...invoices, statuses: ['approved'], range: year }],
    ['¿Cuántas facturas rechazadas tenemos?', { intent: 'count', ...invoices, statuses: ['rejected'] }],
    ['¿Cuál es el total de todas las facturas?', { intent: 'sum', ...invoices }],
    ['¿Cuánto gastamos el año pasado?', { intent: 'sum', range: lastYear }],
    ['¿Cuánto facturó Verger du Midi este mes?', { intent: 'sum', ...verger, range: month }],
    ['Importe por proveedor', { intent: 'sum', by: 'party' }],
    ['¿Cuánto pide cada cliente?', { intent: 'sum', by: 'client' }],
    ['¿Cuánto debemos en euros?', { intent: 'sum', currency: 'EUR' }],
    ['¿Qué facturas están vencidas?', { intent: 'overdue', ...invoices }],
    ['Facturas atrasadas', { intent: 'overdue', ...invoices }],
    ['¿Qué facturas vencen la semana que viene?', { intent: 'due', range: { from: '2026-03-16', to: '2026-03-22' } }],
    ['¿Qué hay que pagar en los próximos 14 días?', { intent: 'due', range: { from: '2026-03-10', to: '2026-03-24' } }],
    ['¿Qué me espera?', { intent: 'waiting' }],
    ['¿Qué documentos están por aprobar?', { intent: 'waiting' }],
    ['Muestra las últimas facturas', { intent: 'latest', ...invoices }],
    ['¿Qué dice la factura F-2?', { intent: 'document', named: ['id-f2'] }],
    ['¿Quién es el proveedor de NW-77?', { intent: 'supplier', named: ['id-nw77'] }],
    ['¿Quién vende manzanas golden?', { intent: 'supplier', words: 'manzanas golden' }],
    ['¿Cuánto tiempo hemos ahorrado?', { intent: 'figures' }],
    ['¿Qué documentos mencionan palés?', { intent: 'search' }],
  ],
  fr: [
    ['Combien de factures y a-t-il ?', { intent: 'count', ...invoices }],
    ['Combien de commandes avons-nous reçues le mois dernier ?', { intent: 'count', ...orders, range: lastMonth }],
    ['Nombre de factures approuvées cette année', { intent: 'count', ...invoices, statuses: ['approved'], range: year }],
    ['Combien de factures rejetées ?', { intent: 'count', ...invoices, statuses: ['rejected'] }],
    ['Quel est le total de toutes les factures ?', { intent: 'sum', ...invoices }],
    ["Combien avons-nous dépensé l'année dernière ?", { intent: 'sum', range: lastYear }],
    ['Combien Verger du Midi a-t-il facturé ce mois-ci ?', { intent: 'sum', ...verger, range: month }],
    ['Montant par fournisseur', { intent: 'sum', by: 'party' }],
    ['Combien commande chaque client ?', { intent: 'sum', ...orders, by: 'client' }],
    ['Combien devons-nous en euros ?', { intent: 'sum', currency: 'EUR' }],
    ['Quelles factures sont en retard ?', { intent: 'overdue', ...invoices }],
    ['Y a-t-il des factures échues ?', { intent: 'overdue', ...invoices }],
    ['Quelles factures arrivent à échéance la semaine prochaine ?', { intent: 'due', range: { from: '2026-03-16', to: '2026-03-22' } }],
    ['Que faut-il payer dans les 14 prochains jours ?', { intent: 'due', range: { from: '2026-03-10', to: '2026-03-24' } }],
    ["Qu'est-ce qui m'attend ?", { intent: 'waiting' }],
    ['Quels documents sont à approuver ?', { intent: 'waiting' }],
    ['Montre les dernières factures', { intent: 'latest', ...invoices }],
    ['Que dit la facture F-2 ?', { intent: 'document', named: ['id-f2'] }],
    ['Qui est le fournisseur de NW-77 ?', { intent: 'supplier', named: ['id-nw77'] }],
    ['Qui vend des pommes golden ?', { intent: 'supplier', words: 'pommes golden' }],
    ['Combien de temps avons-nous gagné ?', { intent: 'figures' }],
    ['Quels documents mentionnent des palettes ?', { intent: 'search' }],
  ],
}
