import Big from 'big.js'
import { and, desc, eq } from 'drizzle-orm'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Reading } from '#app/contract/reading.ts'
import type { BetweenSums } from '#app/engine/check/check.ts'
import type { Database } from '#db/client.server.ts'
import { readings } from '#db/schema/readings.ts'

const netField = { invoice: 'subtotal_without_tax', work_order: 'total_amount_without_tax' } as const satisfies Record<KindName, string>

/**
 * Discounts, charges and freight of the whole document are no field of their own, nor is what is kept back or levied beside the tax; the
 * engine knew them when the sums added up with them. As signed decimals, told by the newest reading.
 */
export function betweenSumsOf(db: Database, documentId: string, kind: KindName): BetweenSums {
  const ofKind = and(eq(readings.document_id, documentId), eq(readings.kind, kind))
  const found = db.select({ reading: readings.reading }).from(readings).where(ofKind).orderBy(desc(readings.id)).limit(1).get()
  if (!found) return {}
  const [adjustment, levy] = [impliedAdjustment(found.reading), impliedLevy(found.reading)]
  return { ...(adjustment ? { adjustment } : {}), ...(levy ? { levy } : {}) }
}

/** Total less net and tax, where they added up. */
export function impliedLevy({ kind, fields, checks }: Pick<Reading, 'kind' | 'fields' | 'checks'>): string | undefined {
  const addedUp = checks.some((check) => check.code === 'totals_add_up' && check.status === 'passed')
  const [net, gross] = [fields[netField[kind]]?.value, fields.total_amount_with_tax?.value]
  if (!addedUp || net === undefined || gross === undefined) return undefined
  return new Big(gross)
    .minus(net)
    .minus(fields.tax_amount?.value ?? 0)
    .toFixed()
}

/** Net less its lines, where they added up. */
export function impliedAdjustment({
  kind,
  fields,
  items,
  checks,
}: Pick<Reading, 'kind' | 'fields' | 'items' | 'checks'>): string | undefined {
  const addedUp = checks.some((check) => check.code === 'items_add_up' && check.status === 'passed')
  const net = fields[netField[kind]]?.value
  if (!addedUp || net === undefined) return undefined
  const lines = items.reduce((sum, row) => sum.plus(row.total_amount?.value ?? 0), new Big(0))
  return new Big(net).minus(lines).toFixed()
}
