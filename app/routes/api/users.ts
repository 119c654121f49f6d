import type { ActionFunctionArgs } from '@remix-run/node'
import { signUp } from '#app/contract/auth.ts'
import { toResource } from '#app/contract/json-api.ts'
import { requireOpenSignUp, signUpMember } from '#app/domain/members/sign-up.server.ts'
import { addressOf } from '../address.server.ts'
import { visitorOf } from '../session.server.ts'
import { readJson, requireMethod, send } from './answer.server.ts'

/** POST /api/v1/users: sign-up, where it is open. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const visitor = await visitorOf(request)
  // Before the body is judged: nobody corrects what nobody takes.
  requireOpenSignUp(visitor)
  const member = await signUpMember(visitor, await readJson(request, signUp), addressOf(request))
  return send(request, { data: toResource('members', { ...member }) }, { status: 201 })
}
