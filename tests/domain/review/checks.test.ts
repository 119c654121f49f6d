import { describe, expect, test } from 'vitest'
import type { CheckCode } from '#app/contract/reading.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { impliedAdjustment } from '#app/domain/review/adjustment.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import type { Who } from '#app/domain/who.ts'
import { cell, INVOICE, makePending, makeWho, ORDER, withFields, type Content } from '#tests/support/make-documents.ts'

const checkOf = (who: Who, id: string, code: CheckCode) => findDocument(who, id).checks.find((check) => check.code === code)
const invoiceOf = (fields: Record<string, string>, items?: Content['items']): Content => ({
  ...withFields(INVOICE, fields),
  ...(items ? { items } : {}),
})

describe('the same document twice', () => {
  test('is noticed on the later one, by number and sender without regard to how they are written', () => {
    const who = makeWho()
    const first = makePending(who, 'invoice', invoiceOf({ invoice_number: 'F 2026/7', supplier_name: 'Verger du Midi' }))
    const second = makePending(who, 'invoice', invoiceOf({ invoice_number: 'F-2026-7', supplier_name: 'VERGER DU MIDI S.A.R.L.' }))
    expect(checkOf(who, first, 'duplicate')?.status).toBe('not_applicable')
    expect(checkOf(who, second, 'duplicate')).toMatchObject({ status: 'failed', details: { id: first } })
  })

  test('is no alarm for another sender, another number, or a rejected twin', () => {
    const who = makeWho()
    const first = makePending(who, 'invoice', invoiceOf({ invoice_number: '7' }))
    const other = makePending(who, 'invoice', invoiceOf({ invoice_number: '7', supplier_name: 'Ferme Bleue' }))
    const next = makePending(who, 'invoice', invoiceOf({ invoice_number: '8' }))
    expect([checkOf(who, other, 'duplicate')?.status, checkOf(who, next, 'duplicate')?.status]).toEqual(['not_applicable', 'passed'])
    rejectDocument(who, first, 'wrong')
    const again = makePending(who, 'invoice', invoiceOf({ invoice_number: '7' }))
    expect(checkOf(who, again, 'duplicate')?.status).toBe('passed')
  })

  test('is noticed by number, date and total where the sender reads otherwise', () => {
    const who = makeWho()
    makePending(who, 'invoice', invoiceOf({ invoice_number: 'F-2026-7', supplier_name: 'Verger du Midi' }))
    const second = makePending(who, 'invoice', invoiceOf({ invoice_number: 'f 2026 7', supplier_name: 'Facture' }))
    expect(checkOf(who, second, 'duplicate')?.status).toBe('failed')
  })

  test('is noticed where only the end of the number was read, on the same day for the same total', () => {
    const who = makeWho()
    makePending(who, 'invoice', invoiceOf({ invoice_number: 'INV-20417' }))
    const end = makePending(who, 'invoice', invoiceOf({ invoice_number: '20417' }))
    const other = makePending(who, 'invoice', invoiceOf({ invoice_number: '0417', total_amount_with_tax: '99.00' }))
    expect([end, other].map((id) => checkOf(who, id, 'duplicate')?.status)).toEqual(['failed', 'passed'])
  })

  test('of orders without a number is told by day and total as well, since their title stands over every one of them', () => {
    const who = makeWho()
    const orderOf = (order_date: string, name = 'BON DE COMMANDE') => withFields(ORDER, { name, order_date })
    makePending(who, 'work_order', orderOf('2026-05-04'))
    const other = makePending(who, 'work_order', orderOf('2026-05-11'))
    const again = makePending(who, 'work_order', orderOf('2026-05-11'))
    expect([other, again].map((id) => checkOf(who, id, 'duplicate')?.status)).toEqual(['passed', 'failed'])
    makePending(who, 'work_order', orderOf('2026-05-04', 'BC-7'))
    const sameNumber = makePending(who, 'work_order', orderOf('2026-06-01', 'BC-7'))
    expect(checkOf(who, sameNumber, 'duplicate')?.status).toBe('failed')
  })

  test('is no alarm any more when its twin is rejected or deleted', () => {
    const who = makeWho()
    const first = makePending(who, 'invoice')
    const second = makePending(who, 'invoice')
    expect(checkOf(who, second, 'duplicate')?.status).toBe('failed')
    rejectDocument(who, first, 'came twice')
    expect(checkOf(who, second, 'duplicate')?.status).not.toBe('failed')
  })

  test('is looked for again when the number is edited, and for orders too', () => {
    const who = makeWho()
    makePending(who, 'work_order', withFields(ORDER, { name: 'PO-1' }))
    const id = makePending(who, 'work_order', withFields(ORDER, { name: 'PO-2' }))
    const edited = editDocument(who, id, { version: findDocument(who, id).version, fields: { name: 'po 1' } })
    expect(edited.checks.find((check) => check.code === 'duplicate')?.status).toBe('failed')
    expect(edited.doubtful).toBeGreaterThanOrEqual(2)
  })
})

describe('the order behind an invoice', () => {
  test('an unknown one says nothing', () => {
    const who = makeWho()
    const id = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77' }))
    expect([checkOf(who, id, 'order_known')?.status, checkOf(who, id, 'amounts_match_order')?.status]).toEqual([
      'not_applicable',
      'not_applicable',
    ])
  })

  test.each([
    ['the ordered price and quantity', { quantity: '12', unit_price: '16.67' }, 'passed', []],
    ['less than ordered', { quantity: '5', unit_price: '16.670' }, 'passed', []],
    ['another price', { quantity: '12', unit_price: '17.00' }, 'failed', ['items.0.unit_price']],
    ['more than ordered', { quantity: '13', unit_price: '16.67' }, 'failed', ['items.0.quantity']],
  ])('%s', (_name, line, status, fields) => {
    const who = makeWho()
    const order = makePending(who, 'work_order')
    const id = makePending(who, 'invoice', invoiceOf({ order_reference: 'po77' }, [{ divalto_code: 'GOL-1', ...line }]))
    expect(checkOf(who, id, 'order_known')).toMatchObject({ status: 'passed', details: { id: order } })
    expect(checkOf(who, id, 'amounts_match_order')).toMatchObject({ status, fields })
  })

  test('what earlier part deliveries have charged counts', () => {
    const who = makeWho()
    makePending(who, 'work_order')
    const part = { divalto_code: 'GOL-1', unit_price: '16.67' }
    const first = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77', invoice_number: '1' }, [{ ...part, quantity: '8' }]))
    approveDocument(who, first)
    const rest = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77', invoice_number: '2' }, [{ ...part, quantity: '4' }]))
    const more = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77', invoice_number: '3' }, [{ ...part, quantity: '5' }]))
    expect(checkOf(who, rest, 'amounts_match_order')?.status).toBe('passed')
    expect(checkOf(who, more, 'amounts_match_order')).toMatchObject({ status: 'failed', fields: ['items.0.quantity'] })
  })

  test.each([
    ['the very same name', 'GOLDEN', ['items.0.unit_price']],
    ['a similar name is never enough', 'Golden Delicious', []],
  ])('without article codes: %s', (_name, description, fields) => {
    const who = makeWho()
    makePending(who, 'work_order', { ...ORDER, items: [{ product_name: 'Golden', requested_quantity: '12', unit_price: '16.67' }] })
    const line = { description, quantity: '12', unit_price: '17.00' }
    const id = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77' }, [line]))
    expect(checkOf(who, id, 'amounts_match_order')?.fields).toEqual(fields)
  })

  test('an order that comes later is held against the invoices that wait', () => {
    const who = makeWho()
    const line = { divalto_code: 'GOL-1', quantity: '12', unit_price: '17.00' }
    const id = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77' }, [line]))
    expect(checkOf(who, id, 'order_known')?.status).toBe('not_applicable')
    approveDocument(who, makePending(who, 'work_order'))
    expect(checkOf(who, id, 'order_known')?.status).toBe('passed')
    expect(checkOf(who, id, 'amounts_match_order')?.status).toBe('failed')
  })

  test('without article codes the totals have to agree', () => {
    const who = makeWho()
    makePending(who, 'work_order', withFields(ORDER, { total_amount_without_tax: '200.00' }))
    const same = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77', invoice_number: '1' }))
    const other = makePending(who, 'invoice', invoiceOf({ order_reference: 'PO-77', invoice_number: '2', subtotal_without_tax: '180.00' }))
    expect([checkOf(who, same, 'amounts_match_order')?.status, checkOf(who, other, 'amounts_match_order')?.status]).toEqual([
      'passed',
      'failed',
    ])
  })
})

describe('bank details', () => {
  const account = 'IBAN FR76 3000 6000 0112 3456 7890 189 BIC AGRIFRPP'
  test('are held against the approved invoices of the supplier', () => {
    const who = makeWho()
    const first = makePending(who, 'invoice', invoiceOf({ invoice_number: '1', bank_details: account }))
    expect(checkOf(who, first, 'bank_details_changed')?.status).toBe('not_applicable')
    approveDocument(who, first)
    const same = makePending(who, 'invoice', invoiceOf({ invoice_number: '2', bank_details: 'FR7630006000011234567890189' }))
    const changed = makePending(who, 'invoice', invoiceOf({ invoice_number: '3', bank_details: account.replace('7890 189', '7890 188') }))
    const elsewhere = makePending(
      who,
      'invoice',
      invoiceOf({ invoice_number: '4', supplier_name: 'Ferme Bleue', bank_details: 'DE89370400440532013000' }),
    )
    expect([same, changed, elsewhere].map((id) => checkOf(who, id, 'bank_details_changed')?.status)).toEqual([
      'passed',
      'failed',
      'not_applicable',
    ])
  })
})

describe('an approval', () => {
  test('is told to what waits from the same supplier: another account is an alarm at once', () => {
    const who = makeWho()
    const first = makePending(who, 'invoice', invoiceOf({ invoice_number: '1', bank_details: 'FR7630006000011234567890189' }))
    const second = makePending(who, 'invoice', invoiceOf({ invoice_number: '2', bank_details: 'FR7630006000011234567890188' }))
    expect(checkOf(who, second, 'bank_details_changed')?.status).toBe('not_applicable')
    const { version } = findDocument(who, second)
    approveDocument(who, first)
    expect(checkOf(who, second, 'bank_details_changed')?.status).toBe('failed')
    expect(findDocument(who, second).version).toBe(version)
  })
})

describe('freight and discounts of the whole document', () => {
  test('that made the lines add up when it was read still count when it is edited', () => {
    const reading = {
      kind: 'invoice' as const,
      fields: { subtotal_without_tax: cell('210.00') },
      items: [{ total_amount: cell('200.00') }],
    }
    const passed = { code: 'items_add_up' as const, status: 'passed' as const, fields: [] }
    expect(impliedAdjustment({ ...reading, checks: [passed] })).toBe('10')
    expect(impliedAdjustment({ ...reading, checks: [{ ...passed, status: 'failed' }] })).toBeUndefined()
  })
})
