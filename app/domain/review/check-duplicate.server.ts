import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { codeKey, scaleDecimal } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { keysOfCompany } from '../parties/keys-of-company.server.ts'

interface Twin {
  id: string
  title: string | null
  same_number: 0 | 1
}

/**
 * Same sender and number as another document of the kind that is approved, or that waits and was here earlier: so of two twins
 * one can always be approved. Where the sender reads otherwise (a name in a picture), number, date and total together tell. Rejected and deleted ones don't count.
 */
export function checkDuplicate(db: Database, row: DocumentRow, { fields }: Values): Check {
  const isInvoice = row.kind === 'invoice'
  const numberField = isInvoice ? 'invoice_number' : 'name'
  const partyField = isInvoice ? 'supplier_name' : 'customer_company_name'
  const number = codeKey(fields[numberField] ?? '')
  const keys = keysOfCompany(db, isInvoice ? 'supplier' : 'customer', fields[partyField], isInvoice ? fields.supplier_tax_id : null)
  const named = [numberField, partyField]
  if (!number || (keys.parties === '[]' && keys.taxIds === '[]')) return { code: 'duplicate', status: 'not_applicable', fields: named }
  const same = { date: fields[kinds[row.kind].dateField] ?? null, total: scaleDecimal(fields[kinds[row.kind].totalField]) }
  const others = db.$client.prepare(isInvoice ? INVOICES : ORDERS).all({ id: row.id, seq: row.seq, number, ...keys, ...same }) as Twin[]
  const twin = others.find((other) => other.same_number === 1)
  if (twin) return { code: 'duplicate', status: 'failed', fields: named, details: { id: twin.id, number: fields[numberField]! } }
  return { code: 'duplicate', status: others.length > 0 ? 'passed' : 'not_applicable', fields: named }
}

const COUNTED = `d.deleted_at is null and d.id <> @id and (d.status = 'approved' or (d.status = 'pending' and d.seq < @seq))`

// The same number, day and total under another name.
const SAME_PAPER = `(v.number_key = @number and length(@number) > 2 and d.document_date = @date and d.total_scaled = @total)`

// "INV 20417" that was read as "20417": of the same sender, day and total it is the same invoice.
const PART_OF_NUMBER = `(min(length(@number), length(v.number_key)) >= 4 and d.document_date = @date and d.total_scaled = @total
  and (v.number_key like '%' || @number or @number like '%' || v.number_key))`

// Twins first; one other document of the sender is enough to know that there was something to compare with.
const INVOICES = `
  select d.id, d.title, (v.number_key is @number or coalesce(${PART_OF_NUMBER}, 0)) as same_number from invoices v join documents d on d.id = v.document_id
  where (v.supplier_key in (select value from json_each(@parties)) or v.tax_id_key in (select value from json_each(@taxIds)) or ${SAME_PAPER}) and ${COUNTED}
  order by same_number desc, d.seq limit 1`

const ORDERS = `
  select d.id, d.title, v.number_key is @number as same_number from work_orders v join documents d on d.id = v.document_id
  where (v.customer_key in (select value from json_each(@parties)) or ${SAME_PAPER}) and ${COUNTED}
  order by same_number desc, d.seq limit 1`
