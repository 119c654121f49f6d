import type { DocumentSummary } from '#app/contract/documents.ts'
import { kinds, type Kind } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { measureDocuments } from '../analytics/measure.server.ts'
import { nextPending } from '../review/next-pending.server.ts'
import type { Who } from '../who.ts'
import { listConditions } from './list-conditions.ts'
import { countDocuments, selectDocuments } from './list.server.ts'
import { viewSummaries } from './view.server.ts'

const LAST = 6 // documents shown

/** What stands on Home for one kind. */
export interface HomeOfKind {
  kind: Kind['name']
  waiting: number
  uploadedToday: number
  approvedToday: number
  /** The oldest one that waits, or null. */
  next: string | null
}

export interface HomeView {
  kinds: HomeOfKind[]
  last: DocumentSummary[]
}

/** What waits, today's figures (those of the analytics) and the last documents, of the kinds the member may see. */
export function viewHome(who: Who, timeZone: string): HomeView {
  const open = Object.values(kinds).filter((kind) => mayDo(who.member.role, kind.scope, 'read'))
  const last = open
    .flatMap((kind) => viewSummaries(who.db, selectDocuments(who.db, listConditions(kind, {}), 'created_at desc, seq desc', LAST)))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, LAST)
  return { kinds: open.map((kind) => viewKind(who, kind, timeZone)), last }
}

function viewKind(who: Who, kind: Kind, timeZone: string): HomeOfKind {
  const { uploaded, approved } = measureDocuments(who, kind, 'today', timeZone).measures
  return {
    kind: kind.name,
    waiting: countDocuments(who.db, listConditions(kind, { status: ['pending'] })),
    uploadedToday: uploaded,
    approvedToday: approved,
    next: nextPending(who, kind, null, { filter: {}, sort: 'created_at' }),
  }
}
