import type { Wording } from './wordings.ts'

const today = [{ from: '2026-03-10', to: '2026-03-10' }]
const month = [{ from: '2026-03-01', to: '2026-03-31' }]
const quarters = [
  { from: '2025-10-01', to: '2025-12-31' },
  { from: '2026-01-01', to: '2026-03-31' },
]

/** What people ask about the work itself: what is wrong, what was done, what is left to do. */
export const wordingsOfWork: Wording[] = [
  // What is wrong
  [
    { ask: 'list', states: ['check_failed'], kind: null },
    'Which documents failed a check?',
    'documentos con errores',
    'Quels documents ont échoué à un contrôle ?',
  ],
  [
    { ask: 'count', states: ['check_failed'], kind: 'invoice' },
    'How many invoices have errors?',
    '¿Cuántas facturas no pasaron una comprobación?',
    'Combien de factures comportent des erreurs ?',
  ],
  [
    { ask: 'list', states: ['sums_wrong'] },
    'invoices where the totals do not add up',
    'facturas cuyos totales no cuadran',
    'factures dont les totaux ne sont pas justes',
  ],
  [
    { ask: 'list', states: ['iban_wrong'] },
    'invoices with an invalid IBAN',
    'facturas con IBAN no válido',
    'factures avec un IBAN invalide',
  ],
  [
    { ask: 'list', states: ['tax_id_wrong'] },
    'invoices with a wrong tax id',
    'facturas con NIF incorrecto',
    'factures avec un numéro de TVA erroné',
  ],
  [{ ask: 'list', states: ['warned'] }, 'documents with warnings', 'documentos con avisos', 'documents avec des avertissements'],
  [
    { ask: 'list', states: ['price_changed'] },
    'invoices with price increases',
    'facturas con subidas de precio',
    'factures avec des hausses de prix',
  ],
  [{ ask: 'list', states: ['duplicate'] }, 'duplicates', 'duplicados', 'doublons'],
  [
    { ask: 'list', statuses: ['failed'] },
    'documents that could not be read',
    'documentos que no se pudieron leer',
    'documents qui n’ont pas pu être lus',
  ],
  // Rejected, and why
  [
    { ask: 'list', statuses: ['rejected'], kind: 'invoice' },
    'rejected invoices and why',
    'facturas rechazadas y por qué',
    'factures rejetées et pourquoi',
  ],
  [
    { ask: 'list', statuses: ['rejected'], deed: null },
    'Why were invoices rejected?',
    '¿Por qué se rechazaron las facturas?',
    'Pourquoi des factures ont-elles été rejetées ?',
  ],
  [{ ask: 'list', statuses: ['rejected'] }, 'reasons for rejection', 'motivos de rechazo', 'motifs de rejet'],
  // To be paid
  [{ ask: 'list', states: ['to_pay'] }, 'unpaid invoices', 'facturas sin pagar', 'factures impayées'],
  [
    { ask: 'count', states: ['to_pay'] },
    'How many invoices have not been paid yet?',
    '¿Cuántas facturas no están pagadas?',
    'Combien de factures ne sont pas encore payées ?',
  ],
  [
    { ask: 'sum', states: ['to_pay'], by: 'party' },
    'total of unpaid invoices by supplier',
    'importe de las facturas impagadas por proveedor',
    'montant des factures impayées par fournisseur',
  ],
  // What was done
  [{ ask: 'pages' }, 'How many pages did we read?', '¿Cuántas páginas hemos leído?', 'Combien de pages avons-nous lues ?'],
  [
    { ask: 'pages', basis: 'read', ranges: month },
    'how many pages did we process this month',
    'cuántas páginas hemos procesado este mes',
    'combien de pages avons-nous traitées ce mois-ci',
  ],
  [
    { ask: 'count', basis: 'read', ranges: today },
    'How many documents did we process today?',
    '¿Cuántos documentos hemos procesado hoy?',
    "Combien de documents avons-nous traités aujourd'hui ?",
  ],
  [{ ask: 'changes', ranges: today }, 'What changed today?', '¿Qué ha cambiado hoy?', "Qu'est-ce qui a changé aujourd'hui ?"],
  [
    { ask: 'history', deed: 'approved', ranges: month },
    'How many documents did each person approve this month?',
    '¿Quién ha aprobado más este mes?',
    'Qui a approuvé le plus de documents ce mois-ci ?',
  ],
  [
    { ask: 'figures' },
    'Which fields are corrected most often?',
    '¿Qué campos se corrigen más?',
    'Quels champs sont corrigés le plus souvent ?',
  ],
  [{ ask: 'figures' }, 'How accurate is the reading?', '¿Qué precisión tiene la lectura?', 'Quelle est la fiabilité de la lecture ?'],
  // What is left to do
  [
    { ask: 'list', statuses: ['pending'] },
    'What needs my attention?',
    '¿Qué tengo que revisar primero?',
    'Que dois-je vérifier en premier ?',
  ],
  [
    { ask: 'sum', by: 'party', limit: 5, ranges: quarters },
    'top 5 suppliers this quarter versus last',
    'los 5 mayores proveedores de este trimestre frente al anterior',
    'les 5 plus gros fournisseurs ce trimestre par rapport au précédent',
  ],
  [
    { ask: 'sum', ranges: [{ from: '2026-02-01', to: '2026-02-28' }, month[0]!] },
    'this month versus last month',
    'este mes frente al mes pasado',
    'ce mois-ci par rapport au mois dernier',
  ],
  [
    { ask: 'list', basis: 'arrived', ranges: today },
    'Which invoices did we receive today?',
    '¿Qué facturas hemos recibido hoy?',
    "Quelles factures avons-nous reçues aujourd'hui ?",
  ],
  [
    { ask: 'parties', by: 'party', states: ['bank_changed'] },
    'Which suppliers changed their bank details?',
    '¿Qué proveedores han cambiado de IBAN?',
    'Quels fournisseurs ont changé de coordonnées bancaires ?',
  ],
  // Of one document
  [
    { ask: 'pages', named: ['id-f2'] },
    'How many pages has invoice F-2?',
    '¿Cuántas páginas tiene la factura F-2?',
    'Combien de pages a la facture F-2 ?',
  ],
  [
    { ask: 'list', named: ['id-f2'], states: ['check_failed'] },
    'What is wrong with invoice F-2?',
    '¿Qué falla en la factura F-2?',
    "Qu'est-ce qui ne va pas dans la facture F-2 ?",
  ],
  [
    { ask: 'list', named: ['id-f2'], states: ['duplicate'] },
    'Is there a duplicate of invoice F-2?',
    '¿Hay un duplicado de la factura F-2?',
    'Y a-t-il un doublon de la facture F-2 ?',
  ],
]
