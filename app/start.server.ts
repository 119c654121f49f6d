import { notifyFailures } from './domain/documents/notify-failures.server.ts'
import { hasMembers, signUpCode, signUpState } from './domain/members/sign-up.server.ts'
import { openHouse } from './domain/who.server.ts'
import { getEnv } from './platform/env.server.ts'
import { composeFailures } from './routes/mails.server.ts'
import { clearLeftovers, startRunner } from './runner/start.server.ts'

export interface RunningHouse {
  port: number
  host: string
  trustedProxies: string[]
  /** What to tell the person at the terminal, one line each, once the port is known. */
  greet(port: number): string[]
  /** Lets running work end or gives it back. */
  halt(): Promise<void>
  /** Closes the database and frees the data folder; after this nothing may ask anything. */
  close(): void
}

/** Everything a server needs before it listens. Throws one sentence where it cannot run. */
export async function startHouse(): Promise<RunningHouse> {
  const env = getEnv()
  const house = openHouse(env)
  await clearLeftovers(house.db)
  const runner = startRunner(house.db, { workers: env.workers, maxPages: env.maxPages, maxBytes: env.maxUploadBytes, model: true })
  house.extraction = runner
  const endMails = notifyFailures(house.db, { url: env.url, compose: composeFailures })
  return {
    port: env.port,
    host: env.host,
    trustedProxies: env.trustedProxies,
    greet(port) {
      const address = env.port === 0 ? `http://localhost:${port}` : env.url
      if (hasMembers(house.db)) return [`Gleaner is ready: ${address}`]
      if (env.signUp === 'closed')
        return [
          `Gleaner is ready: ${address}`,
          'Nobody is here yet, and sign-up is closed. Start it with GLEANER_SIGN_UP=first to become its admin.',
        ]
      const { codeNeeded } = signUpState(house.db)
      return [`Gleaner is ready: ${address}`, `Nobody is here yet. Sign up: ${address}/sign_up${codeNeeded ? `?code=${signUpCode()}` : ''}`]
    },
    async halt() {
      await runner.stop()
      await endMails()
    },
    close: () => house.close(),
  }
}
