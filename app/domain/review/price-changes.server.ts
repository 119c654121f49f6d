import Big from 'big.js'
import type { Row } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Warning } from '#app/contract/reading.ts'
import { warn } from '#app/engine/understand/findings.ts'
import type { Database } from '#db/client.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { findSettings } from '../settings/settings.server.ts'
import { companyKeysOnce } from './company-keys-once.ts'
import { knownPrices, type KnownPrices, type Priced } from './known-prices.server.ts'
import { readOnce, type ReadAlready } from './read-once.ts'

/** More lines of one document are not named. */
const MOST = 10

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
  const priced = items.flatMap((line, at) => (line.unit_price ? [{ line, at, price: line.unit_price }] : []))
  if (priced.length === 0) return []
  const { price_tolerance: tolerated } = readOnce(already, 'settings', {}, () => findSettings(db))
  const known = knownBefore(db, row, fields, already)
  // Not dated later, so that an old paper that comes late is not held against newer prices.
  const day = fields[kinds[row.kind].dateField] ?? null
  return priced
    .flatMap(({ line, at, price }): Warning[] => {
      const before = known.lastPrice({ codes: [line.product_code, line.divalto_code], name: nameOf(line), price, id: row.id, day })
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

function knownBefore(db: Database, row: DocumentRow, fields: Values['fields'], already: ReadAlready): KnownPrices {
  const keys =
    row.kind === 'invoice'
      ? companyKeysOnce(db, already, 'supplier', fields.supplier_name, fields.supplier_tax_id)
      : companyKeysOnce(db, already, 'customer', fields.customer_company_name)
  const of = { ...keys, currency: fields.currency ?? null }
  return readOnce(already, `prices of ${row.kind}`, of, () => knownPrices(db, row.kind, of))
}

const nameOf = (line: Row): string => line.description ?? line.product_name ?? ''
