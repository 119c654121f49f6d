import { isAxiosError, type AxiosInstance } from 'axios'
import type { ErrorBody } from '#app/contract/errors.ts'
import { fromDocument } from '#app/contract/json-api.ts'
import { connect } from './connection.ts'
import type { SessionKeeper } from './keeper.ts'

/** What a call needs of a session; a program may bring a token of its own. */
export type CheckedSession = Pick<SessionKeeper, 'check'>

interface Options {
  session: CheckedSession
  /** Empty in the browser: the host that served the page. */
  origin?: string
}

/**
 * The API client of the specification: base /api/v1. Before each call the session is checked; its bearer token goes along, empty where
 * there is none. Answers are JSON:API documents; `flatten` merges attributes in and resolves relationships.
 */
export function createApiClient({ session, origin = '' }: Options): AxiosInstance {
  const connection = connect(`${origin}/api/v1`)
  authorizeEachCall(connection, session)
  return connection
}

export function authorizeEachCall(connection: AxiosInstance, session: CheckedSession): void {
  connection.interceptors.request.use(async (config) => {
    const live = await session.check()
    config.headers.set('Authorization', `Bearer ${live?.accessToken ?? ''}`)
    return config
  })
}

/** The data of a JSON:API answer as flat objects. */
export const flatten = fromDocument

/** The refusal of a failed call, or undefined where the server never answered one. */
export function errorBodyOf(error: unknown): ErrorBody | undefined {
  const body: unknown = isAxiosError(error) ? error.response?.data : undefined
  return typeof body === 'object' && body !== null && 'errors' in body && 'error' in body ? (body as ErrorBody) : undefined
}
