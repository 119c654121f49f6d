import { isAxiosError } from 'axios'
import { tokenAnswer, type ClientId, type OauthErrorBody, type TokenAnswer } from '#app/contract/auth.ts'
import { connect } from './connection.ts'

export interface OauthClient {
  signIn(email: string, password: string, remember: boolean): Promise<TokenAnswer>
  renew(refreshToken: string): Promise<TokenAnswer>
  /** Ends the session of the token; with an empty token that of the browser's cookie. */
  revoke(token: string, accessToken?: string): Promise<void>
}

/** The OAuth client of the specification: base /oauth on the host that served the page, or on `origin` for programs. */
export function createOauthClient(clientId: ClientId, origin = ''): OauthClient {
  const connection = connect(`${origin}/oauth`)
  const authorize = (token = '') => ({ headers: { Authorization: `Bearer ${token}` } })
  return {
    async signIn(email, password, remember) {
      const body = { email, password, client_id: clientId, grant_type: 'password', ...(remember && { remember }) }
      return tokenAnswer.parse((await connection.post('/token', body, authorize())).data)
    },
    async renew(refreshToken) {
      const body = { refresh_token: refreshToken, client_id: clientId, grant_type: 'refresh_token' }
      return tokenAnswer.parse((await connection.post('/token', body, authorize())).data)
    },
    async revoke(token, accessToken) {
      await connection.post('/revoke', { client_id: clientId, token }, authorize(accessToken))
    },
  }
}

/** The RFC 6749 error of a failed call, or undefined where the server never answered. */
export function oauthErrorOf(error: unknown): OauthErrorBody | undefined {
  const body: unknown = isAxiosError(error) ? error.response?.data : undefined
  return typeof body === 'object' && body !== null && 'error' in body ? (body as OauthErrorBody) : undefined
}
