import type { SessionData } from '#app/contract/auth.ts'
import { type OauthClient, oauthErrorOf } from './oauth.ts'
import { isLive, readSession, sessionOf, writeSession, type SessionStore } from './session-data.ts'

/** So long before its end a session in use is renewed, in milliseconds. */
const RENEW_AHEAD = 10 * 60_000
/** How often and how long a refused tab looks whether another tab was just given the next session. */
const LOOKS = 5
const LOOK_EVERY = 300 // milliseconds

export interface SessionKeeper {
  /** The live session, renewed where that is due; undefined where there is none and none can be had. */
  check(): Promise<SessionData | undefined>
  start(email: string, password: string, remember: boolean): Promise<SessionData>
  /** Ends the session at the server, then forgets it here. */
  end(): Promise<void>
  forget(): void
}

/** Runs one renewal at a time over all tabs: a rotated token shown twice would end the family. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

export function keepSession(store: SessionStore, oauth: OauthClient, exclusive: Exclusive, now = () => new Date()): SessionKeeper {
  let renewal: Promise<SessionData | undefined> | undefined

  async function renew(shown: SessionData): Promise<SessionData | undefined> {
    return exclusive(async () => {
      const kept = readSession(store)
      // Another tab was faster, or signed out.
      if (kept?.refreshToken !== shown.refreshToken) return isLive(kept, now()) ? kept : undefined
      try {
        const renewed = sessionOf(await oauth.renew(shown.refreshToken), now())
        writeSession(store, renewed)
        return renewed
      } catch (error) {
        if (!oauthErrorOf(error)) throw error
        return findSuccessor(store, shown)
      }
    })
  }

  function renewOnce(session: SessionData): Promise<SessionData | undefined> {
    return (renewal ??= renew(session).finally(() => {
      renewal = undefined
    }))
  }

  return {
    async check() {
      const session = readSession(store)
      if (!session) return undefined
      if (!isLive(session, now())) return renewOnce(session)
      if (Date.parse(session.expireAt) - now().getTime() > RENEW_AHEAD) return session
      // Still good: a failed renewal ahead of time changes nothing.
      return (await renewOnce(session).catch(() => session)) ?? session
    },
    async start(email, password, remember) {
      const session = sessionOf(await oauth.signIn(email, password, remember), now())
      writeSession(store, session)
      return session
    },
    async end() {
      const session = readSession(store)
      await oauth.revoke(session?.refreshToken ?? '', session?.accessToken)
      store.clear()
    },
    forget: () => store.clear(),
  }
}

/** Where no lock is to be had, two tabs may show the same refresh token; the refused one finds what the other one got. */
async function findSuccessor(store: SessionStore, shown: SessionData): Promise<SessionData | undefined> {
  for (let look = 0; look < LOOKS; look += 1) {
    const kept = readSession(store)
    if (kept?.refreshToken !== shown.refreshToken) return kept
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
  return undefined
}
