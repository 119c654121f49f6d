import { SESSION_COOKIE, VISIT_COOKIE, XSRF_COOKIE, XSRF_FIELD, XSRF_HEADER } from '#app/contract/auth.ts'
import { Failure } from '#app/domain/failure.ts'
import { identifyByCookie } from '#app/domain/members/identify.server.ts'
import { isSameText, makeSecret } from '#app/domain/members/secrets.ts'
import { getHouse } from '#app/domain/who.server.ts'
import { readCookie, writeCookie } from './cookies.server.ts'
import { bearerOf, visitorOf } from './session.server.ts'

/** The cross-site token that belongs to a session. */
export function xsrfOfSession(sessionId: string): string {
  return getHouse().sign('xsrf session', sessionId)
}

export function xsrfCookie(request: Request, token: string, maxAge?: number): string {
  return writeCookie(request, XSRF_COOKIE, token, { maxAge, httpOnly: false })
}

/** The token that forms of this page carry, and the cookies to set where the browser has not got them yet. */
export async function issueXsrf(request: Request): Promise<{ token: string; headers: Headers }> {
  const headers = new Headers()
  let token = await expectedToken(request)
  if (!token) {
    const visit = makeSecret()
    token = xsrfOfVisit(visit)
    headers.append('Set-Cookie', writeCookie(request, VISIT_COOKIE, visit))
  }
  if (readCookie(request, XSRF_COOKIE) !== token) headers.append('Set-Cookie', xsrfCookie(request, token))
  return { token, headers }
}

/**
 * Refuses with 403 a change that a foreign page could have sent with this browser's cookies. A bearer token proves by itself
 * that no cookie was relied on; a client without any of our cookies has nothing that could be abused.
 * `formToo`: the token may also stand in the form field `_xsrf` (screens' actions).
 */
export async function requireXsrf(request: Request, { formToo }: { formToo: boolean }): Promise<void> {
  if (bearerOf(request) !== undefined) return
  const expected = await expectedToken(request)
  if (!expected && !formToo) return
  const given = request.headers.get(XSRF_HEADER) ?? (formToo ? await fieldOf(request) : undefined)
  const cookie = readCookie(request, XSRF_COOKIE)
  if (!expected || !given || !cookie || !isSameText(given, expected) || !isSameText(cookie, expected)) throw new Failure('xsrf_mismatch')
}

async function expectedToken(request: Request): Promise<string | undefined> {
  const cookie = readCookie(request, SESSION_COOKIE)
  const who = cookie ? identifyByCookie(await visitorOf(request), cookie) : undefined
  if (who?.sessionId) return xsrfOfSession(who.sessionId)
  const visit = readCookie(request, VISIT_COOKIE)
  return visit ? xsrfOfVisit(visit) : undefined
}

function xsrfOfVisit(visit: string): string {
  return getHouse().sign('xsrf visit', visit)
}

async function fieldOf(request: Request): Promise<string | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return undefined
  const value = (await request.clone().formData()).get(XSRF_FIELD)
  return typeof value === 'string' ? value : undefined
}
