import Big from 'big.js'
import { and, desc, eq } from 'drizzle-orm'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Reading } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import { readings } from '#db/schema/readings.ts'

const netField = { invoice: 'subtotal_without_tax', work_order: 'total_amount_without_tax' } as const satisfies Record<KindName, string>

/**
 * Discounts, charges and freight of the whole document are no field of their own; the engine knew them when the lines added up with them.
 * As a signed decimal, told by the newest reading whose items added up: net less its lines. Undefined where there is none.
 */
export function adjustmentOf(db: Database, documentId: string, kind: KindName): string | undefined {
  const ofKind = and(eq(readings.document_id, documentId), eq(readings.kind, kind))
  const found = db.select({ reading: readings.reading }).from(readings).where(ofKind).orderBy(desc(readings.id)).limit(1).get()
  return found && impliedAdjustment(found.reading)
}

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
