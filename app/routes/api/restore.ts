import type { ActionFunctionArgs } from '@remix-run/node'
import { restoreDocument } from '#app/domain/documents/remove.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { sendDocument } from './send-document.server.ts'

/** POST: takes a document out of the trash. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  return sendDocument(request, who, restoreDocument(who, requireId(request, params, who)))
}
