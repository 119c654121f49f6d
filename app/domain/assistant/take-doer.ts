import { plainText, type AskedText } from './asked-text.ts'
import { doneBy, meWords } from './lexicon/deeds.ts'
import type { Doer, KnownMember } from './query.ts'

const SHORTEST_NAME = 2 // letters of a first or last name

/**
 * `Approved by Ana`, `las que he subido yo`, `qu'ai-je rejeté`: who did something with the documents, taken out of the question. A name is one only
 * beside such a word, so that no company is taken for a member; a first name that several have means all of them.
 */
export function takeDoer(text: AskedText, members: readonly KnownMember[]): Doer | null {
  const names = namesOf(members)
  const anyone = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped)
  for (const [deed, patternOf] of doneBy) {
    const found = text.take(patternOf(anyone.length > 0 ? anyone.join('|') : '(?!)'))
    if (!found) continue
    const name = found.slice(1).find(Boolean)
    const who = name === undefined ? members.filter(({ isMe }) => isMe) : names.get(name)!
    return { said: found[0].trim(), deed, members: who.map(({ id, name }) => ({ id, name })) }
  }
  return null
}

function namesOf(members: readonly KnownMember[]): Map<string, KnownMember[]> {
  const names = new Map<string, KnownMember[]>()
  for (const member of members) {
    const spoken = [member.name, member.first_name, member.last_name].map((name) => plainText(name).replaceAll('|', ' ').trim())
    for (const name of new Set(spoken)) {
      if (name.length < SHORTEST_NAME || meWords.test(name)) continue
      names.set(name, [...(names.get(name) ?? []), member])
    }
  }
  return names
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
