import type { ActionFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { separateParty } from '#app/domain/parties/merge.server.ts'
import { requireWho } from '../session.server.ts'
import { requireMethod, send } from './answer.server.ts'

/** POST: takes a merger back; the answer is the party that stands by itself again. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'settings', 'write')
  return send(request, { data: toResource('parties', { ...separateParty(who, params.id!) }) })
}
