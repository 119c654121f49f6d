import type { ActionFunctionArgs } from '@remix-run/node'
import { approveBody } from '#app/contract/documents.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { keepingConflict, sendDocument } from './send-document.server.ts'
import { readOptionalJson } from './optional-json.server.ts'

/** POST {note?, version?, override?}: approves one document. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  const approval = await readOptionalJson(request, approveBody)
  return sendDocument(
    request,
    keepingConflict(() => approveDocument(who, id, approval)),
  )
}
