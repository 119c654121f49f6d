import type { ActionFunctionArgs } from '@remix-run/node'
import { moveBody } from '#app/contract/documents.ts'
import { moveDocument } from '#app/domain/documents/move.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { readJson, requireMethod } from './answer.server.ts'
import { sendDocument } from './send-document.server.ts'

/** POST {kind}: says that the document is of the other kind. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  const { kind } = await readJson(request, moveBody)
  return sendDocument(request, who, moveDocument(who, id, kind))
}
