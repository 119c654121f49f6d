import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchQuery } from '#app/contract/search.ts'
import { findWholeDocuments } from '#app/domain/documents/find-whole.server.ts'
import { searchDocuments } from '#app/domain/search/search.server.ts'
import { requireWho } from '../session.server.ts'
import { readQuery, send } from './answer.server.ts'
import { documentsAnswer } from './document-resource.server.ts'

/** GET ?q=: documents of both kinds, by value and by the words on their pages; the snippet stands in each document's `meta`. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  const hits = searchDocuments(who, readQuery(request, searchQuery).q)
  const whole = findWholeDocuments(
    who,
    hits.map(({ document }) => document.id),
  )
  const { data, included } = await documentsAnswer(who, whole)
  const found = new Map(hits.map(({ document, snippet, marks }) => [document.id, { snippet, marks }]))
  const withSnippets = data.map((resource) => ({ ...resource, meta: found.get(resource.id)! }))
  return send(request, { data: withSnippets, included, meta: { total: data.length } })
}
