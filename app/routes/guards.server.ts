import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { ErrorRequestHandler, RequestHandler, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import helmet from 'helmet'
import { Failure } from '#app/domain/failure.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { errorBodyOf } from './api/answer.server.ts'

/** Tells the routes where a request came from; whatever a client sends under this name is overwritten. */
const ADDRESS_HEADER = 'x-gleaner-address'

/** What every request passes before it reaches a file or a route, in this order. */
export function makeGuards({ dev }: { dev: boolean }): RequestHandler[] {
  return [settleProxies, nameNonce, securityHeaders(dev), preferOwnHeaders, checkMethod, checkHost, checkOrigin]
}

/** Only a trusted proxy may say who asks and under which name (`trust proxy` judges that); Remix would believe anybody's X-Forwarded-Host. */
const settleProxies: RequestHandler = (req, _res, next) => {
  const trust = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  if (!trust(req.socket.remoteAddress ?? '', 0))
    for (const name of Object.keys(req.headers)) if (name.startsWith('x-forwarded-')) delete req.headers[name]
  req.headers[ADDRESS_HEADER] = req.ip ?? req.socket.remoteAddress ?? ''
  next()
}

const nameNonce: RequestHandler = (_req, res, next) => {
  res.locals.nonce = randomBytes(16).toString('base64')
  next()
}

const replaceable = new Set(['content-security-policy', 'x-content-type-options', 'x-frame-options', 'cross-origin-resource-policy'])

/** Remix appends the headers of a route; a route that has a policy of its own (a PDF) means instead of the general one, not beside it. */
const preferOwnHeaders: RequestHandler = (_req, res, next) => {
  const append = res.append.bind(res)
  res.append = (name, value) => (replaceable.has(name.toLowerCase()) ? res.set(name, value) : append(name, value))
  next()
}

function securityHeaders(dev: boolean): RequestHandler {
  const nonceOf = (_req: unknown, res: unknown) => `'nonce-${(res as ExpressResponse).locals.nonce}'`
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceOf],
        styleSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceOf],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: getEnv().url.startsWith('https:'),
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** 405 for what no route takes; a request of the web standard cannot even be made of TRACE. */
const checkMethod: RequestHandler = (req, res, next) => {
  if (METHODS.includes(req.method)) return next()
  const methods = METHODS.join(', ')
  res.set('Allow', methods)
  void refuseEarly(req, res, new Failure('method_not_allowed', { values: { method: req.method, methods } }))
}

/** 421 unless the host is that of GLEANER_URL, below it, localhost or an IP address: a foreign name that points here is an attack (DNS rebinding). */
const checkHost: RequestHandler = (req, res, next) => {
  const host = hostnameOf(hostOf(req))
  if (host !== undefined && isOurHost(host)) next()
  else void refuseEarly(req, res, new Failure('misdirected'))
}

/** 403 for a change that a page of another site sends. Browsers always say their origin then; programs need not. */
const checkOrigin: RequestHandler = (req, res, next) => {
  const origin = req.headers.origin
  const safe = req.method === 'GET' || req.method === 'HEAD'
  const crossSite = req.headers['sec-fetch-site'] === 'cross-site'
  if (safe || (origin === undefined ? !crossSite : isOwnOrigin(req, origin))) next()
  else void refuseEarly(req, res, new Failure('foreign_origin'))
}

export function isOurHost(host: string): boolean {
  const own = new URL(getEnv().url).hostname.toLowerCase()
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) !== 0 || host === 'localhost' || host.endsWith('.localhost') || host === own || host.endsWith(`.${own}`)
}

/** The page's origin must name the very host it speaks to (under http or https, since a proxy may end TLS), or GLEANER_URL. */
function isOwnOrigin(req: ExpressRequest, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  const spokenTo = `${page.protocol}//${hostOf(req)}`
  return (
    /^https?:$/.test(page.protocol) && [spokenTo, getEnv().url].some((ours) => URL.canParse(ours) && new URL(ours).origin === page.origin)
  )
}

/** The host that the client spoke to; a proxy's word has been dropped where the proxy is not trusted. */
function hostOf(req: ExpressRequest): string | undefined {
  const forwarded = req.headers['x-forwarded-host']
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim() ?? req.headers.host
}

function hostnameOf(host: string | undefined): string | undefined {
  if (!host || !/^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(:\d{1,5})?$/.test(host)) return undefined
  return host.replace(/:\d+$/, '').toLowerCase().replace(/\.$/, '')
}

/** What Express refused by itself (an address it cannot read, a file that is not there), or a fault of the program; never a stack trace. */
export const answerError: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const { status, name } = Object(error) as { status?: unknown; name?: unknown }
  // Who asked has gone, which ended what was being made for them: there is nothing to log and nobody to tell.
  if (res.destroyed && name === 'AbortError') return
  const isOurs = typeof status !== 'number' || status < 400 || status > 499
  if (isOurs) log().error({ err: error, method: req.method, path: req.path }, 'unexpected')
  if (res.headersSent) return void res.destroy()
  void refuseEarly(req, res, new Failure(isOurs ? 'unexpected' : status === 404 ? 'not_found' : 'malformed'))
}

async function refuseEarly(req: ExpressRequest, res: ExpressResponse, failure: Failure): Promise<void> {
  const headers = new Headers()
  for (const name of ['cookie', 'accept-language']) if (typeof req.headers[name] === 'string') headers.set(name, req.headers[name])
  const body = await errorBodyOf(failure, new Request('http://localhost/', { headers }))
  res.status(failure.status).type('application/vnd.api+json').send(JSON.stringify(body))
}
