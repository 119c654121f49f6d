import type { ActionFunctionArgs } from '@remix-run/node'
import { approveBody } from '#app/contract/documents.ts'
import { taughtBy } from '#app/domain/learning/taught-by.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { keepingConflict, sendDocument } from './send-document.server.ts'
import { readOptionalJson } from './optional-json.server.ts'

/** POST {note?, version?, override?}: approves one document. `meta.learned.memory_id` names what its corrections taught. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  const approval = await readOptionalJson(request, approveBody)
  const view = await keepingConflict(who, () => approveDocument(who, id, approval))
  const memory_id = taughtBy(who, id)
  return sendDocument(request, who, view, memory_id ? { meta: { learned: { memory_id } } } : {})
}
