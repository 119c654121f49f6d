import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchQuery } from '#app/contract/search.ts'
import { findWholeDocuments } from '#app/domain/documents/find-whole.server.ts'
import { searchDocuments } from '#app/domain/search/search.server.ts'
import { requireWho } from '../session.server.ts'
import { readQuery, send } from './answer.server.ts'
import { documentResource } from './document-resource.server.ts'

/** GET ?q=: documents of both kinds, by value and by the words on their pages; the snippet stands in each document's `meta`. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  const hits = searchDocuments(who, readQuery(request, searchQuery).q)
  const whole = new Map(
    findWholeDocuments(
      who,
      hits.map((hit) => hit.document.id),
    ).map((view) => [view.id, view]),
  )
  const data = hits.map(({ document, snippet, marks }) => ({ ...documentResource(whole.get(document.id)!), meta: { snippet, marks } }))
  return send(request, { data, meta: { total: data.length } })
}
