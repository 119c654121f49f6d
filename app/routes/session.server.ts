import { redirect } from '@remix-run/node'
import { SESSION_COOKIE } from '#app/contract/auth.ts'
import type { Access, Scope } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import { identifyByBearer, identifyByCookie } from '#app/domain/members/identify.server.ts'
import { getHouse } from '#app/domain/who.server.ts'
import { requireScope, type Visitor, type Who } from '#app/domain/who.ts'
import { languageOf } from '#app/i18n/i18n.server.ts'
import { readCookie, writeCookie } from './cookies.server.ts'

/** Where a guarded screen was wanted before signing in; read by the sign-in screen. */
export const WANTED_COOKIE = 'gleaner_wanted'
const WANTED_SECONDS = 900

/** The request's own language, database and time, without a person. */
export async function visitorOf(request: Request): Promise<Visitor> {
  return { db: getHouse().db, now: new Date(), via: 'web', language: await languageOf(request) }
}

/** The bearer token of a request; an empty one counts as absent. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(.*\S)\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}

/** Whoever asks, or undefined. A bearer token decides alone: a bad one is 401 even beside a good cookie. */
export async function findWho(request: Request): Promise<Who | undefined> {
  const visitor = await visitorOf(request)
  const bearer = bearerOf(request)
  if (bearer !== undefined) {
    const who = identifyByBearer(visitor, bearer)
    if (!who) throw new Failure('unauthenticated')
    return who
  }
  const cookie = readCookie(request, SESSION_COOKIE)
  return cookie ? identifyByCookie(visitor, cookie) : undefined
}

/** For the API: whoever asks, else 401; with a scope, 403 where the role does not grant it. */
export async function requireWho(request: Request, scope?: Scope, access: Access = 'read'): Promise<Who> {
  const who = await findWho(request)
  if (!who) throw new Failure('unauthenticated')
  if (scope) requireScope(who, scope, access)
  return who
}

/** Whoever asks, or undefined; a bearer token that is worth nothing (any more) is nobody too. */
export function findLiveWho(request: Request): Promise<Who | undefined> {
  return findWho(request).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'unauthenticated') return undefined
    throw error
  })
}

/** For screens: whoever asks, else off to /sign_in; with a scope, the page "not allowed" where the role does not grant it. */
export async function requireMember(request: Request, scope?: Scope, access: Access = 'read'): Promise<Who> {
  const who = await findLiveWho(request)
  if (!who) throw askToSignIn(request)
  if (scope) requireScope(who, scope, access)
  return who
}

/** Off to the sign-in screen, and afterwards to the screen that was wanted, or that was at work when its session ended. */
export function askToSignIn(request: Request): Response {
  return redirect('/sign_in', { headers: rememberWanted(request) })
}

/**
 * For the signed-out screens. Signed in means both, the server's session and the browser's session data, so the server never
 * sends anybody to / on its own evidence: it says what it knows and the browser decides (components/session.ts).
 */
export async function requireNobody(request: Request): Promise<{ serverSession: boolean }> {
  const cookie = readCookie(request, SESSION_COOKIE)
  return { serverSession: cookie !== undefined && identifyByCookie(await visitorOf(request), cookie) !== undefined }
}

/** The screen that was wanted before signing in, if it is one of ours; else `/`. */
export function wantedOf(request: Request): string {
  const wanted = readCookie(request, WANTED_COOKIE) ?? '/'
  return /^\/(?![/\\])[^\\\s]*$/.test(wanted) && !/^\/(api|oauth|sign_|users|forget_)/.test(wanted) ? wanted : '/'
}

function rememberWanted(request: Request): HeadersInit {
  const url = new URL(request.url)
  const path = url.pathname.replace(/\/_root\.data$|\.data$/, '') || '/'
  url.searchParams.delete('_routes')
  const wanted = path + url.search
  return wanted !== '/' && wanted.length < 1000
    ? { 'Set-Cookie': writeCookie(request, WANTED_COOKIE, wanted, { maxAge: WANTED_SECONDS }) }
    : {}
}
