import { and, inArray } from 'drizzle-orm'
import type { Memory } from '#app/contract/memory.ts'
import type { KnownParty } from '#app/contract/parties.ts'
import type { Database } from '#db/client.server.ts'
import { memories } from '#db/schema/memories.ts'
import { recallParties } from '../parties/recall-parties.server.ts'
import { IN_USE } from './in-use.ts'
import { recallLayouts } from './recall-layouts.server.ts'

/** What the installation knows about a paper with this text; undefined where it is nothing, and reading it once more would be for nothing. */
export function recallKnown(db: Database, pageText: string): { memories: Memory[]; parties: KnownParty[] } | undefined {
  const known = { memories: recallLayouts(db, pageText), parties: recallParties(db, pageText) }
  return known.memories.length + known.parties.length > 0 ? known : undefined
}

/** Whether any of the lessons that a paper was read with has been taken back since. */
export function isTakenBack(db: Database, read: readonly Memory[]): boolean {
  const ids = read.map(({ id }) => id)
  return (
    db
      .select({ id: memories.id })
      .from(memories)
      .where(and(inArray(memories.id, ids), IN_USE))
      .all().length < ids.length
  )
}
