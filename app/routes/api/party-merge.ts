import type { ActionFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { partyMerger } from '#app/contract/parties.ts'
import { mergeParty } from '#app/domain/parties/merge.server.ts'
import { requireWho } from '../session.server.ts'
import { readJson, requireMethod, send } from './answer.server.ts'

/** POST `{into}`: this party and that one are one company; the answer is the one that is kept. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'settings', 'write')
  const { into } = await readJson(request, partyMerger)
  return send(request, { data: toResource('parties', { ...mergeParty(who, params.id!, into) }) })
}
