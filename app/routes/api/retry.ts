import type { ActionFunctionArgs } from '@remix-run/node'
import { retryDocument } from '#app/domain/review/retry.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { sendDocument } from './send-document.server.ts'

/** POST: reads the file again. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  return sendDocument(request, who, retryDocument(who, requireId(request, params, who)))
}
