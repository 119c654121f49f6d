import type { ActionFunctionArgs } from '@remix-run/node'
import { handoverBody } from '#app/contract/exports.ts'
import { findWholeDocuments } from '#app/domain/documents/find-whole.server.ts'
import { handOver } from '#app/domain/export/hand-over.server.ts'
import { requireWho } from '../session.server.ts'
import { requireKind } from './address.server.ts'
import { requireMethod, send } from './answer.server.ts'
import { documentsAnswer } from './document-resource.server.ts'
import { readOptionalJson } from './optional-json.server.ts'

/** POST {since?, again?}: hands approved documents over to the ERP. 201 when a file was written, 200 when nothing was due. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const kind = requireKind(params)
  const who = await requireWho(request, kind.scope, 'write')
  const { documents, ...handover } = await handOver(who, kind, await readOptionalJson(request, handoverBody))
  return send(
    request,
    { ...(await documentsAnswer(who, findWholeDocuments(who, documents))), meta: { ...handover, documents: documents.length } },
    { status: handover.file_name === null ? 200 : 201 },
  )
}
