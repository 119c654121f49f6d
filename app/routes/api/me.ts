import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { refer, toResource } from '#app/contract/json-api.ts'
import { ownChange, scopeOf } from '#app/contract/members.ts'
import { changeSelf } from '#app/domain/members/change-self.server.ts'
import { expiryOf } from '#app/domain/members/expiry.server.ts'
import type { Who } from '#app/domain/who.ts'
import { bearerOf, requireWho } from '../session.server.ts'
import { readEither, requireMethod, send } from './answer.server.ts'

/** GET /api/v1/auth/me: the session, with its member included. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerMe(request, await requireWho(request))
}

/** PATCH: own name, language, theme, notifications; as JSON:API resource or plain JSON. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH')
  const who = await requireWho(request)
  const change = await readEither(request, 'members', ownChange, who.member.id)
  return answerMe(request, { ...who, member: changeSelf(who, change) })
}

function answerMe(request: Request, who: Who): Response {
  const member = toResource('members', { ...who.member })
  const attributes = { scope: scopeOf(who.member.role), expires_at: expiryOf(who, bearerOf(request)) }
  return send(request, {
    data: { type: 'sessions', id: who.sessionId ?? who.member.id, attributes, relationships: { member: refer(member) } },
    included: [member],
  })
}
