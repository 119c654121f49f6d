import type { ActionFunctionArgs } from '@remix-run/node'
import { presenceBody } from '#app/contract/presence.ts'
import { holdDocument, releaseDocument } from '#app/domain/review/presence.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod, send, sendNothing } from './answer.server.ts'
import { readOptionalJson } from './optional-json.server.ts'

/** POST {active_ms?, take_over?}: the heart-beat of a review desk; `meta` says who has the document open. DELETE {active_ms?}: the desk was left. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST', 'DELETE')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  const body = await readOptionalJson(request, presenceBody)
  if (request.method === 'DELETE') {
    releaseDocument(who, id, body)
    return sendNothing()
  }
  return send(request, { data: null, meta: { ...holdDocument(who, id, body) } })
}
