import type { z } from 'zod'
import { clientIds, SESSION_COOKIE, type ClientId, type OauthErrorBody, type OauthErrorCode } from '#app/contract/auth.ts'
import { Failure } from '#app/domain/failure.ts'
import type { OpenedSession } from '#app/domain/members/sessions.server.ts'
import { log } from '#app/platform/log.server.ts'
import { dropCookie, writeCookie } from '../cookies.server.ts'
import { WANTED_COOKIE } from '../session.server.ts'
import { isFullDisk } from './answer.server.ts'
import { readLimited } from './read-limited.server.ts'
import { issueXsrf, xsrfCookie, xsrfOfSession } from '../xsrf.server.ts'

const LARGEST_BODY = 64 * 1024 // bytes

/** What RFC 6749 section 5.2 answers; the description is plain English, the browser translates by code. */
export class OauthRefusal extends Error {
  readonly code: OauthErrorCode
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(code: OauthErrorCode, description: string, status = 400, retryAfter?: number) {
    super(description)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Reads a form or JSON body as flat fields. */
export async function readGrant(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readLimited(request, LARGEST_BODY)
  if (!bytes) throw new OauthRefusal('invalid_request', 'The body is too large.', 413)
  const text = new TextDecoder().decode(bytes)
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get('Content-Type') ?? '')) return onceEach(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new OauthRefusal('invalid_request', 'The body must be a JSON object or a form.')
}

/** RFC 6749 section 3.2: a parameter may stand there once, and one without a value counts as left out. */
function onceEach(form: URLSearchParams): Record<string, unknown> {
  const names = [...form.keys()]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new OauthRefusal('invalid_request', 'A field stands in the form more than once.')
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}

export function parseGrant<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
  throw new OauthRefusal('invalid_request', `The field ${field} is missing or not valid.`)
}

/** A client that says nothing of itself has sent a broken request; one that we do not know is no client of ours. */
export function requireClient(id: unknown): ClientId {
  if (id === undefined || id === null || id === '') throw new OauthRefusal('invalid_request', 'The field client_id is missing.')
  const known = clientIds.find((client) => client === id)
  if (!known) throw new OauthRefusal('invalid_client', 'The client is unknown.', 401)
  return known
}

/** The answer with the tokens; the browser's client also gets session and cross-site cookies. */
export function answerTokens(request: Request, opened: OpenedSession, clientId: ClientId): Response {
  const headers = secretHeaders()
  if (clientId === 'gleaner-web') {
    const maxAge = opened.remember ? opened.lasts : undefined
    headers.append('Set-Cookie', writeCookie(request, SESSION_COOKIE, opened.cookie, { maxAge }))
    headers.append('Set-Cookie', xsrfCookie(request, xsrfOfSession(opened.sessionId), maxAge))
    headers.append('Set-Cookie', dropCookie(request, WANTED_COOKIE))
  }
  return new Response(JSON.stringify(opened.tokens), { headers })
}

/** `{}`, and the browser forgets its session; the cross-site token becomes that of a visit again. */
export async function answerEnd(request: Request): Promise<Response> {
  const { headers: cookies } = await issueXsrf(request)
  const headers = secretHeaders()
  headers.append('Set-Cookie', dropCookie(request, SESSION_COOKIE))
  for (const cookie of cookies.getSetCookie()) headers.append('Set-Cookie', cookie)
  return new Response('{}', { headers })
}

export function answerRefusal(thrown: unknown, path: string): Response {
  const refusal = thrown instanceof OauthRefusal ? thrown : refusalOf(thrown)
  if (refusal.code === 'server_error') log().error({ err: thrown, path }, 'unexpected')
  const headers = secretHeaders()
  if (refusal.retryAfter) headers.set('Retry-After', String(refusal.retryAfter))
  // RFC 6750: a 401 names the scheme.
  if (refusal.status === 401) headers.set('WWW-Authenticate', 'Bearer')
  const body: OauthErrorBody = { error: refusal.code, error_description: refusal.message }
  return new Response(JSON.stringify(body), { status: refusal.status, headers })
}

function refusalOf(thrown: unknown): OauthRefusal {
  const code = thrown instanceof Failure ? thrown.code : undefined
  if (code === 'password_wrong') return new OauthRefusal('invalid_grant', 'The e-mail or the password is wrong.')
  if (code === 'unauthenticated') return new OauthRefusal('invalid_grant', 'The refresh token is not valid any more.')
  if (code === 'too_many_tries')
    return new OauthRefusal('too_many_tries', 'Too many failed tries. Wait and try again.', 429, (thrown as Failure).details.retryAfter)
  if (isFullDisk(thrown)) return new OauthRefusal('server_error', 'There is no space left on the server.', 507)
  return new OauthRefusal('server_error', 'Something went wrong.', 500)
}

/** RFC 6749 section 5.1: tokens are never cached. */
function secretHeaders(): Headers {
  return new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Pragma: 'no-cache' })
}
