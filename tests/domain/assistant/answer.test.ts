import { describe, expect, test } from 'vitest'
import { answerQuestion, settleQuestion } from '#app/domain/assistant/answer.server.ts'
import { knownTo } from '#app/domain/assistant/known.server.ts'
import type { Reply } from '#app/domain/assistant/reply.ts'
import { understandQuestion } from '#app/domain/assistant/understand.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import type { Who } from '#app/domain/who.ts'
import { INVOICE, makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

const TODAY = '2026-03-10'

function ask(who: Who, content: string): Reply {
  const { question } = understandQuestion(content, knownTo(who, TODAY))
  return answerQuestion(who, settleQuestion(who, question, TODAY), TODAY, 'UTC')
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
    expect(sums).toEqual([{ name: null, currency: 'EUR', total: '0.30', count: 2 }])
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
      { name: 'Verger du Midi SARL', currency: 'EUR', total: '1000.30', count: 3 },
      { name: 'Northwind Traders', currency: 'USD', total: '55.50', count: 1 },
    ])
  })

  test('currencies are never added to each other; a status and a currency narrow it down; rejected ones are not owed', () => {
    const { who, ids } = house()
    expect(ask(who, 'What is the total amount of all invoices?').sums).toHaveLength(2)
    expect(ask(who, 'total of approved invoices in euros').sums).toEqual([{ name: null, currency: 'EUR', total: '1000.00', count: 1 }])
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
      'overdue',
      [
        ['F-3', '2026-02-28'],
        ['F-1', '2026-03-05'],
      ],
    ])
    expect(sums).toEqual([{ name: null, currency: 'EUR', total: '1000.10', count: 2 }])
  })

  test.each([
    'Which invoices fall due in the next 7 days?',
    '¿Qué facturas vencen en los próximos 7 días?',
    'Quelles factures arrivent à échéance dans les 7 prochains jours ?',
  ])('%s', (content) => {
    const { tool, lines } = ask(house().who, content)
    expect([tool, lines.map(({ title }) => title)]).toEqual(['due', ['F-2']])
  })

  test.each([
    'Which documents wait for approval?',
    '¿Qué documentos esperan aprobación?',
    "Quels documents attendent l'approbation ?",
    'What is waiting for me?',
  ])('%s', (content) => {
    expect(ask(house().who, content)).toMatchObject({ tool: 'waiting', count: 4 })
  })

  test.each(['Show the last documents', '¿Cuáles son los últimos documentos?', 'Quels sont les derniers documents ?'])('%s', (content) => {
    const { tool, lines } = ask(house().who, content)
    expect([tool, lines[0]!.title]).toEqual(['latest', 'PO-77'])
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
      tool: 'supplier',
      lines: [{ title: 'NW-77', party: 'Northwind Traders' }],
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
    expect(ask(who, 'northwind')).toMatchObject({ tool: 'found', count: 1 })
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
