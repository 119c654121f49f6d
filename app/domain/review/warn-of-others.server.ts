import type { Warning } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { withLookalikes } from '../parties/lookalike.server.ts'
import { withPriceChanges } from './price-changes.server.ts'

/** The warnings of a reading with those that come from what else is known here. */
export function withWarningsOfOthers(db: Database, row: DocumentRow, values: Values, warnings: readonly Warning[]): Warning[] {
  return withPriceChanges(db, row, values, withLookalikes(db, row.kind, values, warnings))
}
