import type { ActionFunctionArgs } from '@remix-run/node'
import { passwordReset, resetRequest } from '#app/contract/auth.ts'
import { requestReset } from '#app/domain/members/request-reset.server.ts'
import { resetPassword } from '#app/domain/members/set-password.server.ts'
import { log } from '#app/platform/log.server.ts'
import { addressOf } from '../address.server.ts'
import { composeMail } from '../mails.server.ts'
import { visitorOf } from '../session.server.ts'
import { readJson, requireMethod, send, sendNothing } from './answer.server.ts'

/** POST asks for a link (202 whether the account exists or not), PUT uses it. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST', 'PUT')
  const visitor = await visitorOf(request)
  if (request.method === 'POST') {
    const { email } = await readJson(request, resetRequest)
    const { sent } = await requestReset(visitor, email, addressOf(request), composeMail)
    sent.catch((error: unknown) => log().error({ err: error }, 'reset mail'))
    return send(request, {}, { status: 202 })
  }
  const { reset_password_token: token, password, revoke_tokens: revokeTokens } = await readJson(request, passwordReset)
  await resetPassword(visitor, { token, password, revokeTokens }, addressOf(request))
  return sendNothing()
}
