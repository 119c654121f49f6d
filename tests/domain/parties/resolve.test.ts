import { describe, expect, test } from 'vitest'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { resolveParties } from '#app/domain/parties/resolve.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

describe('known parties', () => {
  test('an order without a customer code gets the one that approved orders carried', () => {
    const who = makeWho()
    approveDocument(who, makePending(who, 'work_order', withFields(ORDER, { customer_code: 'C-12' })))
    const next = makePending(who, 'work_order', withFields(ORDER, { name: 'PO-78', customer_company_name: 'CANTINE NORD SARL' }))
    const view = findDocument(who, next)
    expect(view.fields).toMatchObject({ customer_code: 'C-12', client: 'Cantine Nord', customer_company_name: 'CANTINE NORD SARL' })
    expect(view.provenance.fields.customer_code).toMatchObject({ source: 'learned' })
  })

  test('a code that memory of the layout read from the page stands against the one that approved orders carried', () => {
    const who = makeWho()
    approveDocument(who, makePending(who, 'work_order', withFields(ORDER, { customer_code: 'C-12' })))
    const fields = { customer_company_name: 'Cantine Nord', customer_code: 'D-99' }
    const codeWith = (place: object) => {
      const proofs = { fields: { customer_code: { source: 'learned' as const, confidence: 0.96, ...place } }, items: {}, vat_details: {} }
      return resolveParties(who.db, 'work_order', { fields, items: [], vat_details: [] }, proofs).values.fields.customer_code
    }
    expect(codeWith({ page: 1, box: [0.1, 0.1, 0.2, 0.12] })).toBe('D-99')
    expect(codeWith({})).toBe('C-12')
  })

  test('what follows from an edit is in the history too; what a person typed stays', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice')
    const renamed = editDocument(who, id, { version: findDocument(who, id).version, fields: { client_name: 'Cantine Sud' } })
    expect(renamed.fields.client).toBe('Cantine Sud')
    expect(renamed.events.filter((event) => event.type === 'edited').map((event) => event.field)).toEqual(['client_name', 'client'])
    const typed = editDocument(who, id, { version: renamed.version, fields: { client: 'Groupe Sud' } })
    const again = editDocument(who, id, { version: typed.version, fields: { client_name: 'Cantine Est' } })
    expect(again.fields.client).toBe('Groupe Sud')
  })

  test('a code on a company that is not the same is left alone', () => {
    const who = makeWho()
    approveDocument(who, makePending(who, 'work_order', withFields(ORDER, { customer_code: 'C-12' })))
    const other = makePending(who, 'work_order', withFields(ORDER, { name: 'PO-79', customer_company_name: 'Cantine Nord-Est' }))
    expect(findDocument(who, other).fields.customer_code).toBeNull()
  })
})
