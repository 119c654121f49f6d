import type { DocumentView } from '#app/contract/documents.ts'
import type { Provenance } from '#app/contract/reading.ts'

const sure: Provenance = { confidence: 0.98, source: 'layout', page: 1, box: [0.6, 0.1, 0.7, 0.12], text: 'F-1' }

/** An invoice with two rows, its due date doubted. */
export function makeView(changes: Partial<DocumentView> = {}): DocumentView {
  return {
    id: 'd1',
    kind: 'invoice',
    status: 'pending',
    file_name: 'a.pdf',
    pages: 1,
    created_at: '2026-01-02T10:00:00.000Z',
    created_by: 'Ann',
    approved_at: null,
    approved_by: null,
    confidence: 0.5,
    doubtful: 1,
    version: 3,
    failure: null,
    sha256: 'ab',
    language: 'fr',
    creator_id: 'm1',
    approver_id: null,
    reject_reason: null,
    deleted_at: null,
    fields: {
      invoice_number: 'F-1',
      invoice_date: '2026-01-02',
      due_date: '2026-02-01',
      supplier_name: 'Verger SARL',
      subtotal_without_tax: '30.00',
      tax_amount: '6.00',
      total_amount_with_tax: '36.00',
      payment_terms: null,
    },
    items: [
      { id: 'r1', description: 'Pommes', quantity: '2', unit_price: '5.00', total_amount: '10.00' },
      { id: 'r2', description: 'Poires', quantity: '4', unit_price: '5.00', total_amount: '20.00' },
    ],
    vat_details: [{ id: 'v1', rate: '20', amount: '6.00' }],
    checks: [],
    warnings: [],
    pages_not_read: [],
    provenance: {
      fields: {
        invoice_number: sure,
        invoice_date: sure,
        due_date: { ...sure, confidence: 0.4 },
        supplier_name: sure,
        subtotal_without_tax: sure,
        tax_amount: sure,
        total_amount_with_tax: sure,
      },
      items: { r1: { quantity: sure, total_amount: sure }, r2: { quantity: sure, total_amount: { ...sure, confidence: 0.6 } } },
      vat_details: {},
    },
    events: [],
    ...changes,
  }
}
