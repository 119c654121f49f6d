import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import qs from 'qs'
import { listQuery, type ListQuery } from '#app/contract/documents.ts'
import { editAttributes } from '#app/contract/edits.ts'
import { createDocument } from '#app/domain/documents/create.server.ts'
import { listWholeDocuments } from '#app/domain/documents/list-whole.server.ts'
import { parseQuery } from '../parse-query.ts'
import { requireWho } from '../session.server.ts'
import { requireKind } from './address.server.ts'
import { readQuery, readResource, requireMethod, send } from './answer.server.ts'
import { sendDocument } from './send-document.server.ts'
import { documentsAnswer } from './document-resource.server.ts'
import { answerUpload } from './upload.server.ts'

/** GET: a page of a list. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const kind = requireKind(params)
  const who = await requireWho(request, kind.scope)
  const query = readQuery(request, listQuery)
  const { data, meta } = listWholeDocuments(who, kind, query)
  return send(request, { ...(await documentsAnswer(who, data)), meta, links: linksOf(request, query, meta.total) })
}

/** POST: PDFs as multipart, or a document made by hand as JSON:API. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const kind = requireKind(params)
  const who = await requireWho(request, kind.scope, 'write')
  if (/^multipart\//i.test(request.headers.get('Content-Type') ?? '')) return answerUpload(request, who, kind)
  const { version: _, ...values } = await readResource(request, kind.slug, editAttributes)
  return sendDocument(request, who, createDocument(who, kind, values), { status: 201 })
}

/** The neighbouring pages; null at both ends. */
function linksOf(request: Request, query: ListQuery, total: number): Record<string, string | null> {
  const last = Math.max(1, Math.ceil(total / query.page.size))
  const { number } = query.page
  const link = (page: number) => (page < 1 || page > last ? null : addressOfPage(request, page))
  return {
    self: addressOfPage(request, number),
    first: addressOfPage(request, 1),
    last: addressOfPage(request, last),
    prev: link(number - 1),
    next: link(number + 1),
  }
}

function addressOfPage(request: Request, number: number): string {
  const url = new URL(request.url)
  const query = parseQuery(url.search) as { page?: Record<string, unknown> }
  const page = { ...query.page, number }
  return `${url.pathname}?${qs.stringify({ ...query, page }, { encodeValuesOnly: true, arrayFormat: 'brackets' })}`
}
