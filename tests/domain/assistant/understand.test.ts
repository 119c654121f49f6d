import { describe, expect, test } from 'vitest'
import type { Known } from '#app/domain/assistant/query.ts'
import { understandQuestion } from '#app/domain/assistant/understand.ts'
import { wordings } from './wordings.ts'
import { wordingsOfBuyers } from './wordings-of-buyers.ts'
import { wordingsOfWork } from './wordings-of-work.ts'

const known: Known = {
  today: '2026-03-10',
  parties: [
    'verger du midi sarl',
    'northwind traders',
    'frutas serrano del turia s.l.',
    'hospital comarcal norte',
    'hospital comarcal sur',
    'first floor, merchant house',
  ],
  members: [
    { id: 'id-ana', name: 'Ana Ruiz', first_name: 'Ana', last_name: 'Ruiz', isMe: false },
    { id: 'id-jean', name: 'Jean-Luc Petit', first_name: 'Jean-Luc', last_name: 'Petit', isMe: false },
    { id: 'id-me', name: 'Ana Gil', first_name: 'Ana', last_name: 'Gil', isMe: true },
  ],
  numbers: new Map([
    ['f2', ['id-f2']],
    ['nw77', ['id-nw77']],
    ['po77', ['id-po77']],
    ['2024', ['id-2024']],
  ]),
  hasArticle: (words) => words === 'pommes',
}
const understand = (asked: string) => understandQuestion(asked, known)

describe.each(['en', 'es', 'fr'] as const)('the usual questions in %s', (language) => {
  const column = { en: 1, es: 2, fr: 3 } as const
  test.each([...wordings, ...wordingsOfWork, ...wordingsOfBuyers].map((wording) => [wording[column[language]], wording[0]] as const))(
    '%s',
    (asked, meant) => {
      const { question, language: spoken, left } = understand(asked)
      expect(question).toMatchObject(meant)
      expect(left).toEqual([])
      expect([language, null]).toContain(spoken)
    },
  )
})

describe('what was not understood is told and never left out', () => {
  test.each([
    ['Which supplier raised its prices most since January?', 'raised'],
    ['¿A quién le compramos más manzanas que peras?', 'peras'],
    ['Pourquoi cette facture est-elle plus chère que la précédente ?', 'precedente'],
    ['Why are the invoices pending?', 'why'],
    ['¿Por qué están pendientes las facturas?', 'por que'],
    ['Pourquoi les factures sont-elles en attente ?', 'pourquoi'],
    ['How many invoices were rejected and why?', 'and why'],
    ['Why is this invoice so high?', 'why'],
    ['which invoices are paid', 'paid'],
    ['How many invoices per currency?', 'per currency'],
    ['¿Cuántas facturas están pagadas?', 'pagadas'],
    ['Combien de factures sont payées ?', 'payees'],
    ['invoices older than 90 days', 'older'],
    ['How many invoices are there and what is the average?', 'average'],
    ['invoice F-2 and its order', '…'],
    ['facturas pagadas', 'pagadas'],
    ['top 10 articles', 'top 10'],
    ['invoices not in EUR', 'not'],
    ['invoices except from Northwind', 'except'],
    ['How many corrections for Northwind?', 'northwind'],
    ['invoice with the latest due date', 'due date'],
    ['price of pommes by supplier', 'by supplier'],
    ['How many highest invoices?', 'highest'],
    ['How much is invoice ZZ-999?', 'zz-999'],
    ['Compare invoices', 'compare'],
    ['total of invoices with more than 5 lines', '5'],
    [`How many invoices ${'x'.repeat(5000)}`, 'x'.repeat(982)],
  ])('%s', (asked, word) => expect(understand(asked).left).toContain(word))
})

describe('names', () => {
  test('a part that fits several companies means all of them', () => {
    expect(understand('How many orders from Hospital Comarcal?').question.parties).toEqual([
      { said: 'hospital comarcal', fits: [['hospital comarcal norte'], ['hospital comarcal sur']] },
    ])
  })

  test('several are told beside each other', () => {
    const { question, left } = understand('Compare Verger and Northwind')
    expect([question.ask, question.parties.map(({ fits }) => fits.flat()), left]).toEqual([
      'sum',
      [['verger du midi sarl'], ['northwind traders']],
      [],
    ])
  })

  test.each(['Show the first invoice', 'How many orders on the first of March?'])('a word of the language is none: %s', (asked) => {
    expect(understand(asked).question.parties).toEqual([])
  })

  test('with a legal form and a part of the name', () => {
    const { question, left } = understand('IBAN of Verger S.A.R.L.')
    expect([question.parties.map(({ fits }) => fits), left]).toEqual([[[['verger du midi sarl']]], []])
  })

  test('a year is no number of a document', () => expect(understand('invoices of 2024').question.named).toEqual([]))
})

describe('who did it', () => {
  const day = [{ from: '2026-03-10', to: '2026-03-10' }]
  const month = [{ from: '2026-03-01', to: '2026-03-31' }]
  test.each([
    ['invoices approved by Ana Ruiz', 'list', 'approved', ['id-ana'], []],
    ['invoices approved by Ana', 'list', 'approved', ['id-ana', 'id-me'], []],
    ['How many documents did Jean-Luc approve this month?', 'count', 'approved', ['id-jean'], month],
    ['what did I approve today?', 'list', 'approved', ['id-me'], day],
    ['invoices uploaded by me', 'list', 'uploaded', ['id-me'], []],
    ['total of invoices Petit rejected', 'sum', 'rejected', ['id-jean'], []],
    ['documents that were corrected by Ruiz', 'list', 'edited', ['id-ana'], []],
    ['facturas aprobadas por Ana Ruiz', 'list', 'approved', ['id-ana'], []],
    ['¿Cuántos documentos ha aprobado Jean-Luc este mes?', 'count', 'approved', ['id-jean'], month],
    ['¿Qué he aprobado hoy?', 'list', 'approved', ['id-me'], day],
    ['pedidos subidos por mí', 'list', 'uploaded', ['id-me'], []],
    ['facturas que rechazó Petit', 'list', 'rejected', ['id-jean'], []],
    ['factures approuvées par Ana Ruiz', 'list', 'approved', ['id-ana'], []],
    ['Combien de documents Jean-Luc a-t-il approuvés ce mois-ci ?', 'count', 'approved', ['id-jean'], month],
    ["Qu'ai-je approuvé aujourd'hui ?", 'list', 'approved', ['id-me'], day],
    ['factures importées par moi', 'list', 'uploaded', ['id-me'], []],
    ['factures que Petit a rejetées', 'list', 'rejected', ['id-jean'], []],
  ] as const)('%s', (asked, ask, deed, ids, ranges) => {
    const { question, left } = understand(asked)
    expect({
      ask: question.ask,
      deed: question.doer?.deed,
      ids: question.doer?.members.map(({ id }) => id),
      ranges: question.ranges,
    }).toEqual({
      ask,
      deed,
      ids,
      ranges,
    })
    expect(left).toEqual([])
  })

  test('of a day it is the one on which it was done', () => {
    expect(understand('invoices rejected by Petit this month').question.basis).toBe('rejected')
    expect(understand('invoices rejected this month').question).toMatchObject({ basis: 'rejected', statuses: [] })
    expect(understand('facturas rechazadas este mes').question.basis).toBe('rejected')
    expect(understand('factures rejetées en mars 2026').question.basis).toBe('rejected')
  })

  test.each([
    ['invoices approved by Bob', 'bob'],
    ['facturas aprobadas por Bob', 'bob'],
    ['price of pommes approved by Petit', 'approved by petit'],
    ['documents edited by Petit this month', 'edited by petit'],
  ])('whom or what nobody knows is told: %s', (asked, word) => expect(understand(asked).left).toContain(word))

  test('a name is one only beside what was done', () => expect(understand('invoices of Petit').question.doer).toBeNull())
})

describe('periods', () => {
  test.each([
    ['invoices of 3 March 2026', '2026-03-03', '2026-03-03'],
    ['invoices dated 2026-02-01', '2026-02-01', '2026-02-01'],
    ['invoices on 02/03/2026', '2026-02-03', '2026-02-03'],
    ['facturas del 02/03/2026', '2026-03-02', '2026-03-02'],
    ['factures du 1er au 15 janvier 2026', '2026-01-01', '2026-01-15'],
    ['invoices from January to March 2025', '2025-01-01', '2025-03-31'],
    ['facturas entre enero y marzo de 2025', '2025-01-01', '2025-03-31'],
    ['invoices from February', '2026-02-01', '2026-02-28'],
    ['invoices from February on', '2026-02-01', ''],
    ['invoices before February 2026', '', '2026-01-31'],
    ['factures jusqu’au 5 février 2026', '', '2026-02-05'],
    ['invoices of December', '2025-12-01', '2025-12-31'],
    ['invoices due in February', '2027-02-01', '2027-02-28'],
    ['invoices of the last 30 days', '2026-02-09', '2026-03-10'],
    ['facturas de los últimos 3 meses', '2026-01-01', '2026-03-10'],
    ['invoices of this week', '2026-03-09', '2026-03-15'],
    ['factures du premier semestre 2025', '2025-01-01', '2025-06-30'],
    ['invoices of last quarter', '2025-10-01', '2025-12-31'],
  ])('%s', (asked, from, to) => {
    const { question, left } = understand(asked)
    expect([question.ranges, left]).toEqual([[{ from, to }], []])
  })
})

test('a year that is said once holds for both of two months', () => {
  expect(understand('invoices from February or March 2024').question.ranges).toEqual([
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2024-03-01', to: '2024-03-31' },
  ])
})

test('companies are counted where they are asked for', () => {
  expect(understand('how many suppliers sent invoices in 2025?').question).toMatchObject({ ask: 'parties', by: 'party', kind: 'invoice' })
})

test.each(['What can you do?', '¿Qué puedes hacer?', 'Que sais-tu faire ?'])('whoever asks what can be asked is told: %s', (asked) =>
  expect(understand(asked)).toMatchObject({ question: { ask: 'search', words: '' }, left: [] }),
)

test('hostile text is answered like any other', () => {
  for (const piece of ['a ', 'who ', 'invoices without ', '1 ', '@0 | ', 'from from ', 'the last ', '\u202e', '((((', '1.1.'])
    expect(() => understand(piece.repeat(4000))).not.toThrow()
})

test.each(['Net total of 2024', 'Total neto de 2024', 'Total HT en 2024'])('%s is added up', (asked) => {
  expect(understand(asked).question).toMatchObject({ ask: 'sum', measure: 'net' })
})

test.each(['invoices without a due date', 'facturas sin vencimiento', 'factures sans échéance'])('%s: the day is missing', (asked) => {
  expect(understand(asked)).toMatchObject({ question: { missing: ['due_date'], basis: 'dated' }, left: [] })
})

describe('a question that goes on from the one before', () => {
  const may = [{ from: '2025-05-01', to: '2025-05-31' }]
  const march = [{ from: '2026-03-01', to: '2026-03-31' }]
  const northwind = [expect.objectContaining({ fits: [['northwind traders']] })]
  test.each([
    [
      'Total of Verger this month',
      'And in May?',
      { ask: 'sum', ranges: may, parties: [expect.objectContaining({ fits: [['verger du midi sarl']] })] },
    ],
    ['Total of Verger this month', 'and Northwind?', { ask: 'sum', ranges: march, parties: northwind }],
    ['¿Cuánto gastamos en Verger este mes?', '¿Y en Northwind?', { ask: 'sum', ranges: march, parties: northwind }],
    ['Combien de factures ce mois ?', 'Et en mai ?', { ask: 'count', kind: 'invoice', ranges: may }],
    ['How many invoices this month?', 'And how many orders?', { ask: 'count', kind: 'work_order', ranges: march }],
    ['How many invoices this month?', 'How about orders?', { ask: 'count', kind: 'work_order', ranges: march }],
    ['How many invoices this month?', 'List them', { ask: 'list', kind: 'invoice', ranges: march }],
    ['invoices of Northwind', 'What do they come to?', { ask: 'sum', parties: northwind }],
    ['facturas de Northwind', '¿A cuánto ascienden esas facturas?', { ask: 'sum', parties: northwind }],
    ['factures de Northwind', 'À combien s’élèvent ces factures ?', { ask: 'sum', parties: northwind }],
    ['¿Cuántas facturas este mes?', 'Muéstramelas', { ask: 'list', kind: 'invoice', ranges: march }],
    ['Combien de factures ce mois ?', 'Lesquelles parmi elles sont en retard ?', { kind: 'invoice', states: ['overdue'], ranges: march }],
    ['invoices of Northwind', 'which of those are overdue?', { ask: 'list', states: ['overdue'], parties: northwind }],
    ['Invoices between 100 and 200 euros', 'And how much is that together?', { ask: 'sum', over: '100', under: '200', currency: 'EUR' }],
    ['Total of invoice F-2', 'When is it due?', { ask: 'field', topics: ['due_date'], named: ['id-f2'] }],
    ['Total of invoice F-2', 'Who approved it?', { ask: 'history', deed: 'approved', named: ['id-f2'] }],
    ['Total de la facture F-2', 'Qui l’a approuvée ?', { ask: 'history', deed: 'approved', named: ['id-f2'] }],
    ['Total de la factura F-2', '¿Quién la aprobó?', { ask: 'history', deed: 'approved', named: ['id-f2'] }],
    ['factures de Northwind', 'Qui les a approuvées ?', { ask: 'history', deed: 'approved', parties: northwind }],
    ['facturas de Northwind', '¿Quién las aprobó?', { ask: 'history', deed: 'approved', parties: northwind }],
    ['When is invoice F-2 due?', 'And NW-77?', { ask: 'field', topics: ['due_date'], named: ['id-nw77'] }],
    ['Total of Verger this month', 'And the VAT?', { ask: 'sum', measure: 'tax', ranges: march }],
    ['price of pommes', 'And in May?', { ask: 'price', article: 'pommes', ranges: may }],
    ['The 3 largest invoices of Verger', 'And of Northwind?', { ask: 'list', order: 'highest', limit: 3, parties: northwind }],
  ])('%s – %s', (first, second, meant) => {
    const before = understand(first)
    const { question, left } = understandQuestion(second, known, before.question)
    expect(question).toMatchObject(meant)
    expect([before.left, left]).toEqual([[], []])
  })

  test('one that says all it means stands for itself', () => {
    const before = understand('overdue invoices of Verger').question
    expect(understandQuestion('And how many orders came this month?', known, before).question).toMatchObject({
      ask: 'count',
      kind: 'work_order',
      states: [],
      parties: [],
    })
  })

  test('what cannot be carried over is told', () => {
    const largest = understand('The 3 largest invoices').question
    expect(understandQuestion('Who approved them?', known, largest).left).toContain('them')
    expect(understandQuestion('Qui les a approuvées ?', known, largest).left).toContain('les')
    expect(understandQuestion('¿Quién las aprobó?', known, largest).left).toContain('las')
    expect(understandQuestion('And paid ones?', known, largest).left).toContain('paid')
  })

  test('without a word that ties it, a question is a new one', () => {
    const before = understand('overdue invoices of Verger').question
    for (const whole of ['How many invoices are there?', 'Y a-t-il des commandes ?'])
      expect(understandQuestion(whole, known, before).question).toMatchObject({ states: [], parties: [] })
  })
})
