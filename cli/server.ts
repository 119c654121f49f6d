import { constants, openAsBlob } from 'node:fs'
import { access } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { Method } from 'axios'
import { createApiClient, type CheckedSession } from '#app/client/api.ts'
import { keepSession, type SessionKeeper } from '#app/client/keeper.ts'
import { createOauthClient } from '#app/client/oauth.ts'
import { createUploadClient } from '#app/client/upload.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { UploadedFile } from '#app/contract/uploads.ts'
import { many, readAnswer, readUploaded, type Answer } from './answer.ts'
import { flatten, type FlatDocument } from './documents.ts'
import { serverFailure, usageFailure } from './failure.ts'
import { isForbidden, WHOSE } from './look-at.ts'
import { FOREIGN_NAME, hasForeignName } from './pdf-files.ts'
import { explainFailure, refusalOfFile, strangeServer } from './refusal.ts'
import { acrossProcesses, DEFAULT_URL, readKept, sessionStore, type SignedIn } from './session.ts'

/** An upload that moves no byte for so long, in milliseconds, is broken off: the other end is gone without a word. */
const IDLE = 120_000

export interface Server {
  readonly url: string
  /** `path` below /api/v1. Throws Refusal, or CommandFailure with exit code 3 where the server is not reachable. */
  call(method: Method, path: string, options?: { query?: object; body?: unknown }): Promise<Answer>
  /** Streams one PDF from disk. Throws Unsendable where the file cannot be read. */
  upload(file: string, kind: 'auto' | keyof typeof kinds): Promise<{ answer: UploadedFile; document?: FlatDocument }>
  /** A body as it comes, for exports. */
  download(path: string, query: object): Promise<Readable>
}

/** A file that could not be read on this machine: its turn to be named, not the server's. */
export class Unsendable extends Error {
  readonly code: 'not_found' | 'not_readable'

  constructor(cause: unknown, path = '') {
    const isGone = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const gone = hasForeignName(path) ? FOREIGN_NAME : 'The file is gone.'
    const other = isForbidden(path) ? `The file may not be read. ${WHOSE}` : 'The file cannot be read, or it changed while it was sent.'
    super(isGone ? gone : other, { cause })
    this.code = isGone ? 'not_found' : 'not_readable'
  }
}

/** The kept session, of which GLEANER_URL and GLEANER_TOKEN each override their part; exit code 3 where nobody is signed in. */
export function connect(): Server {
  const { GLEANER_TOKEN: token, GLEANER_URL: named } = process.env
  const kept = token && named ? undefined : readKept()
  const url = readAddress(named || kept?.url || DEFAULT_URL)
  if (token) return serverAt(url, { check: async () => ({ accessToken: token, refreshToken: '', expireAt: '' }) })
  if (kept?.url !== url) throw serverFailure(`You are not signed in at ${url}. Please run: gleaner login --url ${url}`)
  return serverAt(url, renewing(kept))
}

/** The address of a server as everybody writes it (the host in small letters), without a slash at the end. */
export function readAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw usageFailure(`"${text}" is not an address. Write it like ${DEFAULT_URL}.`)
  const { href, origin } = new URL(text)
  const address = href.replace(/\/+$/, '')
  if (address !== origin) throw usageFailure(`"${text}" says more than where Gleaner is. Write ${origin}.`)
  return address
}

/** The session of one person at one server, as the browser has it: kept in a file instead of local storage, renewed under a lock. */
export function sessionAt(who: SignedIn): SessionKeeper {
  return keepSession(sessionStore(who), createOauthClient('gleaner-cli', who.url), acrossProcesses)
}

function renewing(who: SignedIn): CheckedSession {
  const session = sessionAt(who)
  return {
    async check() {
      const live = await session.check()
      if (live) return live
      throw serverFailure(`Your session at ${who.url} has ended. Please run: gleaner login --url ${who.url}`)
    },
  }
}

function serverAt(url: string, session: CheckedSession): Server {
  const api = createApiClient({ session, origin: url })
  const send = createUploadClient(session, url)

  /** What the server answers, or the failure in the words of commands. */
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      throw await explainFailure(error, url)
    }
  }

  return {
    url,
    async call(method, path, { query, body } = {}) {
      const { data } = await ask(() => api.request<unknown>({ method, url: path, params: query, data: body }))
      const answer = readAnswer(data)
      if (!answer) throw strangeServer(url)
      return answer
    },
    async upload(path, kind) {
      const file = new File([await openFile(path)], basename(path), { type: 'application/pdf' })
      const slug = kinds[kind === 'auto' ? 'invoice' : kind].slug
      const idle = breakOffWhenIdle()
      const body: unknown = await ask(() =>
        send({ slug, files: [file], auto: kind === 'auto', signal: idle.signal, onProgress: idle.moved }),
      ).finally(idle.end)
      const said = readAnswer(body)
      const answer = readUploaded(said?.meta)
      if (!answer) throw refusalOfFile(body, url)
      const document = said && many(said)?.[0]
      return { answer, ...(document && { document: flatten(document) }) }
    },
    async download(path, query) {
      const answer = await ask(() =>
        api.request<Readable>({ url: path, params: query, responseType: 'stream', headers: { Accept: '*/*' } }),
      )
      return answer.data
    },
  }
}

async function openFile(path: string): Promise<Blob> {
  try {
    await access(path, constants.R_OK)
    return await openAsBlob(path)
  } catch (error) {
    throw new Unsendable(error, path)
  }
}

function breakOffWhenIdle() {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), IDLE)
  return { signal: controller.signal, moved: () => void timer.refresh(), end: () => clearTimeout(timer) }
}
