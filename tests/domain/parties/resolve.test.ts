import { describe, expect, test } from 'vitest'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { resolveParties } from '#app/domain/parties/resolve.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
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

  test('where approved orders carried several codes, the one that is filled in is doubtful', () => {
    const who = makeWho()
    for (const [name, code] of [
      ['PO-1', 'C-12'],
      ['PO-2', 'C-13'],
    ] as const)
      approveDocument(who, makePending(who, 'work_order', withFields(ORDER, { name, customer_code: code })))
    const view = findDocument(who, makePending(who, 'work_order', withFields(ORDER, { name: 'PO-78' })))
    expect(view.fields.customer_code).toBe('C-12')
    expect(view.provenance.fields.customer_code?.confidence).toBeLessThan(0.9)
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

describe('a client that a person named', () => {
  const nameClient = (who: ReturnType<typeof makeWho>, id: string, client: string) =>
    editDocument(who, id, { version: findDocument(who, id).version, fields: { client } })
  const next = (who: ReturnType<typeof makeWho>, name: string, kind: 'invoice' | 'work_order' = 'work_order') =>
    findDocument(who, makePending(who, kind, kind === 'invoice' ? undefined : withFields(ORDER, { name }))).fields

  test('is whom the printed name means on the next paper, with the code that goes with it', () => {
    const who = makeWho()
    const first = makePending(who, 'work_order', ORDER)
    const { customer_company_name: printed } = findDocument(who, first).fields
    approveDocument(who, makePending(who, 'work_order', withFields(ORDER, { name: 'PO-1' }))) // known under its printed name before
    nameClient(who, first, 'Groupe Nord')
    editDocument(who, first, { version: findDocument(who, first).version, fields: { customer_code: 'K-77' } })
    approveDocument({ ...who, now: new Date(who.now.getTime() + 1000) }, first)
    expect(next(who, 'PO-90')).toMatchObject({ client: 'Groupe Nord', customer_company_name: printed, customer_code: 'K-77' })
  })

  test('is named back by the next person who says otherwise', () => {
    const who = makeWho()
    const first = makePending(who, 'work_order', ORDER)
    const printed = findDocument(who, first).fields.customer_company_name!
    nameClient(who, first, 'Groupe Nord')
    approveDocument(who, first)
    const second = makePending(who, 'work_order', withFields(ORDER, { name: 'PO-2' }))
    nameClient(who, second, printed)
    approveDocument({ ...who, now: new Date(who.now.getTime() + 1000) }, second)
    expect(next(who, 'PO-91').client).toBe(printed)
  })

  test('goes with the approval that is taken back, unless another one says the same', () => {
    const who = makeWho()
    const [first, second] = [ORDER, withFields(ORDER, { name: 'PO-2' })].map((reading) => makePending(who, 'work_order', reading)) as [
      string,
      string,
    ]
    const printed = findDocument(who, first).fields.customer_company_name
    for (const id of [first, second]) {
      nameClient(who, id, 'Groupe Nord')
      approveDocument(who, id)
    }
    reopenDocument(who, first)
    expect(next(who, 'PO-92').client).toBe('Groupe Nord')
    reopenDocument(who, second)
    expect(next(who, 'PO-93').client).toBe(printed)
  })
})
