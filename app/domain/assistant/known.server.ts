import { codeKey } from '../documents/keys.ts'
import { displayName, type Who } from '../who.ts'
import { listMembers } from '../members/list.server.ts'
import { articleRows } from './articles.server.ts'
import type { Known } from './query.ts'
import { readableKinds } from './rows.server.ts'

/** The names and numbers of the documents that the member may read, by which a question may mean them. */
export function knownTo(who: Who, today: string): Known {
  const ofKinds = `kind in (${readableKinds(who)
    .map((name) => `'${name}'`)
    .join(', ')}) and deleted_at is null`
  const names = (column: string) =>
    who.db.$client.prepare(`select distinct ${column} from documents where ${column} is not null and ${ofKinds}`).pluck().all() as string[]
  const numbers = new Map<string, string[]>()
  const titled = who.db.$client.prepare(`select id, title from documents where title is not null and ${ofKinds}`).all()
  for (const { id, title } of titled as { id: string; title: string }[]) {
    const key = codeKey(title)
    numbers.set(key, [...(numbers.get(key) ?? []), id])
  }
  return {
    today,
    members: listMembers(who).map((member) => ({
      id: member.id,
      name: displayName(member),
      first_name: member.first_name,
      last_name: member.last_name,
      isMe: member.id === who.member.id,
    })),
    parties: [...new Set([...names('party_key'), ...names('client_key')])],
    numbers,
    hasArticle: (words) => articleRows(who, words).length > 0,
  }
}
