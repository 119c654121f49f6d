import { kinds } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { codeKey } from '../documents/keys.ts'
import { documentRowOf } from '../documents/row-of.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import { readFields } from '../documents/values.server.ts'
import { INVOICES_OF_SUPPLIER, ORDERS_OF_CUSTOMER } from '../parties/papers-of-company.ts'
import { companyKeysOnce } from './company-keys-once.ts'
import type { ReadAlready } from './read-once.ts'

/** More waiting documents of one company, or about one order, are not looked at for one change; the newest are. */
const MOST = 100

/** What a change reaches: all papers of the company, or those of the same number only. */
export type Reach = 'sender' | 'number'

/** The waiting documents for which something in `row` may be an alarm; what `asked` names was looked for already and is left out. */
export function neighboursOf(
  db: Database,
  row: DocumentRow,
  reach: Reach,
  already: ReadAlready = new Map(),
  asked = new Set<string>(),
): DocumentRow[] {
  const fields = readFields(db, row.kind, row.id)
  const isInvoice = row.kind === 'invoice'
  const keys = isInvoice
    ? companyKeysOnce(db, already, 'supplier', fields.supplier_name, fields.supplier_tax_id)
    : companyKeysOnce(db, already, 'customer', fields.customer_company_name)
  const number = codeKey(fields[kinds[row.kind].titleField] ?? '')
  const found = new Map<string, DocumentRow>()
  const look = (statement: string, given: object) => {
    const name = JSON.stringify([statement, given])
    if (asked.has(name)) return
    asked.add(name)
    for (const line of prepared(db, statement).all({ ...given, most: MOST })) {
      const waiting = documentRowOf(line)
      if (waiting.id !== row.id) found.set(waiting.id, waiting)
    }
  }
  if (isInvoice && reach === 'sender') look(OF_SUPPLIER, keys)
  if (isInvoice && reach === 'number') look(OF_NUMBER, { ...keys, number })
  if (!isInvoice && reach === 'sender') look(OF_CUSTOMER, { parties: keys.parties })
  if (!isInvoice && number !== '') look(OF_ORDER, { parties: keys.parties, order: number })
  return [...found.values()]
}

const WAITING = `d.status = 'pending' and d.deleted_at is null order by d.seq desc limit @most`

const OF_SUPPLIER = `select d.* from ${INVOICES_OF_SUPPLIER} p cross join documents d on d.id = p.document_id where ${WAITING}`

const OF_NUMBER = `
  select d.* from invoices v cross join documents d on d.id = v.document_id
  where v.number_key = @number
    and (v.supplier_key in (select value from json_each(@parties)) or v.tax_id_key in (select value from json_each(@taxIds))) and ${WAITING}`

const OF_CUSTOMER = `select d.* from ${ORDERS_OF_CUSTOMER} p cross join documents d on d.id = p.document_id where ${WAITING}`

// Twins of the order, and the invoices that name it.
const OF_ORDER = `
  select d.* from (
    select document_id from work_orders where number_key = @order and customer_key in (select value from json_each(@parties))
    union select document_id from invoices where order_key = @order
  ) p cross join documents d on d.id = p.document_id
  where ${WAITING}`
