import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { codeKey, scaleDecimal } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { companyKeysOnce } from './company-keys-once.ts'
import { INVOICES_OF_SUPPLIER, ORDERS_OF_CUSTOMER } from '../parties/papers-of-company.ts'
import { readOnce, type ReadAlready } from './read-once.ts'

interface Twin {
  id: string
}

interface Counted extends Twin {
  seq: number
  status: 'approved' | 'pending'
}

/**
 * Same sender and number as another document of the kind that is approved, or that waits and was here earlier: so of two twins
 * one can always be approved. Where the sender reads otherwise (a name in a picture), number, date and total together tell. Rejected and deleted ones don't count.
 */
export function checkDuplicate(db: Database, row: DocumentRow, { fields }: Values, already: ReadAlready): Check {
  const isInvoice = row.kind === 'invoice'
  const numberField = isInvoice ? 'invoice_number' : 'name'
  const partyField = isInvoice ? 'supplier_name' : 'customer_company_name'
  const number = codeKey(fields[numberField] ?? '')
  const keys = companyKeysOnce(
    db,
    already,
    isInvoice ? 'supplier' : 'customer',
    fields[partyField],
    isInvoice ? fields.supplier_tax_id : null,
  )
  const named = [numberField, partyField]
  if (!number || (keys.parties === '[]' && keys.taxIds === '[]')) return { code: 'duplicate', status: 'not_applicable', fields: named }
  const same = { date: fields[kinds[row.kind].dateField] ?? null, total: scaleDecimal(fields[kinds[row.kind].totalField]) }
  const asked = { id: row.id, seq: row.seq, number, ...keys, ...same }
  const { twins, first } = isInvoice ? INVOICES : ORDERS
  const twin = prepared(db, twins).get(asked) as Twin | undefined
  if (twin) return { code: 'duplicate', status: 'failed', fields: named, details: { id: twin.id, number: fields[numberField]! } }
  const others = readOnce(already, `first ${row.kind}`, keys, () => prepared(db, first).all(keys) as Counted[])
  const hasOthers = others.some(({ id, seq, status }) => id !== row.id && (status === 'approved' || seq < row.seq))
  return { code: 'duplicate', status: hasOthers ? 'passed' : 'not_applicable', fields: named }
}

const COUNTED = `d.deleted_at is null and d.id <> @id and (d.status = 'approved' or (d.status = 'pending' and d.seq < @seq))`

// The same number, day and total under another name.
const SAME_PAPER = `(v.number_key = @number and length(@number) > 2 and d.document_date = @date and d.total_scaled = @total)`

// "INV 20417" that was read as "20417": of the same sender, day and total it is the same invoice.
const PART_OF_NUMBER = `(min(length(@number), length(v.number_key)) >= 4 and d.document_date = @date and d.total_scaled = @total
  and (v.number_key like '%' || @number or @number like '%' || v.number_key))`

const INVOICES = statements({
  kind: 'invoice',
  table: 'invoices',
  papers: INVOICES_OF_SUPPLIER,
  isSender: `(v.supplier_key in (select value from json_each(@parties)) or v.tax_id_key in (select value from json_each(@taxIds)))`,
  isNumber: `(v.number_key = @number or coalesce(${PART_OF_NUMBER}, 0))`,
})

const ORDERS = statements({
  kind: 'work_order',
  table: 'work_orders',
  papers: ORDERS_OF_CUSTOMER,
  isSender: `v.customer_key in (select value from json_each(@parties))`,
  // `BON DE COMMANDE`, the title of a paper without a number, stands over every order of its sender: the day and the total tell too.
  isNumber: `v.number_key = @number and (@number glob '*[0-9]*' or (d.document_date is @date and d.total_scaled is @total))`,
})

/** Twins are looked for among those of the same number, or day and total, which indexes find: a sender may have thousands of papers. */
function statements({ kind, table, papers, isSender, isNumber }: Record<'kind' | 'table' | 'papers' | 'isSender' | 'isNumber', string>) {
  return {
    twins: `
      with alike as (
        select document_id from ${table} where number_key = @number
        union select id from documents where kind = '${kind}' and deleted_at is null and total_scaled = @total and document_date = @date
      )
      select d.id from alike cross join documents d on d.id = alike.document_id join ${table} v on v.document_id = d.id
      where ((${isSender} and ${isNumber}) or ${SAME_PAPER}) and ${COUNTED}
      order by d.seq limit 1`,
    // One other document of the sender is enough to know that there was something to compare with: two, since one may be the document itself.
    first: ['approved', 'pending']
      .map(
        (status) => `select * from (
        select d.id, d.seq, d.status from ${papers} p cross join documents d on d.id = p.document_id
        where d.status = '${status}' and d.deleted_at is null order by d.seq limit 2)`,
      )
      .join(' union all '),
  }
}
