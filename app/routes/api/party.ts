import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { partyChange } from '#app/contract/parties.ts'
import { changeParty, findParty, removeParty } from '#app/domain/parties/parties.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod, send, sendNothing } from './answer.server.ts'

/** GET: one known party. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  return send(request, { data: toResource('parties', { ...findParty(who, params.id!) }) })
}

/** PATCH and DELETE. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH', 'DELETE')
  const who = await requireWho(request, 'settings', 'write')
  if (request.method === 'DELETE') {
    removeParty(who, params.id!)
    return sendNothing()
  }
  const party = changeParty(who, params.id!, await readEither(request, 'parties', partyChange, params.id))
  return send(request, { data: toResource('parties', { ...party }) })
}
