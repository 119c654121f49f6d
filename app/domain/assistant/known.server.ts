import type { KindName } from '#app/contract/kinds/index.ts'
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
    numbers: numbersOf(who),
    hasArticle: (words) => articleRows(who, words).length > 0,
  }
}

const TABLES = { invoice: 'invoices', work_order: 'work_orders' } as const satisfies Record<KindName, string>

/** Asked one by one of the index: a question holds few numbers, and there may be tens of thousands. */
function numbersOf(who: Who): Known['numbers'] {
  const statements = readableKinds(who).map((kind) =>
    who.db.$client
      .prepare(
        `select d.id from ${TABLES[kind]} v cross join documents d on d.id = v.document_id where v.number_key = ? and d.kind = '${kind}' and d.deleted_at is null order by d.seq`,
      )
      .pluck(),
  )
  const get = (key: string) => {
    const ids = key === '' ? [] : statements.flatMap((statement) => statement.all(key) as string[])
    return ids.length > 0 ? ids : undefined
  }
  return { get, has: (key) => get(key) !== undefined }
}
