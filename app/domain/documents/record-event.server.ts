import type { EventType } from '#app/contract/documents.ts'
import type { MemberView } from '#app/contract/members.ts'
import type { Database } from '#db/client.server.ts'
import { events } from '#db/schema/events.ts'
import { displayName, type Via } from '../who.ts'

/** A person (any `Who`), or the program itself with `member: null`. */
export interface Actor {
  db: Database
  now: Date
  via: Via
  member: MemberView | null
}

export interface NewEvent {
  /** `purged`: nobody sees the document any more. */
  type: EventType | 'purged'
  field?: string
  old?: string | null
  new?: string | null
  note?: string
  sha256?: string | null
}

/** Adds a line to the history; call it inside the transaction that makes the change. */
export function recordEvent(actor: Actor, documentId: string, event: NewEvent): void {
  actor.db
    .insert(events)
    .values({
      document_id: documentId,
      at: actor.now.getTime(),
      actor_id: actor.member?.id ?? null,
      actor_name: actor.member ? displayName(actor.member) : null,
      via: actor.via,
      type: event.type,
      field: event.field ?? null,
      old: event.old ?? null,
      new: event.new ?? null,
      note: event.note ?? null,
      sha256: event.sha256 ?? null,
    })
    .run()
}
