import { and, asc, eq, sum } from 'drizzle-orm'
import { kinds } from '#app/contract/kinds/index.ts'
import { approvals, corrections, reviewTimes } from '#db/schema/approvals.ts'
import { readings } from '#db/schema/readings.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import type { Who } from '../who.ts'
import { compareWithReading, type FirstReading } from './corrections.ts'

/** Keeps what an approval says about the reading: counts for the analytics, each corrected value for learning. Inside the approval's transaction. */
export function recordApproval(who: Who, row: DocumentRow, values: Values): void {
  const proofs = readProvenance(who.db, row.id).fields
  const followers = new Set(FOLLOWING.filter((name) => proofs[name]?.source !== 'person'))
  const outcome = compareWithReading(kinds[row.kind], firstReading(who, row) ?? NOTHING, values, followers)
  // What a person made without a file was never extracted: it is no correction.
  const lines = row.sha256 === null ? [] : outcome.corrections
  const count = (sort: string) => lines.filter((line) => line.sort === sort).length
  const { db } = who
  const [time] = db
    .select({ ms: sum(reviewTimes.ms).mapWith(Number) })
    .from(reviewTimes)
    .where(eq(reviewTimes.document_id, row.id))
    .all()
  const line = {
    document_id: row.id,
    kind: row.kind,
    at: who.now.getTime(),
    member_id: who.member.id,
    // Approved over the API or from the terminal, with nobody at the desk: a rule of somebody's, not a look at the document.
    by_rule: who.via !== 'web' && !time?.ms,
    corrections: row.sha256 === null ? 0 : outcome.count,
    correct: outcome.correct,
    wrong: count('wrong'),
    missed: count('missed') + count('row_added'),
    spurious: count('spurious') + count('row_deleted'),
    filled: row.sha256 === null ? 0 : outcome.filled,
    characters: row.sha256 === null ? 0 : outcome.characters,
    review_ms: time?.ms ?? 0,
  }
  db.insert(approvals).values(line).onConflictDoUpdate({ target: approvals.document_id, set: line }).run()
  db.delete(corrections).where(eq(corrections.document_id, row.id)).run()
  if (lines.length > 0)
    db.insert(corrections)
      .values(lines.map((one) => ({ ...one, document_id: row.id })))
      .run()
}

/** Filled from the known party behind a printed name, see domain/parties/resolve. */
const FOLLOWING = ['client', 'customer_code']

const NOTHING: FirstReading = { reading: { fields: {}, items: [], vat_details: [] }, row_ids: { items: [], vat_details: [] } }

export function firstReading(who: Pick<Who, 'db'>, row: Pick<DocumentRow, 'id' | 'kind'>): FirstReading | undefined {
  const ofKind = and(eq(readings.document_id, row.id), eq(readings.kind, row.kind))
  return who.db
    .select({ reading: readings.reading, row_ids: readings.row_ids })
    .from(readings)
    .where(ofKind)
    .orderBy(asc(readings.id))
    .limit(1)
    .get()
}
