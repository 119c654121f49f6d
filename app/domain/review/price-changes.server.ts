import Big from 'big.js'
import type { Row } from '#app/contract/documents.ts'
import type { Warning } from '#app/contract/reading.ts'
import { warn } from '#app/engine/understand/findings.ts'
import type { Database } from '#db/client.server.ts'
import { codeKey, foldText } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { keysOfCompany } from '../parties/keys-of-company.server.ts'
import { INVOICES_OF_SUPPLIER, ORDERS_OF_CUSTOMER } from '../parties/papers-of-company.ts'
import { findSettings } from '../settings/settings.server.ts'
import { readOnce, type ReadAlready } from './read-once.ts'

interface Priced {
  id: string
  number: string | null
  date: string | null
  code: string | null
  other_code: string | null
  name: string | null
  unit_price: string
}

/** With the keys by which its article is found. */
interface KnownLine extends Priced {
  codes: string[]
  nameKey: string
}

/** More lines of one document are not named. */
const MOST = 10
const LOOKED_AT = 5000 // newest approved lines of the sender

/** The warnings with `price_changed` as it is now: a line whose article cost otherwise, by more than is tolerated, on the last approved document of the same company that had it. */
export function withPriceChanges(
  db: Database,
  row: DocumentRow,
  values: Values,
  warnings: readonly Warning[],
  already: ReadAlready = new Map(),
): Warning[] {
  return [...warnings.filter(({ code }) => code !== 'price_changed'), ...findChanges(db, row, values, already)]
}

function findChanges(db: Database, row: DocumentRow, { fields, items }: Values, already: ReadAlready): Warning[] {
  const { price_tolerance: tolerated } = findSettings(db)
  const priced = items.flatMap((line, at) => (line.unit_price ? [{ line, at, price: line.unit_price }] : []))
  if (priced.length === 0) return []
  const known = knownBefore(db, row, fields, already)
  return priced
    .flatMap(({ line, at, price }): Warning[] => {
      const before = lastPrice(line, price, known)
      if (!before || new Big(before.unit_price).eq(0)) return []
      const percent = new Big(price).minus(before.unit_price).div(new Big(before.unit_price).abs()).times(100)
      if (percent.abs().lte(tolerated)) return []
      return [warn('price_changed', [`items.${at}.unit_price`], detailsOf(line, price, before, percent))]
    })
    .slice(0, MOST)
}

function detailsOf(line: Row, price: string, before: Priced, percent: Big): Record<string, string> {
  const article = line.product_code ?? line.divalto_code ?? nameOf(line)
  const rounded = percent.round(1).toString()
  return {
    article,
    before: before.unit_price,
    now: price,
    percent: percent.gt(0) ? `+${rounded}` : rounded,
    document: before.number ?? before.id,
    id: before.id,
    ...(before.date ? { date: before.date } : {}),
  }
}

/** Those not dated later, so that an old paper that comes late is not held against newer prices. */
function knownBefore(db: Database, row: DocumentRow, fields: Values['fields'], already: ReadAlready): KnownLine[] {
  const isInvoice = row.kind === 'invoice'
  const keys = {
    ...(isInvoice
      ? keysOfCompany(db, 'supplier', fields.supplier_name, fields.supplier_tax_id)
      : keysOfCompany(db, 'customer', fields.customer_company_name)),
    currency: fields.currency ?? null,
  }
  const known = readOnce(already, `prices of ${row.kind}`, keys, () => knownLines(db, isInvoice ? OF_SUPPLIER : OF_CUSTOMER, keys))
  const day = (isInvoice ? fields.invoice_date : fields.order_date) ?? null
  return known.filter(({ id, date }) => id !== row.id && (day === null || date === null || date <= day))
}

function knownLines(db: Database, statement: string, keys: Record<string, string | null>): KnownLine[] {
  const lines = db.$client.prepare(statement).all({ ...keys, limit: LOOKED_AT }) as Priced[]
  return lines.map((line) => ({ ...line, codes: keysOf([line.code, line.other_code]), nameKey: foldText(line.name ?? '') }))
}

/** On the newest document that has the article; of several prices there (by quantity) the nearest. */
function lastPrice(line: Row, price: string, known: readonly KnownLine[]): Priced | undefined {
  const [codes, name] = [keysOf([line.product_code, line.divalto_code]), foldText(nameOf(line))]
  // By code; by the very same name only where neither has one.
  const same = known.filter((other) =>
    codes.length > 0 || other.codes.length > 0 ? codes.some((code) => other.codes.includes(code)) : name !== '' && name === other.nameKey,
  )
  const distance = (one: Priced) => new Big(one.unit_price).minus(price).abs()
  return same
    .filter(({ id }) => id === same[0]?.id)
    .reduce<Priced | undefined>((best, one) => (best && distance(best).lte(distance(one)) ? best : one), undefined)
}

const keysOf = (codes: readonly (string | null | undefined)[]) => codes.flatMap((code) => (code ? codeKey(code) : []))

const nameOf = (line: Row): string => line.description ?? line.product_name ?? ''

// Of the same currency.
const APPROVED = `d.status = 'approved' and d.deleted_at is null and i.unit_price is not null and v.currency is @currency`

const OF_SUPPLIER = `
  select d.id, v.invoice_number as number, v.invoice_date as date, i.divalto_code as code, null as other_code, i.description as name, i.unit_price
  from ${INVOICES_OF_SUPPLIER} p cross join documents d on d.id = p.document_id
    join invoices v on v.document_id = d.id join invoice_items i on i.document_id = d.id
  where ${APPROVED}
  order by coalesce(v.invoice_date, '') desc, d.seq desc, i.position limit @limit`

const OF_CUSTOMER = `
  select d.id, v.name as number, v.order_date as date, i.product_code as code, i.divalto_code as other_code, i.product_name as name, i.unit_price
  from ${ORDERS_OF_CUSTOMER} p cross join documents d on d.id = p.document_id
    join work_orders v on v.document_id = d.id join work_order_items i on i.document_id = d.id
  where ${APPROVED}
  order by coalesce(v.order_date, '') desc, d.seq desc, i.position limit @limit`
