import { describe, expect, test } from 'vitest'
import type { CheckCode } from '#app/contract/reading.ts'
import { invoice, workOrder } from '#app/contract/kinds/index.ts'
import { createDocument } from '#app/domain/documents/create.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { moveDocument } from '#app/domain/documents/move.server.ts'
import { removeDocument, restoreDocument } from '#app/domain/documents/remove.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import type { Who } from '#app/domain/who.ts'
import { makeWho } from '#tests/support/make-documents.ts'

const statusOf = (who: Who, id: string, code: CheckCode) => findDocument(who, id).checks.find((check) => check.code === code)?.status
const rename = (who: Who, id: string, fields: Record<string, string>) =>
  editDocument(who, id, { version: findDocument(who, id).version, fields })
const makeInvoice = (who: Who, fields: Record<string, string>) =>
  createDocument(who, invoice, { fields: { supplier_name: 'Verger', ...fields } }).id
const makeOrder = (who: Who, name: string) => createDocument(who, workOrder, { fields: { name, customer_company_name: 'Cantine' } }).id

describe('the checks of what waits keep up with its neighbours', () => {
  test('a twin that bears another number now is none any more', () => {
    const who = makeWho()
    const first = makeInvoice(who, { invoice_number: 'F-7' })
    const second = makeInvoice(who, { invoice_number: 'F-7' })
    expect(statusOf(who, second, 'duplicate')).toBe('failed')
    rename(who, first, { invoice_number: 'F-8' })
    expect(statusOf(who, second, 'duplicate')).toBe('passed')
    rename(who, first, { invoice_number: 'F-7' })
    expect(statusOf(who, second, 'duplicate')).toBe('failed')
  })

  test('a twin that was moved to the other kind is none any more, until it comes back', () => {
    const who = makeWho()
    const first = makeInvoice(who, { invoice_number: 'F-7' })
    const second = makeInvoice(who, { invoice_number: 'F-7' })
    moveDocument(who, first, 'work_order')
    expect(statusOf(who, second, 'duplicate')).toBe('not_applicable')
    moveDocument(who, first, 'invoice')
    rename(who, first, { supplier_name: 'Verger' })
    expect(statusOf(who, second, 'duplicate')).toBe('failed')
  })

  test('an order made by hand is known to the invoice that named it before, until it is called otherwise', () => {
    const who = makeWho()
    const waiting = makeInvoice(who, { invoice_number: 'F-7', order_reference: 'PO-9' })
    expect(statusOf(who, waiting, 'order_known')).toBe('not_applicable')
    const order = makeOrder(who, 'PO-9')
    expect(statusOf(who, waiting, 'order_known')).toBe('passed')
    rename(who, order, { name: 'PO-10' })
    expect(statusOf(who, waiting, 'order_known')).toBe('not_applicable')
  })

  test('what comes back from the trash counts again: the account of an approved invoice, the number of one that waits', () => {
    const who = makeWho()
    const approved = makeInvoice(who, { invoice_number: 'F-1', bank_details: 'FR7630006000011234567890189' })
    const waiting = makeInvoice(who, { invoice_number: 'F-2', bank_details: 'DE89370400440532013000' })
    approveDocument(who, approved, {})
    expect(statusOf(who, waiting, 'bank_details_changed')).toBe('failed')
    removeDocument(who, approved)
    expect(statusOf(who, waiting, 'bank_details_changed')).toBe('not_applicable')
    restoreDocument(who, approved)
    expect(statusOf(who, waiting, 'bank_details_changed')).toBe('failed')
  })
})
