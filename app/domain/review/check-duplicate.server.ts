import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { codeKey, nameKey } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'

interface Twin {
  id: string
  title: string | null
  same_number: 0 | 1
}

/**
 * Same sender and number as another document of the kind that is approved, or that waits and was here earlier: so of two twins
 * one can always be approved. Rejected and deleted ones don't count.
 */
export function checkDuplicate(db: Database, row: DocumentRow, { fields }: Values): Check {
  const isInvoice = row.kind === 'invoice'
  const numberField = isInvoice ? 'invoice_number' : 'name'
  const partyField = isInvoice ? 'supplier_name' : 'customer_company_name'
  const number = codeKey(fields[numberField] ?? '')
  const party = nameKey(fields[partyField] ?? '')
  const taxId = isInvoice ? codeKey(fields.supplier_tax_id ?? '') : ''
  const named = [numberField, partyField]
  if (!number || (!party && !taxId)) return { code: 'duplicate', status: 'not_applicable', fields: named }
  const others = db.$client.prepare(isInvoice ? INVOICES : ORDERS).all({ id: row.id, seq: row.seq, number, party, taxId }) as Twin[]
  const twin = others.find((other) => other.same_number === 1)
  if (twin) return { code: 'duplicate', status: 'failed', fields: named, details: { id: twin.id, number: fields[numberField]! } }
  return { code: 'duplicate', status: others.length > 0 ? 'passed' : 'not_applicable', fields: named }
}

const COUNTED = `d.deleted_at is null and d.id <> @id and (d.status = 'approved' or (d.status = 'pending' and d.seq < @seq))`

// Twins first; one other document of the sender is enough to know that there was something to compare with.
const INVOICES = `
  select d.id, d.title, v.number_key is @number as same_number from invoices v join documents d on d.id = v.document_id
  where ((@party <> '' and v.supplier_key = @party) or (@taxId <> '' and v.tax_id_key = @taxId)) and ${COUNTED}
  order by same_number desc, d.seq limit 1`

const ORDERS = `
  select d.id, d.title, v.number_key is @number as same_number from work_orders v join documents d on d.id = v.document_id
  where @party <> '' and v.customer_key = @party and @taxId = '' and ${COUNTED}
  order by same_number desc, d.seq limit 1`
