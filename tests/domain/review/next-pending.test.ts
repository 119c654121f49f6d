import { describe, expect, test } from 'vitest'
import { invoice } from '#app/contract/kinds/index.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { nextPending, previousPending } from '#app/domain/review/next-pending.server.ts'
import { postponeDocument } from '#app/domain/review/postpone.server.ts'
import { at, INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'

function threeInvoices() {
  const who = makeWho()
  const ids = [1, 2, 3].map((number) =>
    makePending(at(who, `2026-03-0${number}T08:00:00Z`), 'invoice', withFields(INVOICE, { invoice_number: `N-${number}` })),
  )
  return { who, ids }
}

describe('the next document that waits', () => {
  test('follows the order of the list and ends at its end', () => {
    const { who, ids } = threeInvoices()
    const [oldest, middle, newest] = ids as [string, string, string]
    expect([
      nextPending(who, invoice, null),
      nextPending(who, invoice, newest),
      nextPending(who, invoice, middle),
      nextPending(who, invoice, oldest),
    ]).toEqual([newest, middle, oldest, null])
    expect(nextPending(who, invoice, oldest, { filter: {}, sort: 'invoice_number' })).toBe(middle)
    expect([previousPending(who, invoice, oldest), previousPending(who, invoice, newest)]).toEqual([middle, null])
  })

  test('goes on from a document that has just been approved', () => {
    const { who, ids } = threeInvoices()
    approveDocument(who, ids[1]!)
    expect(nextPending(who, invoice, ids[1]!)).toBe(ids[0])
  })

  test('passes over postponed ones until the next day, and over what the filter leaves out', () => {
    const { who, ids } = threeInvoices()
    postponeDocument(who, ids[1]!, 'UTC')
    expect(nextPending(who, invoice, ids[2]!)).toBe(ids[0])
    expect(nextPending(at(who, '2026-03-10T23:59:59Z'), invoice, ids[2]!)).toBe(ids[0])
    expect(nextPending(at(who, '2026-03-11T00:00:00Z'), invoice, ids[2]!)).toBe(ids[1])
    expect(nextPending(who, invoice, null, { filter: { q: 'N-1' }, sort: '-created_at' })).toBe(ids[0])
  })

  test('tomorrow begins where the reader is, be it an hour away or a day and more', () => {
    const { who, ids } = threeInvoices()
    const evening = at(who, '2026-03-10T22:30:00Z')
    const isBack = (now: string) => nextPending(at(who, now), invoice, ids[2]!) === ids[1]
    postponeDocument(evening, ids[1]!, 'Europe/Paris')
    expect([isBack('2026-03-10T22:59:59Z'), isBack('2026-03-10T23:00:00Z')]).toEqual([false, true])
    postponeDocument(evening, ids[1]!, 'Pacific/Auckland')
    expect([isBack('2026-03-11T10:59:59Z'), isBack('2026-03-11T11:00:00Z')]).toEqual([false, true])
  })
})
