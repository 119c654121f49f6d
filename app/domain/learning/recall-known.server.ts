import type { Memory } from '#app/contract/memory.ts'
import type { KnownParty } from '#app/contract/parties.ts'
import type { Database } from '#db/client.server.ts'
import { recallParties } from '../parties/recall-parties.server.ts'
import { recallLayouts } from './recall-layouts.server.ts'

/** What the installation knows about a paper with this text; undefined where it is nothing, and reading it once more would be for nothing. */
export function recallKnown(db: Database, pageText: string): { memories: Memory[]; parties: KnownParty[] } | undefined {
  const [memories, parties] = [recallLayouts(db, pageText), recallParties(db, pageText)]
  return memories.length + parties.length > 0 ? { memories, parties } : undefined
}
