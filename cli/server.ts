import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import axios, { isAxiosError, type AxiosInstance, type AxiosResponse, type Method } from 'axios'
import FormData from 'form-data'
import qs from 'qs'
import type { ErrorBody } from '#app/contract/errors.ts'
import type { UploadedFile } from '#app/contract/uploads.ts'
import { flatten, type FlatDocument } from './documents.ts'
import { CommandFailure, exit, serverFailure } from './failure.ts'
import { DEFAULT_URL, forgetSession, readSession, withSessionLock, writeSession, type Session } from './session.ts'

const CLIENT_ID = 'gleaner-cli'
/** Renewed this long before the access token ends, in ms. */
const EARLY_MS = 60_000

/** A resource object of JSON:API. */
export interface Resource {
  type: string
  id: string
  attributes: Record<string, unknown>
}

export interface Answer {
  data: Resource | Resource[]
  included?: Resource[]
  meta?: Record<string, unknown>
}

/** The server understood and said no: its status, its code, and its one sentence. */
export class Refusal extends CommandFailure {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(status === 401 ? exit.server : exit.someFailed, message)
  }
}

export interface Server {
  readonly url: string
  /** `path` below /api/v1. Throws Refusal, or CommandFailure with exit code 3 where the server is not reachable. */
  call(method: Method, path: string, options?: { query?: object; body?: unknown }): Promise<Answer>
  /** Streams one PDF from disk. */
  upload(file: string, kind: string): Promise<{ answer: UploadedFile; document?: FlatDocument }>
  /** A body as it comes, for exports. */
  download(path: string, query: object): Promise<Readable>
}

export const one = (answer: Answer): Resource => answer.data as Resource
export const many = (answer: Answer): Resource[] => answer.data as Resource[]
export const included = (answer: Answer, type: string): Resource[] => (answer.included ?? []).filter((resource) => resource.type === type)

/** Failures that another try may cure: the server is away, overloaded, or out of space. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Refusal) return error.status >= 500 || error.status === 429
  return error instanceof CommandFailure && error.exitCode === exit.server && error.cause !== undefined
}

/** The server of GLEANER_URL and GLEANER_TOKEN, else that of the kept session; exit code 3 where there is neither. */
export function connect(): Server {
  const token = process.env.GLEANER_TOKEN
  const session = token ? undefined : readSession()
  const url = process.env.GLEANER_URL ?? session?.url ?? DEFAULT_URL
  if (!token && (!session || session.url !== url))
    throw serverFailure(`You are not signed in at ${url}. Please run: gleaner login --url ${url}`)
  return serverAt(url.replace(/\/+$/, ''), token ? () => Promise.resolve(token) : freshToken)
}

function serverAt(url: string, tokenOf: () => Promise<string>): Server {
  const http = axios.create({
    baseURL: `${url}/api/v1`,
    headers: { Accept: 'application/vnd.api+json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    paramsSerializer: (params) => qs.stringify(params, { encodeValuesOnly: true, skipNulls: true }),
    validateStatus: () => true,
    maxBodyLength: Infinity,
    proxy: false,
  })
  const authorized = async () => ({ Authorization: `Bearer ${await tokenOf()}` })
  return {
    url,
    async call(method, path, { query, body } = {}) {
      return accepted(await reach(http, { method, url: path, params: query, data: body, headers: await authorized() }, url)) as Answer
    },
    async upload(file, kind) {
      const form = new FormData()
      form.append('kind', kind)
      form.append('files[]', createReadStream(file), { filename: basename(file), contentType: 'application/pdf' })
      const path = kind === 'work_order' ? '/work_orders' : '/invoice_extracts'
      const response = await reach(
        http,
        { method: 'POST', url: path, data: form, headers: { ...(await authorized()), ...form.getHeaders() } },
        url,
      )
      const body = response.data as Answer & { meta?: { files?: UploadedFile[] } }
      const answer = body?.meta?.files?.[0]
      if (!answer) return accepted(response) as never
      const document = Array.isArray(body.data) && body.data[0] ? flatten(body.data[0]) : undefined
      return { answer, document }
    },
    async download(path, query) {
      const response = await reach(
        http,
        { method: 'GET', url: path, params: query, responseType: 'stream', headers: { ...(await authorized()), Accept: '*/*' } },
        url,
      )
      if (response.status >= 400) throw new Refusal(response.status, 'refused', `The server refused the download (${response.status}).`)
      return response.data as Readable
    },
  }
}

async function reach(http: AxiosInstance, request: object, url: string): Promise<AxiosResponse> {
  try {
    return await http.request(request)
  } catch (error) {
    if (isAxiosError(error))
      throw serverFailure(`The server at ${url} cannot be reached (${error.code ?? error.message}). Is it running?`, error)
    throw error
  }
}

function accepted({ status, data }: AxiosResponse): unknown {
  if (status < 400) return data
  const body = data as Partial<ErrorBody> | undefined
  throw new Refusal(status, body?.errors?.[0]?.code ?? 'refused', body?.error ?? `The server answered ${status}.`)
}

/** The kept access token, renewed under a lock when it is about to end. */
async function freshToken(): Promise<string> {
  const kept = readSession()
  if (kept && Date.parse(kept.expires_at) > Date.now()) return kept.access_token
  return withSessionLock(async () => {
    const session = readSession() // another process may have renewed it meanwhile
    if (!session) throw serverFailure('You are not signed in. Please run: gleaner login')
    if (Date.parse(session.expires_at) > Date.now()) return session.access_token
    const renewed = await askForToken(session.url, session.email, { grant_type: 'refresh_token', refresh_token: session.refresh_token })
    writeSession(renewed)
    return renewed.access_token
  })
}

export function signIn(url: string, email: string, password: string): Promise<Session> {
  return askForToken(url, email, { grant_type: 'password', email, password, remember: true })
}

export async function signOut({ url, refresh_token }: Session): Promise<void> {
  await reach(
    axios.create({ baseURL: url, validateStatus: () => true, proxy: false }),
    { method: 'POST', url: '/oauth/revoke', data: { client_id: CLIENT_ID, token: refresh_token } },
    url,
  )
}

async function askForToken(url: string, email: string, grant: object): Promise<Session> {
  const response = await reach(
    axios.create({ baseURL: url, validateStatus: () => true, proxy: false }),
    { method: 'POST', url: '/oauth/token', data: { ...grant, client_id: CLIENT_ID } },
    url,
  )
  const body = response.data as {
    access_token?: string
    refresh_token?: string
    expires_in?: number
    error?: string
    error_description?: string
  }
  if (response.status !== 200 || !body.access_token || !body.refresh_token || !body.expires_in) {
    if (body.error === 'invalid_grant' && 'refresh_token' in grant) forgetSession()
    throw serverFailure(body.error_description ?? `The server at ${url} refused to sign you in (${response.status}).`)
  }
  const expires_at = new Date(Date.now() + body.expires_in * 1000 - EARLY_MS).toISOString()
  return { url, email, access_token: body.access_token, refresh_token: body.refresh_token, expires_at }
}
