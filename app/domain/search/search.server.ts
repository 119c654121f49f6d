import type { DocumentSummary } from '#app/contract/documents.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import type { SearchHit } from '#app/contract/search.ts'
import { searchTerms } from '../documents/list-conditions.ts'
import { documentRowOf } from '../documents/row-of.ts'
import { viewSummaries } from '../documents/view.server.ts'
import type { Who } from '../who.ts'
import { findSnippets } from './snippets.server.ts'

const MOST_HITS = 50
// More than are shown, since some may be deleted or of a kind that the member may not see.
const LOOKED_AT = 500

/** Documents of both kinds that mention the words, by value or on their pages, newest first, each with a snippet. An empty search finds nothing. */
export function searchDocuments(who: Who, text: string, limit = MOST_HITS): SearchHit[] {
  const words = text.trim()
  const allowed = kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'read'))
  if (words === '' || allowed.length === 0) return []
  const { folded: _, ...terms } = searchTerms(words)
  const hits = [
    ...(terms.in_fields ? [hitsIn('document_fields_search', 'in_fields')] : []),
    ...(terms.on_pages ? [hitsIn('document_text_search', 'on_pages')] : []),
  ]
  if (hits.length === 0) return []
  const ofKinds = allowed.map((name) => `'${name}'`).join(', ')
  const sql = `select * from documents where seq in (${hits.join(' union ')}) and kind in (${ofKinds}) and deleted_at is null order by seq desc limit @limit`
  const rows = who.db.$client
    .prepare(sql)
    .all({ ...terms, limit: Math.min(limit, MOST_HITS) })
    .map(documentRowOf)
  const summaries: DocumentSummary[] = viewSummaries(who.db, rows)
  const snippets = findSnippets(
    who.db,
    rows.map((row) => row.seq),
    words,
  )
  return rows.map((row, index) => ({ document: summaries[index]!, ...snippets.get(row.seq)! }))
}

/** The newest documents that match, taken from the end of the index: a common word costs no more than a rare one. */
function hitsIn(table: string, term: string): string {
  return `select rowid from (select rowid from ${table} where ${table} match @${term} order by rowid desc limit ${LOOKED_AT})`
}
