import { eq } from 'drizzle-orm'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { documents } from '#db/schema/documents.ts'
import { announceChange } from '../documents/changes.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import { doubtColumns } from '../documents/refresh.server.ts'
import { documentRow, type DocumentRow } from '../documents/require-document.server.ts'
import { readValues } from '../documents/values.server.ts'
import { giveTurn } from '../give-turn.ts'
import { inTransaction } from '../in-transaction.ts'
import { neighboursOf, type Reach } from './neighbours.server.ts'
import { withPriceChanges } from './price-changes.server.ts'
import type { ReadAlready } from './read-once.ts'
import { withChecksOfOthers } from './recheck.server.ts'

/** After so many everybody else has a turn. */
const AT_A_TIME = 25

/**
 * What one document says may be an alarm for others that wait: its sender's account, its number, the prices of an order. Call after it changed:
 * their checks are made again and told to whoever watches. Their version stays, so that nobody who works on one is disturbed. What only waits
 * itself reaches no further than documents of the same `number`: an account counts when it was approved.
 */
export function refreshNeighbours(db: Database, row: DocumentRow, reach: Reach = 'sender'): void {
  const already: ReadAlready = new Map()
  recheckAll(db, neighboursOf(db, row, reach, already), already)
}

/**
 * The same around a change of values: whoever bore the number that the document had until now is asked as well as whoever bears the one that
 * it has afterwards, so that no alarm stays about a twin that is none any more. `change` gives undefined where it changed nothing.
 */
export function refreshAround<Changed extends DocumentRow | undefined>(
  db: Database,
  row: DocumentRow | undefined,
  change: () => Changed,
): Changed {
  const before = row ? neighboursOf(db, row, 'number') : []
  const changed = change()
  if (!changed) return changed
  announceChange(db, changed)
  const already: ReadAlready = new Map()
  const asked = new Map([...before, ...neighboursOf(db, changed, 'number', already)].map(({ id }) => [id, documentRow(db, id)]))
  recheckAll(
    db,
    [...asked.values()].filter((waiting) => waiting !== undefined),
    already,
  )
  return changed
}

/** The same for many that changed together, each neighbour once: at the end it says what it would have said after each of them and the last. */
export async function refreshNeighboursOfMany(db: Database, changed: readonly DocumentRow[]): Promise<void> {
  const found = new Map<string, string>()
  const asked = new Set<string>()
  for (const [at, row] of changed.entries()) {
    for (const waiting of neighboursOf(db, row, 'sender', new Map(), asked)) found.set(waiting.id, `${waiting.kind} ${waiting.party_key}`)
    if (at % AT_A_TIME === 0) await giveTurn()
  }
  // Those of one company together: what is read of it is read once. But not longer than nobody else can change it.
  const ids = [...found].sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([id]) => id)
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const rows = ids.slice(at, at + AT_A_TIME).flatMap((id) => documentRow(db, id) ?? [])
    recheckAll(
      db,
      rows.filter((row) => row.status === 'pending' && row.deleted_at === null),
      new Map(),
    )
    await giveTurn()
  }
}

function recheckAll(db: Database, rows: readonly DocumentRow[], already: ReadAlready): void {
  const changed = inTransaction(db, () => rows.flatMap((row) => recheck(db, row, already) ?? []))
  for (const row of changed) announceChange(db, row)
}

function recheck(db: Database, row: DocumentRow, already: ReadAlready): DocumentRow | undefined {
  const values = readValues(db, row.kind, row.id)
  const checks = withChecksOfOthers(db, row, values, row.checks, already)
  const warnings = withPriceChanges(db, row, values, row.warnings, already)
  if (JSON.stringify([checks, warnings]) === JSON.stringify([row.checks, row.warnings])) return undefined
  const { doubtful } = doubtColumns(kinds[row.kind], values, readProvenance(db, row.id), checks, warnings)
  return db.update(documents).set({ checks, warnings, doubtful }).where(eq(documents.id, row.id)).returning().get()
}
