import { EXPIRY_MARGIN_SECONDS, sessionData, type SessionData, type TokenAnswer } from '#app/contract/auth.ts'

/** What keeps the session: local storage in the browser, a file for the command line. */
export interface SessionStore {
  read(): string | null
  write(text: string): void
  clear(): void
}

/** The kept session, or undefined where there is none or it is no session. */
export function readSession(store: SessionStore): SessionData | undefined {
  try {
    const parsed = sessionData.safeParse(JSON.parse(store.read() ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function writeSession(store: SessionStore, session: SessionData): void {
  store.write(JSON.stringify(session))
}

/** Signed in only while the expiry is later than now. */
export function isLive(session: SessionData | undefined, now: Date): session is SessionData {
  return session !== undefined && Date.parse(session.expireAt) > now.getTime()
}

/** Session data of a token answer: its expiry is the server's, a minute early. */
export function sessionOf(answer: TokenAnswer, now: Date): SessionData {
  const expireAt = new Date(now.getTime() + (answer.expires_in - EXPIRY_MARGIN_SECONDS) * 1000).toISOString()
  return { accessToken: answer.access_token, expireAt, refreshToken: answer.refresh_token }
}
