import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { partyFields, partyQuery } from '#app/contract/parties.ts'
import { addParty, listParties } from '#app/domain/parties/parties.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, readQuery, requireMethod, send } from './answer.server.ts'

/** GET: a page of the known parties. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  const { data, meta } = listParties(who, readQuery(request, partyQuery))
  return send(request, { data: data.map((party) => toResource('parties', { ...party })), meta })
}

/** POST: a party that was not seen on a document yet. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'settings', 'write')
  const party = addParty(who, await readEither(request, 'parties', partyFields))
  return send(request, { data: toResource('parties', { ...party }) }, { status: 201 })
}
