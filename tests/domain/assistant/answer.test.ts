import { describe, expect, test } from 'vitest'
import { answerQuestion, answerUnclear } from '#app/domain/assistant/answer.server.ts'
import { knownTo } from '#app/domain/assistant/known.server.ts'
import type { Reply } from '#app/domain/assistant/reply.ts'
import { settleQuestion } from '#app/domain/assistant/settle.server.ts'
import { understandQuestion } from '#app/domain/assistant/understand.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import { listMembers } from '#app/domain/members/list.server.ts'
import { displayName, type Who } from '#app/domain/who.ts'
import { at, INVOICE, makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

const TODAY = '2026-03-10'

function ask(who: Who, content: string): Reply {
  const { question, left } = understandQuestion(content, knownTo(who, TODAY))
  const settled = settleQuestion(who, question, TODAY)
  return left.length > 0 ? answerUnclear(who, settled, left) : answerQuestion(who, settled, TODAY, 'UTC')
}

interface Made {
  number: string
  supplier?: string
  total?: string
  date?: string
  due?: string
  currency?: string
}

function invoice(
  who: Who,
  { number, supplier = 'Verger du Midi SARL', total = '240.00', date = '2026-03-01', due, currency = 'EUR' }: Made,
): string {
  const fields = {
    invoice_number: number,
    supplier_name: supplier,
    total_amount_with_tax: total,
    invoice_date: date,
    currency,
    ...(due ? { due_date: due } : {}),
  }
  return makePending(who, 'invoice', withFields(INVOICE, fields), `${supplier} ${number} pommes golden`)
}

function house(): { who: Who; ids: string[] } {
  const who = makeWho('reviewer')
  const ids = [
    invoice(who, { number: 'F-1', total: '0.10', due: '2026-03-05' }),
    invoice(who, { number: 'F-2', total: '0.20', due: '2026-03-15' }),
    invoice(who, { number: 'F-3', total: '1000.00', date: '2026-02-01', due: '2026-02-28' }),
    invoice(who, { number: 'NW-77', supplier: 'Northwind Traders', total: '55.50', currency: 'USD' }),
    makePending(who, 'work_order', ORDER),
  ]
  approveDocument(who, ids[2]!)
  return { who, ids }
}

describe('sums', () => {
  test.each([
    'How much did Verger du Midi invoice this month?',
    '¿Cuánto facturó Verger du Midi este mes?',
    'Combien Verger du Midi a-t-il facturé ce mois-ci ?',
  ])('%s', (content) => {
    const { who } = house()
    const { tool, sums, count, citations } = ask(who, content)
    expect([tool, count]).toEqual(['sum', 2])
    // Exact: no binary fraction makes this 0.30000000000000004.
    expect(sums).toEqual([{ name: null, range: null, currency: 'EUR', total: '0.30', count: 2 }])
    expect(citations.map(({ title, field, value, page }) => [title, field, value, page])).toEqual([
      ['F-2', 'total_amount_with_tax', '0.20', 1],
      ['F-1', 'total_amount_with_tax', '0.10', 1],
    ])
    expect(citations[0]!.box).toEqual([0.1, 0.1, 0.2, 0.12])
  })

  test.each([
    'How much did each supplier invoice this year?',
    '¿Cuánto ha facturado cada proveedor este año?',
    'Combien chaque fournisseur a-t-il facturé cette année ?',
  ])('%s', (content) => {
    const { sums } = ask(house().who, content)
    expect(sums).toEqual([
      { name: 'Verger du Midi SARL', range: null, currency: 'EUR', total: '1000.30', count: 3 },
      { name: 'Northwind Traders', range: null, currency: 'USD', total: '55.50', count: 1 },
    ])
  })

  test('currencies are never added to each other; a status and a currency narrow it down; rejected ones are not owed', () => {
    const { who, ids } = house()
    expect(ask(who, 'What is the total amount of all invoices?').sums).toHaveLength(2)
    expect(ask(who, 'total of approved invoices in euros').sums).toEqual([
      { name: null, range: null, currency: 'EUR', total: '1000.00', count: 1 },
    ])
    rejectDocument(who, ids[0]!, 'wrong price')
    expect(ask(who, 'total of invoices in EUR').sums[0]!.total).toBe('1000.20')
  })
})

describe('lists', () => {
  test.each([
    ['How many invoices are there?', 4],
    ['¿Cuántas facturas hay?', 4],
    ['Combien de factures y a-t-il ?', 4],
    ['How many approved invoices?', 1],
    ['How many documents are waiting for approval?', 4],
    ['Combien de commandes en attente ?', 1],
    ['How many invoices in February 2026?', 1],
    ['¿Cuántas facturas del mes pasado?', 1],
  ])('%s', (content, count) => {
    expect(ask(house().who, content)).toMatchObject({ tool: 'count', count })
  })

  test.each(['Which invoices are overdue?', '¿Qué facturas están vencidas?', 'Quelles factures sont en retard ?'])('%s', (content) => {
    const { tool, lines, sums } = ask(house().who, content)
    expect([tool, lines.map(({ title, date }) => [title, date])]).toEqual([
      'list',
      [
        ['F-3', '2026-02-28'],
        ['F-1', '2026-03-05'],
      ],
    ])
    expect(sums).toEqual([{ name: null, range: null, currency: 'EUR', total: '1000.10', count: 2 }])
  })

  test.each([
    'Which invoices fall due in the next 7 days?',
    '¿Qué facturas vencen en los próximos 7 días?',
    'Quelles factures arrivent à échéance dans les 7 prochains jours ?',
  ])('%s', (content) => {
    const { tool, lines } = ask(house().who, content)
    expect([tool, lines.map(({ title }) => title)]).toEqual(['list', ['F-2']])
  })

  test.each([
    'Which documents wait for approval?',
    '¿Qué documentos esperan aprobación?',
    "Quels documents attendent l'approbation ?",
    'What is waiting for me?',
  ])('%s', (content) => {
    expect(ask(house().who, content)).toMatchObject({ tool: 'list', count: 4 })
  })

  test.each(['Show the last documents', '¿Cuáles son los últimos documentos?', 'Quels sont les derniers documents ?'])('%s', (content) => {
    const { tool, lines } = ask(house().who, content)
    expect([tool, lines[0]!.title]).toEqual(['list', 'PO-77'])
  })
})

describe('one document', () => {
  test.each(['What is in invoice F-2?', 'factura F-2', 'Montre la facture f 2026/001'.replace('f 2026/001', 'F2 ?')])('%s', (content) => {
    const { tool, lines, fields, citations } = ask(house().who, content)
    expect([tool, lines[0]!.title]).toEqual(['document', 'F-2'])
    expect(fields).toContainEqual({ name: 'total_amount_with_tax', value: '0.20' })
    expect(citations.find(({ field }) => field === 'due_date')).toMatchObject({ value: '2026-03-15', page: 1 })
  })

  test.each(['Who is the supplier of NW-77?', '¿Quién es el proveedor de NW-77?', 'Qui est le fournisseur de NW-77 ?'])('%s', (content) => {
    expect(ask(house().who, content)).toMatchObject({
      tool: 'fields',
      lines: [{ title: 'NW-77', values: [{ name: 'supplier_name', value: 'Northwind Traders' }] }],
      citations: [{ field: 'supplier_name', value: 'Northwind Traders' }],
    })
  })

  test('who supplies something is found by the words of the pages', () => {
    expect(ask(house().who, 'Who supplies pommes golden?')).toMatchObject({ tool: 'supplier', count: 4 })
  })
})

describe('what is not known', () => {
  test('is searched for, and said to be nowhere where it is nowhere', () => {
    const { who } = house()
    expect(ask(who, 'northwind')).toMatchObject({ tool: 'list', count: 1 })
    expect(ask(who, 'golden')).toMatchObject({ tool: 'found', count: 5 })
    expect(ask(who, 'What is the capital of Mongolia?')).toMatchObject({ tool: 'nothing', citations: [], lines: [] })
  })

  test('documents in the trash are in no answer', () => {
    const { who, ids } = house()
    removeDocument(who, ids[3]!)
    expect(ask(who, 'How many invoices?').count).toBe(3)
    expect(ask(who, 'What is in NW-77?').tool).toBe('nothing')
  })

  test('corrections and time saved are the figures of Analytics', () => {
    expect(ask(house().who, 'How much time was saved?').measures.invoice).toMatchObject({ approved: 1, corrections: 0 })
  })

  test('who may not use the assistant is refused', () => {
    expect(() => ask(makeWho('viewer'), 'How many invoices?')).toThrow(expect.objectContaining({ code: 'forbidden' }))
  })
})

describe('what a clerk asks beside sums', () => {
  test('rankings keep currencies apart', () => {
    const { lines } = ask(house().who, 'Which supplier has the most expensive invoices this year?')
    expect(lines.map(({ title, currency, total }) => [title, currency, total])).toEqual([
      ['NW-77', 'USD', '55.50'],
      ['F-3', 'EUR', '1000.00'],
      ['F-2', 'EUR', '0.20'],
      ['F-1', 'EUR', '0.10'],
    ])
    expect(ask(house().who, 'largest invoice').lines.map(({ title }) => title)).toEqual(['NW-77', 'F-3'])
    expect(ask(house().who, 'top 1 suppliers').sums.map(({ name, currency, total }) => [name, currency, total])).toEqual([
      ['Verger du Midi SARL', 'EUR', '1000.30'],
      ['Northwind Traders', 'USD', '55.50'],
    ])
  })

  test('two periods are told with what lies between them', () => {
    const { sums, differences } = ask(house().who, 'Compare invoices of February 2026 and March 2026')
    expect(sums.map(({ range, currency, total }) => [range?.from, currency, total])).toEqual([
      ['2026-02-01', 'EUR', '1000.00'],
      ['2026-03-01', 'EUR', '0.30'],
      ['2026-03-01', 'USD', '55.50'],
    ])
    expect(differences).toEqual([
      { currency: 'EUR', total: '-999.70' },
      { currency: 'USD', total: '55.50' },
    ])
  })

  test('a period or company of a comparison that has nothing is told to have nothing', () => {
    const { who } = house()
    const told = (asked: string) => ask(who, asked).sums.map(({ name, range, total, count }) => [name ?? range?.from, total, count])
    expect(told('Compare January and March')).toEqual([
      ['2026-01-01', '0.00', 0],
      ['2026-03-01', '0.30', 2],
      ['2026-03-01', '55.50', 1],
    ])
    expect(told('How many invoices in January and February?')).toEqual([
      ['2026-01-01', '0.00', 0],
      ['2026-02-01', '1.00', 1],
    ])
    expect(told('Average of January and February')).toEqual([
      ['2026-01-01', '0.00', 0],
      ['2026-02-01', '1000.00', 1],
    ])
    makePending(
      who,
      'invoice',
      withFields({ fields: {}, items: [], vat_details: [] }, { invoice_number: 'N-1', invoice_date: '2025-12-03' }),
    )
    expect(told('Compare December and February')).toEqual([
      ['2025-12-01', '0.00', 0],
      ['2026-02-01', '1000.00', 1],
    ])
    expect(told('Compare Verger and Northwind in February 2026')).toEqual([
      ['Verger du Midi SARL', '1000.00', 1],
      ['Northwind Traders', '0.00', 0],
    ])
  })

  test('documents are told by whom they were approved, rejected or uploaded, and when that was', () => {
    const { who, ids } = house()
    const [member] = listMembers(who)
    const name = displayName(member!)
    rejectDocument(at(who, '2026-03-09T12:00:00Z'), ids[1]!, 'wrong price')
    const told = (asked: string) => ask(who, asked).lines.map(({ title }) => title)
    expect(told(`invoices approved by ${name}`)).toEqual(['F-3'])
    expect(told(`invoices rejected by ${name}`)).toEqual(['F-2'])
    expect(told('invoices rejected on 9 March 2026')).toEqual(['F-2'])
    expect(told('invoices rejected on 8 March 2026')).toEqual([])
    expect(told('invoices uploaded by me')).toHaveLength(4)
    expect(ask(who, `total of invoices rejected by ${name}`).sums).toMatchObject([{ total: '0.20', count: 1 }])
  })

  test('what is owed is what is still to be paid', () => {
    const who = makeWho('reviewer')
    makePending(
      who,
      'invoice',
      withFields(INVOICE, { invoice_number: 'D-1', total_amount_with_tax: '100.00', amount: '40.00', currency: 'EUR' }),
    )
    expect(ask(who, 'How much do we owe?').sums).toMatchObject([{ total: '40.00' }])
    expect(ask(who, 'How much was invoiced?').sums).toMatchObject([{ total: '100.00' }])
  })

  test('what is missing is missing, and not what falls due', () => {
    const { tool, lines } = ask(house().who, 'List invoices without a due date')
    expect([tool, lines.map(({ title }) => title)]).toEqual(['list', ['NW-77']])
    expect(ask(house().who, 'invoices with a due date').count).toBe(3)
  })

  test('credit notes are invoices below nothing', () => {
    const { who } = house()
    invoice(who, { number: 'A-1', total: '-12.00' })
    expect(ask(who, 'show me credit notes').lines.map(({ title }) => title)).toEqual(['A-1'])
  })

  test('invoices and orders find each other by the number of the order', () => {
    const { who } = house()
    makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F-9', order_reference: 'PO 77' }))
    expect(ask(who, 'invoices without order').count).toBe(4)
    expect(ask(who, 'invoices with an order').lines.map(({ title }) => title)).toEqual(['F-9'])
    expect(ask(who, 'orders without invoice').count).toBe(0)
  })

  test('the account of a company is that of its newest document, and the others are told', () => {
    const { who } = house()
    const bank = (number: string, date: string, bank_details: string) =>
      makePending(
        who,
        'invoice',
        withFields(INVOICE, { invoice_number: number, invoice_date: date, supplier_name: 'Frutas Serrano del Turia S.L.', bank_details }),
      )
    bank('S-1', '2026-01-01', 'IBAN ES91 2100 0418 4502 0005 1332')
    bank('S-3', '2026-03-01', 'ES9121000418450200051332 CAIXESBB')
    bank('S-2', '2026-02-01', 'ES7921000813610123456789')
    const { tool, told, citations } = ask(who, 'What is the IBAN of Frutas Serrano?')
    expect([tool, told.map(({ value, count, title }) => [value, count, title])]).toEqual([
      'told',
      [
        ['ES9121000418450200051332 CAIXESBB', 2, 'S-3'],
        ['ES7921000813610123456789', 1, 'S-2'],
      ],
    ])
    expect(citations.map(({ title, field, page }) => [title, field, page])).toEqual([
      ['S-3', 'bank_details', 1],
      ['S-2', 'bank_details', 1],
    ])
  })

  test('a supplier’s account is not that of whom it invoices', () => {
    const { who } = house()
    makePending(who, 'invoice', withFields(INVOICE, { bank_details: 'ES9121000418450200051332' }))
    expect(ask(who, 'IBAN of Cantine Nord')).toMatchObject({ tool: 'told', told: [], citations: [] })
  })

  test('what was bought, by article, each number with its row', () => {
    const { articles, sums, citations } = ask(house().who, 'What did we buy from Verger?')
    expect(articles).toMatchObject([{ name: 'Pommes Golden', quantity: '36', total: '600.00', lines: 3, kind: 'invoice' }])
    expect(sums).toMatchObject([{ currency: 'EUR', total: '600.00' }])
    expect(citations[0]).toMatchObject({ field: expect.stringMatching(/^items\/[^/]+\/total_amount$/) as string, value: '200.00', page: 1 })
  })

  test('prices of an article', () => {
    expect(ask(house().who, 'average price of pommes').articles).toMatchObject([{ price: '16.67' }, { currency: 'USD' }])
    expect(ask(house().who, 'last price of pommes').articles).toMatchObject([{ price: '16.67', date: '2026-03-01' }, {}])
    expect(ask(house().who, 'average price of unobtainium')).toMatchObject({ tool: 'unclear', citations: [] })
  })

  test('who approved, and that nobody did', () => {
    const { who } = house()
    expect(ask(who, 'who approved invoice F-3')).toMatchObject({ tool: 'history', deeds: [{ type: 'approved', actor: 'Ada Byron' }] })
    expect(ask(who, 'who approved invoice F-1')).toMatchObject({ tool: 'history', deeds: [], lines: [{ status: 'pending' }] })
    expect(ask(who, 'who approved invoices this month?').people).toEqual([{ name: 'Ada Byron', count: 1 }])
  })

  test('a field that the document does not mention is told as such', () => {
    expect(ask(house().who, 'when is order PO-77 to be delivered')).toMatchObject({
      tool: 'fields',
      lines: [{ title: 'PO-77', values: [{ name: 'requested_delivery_date', value: null }, { value: null }] }],
    })
  })

  test('taxes by their rate', () => {
    expect(ask(house().who, 'VAT by rate this month').sums).toMatchObject([
      { name: '20', currency: 'EUR', total: '80.00', count: 2 },
      { name: '20', currency: 'USD', total: '40.00', count: 1 },
    ])
  })

  test('a question of which a part was not understood is answered with no number', () => {
    expect(ask(house().who, 'paid invoices of this month')).toMatchObject({
      tool: 'unclear',
      left: ['paid'],
      lines: [],
      sums: [],
      count: 0,
    })
  })
})

test('the examples all have an answer', async () => {
  const { who } = house()
  const { exampleQuestions } = await import('#app/domain/assistant/examples.server.ts')
  const { bot } = await import('#app/locales/en/bot.ts')
  const examples = exampleQuestions(who, TODAY)
  expect(examples.length).toBeGreaterThan(2)
  for (const { name, ...values } of examples) {
    const asked = Object.entries(values).reduce((text, [key, value]) => text.replace(`{{${key}}}`, value), bot.examples[name])
    expect(ask(who, asked), asked).toMatchObject({ citations: expect.arrayContaining([expect.anything()]) as unknown })
  }
  expect(exampleQuestions(makeWho(), TODAY)).toEqual([])
})
