import { eq } from 'drizzle-orm'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { documents } from '#db/schema/documents.ts'
import { announceChange } from '../documents/changes.ts'
import { codeKey } from '../documents/keys.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import { doubtColumns } from '../documents/refresh.server.ts'
import { documentRowOf } from '../documents/row-of.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import { readValues } from '../documents/values.server.ts'
import { keysOfCompany } from '../parties/keys-of-company.server.ts'
import { INVOICES_OF_SUPPLIER } from '../parties/papers-of-company.ts'
import { inTransaction } from '../in-transaction.ts'
import { withPriceChanges } from './price-changes.server.ts'
import type { ReadAlready } from './read-once.ts'
import { withChecksOfOthers } from './recheck.server.ts'

/** More waiting documents are not looked at for one change. */
const MOST = 100

/**
 * What one document says may be an alarm for others that wait: its sender's account, its number, the prices of an order. Call after it changed:
 * their checks are made again and told to whoever watches. Their version stays, so that nobody who works on one is disturbed. What only waits
 * itself reaches no further than documents of the same `number`: an account counts when it was approved.
 */
export function refreshNeighbours(db: Database, row: DocumentRow, reach: 'sender' | 'number' = 'sender'): void {
  const already: ReadAlready = new Map()
  const changed = inTransaction(db, () => neighboursOf(db, row, reach).flatMap((waiting) => recheck(db, waiting, already) ?? []))
  for (const waiting of changed) announceChange(db, waiting)
}

function neighboursOf(db: Database, row: DocumentRow, reach: 'sender' | 'number'): DocumentRow[] {
  const { fields } = readValues(db, row.kind, row.id)
  const keys =
    row.kind === 'invoice'
      ? keysOfCompany(db, 'supplier', fields.supplier_name, fields.supplier_tax_id)
      : { ...keysOfCompany(db, 'customer', fields.customer_company_name), order: codeKey(fields.name ?? '') }
  const number = reach === 'number' && row.kind === 'invoice' ? codeKey(fields.invoice_number ?? '') : null
  const statement = db.$client.prepare(row.kind === 'invoice' ? OF_SUPPLIER : OF_ORDER)
  return statement.all({ ...keys, number, sender: Number(reach === 'sender'), id: row.id, most: MOST }).map(documentRowOf)
}

function recheck(db: Database, row: DocumentRow, already: ReadAlready): DocumentRow | undefined {
  const values = readValues(db, row.kind, row.id)
  const checks = withChecksOfOthers(db, row, values, row.checks, already)
  const warnings = withPriceChanges(db, row, values, row.warnings, already)
  if (JSON.stringify([checks, warnings]) === JSON.stringify([row.checks, row.warnings])) return undefined
  const { doubtful } = doubtColumns(kinds[row.kind], values, readProvenance(db, row.id), checks, warnings)
  return db.update(documents).set({ checks, warnings, doubtful }).where(eq(documents.id, row.id)).returning().get()
}

const WAITING = `d.status = 'pending' and d.deleted_at is null and d.id <> @id order by d.seq desc limit @most`

const OF_SUPPLIER = `
  select d.* from ${INVOICES_OF_SUPPLIER} p cross join documents d on d.id = p.document_id join invoices v on v.document_id = d.id
  where (@number is null or v.number_key = @number) and ${WAITING}`

// Twins of the order, the invoices that name it, and what else the customer ordered.
const OF_ORDER = `
  select d.* from (
    select o.document_id from work_orders o
    where o.customer_key in (select value from json_each(@parties)) and (@sender or (@order <> '' and o.number_key = @order))
    union select v.document_id from invoices v where @order <> '' and v.order_key = @order
  ) p cross join documents d on d.id = p.document_id
  where @number is null and ${WAITING}`
