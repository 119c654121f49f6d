import type { MemoryView } from '#app/contract/memory.ts'
import type { PartyView } from '#app/contract/parties.ts'

/** What was learned of a company's papers: its memories carry one of its names. */
export function memoriesOf(party: Pick<PartyView, 'name' | 'other_names'>, memories: readonly MemoryView[]): MemoryView[] {
  const names = new Set([party.name, ...party.other_names].map(keyOf))
  return memories.filter((memory) => names.has(keyOf(memory.sender)))
}

/** Case, accents, punctuation and spaces do not make another company. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}
