import { z } from 'zod'
import { methodsOf } from '#app/contract/endpoints.ts'
import { errorStatus, type ErrorBody } from '#app/contract/errors.ts'
import { Failure, type Fault } from '#app/domain/failure.ts'
import { log } from '#app/platform/log.server.ts'
import { parseQuery } from '../parse-query.ts'
import { readLimited } from './read-limited.server.ts'
import { reasonOfIssue } from './fault-of-issue.ts'
import { sentenceOf, sentenceOfFault, textsOf } from './sentences.server.ts'

const JSON_API = 'application/vnd.api+json'
const noQuery = z.strictObject({})
const LARGEST_BODY = 4 * 1024 * 1024 // bytes of a JSON body

/** Sends a JSON:API document (or any JSON) in the type the client asks for. */
export function send(request: Request, body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.set('Content-Type', contentTypeFor(request))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(JSON.stringify(body), { ...init, headers })
}

export function sendNothing(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/** Reads a JSON body by its schema: 400 where it is no JSON, 422 with pointers where it does not fit. */
export async function readJson<T extends z.ZodType>(request: Request, schema: T, pointer = ''): Promise<z.infer<T>> {
  return parseBody(await readBody(request), schema, pointer)
}

/** Reads `{"data":{"type","id","attributes":{…}}}` and gives the attributes. 409 where type or id are others than those of the address. */
export async function readResource<T extends z.ZodType>(request: Request, type: string, schema: T, id?: string): Promise<z.infer<T>> {
  const body = await readBody(request)
  const data = isRecord(body) && isRecord(body.data) ? body.data : undefined
  if (!data) throw malformed({ pointer: '/data', reason: 'no_data', values: { type } })
  requireSame(data, { type, id })
  return parseBody(data.attributes ?? {}, schema, '/data/attributes')
}

/** Reads a resource, or the same attributes as plain JSON. */
export async function readEither<T extends z.ZodType>(request: Request, type: string, schema: T, id?: string): Promise<z.infer<T>> {
  const body = await readBody(request)
  if (!isRecord(body) || !isRecord(body.data)) return parseBody(body, schema)
  requireSame(body.data, { type, id })
  return parseBody(body.data.attributes ?? {}, schema, '/data/attributes')
}

/** JSON:API: a resource that is none of the address is a conflict. A resource without id is that of the address. */
function requireSame(data: Record<string, unknown>, own: { type: string; id: string | undefined }): void {
  if (data.type === undefined) throw new Failure('invalid', { faults: [{ code: 'invalid', pointer: '/data/type', reason: 'missing' }] })
  if (data.type !== own.type) throw otherResource('type', 'other_type', { given: String(data.type), type: own.type })
  if (own.id !== undefined && data.id !== undefined && data.id !== own.id)
    throw otherResource('id', 'other_id', { given: String(data.id), id: own.id })
}

function otherResource(member: 'type' | 'id', reason: 'other_type' | 'other_id', values: Record<string, string>): Failure {
  return new Failure('wrong_resource', { faults: [{ code: 'wrong_resource', pointer: `/data/${member}`, reason, values }] })
}

function malformed(fault: Omit<Fault, 'code'>, cause?: unknown): Failure {
  return new Failure('malformed', { faults: [{ code: 'malformed', ...fault }] }, { cause })
}

/** Checks what was read; `pointer` is where it stood in the body. */
export function parseBody<T extends z.ZodType>(value: unknown, schema: T, pointer = ''): z.infer<T> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Failure('invalid', { faults: parsed.error.issues.flatMap((issue) => faultsOf(issue, pointer)) })
}

/** Reads the query string; anything unknown is 400. */
export function readQuery<T extends z.ZodType>(request: Request, schema: T): z.infer<T> {
  const raw = parseQuery(new URL(request.url).search)
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue): Fault => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path
    const [head, ...rest] = path.map(String)
    return { code: 'unknown_filter', parameter: (head ?? '') + rest.map((part) => `[${part}]`).join(''), ...reasonOfIssue(issue) }
  })
  throw new Failure('unknown_filter', { faults })
}

/** For addresses that take no query: who filters, sorts or pages there is told that nothing of it happens. */
export function refuseQuery(request: Request): void {
  readQuery(request, noQuery)
}

/** Any JSON of a request, read up to its limit: 413 beyond, 400 where it is none. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readLimited(request, LARGEST_BODY)
  if (!bytes) throw new Failure('too_large', { values: { max: LARGEST_BODY / 1024 / 1024 } })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw malformed({ reason: 'not_json' }, error)
  }
}

/** 405 unless the method is one of these. Loaders answer GET and HEAD, actions the others; what the address takes at all stands in contract/endpoints. */
export function requireMethod(request: Request, ...methods: string[]): void {
  if (!methods.includes(request.method)) throw methodNotAllowed(request)
}

export function methodNotAllowed(request: Request): Failure {
  const listed = methodsOf(new URL(request.url).pathname)
  const taken = listed.length > 0 ? listed : ['GET', 'HEAD'] // /healthz and /readyz are no calls of the API
  return new Failure('method_not_allowed', { values: { method: request.method, methods: taken.join(', ') } })
}

/** Turns whatever was thrown into the error body of the contract, in the language of the request. Faults of the program are logged and say nothing. */
export async function refuse(request: Request, thrown: unknown): Promise<Response> {
  if (thrown instanceof Response) return thrown
  const failure = thrown instanceof Failure ? thrown : new Failure(isFullDisk(thrown) ? 'no_space' : 'unexpected', {}, { cause: thrown })
  if (failure !== thrown) log().error({ err: thrown, method: request.method, path: new URL(request.url).pathname }, 'unexpected')
  const headers = new Headers()
  if (failure.status === 401) headers.set('WWW-Authenticate', 'Bearer')
  if (failure.details.retryAfter) headers.set('Retry-After', String(failure.details.retryAfter))
  const methods = failure.code === 'method_not_allowed' ? failure.details.values?.methods : undefined
  if (methods) headers.set('Allow', String(methods))
  const body = await errorBodyOf(failure, request)
  const current = failure.details.current
  return send(request, current === undefined ? body : { ...body, meta: { current } }, { status: failure.status, headers })
}

/** Of the file system, or of the database: its transaction was taken back, so nothing half-done stays. */
export function isFullDisk(thrown: unknown): boolean {
  const { code } = Object(thrown) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL'
}

export async function errorBodyOf(failure: Failure, request: Request): Promise<ErrorBody> {
  const t = await textsOf(request)
  const { pathname } = new URL(request.url)
  const { values } = failure.details
  const faults: Fault[] = failure.details.faults?.length ? failure.details.faults : [{ code: failure.code }]
  const errors = faults.map((fault) => ({
    status: String(errorStatus[failure.code]),
    code: fault.code,
    title: sentenceOf(t, fault.code, values),
    detail: sentenceOfFault(t, fault, pathname, values),
    ...(fault.pointer !== undefined
      ? { source: { pointer: fault.pointer } }
      : fault.parameter !== undefined
        ? { source: { parameter: fault.parameter } }
        : {}),
  }))
  // Where the first fault says what is wrong and what to do, that is the sentence; else that of the code.
  return { error: faults[0]!.reason ? errors[0]!.detail : sentenceOf(t, failure.code, values), errors }
}

/** For addresses that hold nothing. */
export function answerNotFound({ request }: { request: Request }): Promise<Response> {
  return refuse(request, new Failure('not_found'))
}

export function contentTypeFor(request: Request): string {
  const accept = request.headers.get('Accept') ?? ''
  return accept.includes('application/json') && !accept.includes(JSON_API) ? 'application/json; charset=utf-8' : JSON_API
}

function faultsOf(issue: z.core.$ZodIssue, base: string): Fault[] {
  const at = (path: PropertyKey[]) => base + path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => ({ code: 'invalid', pointer: at(path), ...reasonOfIssue(issue) }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
