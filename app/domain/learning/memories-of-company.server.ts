import type { MemoryView } from '#app/contract/memory.ts'
import type { PartyView } from '#app/contract/parties.ts'
import { codeKey } from '../documents/keys.ts'
import type { Who } from '../who.ts'

/** What was learned of a company's papers: its memories carry one of its names. */
export function memoriesOf(party: Pick<PartyView, 'name' | 'other_names'>, memories: readonly MemoryView[]): MemoryView[] {
  const names = new Set([party.name, ...party.other_names].map(codeKey))
  return memories.filter(({ sender }) => names.has(codeKey(sender)))
}

/** What was learned of senders that are no known party, or no more. */
export function memoriesOfNobody({ db }: Who, memories: readonly MemoryView[]): MemoryView[] {
  const names = db.$client.prepare('select name from parties union select name from party_names').pluck().all() as string[]
  const known = new Set(names.map(codeKey))
  return memories.filter(({ sender }) => !known.has(codeKey(sender)))
}
