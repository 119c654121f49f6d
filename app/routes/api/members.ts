import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { memberCreation } from '#app/contract/members.ts'
import { addMember } from '#app/domain/members/add.server.ts'
import { listMembers } from '#app/domain/members/list.server.ts'
import { composeMail } from '../mails.server.ts'
import { requireWho } from '../session.server.ts'
import { answerInvited } from './answer-invited.server.ts'
import { readEither, refuseQuery, requireMethod, send } from './answer.server.ts'

/** GET /api/v1/members: for everyone. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  refuseQuery(request)
  const list = listMembers(await requireWho(request))
  return send(request, { data: list.map((member) => toResource('members', { ...member })), meta: { total: list.length } })
}

/** POST: an admin adds a member, who gets an invitation. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'settings', 'write')
  return answerInvited(request, await addMember(who, await readEither(request, 'members', memberCreation), composeMail), 201)
}
