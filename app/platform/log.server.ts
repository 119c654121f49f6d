import { pino, type Logger } from 'pino'
import { getEnv } from './env.server.ts'

let known: Logger | undefined

/** One JSON line an entry on standard error. Secrets never go into it: no bodies, no headers, no query strings. */
export function log(): Logger {
  return (known ??= pino({ level: getEnv().logLevel, base: undefined }, process.stderr))
}
