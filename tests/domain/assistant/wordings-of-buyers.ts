import type { Wording } from './wordings.ts'

const firstHalf = [
  { from: '2024-01-01', to: '2024-03-31' },
  { from: '2024-04-01', to: '2024-06-30' },
]
const before2019 = [{ from: '', to: '2018-12-31' }]
const february = [{ from: '2024-02-01', to: '2024-02-29' }]

/** What people asked who tried the assistant against their own figures, and what is meant. */
export const wordingsOfBuyers: Wording[] = [
  [{ ask: 'sum', measure: 'amount_due' }, 'How much is left to pay?', '¿Cuánto queda por pagar?', 'Combien reste-t-il à payer ?'],
  [
    { ask: 'sum', by: 'party', order: 'highest', limit: 5 },
    'The 5 suppliers with the highest amounts',
    'Los 5 proveedores con más importe',
    'Les 5 fournisseurs avec les plus gros montants',
  ],
  [
    { ask: 'list', kind: 'work_order', over: '5000', currency: 'EUR' },
    'Which orders exceed 5,000 €?',
    '¿Qué pedidos superan los 5.000 €?',
    'Quelles commandes dépassent 5 000 € ?',
  ],
  [
    { ask: 'sum', ranges: firstHalf },
    'Compare the first and second quarter of 2024',
    'Compara el primer y el segundo trimestre de 2024',
    'Comparer le premier et le deuxième trimestre 2024',
  ],
  [
    { ask: 'list', kind: 'invoice', states: ['check_failed'], statuses: [] },
    'Which invoices have a failed check?',
    '¿Qué facturas tienen una comprobación fallida?',
    'Quelles factures ont un contrôle échoué ?',
  ],
  [
    { ask: 'list', kind: 'invoice', states: ['overdue'], basis: 'due', ranges: before2019 },
    'Invoices overdue before 2019',
    'Facturas vencidas antes del 1 de enero de 2019',
    'Factures échues avant le 1er janvier 2019',
  ],
  [
    { ask: 'list', kind: 'work_order', basis: 'delivery', ranges: february },
    'Which orders are due for delivery in February 2024?',
    '¿Qué pedidos hay que entregar en febrero de 2024?',
    'Quelles commandes faut-il livrer en février 2024 ?',
  ],
  [
    { ask: 'sum', currency: 'GBP', measure: 'net', basis: 'dated' },
    'Total without tax of invoices in pounds sterling',
    'Total sin IVA de las facturas en libras',
    'Total hors taxes des factures en livres sterling',
  ],
  [
    { ask: 'sum', kind: 'work_order' },
    'How many work orders are there and what are they worth?',
    '¿Cuántos pedidos hay y cuánto suman?',
    'Combien de commandes y a-t-il, et pour quel montant ?',
  ],
  [
    { ask: 'list', kind: 'work_order', missing: ['total'] },
    'Which orders have no total?',
    '¿Qué pedidos no tienen total?',
    'Quelles commandes sans montant total ?',
  ],
  [
    { ask: 'items', named: ['id-f2'] },
    'How many lines does invoice F-2 have?',
    '¿Cuántas líneas tiene la factura F-2?',
    'Combien de lignes a la facture F-2 ?',
  ],
]
