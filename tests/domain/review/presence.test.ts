import { describe, expect, test } from 'vitest'
import { invoice } from '#app/contract/kinds/index.ts'
import { measureDocuments } from '#app/domain/analytics/measure.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { nextPending } from '#app/domain/review/next-pending.server.ts'
import { postponeDocument } from '#app/domain/review/postpone.server.ts'
import { holdDocument, noteReviewTime, releaseDocument } from '#app/domain/review/presence.server.ts'
import { at, INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'

describe('two people at one document', () => {
  test('the first holds it until the heart-beat runs out, it is left, or it is taken over', () => {
    const ada = makeWho()
    const bob = makeWho('reviewer', ada.db)
    const id = makePending(ada, 'invoice')
    expect(holdDocument(ada, id)).toMatchObject({ mine: true })
    expect(holdDocument(bob, id)).toMatchObject({ mine: false, holder: { id: ada.member.id, name: 'Ada Byron' } })
    expect(holdDocument(at(bob, '2026-03-10T12:01:01Z'), id)).toMatchObject({ mine: true })
    expect(holdDocument(at(ada, '2026-03-10T12:01:02Z'), id, { take_over: true })).toMatchObject({ mine: true })
    releaseDocument(ada, id)
    expect(holdDocument(at(bob, '2026-03-10T12:01:03Z'), id)).toMatchObject({ mine: true })
  })

  test('time at the desk is review time; opening ends a postponement', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    postponeDocument(who, id, 'UTC')
    expect(nextPending(who, invoice, null)).toBeNull()
    holdDocument(who, id, { active_ms: 12_000 })
    holdDocument(who, id, { active_ms: 8_000 })
    expect(nextPending(who, invoice, null)).toBe(id)
    approveDocument(who, id)
    expect(measureDocuments(who, invoice, 'today', 'UTC').measures.review_seconds).toBe(20)
  })

  test('what was worked since the last heart-beat counts: told with the approval, or on leaving', () => {
    const who = makeWho()
    const approved = makePending(who, 'invoice')
    const left = makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F-2026-002' }))
    holdDocument(who, approved)
    noteReviewTime(who, approved, 7_000)
    approveDocument(who, approved)
    expect(measureDocuments(who, invoice, 'today', 'UTC').measures.review_seconds).toBe(7)
    releaseDocument(who, left, { active_ms: 3_000 })
    approveDocument(who, left)
    expect(measureDocuments(who, invoice, 'today', 'UTC').measures.review_seconds).toBe(10)
  })
})
