import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { memberChange } from '#app/contract/members.ts'
import { changeMember, removeMember } from '#app/domain/members/change.server.ts'
import { findMember } from '#app/domain/members/list.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod, send, sendNothing } from './answer.server.ts'

/** GET /api/v1/members/{id}. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return send(request, { data: toResource('members', { ...findMember(await requireWho(request), params.id!) }) })
}

/** PATCH changes name, role, status; DELETE takes away, or disables a member with history (the answer is then the member). */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH', 'DELETE')
  const who = await requireWho(request, 'settings', 'write')
  const id = params.id!
  if (request.method === 'PATCH')
    return send(request, {
      data: toResource('members', { ...changeMember(who, id, await readEither(request, 'members', memberChange, id)) }),
    })
  if (removeMember(who, id) === 'deleted') return sendNothing()
  return send(request, { data: toResource('members', { ...findMember(who, id) }) })
}
