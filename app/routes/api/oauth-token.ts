import type { ActionFunctionArgs } from '@remix-run/node'
import { passwordGrant, refreshGrant } from '#app/contract/auth.ts'
import { renewSession } from '#app/domain/members/sessions.server.ts'
import { signIn } from '#app/domain/members/sign-in.server.ts'
import { addressOf } from '../address.server.ts'
import { visitorOf } from '../session.server.ts'
import { requireMethod } from './answer.server.ts'
import { answerRefusal, answerTokens, OauthRefusal, parseGrant, readGrant, requireClient } from './oauth.server.ts'

/** POST /oauth/token: signing in, and renewing (RFC 6749 sections 4.3 and 6). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  try {
    const body = await readGrant(request)
    const clientId = requireClient(body.client_id)
    const visitor = await visitorOf(request)
    if (body.grant_type === 'password') {
      const { email, password, remember = false } = parseGrant(passwordGrant, body)
      return answerTokens(request, await signIn(visitor, { email, password, clientId, remember, address: addressOf(request) }), clientId)
    }
    if (body.grant_type === 'refresh_token') {
      return answerTokens(request, renewSession(visitor, parseGrant(refreshGrant, body).refresh_token, clientId), clientId)
    }
    if (body.grant_type === undefined) throw new OauthRefusal('invalid_request', 'The field grant_type is missing or not valid.')
    throw new OauthRefusal('unsupported_grant_type', 'Only password and refresh_token are supported.')
  } catch (thrown) {
    return answerRefusal(thrown, '/oauth/token')
  }
}
