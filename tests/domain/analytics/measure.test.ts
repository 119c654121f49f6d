import { describe, expect, test } from 'vitest'
import { invoice } from '#app/contract/kinds/index.ts'
import { measureDocuments } from '#app/domain/analytics/measure.server.ts'
import { createDocument } from '#app/domain/documents/create.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { purgeDocument } from '#app/domain/documents/purge-trash.server.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { approveDocument, approveDocuments } from '#app/domain/review/approve.server.ts'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
import { reviewTimes } from '#db/schema/approvals.ts'
import { at, INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'

describe('the measures', () => {
  test('count uploads, corrections, untouched values and what was saved', async () => {
    const who = makeWho()
    const corrected = makePending(who, 'invoice', withFields(INVOICE, { due_date: '2026-03-31' }))
    const touchless = makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F-2' }))
    makePending(at(who, '2026-02-01T12:00:00Z'), 'invoice', withFields(INVOICE, { invoice_number: 'F-3' }))
    const { version, items } = findDocument(who, corrected)
    // Corrected: the number. Missed: the terms. Spurious: the due date. A new row with two filled cells. `client` follows its printed name.
    editDocument(who, corrected, {
      version,
      fields: { invoice_number: 'F-2026-009', payment_terms: '30 jours', due_date: null },
      items: [{ id: items[0]!.id }, { description: 'Poires', quantity: '1' }],
    })
    who.db.insert(reviewTimes).values({ document_id: corrected, at: 0, ms: 20_000, member_id: who.member.id }).run()
    approveDocument(who, corrected)
    await approveDocuments({ ...who, via: 'cli' }, invoice, [touchless])

    const { measures, series, by_field, from, to } = measureDocuments(who, invoice, 'last_7_days', 'UTC')
    expect([from, to, series.length]).toEqual(['2026-03-04', '2026-03-10', 7])
    expect(measures).toMatchObject({
      uploaded: 2,
      processed: 2,
      approved: 2,
      corrections: 5,
      mean_corrections: 2.5,
      error_values: 5,
      touchless_by_rule: 1,
      touchless_by_person: 0,
      review_seconds: 20,
    })
    expect(series.at(-1)).toMatchObject({ day: '2026-03-10', uploaded: 2, approved: 2, corrections: 5 })
    expect(by_field).toContainEqual({ field: 'items.quantity', corrections: 1 })
    expect(by_field).toContainEqual({ field: 'due_date', corrections: 1 })
    expect(measures.time_saved_seconds).toBeGreaterThan(0)
    expect(measureDocuments(who, invoice, 'last_6_months', 'UTC').measures.uploaded).toBe(3)
  })

  test('a deleted row is one correction; reopening takes the approval out', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    editDocument(who, id, { version: findDocument(who, id).version, fields: {}, items: [] })
    approveDocument(who, id)
    const measure = () => measureDocuments(who, invoice, 'today', 'Europe/Paris').measures
    expect(measure()).toMatchObject({ approved: 1, corrections: 1 })
    reopenDocument(who, id)
    expect(measure()).toMatchObject({ approved: 0, corrections: 0, mean_corrections: null })
  })

  test('what a person entered by hand was never read: it is approved, and neither without a correction nor with one', async () => {
    const who = makeWho()
    const id = createDocument(who, invoice, { fields: { invoice_number: 'H-1' } }).id
    approveDocument(who, id)
    const measure = () => measureDocuments(who, invoice, 'today', 'UTC').measures
    const counted = { uploaded: 1, processed: 0, approved: 1, corrections: 0, touchless_by_rule: 0, touchless_by_person: 0 }
    expect(measure()).toMatchObject(counted)
    removeDocument(who, id)
    await purgeDocument(who, id)
    expect(measure(), 'and no different once it is gone').toMatchObject(counted)
  })

  test('figures of the past stay when documents go for good', async () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    makePending(who, 'invoice', withFields(INVOICE, { invoice_number: 'F-2' }))
    const { version } = findDocument(who, id)
    editDocument(who, id, { version, fields: { payment_terms: '30 jours' }, items: [] })
    approveDocument(who, id)
    const later = at(who, '2026-03-12T12:00:00Z')
    const figures = () => measureDocuments(later, invoice, 'last_7_days', 'UTC')
    const before = figures()
    expect(before.measures).toMatchObject({ uploaded: 2, processed: 2, approved: 1, corrections: 2 })
    removeDocument(who, id)
    await purgeDocument(who, id)
    expect(figures()).toEqual(before)
    expect(measureDocuments(at(who, '2026-05-12T12:00:00Z'), invoice, 'last_7_days', 'UTC').measures.uploaded).toBe(0)
  })

  test('time saved as reckoned by hand: four values of fourteen characters, less ten seconds of review', () => {
    const who = makeWho()
    const content = {
      fields: { invoice_number: 'F-1', total_amount_with_tax: '10.00' },
      items: [{ description: 'Pears', quantity: '2' }],
    }
    const approve = (ms: number) => {
      const id = makePending(who, 'invoice', content)
      who.db.insert(reviewTimes).values({ document_id: id, at: 0, ms, member_id: who.member.id }).run()
      approveDocument(who, id)
    }
    const measure = () => measureDocuments(who, invoice, 'today', 'UTC').measures
    approve(10_000)
    // 4 × 3.8 s + 14 × 0.24 s = 18.56 s; 18.56 − 10 = 8.56.
    expect(measure()).toMatchObject({ correct_values: 4, error_values: 0, corrections: 0, review_seconds: 10, time_saved_seconds: 9 })
    approve(60_000)
    // 8.56 + 18.56 − 60 = −32.88: a loss is shown as one.
    expect(measure()).toMatchObject({ approved: 2, touchless_by_person: 2, review_seconds: 70, time_saved_seconds: -33 })
  })
})
