import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { requireMethod } from './answer.server.ts'
import { sendDocument } from './send-document.server.ts'
import { readOptionalJson } from './optional-json.server.ts'

// A missing or empty reason gets its own sentence from the verb.
const body = z.strictObject({ reason: z.string().max(2000).default('') })

/** POST {reason}: refuses a waiting document. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  const { reason } = await readOptionalJson(request, body)
  return sendDocument(request, who, rejectDocument(who, id, reason))
}
