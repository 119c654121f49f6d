import type { DocumentSummary } from '#app/contract/documents.ts'
import { kinds, type Kind } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
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

/** What waits, today's figures and the last documents, of the kinds the member may see. `since` is the instant at which today began where the reader is, ISO 8601. */
export function viewHome(who: Who, since: string): HomeView {
  const open = Object.values(kinds).filter((kind) => mayDo(who.member.role, kind.scope, 'read'))
  const last = open
    .flatMap((kind) => viewSummaries(who.db, selectDocuments(who.db, listConditions(kind, {}), 'created_at desc, seq desc', LAST)))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, LAST)
  return { kinds: open.map((kind) => viewKind(who, kind, since)), last }
}

function viewKind(who: Who, kind: Kind, since: string): HomeOfKind {
  const count = (filter: Parameters<typeof listConditions>[1]) => countDocuments(who.db, listConditions(kind, filter))
  return {
    kind: kind.name,
    waiting: count({ status: ['pending'] }),
    uploadedToday: count({ created_from: since }),
    approvedToday: count({ approved_from: since, status: ['approved'] }),
    next: nextPending(who, kind, null, { filter: {}, sort: 'created_at' }),
  }
}
