import { expect, test } from 'vitest'
import { measureDocuments } from '#app/domain/analytics/measure.server.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { viewHome } from '#app/domain/documents/view-home.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { at, INVOICE, makePending, makeWho } from '#tests/support/make-documents.ts'

test('today’s figures are those of the analytics, also of what went into the trash', () => {
  const who = makeWho()
  makePending(at(who, '2026-03-09T22:00:00Z'), 'invoice', INVOICE)
  makePending(at(who, '2026-03-09T23:30:00Z'), 'invoice', INVOICE)
  const gone = makePending(who, 'invoice', INVOICE)
  approveDocument(who, gone, { override: true, note: 'known' })
  removeDocument(who, gone)
  const { measures } = measureDocuments(who, kinds.invoice, 'today', 'Europe/Paris')
  expect(measures).toMatchObject({ uploaded: 2, approved: 1 })
  const ofInvoices = viewHome(who, 'Europe/Paris').kinds.find(({ kind }) => kind === 'invoice')
  expect(ofInvoices).toMatchObject({ waiting: 2, uploadedToday: 2, approvedToday: 1 })
})
