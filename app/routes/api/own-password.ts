import type { ActionFunctionArgs } from '@remix-run/node'
import { passwordChange } from '#app/contract/auth.ts'
import { changePassword } from '#app/domain/members/set-password.server.ts'
import { addressOf } from '../address.server.ts'
import { requireWho } from '../session.server.ts'
import { readJson, requireMethod, sendNothing } from './answer.server.ts'

/** PUT /api/v1/auth/password: ends the member's other sessions. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PUT')
  const who = await requireWho(request)
  const { current_password: current, password, revoke_tokens: revokeTokens } = await readJson(request, passwordChange)
  await changePassword(who, { current, password, revokeTokens }, addressOf(request))
  return sendNothing()
}
