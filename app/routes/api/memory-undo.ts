import type { ActionFunctionArgs } from '@remix-run/node'
import { undoMemory } from '#app/domain/learning/apply-memory.server.ts'
import { requireWho } from '../session.server.ts'
import { requireMethod, send } from './answer.server.ts'

/** POST: `meta.documents` tells how many waiting documents are read again. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const documents = undoMemory(await requireWho(request), params.id!)
  return send(request, { data: null, meta: { documents } })
}
