import type { ActionFunctionArgs } from '@remix-run/node'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { sendDocument } from './send-document.server.ts'

/** POST: takes an approval or a rejection back. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  return sendDocument(request, who, reopenDocument(who, requireId(request, params, who)))
}
