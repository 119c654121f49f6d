import type { ActionFunctionArgs } from '@remix-run/node'
import { revocation, SESSION_COOKIE } from '#app/contract/auth.ts'
import { endSessionOf } from '#app/domain/members/sessions.server.ts'
import { readCookie } from '../cookies.server.ts'
import { visitorOf } from '../session.server.ts'
import { requireMethod } from './answer.server.ts'
import { answerEnd, answerRefusal, OauthRefusal, parseGrant, readGrant, requireClient } from './oauth.server.ts'

/**
 * POST /oauth/revoke (RFC 7009): either token ends the pair, an unknown one is no error. The browser's session cookie ends with it,
 * also without a token: that is how a browser which lost its session data ends the server's session.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  try {
    const { client_id, token } = parseGrant(revocation, await readGrant(request))
    const clientId = requireClient(client_id)
    const { db } = await visitorOf(request)
    const cookie = clientId === 'gleaner-web' ? readCookie(request, SESSION_COOKIE) : undefined
    if (!token && !cookie && clientId !== 'gleaner-web')
      throw new OauthRefusal('invalid_request', 'The field token is missing or not valid.')
    if (token) endSessionOf(db, token)
    if (cookie) endSessionOf(db, cookie)
    return await answerEnd(request)
  } catch (thrown) {
    return answerRefusal(thrown, '/oauth/revoke')
  }
}
