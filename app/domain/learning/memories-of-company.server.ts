import type { PartyView } from '#app/contract/parties.ts'
import { codeKey } from '../documents/keys.ts'
import type { Who } from '../who.ts'

/** Memories, or only their senders: of thousands of memories these are few. */
type Learned = { sender: string }

/** What was learned of a company's papers: its memories, or their senders, carry one of its names. */
export function memoriesOf<T extends Learned>(party: Pick<PartyView, 'name' | 'other_names'>, memories: readonly T[]): T[] {
  const names = new Set([party.name, ...party.other_names].map(codeKey))
  return memories.filter(({ sender }) => names.has(codeKey(sender)))
}

/** What was learned of senders that are no known party, or no more. */
export function memoriesOfNobody<T extends Learned>({ db }: Who, memories: readonly T[]): T[] {
  const names = db.$client.prepare('select name from parties union select name from party_names').pluck().all() as string[]
  const known = new Set(names.map(codeKey))
  return memories.filter(({ sender }) => !known.has(codeKey(sender)))
}
