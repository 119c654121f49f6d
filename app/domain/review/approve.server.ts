import type { BulkResult, DocumentView } from '#app/contract/documents.ts'
import { kinds, type Kind } from '#app/contract/kinds/index.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import { doubtColumns } from '../documents/refresh.server.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { documentRow, requireDocument, type DocumentRow } from '../documents/require-document.server.ts'
import { readValues } from '../documents/values.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { giveTurn } from '../give-turn.ts'
import { inTransaction } from '../in-transaction.ts'
import { recordApproval } from '../learning/record-approval.server.ts'
import { rememberLayout } from '../learning/remember-layout.server.ts'
import { rememberParties } from '../parties/remember.server.ts'
import { requireScope, type Who } from '../who.ts'
import { withPriceChanges } from './price-changes.server.ts'
import { recheckDocument } from './recheck.server.ts'
import { refreshNeighbours, refreshNeighboursOfMany } from './refresh-neighbours.server.ts'
import { requireStep } from './require-step.ts'

export interface Approval {
  note?: string | undefined
  version?: number | undefined
  /** Approves in spite of a duplicate; wants a note. */
  override?: boolean | undefined
}

/** Approves one document. An approved one stays as it is. Only the check `duplicate` blocks (`blocked_by_check`); others are kept with the approval. */
export function approveDocument(who: Who, id: string, approval: Approval = {}): DocumentView {
  const row = requireDocument(who, id, 'write')
  if (row.status === 'approved') return viewDocument(who.db, row)
  const approved = approve(who, row, approval)
  refreshNeighbours(who.db, approved)
  return viewDocument(who.db, approved)
}

/** Each on its own: none blocks another. Those that aren't of the kind are `not_found`. */
export async function approveDocuments(who: Who, kind: Kind, ids: readonly string[]): Promise<BulkResult[]> {
  requireScope(who, kind.scope, 'write')
  const approved: DocumentRow[] = []
  const approveOne = (id: string): BulkResult => {
    const row = documentRow(who.db, id)
    if (!row || row.kind !== kind.name || row.deleted_at !== null) return { id, status: 'not_found', code: 'not_found' }
    if (row.status === 'approved') return { id, status: row.status }
    try {
      const changed = approve(who, row, {})
      approved.push(changed)
      return { id, status: changed.status }
    } catch (error) {
      if (error instanceof Failure) return { id, status: row.status, code: error.code }
      throw error
    }
  }
  // After each, everybody else has a turn: with hundreds at a time nobody could work meanwhile.
  const results: BulkResult[] = []
  for (const id of new Set(ids)) {
    results.push(approveOne(id))
    await giveTurn()
  }
  await refreshNeighboursOfMany(who.db, approved)
  return results
}

function approve(who: Who, row: DocumentRow, { note, version, override }: Approval): DocumentRow {
  if (version !== undefined && version !== row.version) throw new Failure('stale_version', { current: viewDocument(who.db, row) })
  const status = requireStep('approve', row)
  const values = readValues(who.db, row.kind, row.id)
  const provenance = readProvenance(who.db, row.id)
  const checks = recheckDocument(who.db, row, values, provenance)
  const duplicate = checks.find((check) => check.code === 'duplicate' && check.status === 'failed')
  const isOverridden = override === true && (note ?? '').trim() !== ''
  if (duplicate && !isOverridden) {
    const reason = override === true ? ({ pointer: '/note', reason: 'note_missing' } as const) : { detail: 'duplicate' }
    throw new Failure('blocked_by_check', { faults: [{ code: 'blocked_by_check', ...reason }] })
  }

  // As the prices are now: of several that are approved in one go each is held against those before it, as if they had gone one by one.
  const warnings = withPriceChanges(who.db, row, values, row.warnings)
  const changed = inTransaction(who.db, () => {
    recordEvent(who, row.id, { type: 'approved', old: row.status, new: status, ...(note ? { note } : {}), sha256: row.sha256 })
    recordApproval(who, row, values)
    rememberParties(who.db, row, values, who.now)
    rememberLayout(who, row, values)
    return changeDocument(who.db, row, {
      status,
      checks,
      warnings,
      doubtful: doubtColumns(kinds[row.kind], values, provenance, checks, warnings).doubtful,
      approved_at: who.now.getTime(),
      approved_by: who.member.id,
      approval_note: note ?? null,
      postponed_until: null,
    })
  })
  announceChange(who.db, changed)
  return changed
}
