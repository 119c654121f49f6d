import type { AxiosInstance } from 'axios'
import { SESSION_KEY } from '#app/contract/auth.ts'
import { createApiClient } from './api.ts'
import { keepSession, type Exclusive, type SessionKeeper } from './keeper.ts'
import { createOauthClient } from './oauth.ts'
import type { SessionStore } from './session-data.ts'
import { createUploadClient, type UploadClient } from './upload.ts'

export interface BrowserClients {
  session: SessionKeeper
  api: AxiosInstance
  upload: UploadClient
}

let clients: BrowserClients | undefined

/** The three clients of the page; made at the first use, which must be in the browser. */
export function browserClients(): BrowserClients {
  return (clients ??= makeClients())
}

function makeClients(): BrowserClients {
  const session = keepSession(localStore, createOauthClient('gleaner-web'), acrossTabs)
  return { session, api: createApiClient({ session }), upload: createUploadClient(session) }
}

const localStore: SessionStore = {
  read: () => localStorage.getItem(SESSION_KEY),
  write: (text) => localStorage.setItem(SESSION_KEY, text),
  clear: () => localStorage.removeItem(SESSION_KEY),
}

/** Web Locks exist in secure contexts only; without them the server's ten seconds of grace cover two tabs at once. */
const acrossTabs: Exclusive = (work) =>
  ('locks' in navigator ? navigator.locks.request(SESSION_KEY, work) : work()) as ReturnType<typeof work>
