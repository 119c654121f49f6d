import { expect, test } from 'vitest'
import { answerQuestion } from '#app/domain/assistant/answer.server.ts'
import { knownTo } from '#app/domain/assistant/known.server.ts'
import type { Reply } from '#app/domain/assistant/reply.ts'
import { settleQuestion } from '#app/domain/assistant/settle.server.ts'
import { understandQuestion } from '#app/domain/assistant/understand.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'
import { phraseReply } from '#app/routes/api/phrase-reply.server.ts'
import type { Who } from '#app/domain/who.ts'
import { INVOICE, makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

const TODAY = '2026-03-10'

function ask(who: Who, content: string): Reply {
  const { question } = understandQuestion(content, knownTo(who, TODAY))
  return answerQuestion(who, settleQuestion(who, question, TODAY), TODAY, 'UTC')
}

function house(): { who: Who; ids: string[] } {
  const who = makeWho('reviewer')
  const invoice = (number: string, amount?: string) =>
    makePending(who, 'invoice', withFields(INVOICE, { invoice_number: number, ...(amount ? { amount } : {}) }))
  return { who, ids: [invoice('F-1'), invoice('F-2', '0.00'), invoice('F-3', '40.00'), makePending(who, 'work_order', ORDER)] }
}

function find(who: Who, id: string, code: string, status: 'failed' | 'passed'): void {
  const checks = JSON.stringify([
    { code, status, fields: [] },
    { code: 'line_totals', status: 'passed', fields: [] },
  ])
  who.db.$client.prepare('update documents set checks = ? where id = ?').run(checks, id)
}

test('totals by client are those of the orders, and of the invoices where there are no orders', () => {
  expect(ask(house().who, 'Total by client').question.kind).toBe('work_order')
  const who = makeWho('reviewer')
  makePending(who, 'invoice', INVOICE)
  for (const asked of ['Total by client', 'Total por cliente', 'Total par client']) {
    const { question, sums } = ask(who, asked)
    expect(question.kind).toBe('invoice')
    expect(sums.map(({ count }) => count)).toEqual([1])
  }
})

test('which documents failed a check, and which check', async () => {
  const { who, ids } = house()
  find(who, ids[0]!, 'iban_valid', 'failed')
  find(who, ids[1]!, 'totals_add_up', 'failed')
  find(who, ids[2]!, 'totals_add_up', 'passed')
  const told = (reply: Reply) => reply.lines.map(({ title, why }) => [title, why.checks])
  expect(told(ask(who, 'which documents failed a check'))).toEqual([
    ['F-2', ['totals_add_up']],
    ['F-1', ['iban_valid']],
  ])
  expect(told(ask(who, 'facturas cuyos totales no cuadran'))).toEqual([['F-2', ['totals_add_up']]])
  expect(told(ask(who, 'factures avec un IBAN invalide'))).toEqual([['F-1', ['iban_valid']]])
  const { t } = await textsIn('fr')
  const text = phraseReply(ask(who, 'factures avec un IBAN invalide'), { t, language: 'fr', timeZone: 'UTC' })
  expect(text).toContain('F-1')
  expect(text).toContain(t('checks:failed.iban_valid').replace(/\.$/, ''))
})

test('rejected invoices are told with the reason; those that wait with none', async () => {
  const { who, ids } = house()
  rejectDocument(who, ids[0]!, 'wrong price')
  const reply = ask(who, '¿Por qué se rechazaron las facturas?')
  expect(reply.lines.map(({ title, why }) => [title, why.reason])).toEqual([['F-1', 'wrong price']])
  const { t } = await textsIn('es')
  expect(phraseReply(reply, { t, language: 'es', timeZone: 'UTC' })).toContain('Motivo: wrong price')
  expect(ask(who, 'pending invoices').lines.every(({ why }) => why.reason === null)).toBe(true)
})

test('what invoices leave to pay, where payments are not known: those that say nothing is left are not among them', async () => {
  const { who, ids } = house()
  rejectDocument(who, ids[3]!, 'late')
  const reply = ask(who, 'unpaid invoices')
  expect(reply.lines.map(({ title }) => title).sort()).toEqual(['F-1', 'F-3'])
  expect(reply.sums).toMatchObject([{ currency: 'EUR', total: '280.00', count: 2 }])
  const { t } = await textsIn('en')
  expect(phraseReply(reply, { t, language: 'en', timeZone: 'UTC' })).toContain('payments are not recorded here')
})

test('pages of the documents that fit', () => {
  const { who, ids } = house()
  who.db.$client.prepare('update documents set pages = 3 where id = ?').run(ids[0])
  who.db.$client.prepare('update documents set pages = 2 where id = ?').run(ids[3])
  who.db.$client.prepare('update documents set pages = null where id not in (?, ?)').run(ids[0], ids[3])
  expect(ask(who, 'how many pages did we read today')).toMatchObject({ tool: 'pages', pages: 5, count: 4 })
  expect(ask(who, 'combien de pages de factures')).toMatchObject({ pages: 3, count: 3 })
  expect(ask(who, 'how many pages did we read yesterday')).toMatchObject({ pages: 0, count: 0 })
})

test('what changed on a day, by deed and person', () => {
  const { who, ids } = house()
  approveDocument(who, ids[2]!)
  rejectDocument(who, ids[0]!, 'wrong price')
  rejectDocument(who, ids[1]!, 'wrong price')
  const { tool, changes } = ask(who, 'what changed today')
  expect(tool).toBe('changes')
  expect(changes).toContainEqual({ type: 'rejected', name: 'Ada Byron', count: 2 })
  expect(changes).toContainEqual({ type: 'approved', name: 'Ada Byron', count: 1 })
  expect(ask(who, 'what happened yesterday?').changes).toEqual([])
})

test('months are written as the reader writes them, and sums by company say how they are ranked', async () => {
  const who = makeWho('reviewer')
  const dated = (invoice_date: string) => makePending(who, 'invoice', withFields(INVOICE, { invoice_date }))
  dated('2026-01-31')
  dated('2026-02-01')
  const { t } = await textsIn('en')
  const said = (content: string) => phraseReply(ask(who, content), { t, language: 'en', timeZone: 'UTC' })
  expect(said('total by month')).toMatch(/• 01\/2026: [^]*• 02\/2026: /)
  expect(said('top 3 suppliers by total')).toContain(t('bot:answer.orders.highest'))
})

test('documents of one number are told apart by their day', async () => {
  const who = makeWho('reviewer')
  for (const invoice_date of ['2026-01-31', '2026-02-01'])
    makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F-7', invoice_date }))
  makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F-8' }))
  const { t } = await textsIn('fr')
  const said = (content: string) => phraseReply(ask(who, content), { t, language: 'fr', timeZone: 'UTC' })
  const twins = said('Quel est le total de F-7 ?')
  expect(twins).toContain('F-7, 31/01/26 (')
  expect(twins).toContain('F-7, 01/02/26 (')
  expect(said('Quel est le total de F-8 ?')).toContain('F-8 (')
})

test('the lines of one document are headed by its number; means of several currencies are no sum', async () => {
  const { who } = house()
  makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'D-1', currency: 'USD' }))
  const { t } = await textsIn('en')
  const said = (content: string) => phraseReply(ask(who, content), { t, language: 'en', timeZone: 'UTC' })
  expect(said('How many lines does invoice F-2 have?')).toMatch(/^Invoices, F-2: 1 line/)
  const mean = said('average invoice amount')
  expect(mean).toMatch(/€[\d.]+ · \$240\.00 \(|\$240\.00 · €[\d.]+ \(/)
})
