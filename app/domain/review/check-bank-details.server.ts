import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { accountKeys } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { companyKeysOnce } from './company-keys-once.ts'
import { INVOICES_OF_SUPPLIER } from '../parties/papers-of-company.ts'
import { readOnce, type ReadAlready } from './read-once.ts'

interface Paid {
  id: string
  bank_details: string
}

const LOOKED_AT = 50 // newest approved invoices of the supplier

/** An account that none of this supplier's approved invoices named is an alarm: that is how payments are diverted. */
export function checkBankDetails(db: Database, row: DocumentRow, { fields }: Values, already: ReadAlready): Check {
  const fieldNames = ['bank_details']
  const none: Check = { code: 'bank_details_changed', status: 'not_applicable', fields: fieldNames }
  if (row.kind !== 'invoice' || !fields.bank_details) return none
  const keys = companyKeysOnce(db, already, 'supplier', fields.supplier_name, fields.supplier_tax_id)
  const approved = readOnce(already, 'accounts', keys, () => prepared(db, APPROVED).all({ ...keys, limit: LOOKED_AT }) as Paid[])
  const known = approved.filter(({ id }) => id !== row.id).map(({ bank_details }) => bank_details)
  if (known.length === 0) return none
  const accounts = new Set(known.flatMap(accountKeys))
  const isKnown = accountKeys(fields.bank_details).every((key) => accounts.has(key))
  if (isKnown) return { ...none, status: 'passed' }
  return { ...none, status: 'failed', details: { known: known[0]!, printed: fields.bank_details } }
}

const APPROVED = `
  select d.id, v.bank_details from ${INVOICES_OF_SUPPLIER} p cross join documents d on d.id = p.document_id join invoices v on v.document_id = d.id
  where v.bank_details is not null and d.status = 'approved' and d.deleted_at is null
  order by d.seq desc limit @limit`
