import { expect, test } from 'vitest'
import { recallKnown } from '#app/domain/learning/recall-known.server.ts'
import { recallParties } from '#app/domain/parties/recall-parties.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'

test('parties grow out of approvals and are recalled by name, tax id or account', () => {
  const who = makeWho()
  const known = { supplier_tax_id: 'FR40303265045', bank_details: 'IBAN FR76 3000 6000 0112 3456 7890 189 BIC AGRIFRPP' }
  approveDocument(who, makePending(who, 'invoice', withFields(INVOICE, known)))
  const verger = { role: 'supplier', names: ['Verger du Midi SARL'], tax_id: 'FR40303265045', accounts: ['fr7630006000011234567890189'] }
  for (const text of ['Facture de VERGER DU MIDI, s.a.r.l. 12', 'TVA FR 40 303 265 045', 'FR76 3000 6000 0112 3456 7890 189'])
    expect(recallParties(who.db, text)).toMatchObject([verger])
  expect(recallParties(who.db, 'Verger du Midi Sarl, Lyon')).toMatchObject([verger])
  expect(recallParties(who.db, 'für Cantine Nord')).toMatchObject([{ role: 'customer', names: ['Cantine Nord'] }])
  expect(recallKnown(who.db, 'Quayside Pumps GmbH')).toBeUndefined()
})
