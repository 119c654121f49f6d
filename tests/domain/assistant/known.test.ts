import { expect, test, vi } from 'vitest'
import { knownTo } from '#app/domain/assistant/known.server.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { makePending, makeWho, INVOICE, ORDER, withFields } from '#tests/support/make-documents.ts'

test('documents are known by their number, however it is written, and none of it is read before it is asked for', () => {
  const who = makeWho()
  const invoice = makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F 2026/77' }))
  const order = makePending(who, 'work_order', withFields(ORDER, { name: 'f2026-77' }))
  const gone = makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'X-9' }))
  removeDocument(who, gone)

  const prepare = vi.spyOn(who.db.$client, 'prepare')
  const { numbers } = knownTo(who, '2026-03-10')
  expect(prepare.mock.calls.filter(([sql]) => /\btitle\b/.test(sql))).toEqual([])
  expect([...numbers.get('f202677')!].sort()).toEqual([invoice, order].sort())
  expect([numbers.has('x9'), numbers.has(''), numbers.get('f2026')]).toEqual([false, false, undefined])
})
