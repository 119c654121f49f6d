import type { DocumentSummary } from '#app/contract/documents.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import type { SearchHit } from '#app/contract/search.ts'
import { searchCondition } from '../documents/list-conditions.ts'
import { documentRowOf } from '../documents/row-of.ts'
import { viewSummaries } from '../documents/view.server.ts'
import type { Who } from '../who.ts'
import { findSnippet } from './snippet.server.ts'

const MOST_HITS = 50

/** Documents of both kinds that mention the words, by value or on their pages, newest first, each with a snippet. An empty search finds nothing. */
export function searchDocuments(who: Who, text: string, limit = MOST_HITS): SearchHit[] {
  const words = text.trim()
  const allowed = kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'read'))
  if (words === '' || allowed.length === 0) return []
  const { where, values } = searchCondition(words)
  const ofKinds = allowed.map((name) => `'${name}'`).join(', ')
  const sql = `select * from documents where kind in (${ofKinds}) and deleted_at is null and ${where} order by created_at desc, seq desc limit @limit`
  const rows = who.db.$client
    .prepare(sql)
    .all({ ...values, limit: Math.min(limit, MOST_HITS) })
    .map(documentRowOf)
  const summaries: DocumentSummary[] = viewSummaries(who.db, rows)
  return rows.map((row, index) => ({ document: summaries[index]!, ...findSnippet(who.db, row, words) }))
}
