import type { ActionFunctionArgs } from '@remix-run/node'
import { reopenBody } from '#app/contract/documents.ts'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { readOptionalJson } from './optional-json.server.ts'
import { keepingConflict, sendDocument } from './send-document.server.ts'

/** POST {version?}: takes an approval or a rejection back. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  const { version } = await readOptionalJson(request, reopenBody)
  const view = await keepingConflict(who, () => reopenDocument(who, id, version))
  return sendDocument(request, who, view)
}
