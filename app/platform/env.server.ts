import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { WrongEnvironment } from './wrong-environment.ts'

/** An empty variable counts as an absent one. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const whole = (standard: number, low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number({ error }).int({ error }).min(low, { error }).max(high, { error }).default(standard),
  )
}
const oneOf = <T extends string>(...words: [T, ...T[]]) => z.enum(words, { error: `must be one of ${words.join(', ')}` })

/** Addresses, nets (10.0.0.0/8) and the names that Express knows for nets. */
const proxies = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every(isNet), 'must be addresses or nets, such as 10.0.0.1, 192.168.0.0/16 or loopback')

/** RFC 5322 mailbox: an address alone, or behind a name in angle brackets. */
const sender = /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/

const foreignScheme = /^(?!https?:)[^/]*:\/\//

const variables = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: z.preprocess((value) => value || undefined, z.string().default('127.0.0.1')),
  GLEANER_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://gleaner.example.com', abort: true })
      .refine(
        isWholeHost,
        'must be an address without a path, such as https://gleaner.example.com: every page stands at the root of its host',
      ),
  ),
  GLEANER_DATA_DIR: optional(z.string()),
  GLEANER_MAX_UPLOAD_MB: whole(50, 1, 2048),
  GLEANER_MAX_PAGES: whole(500, 1, 100_000),
  GLEANER_MIN_FREE_MB: whole(2, 0, 1_000_000_000),
  GLEANER_SIGN_UP: z.preprocess((value) => value || undefined, oneOf('first', 'open', 'closed').default('first')),
  GLEANER_WORKERS: whole(Math.max(1, availableParallelism()), 1, 64),
  GLEANER_TRUSTED_PROXIES: optional(proxies),
  OLLAMA_HOST: z.preprocess(
    (value) => value || undefined,
    z
      .string()
      .refine(
        (text) => URL.canParse(text.includes('://') ? text : `http://${text.replace(/^:/, 'localhost:')}`) && !foreignScheme.test(text),
        'must be an address such as http://127.0.0.1:11434',
      )
      .default('http://127.0.0.1:11434'),
  ),
  GLEANER_MODEL: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example.com:587' })),
  MAIL_FROM: optional(z.string().regex(sender, 'must be an address such as Gleaner <gleaner@example.com>')),
  LOG_LEVEL: z.preprocess(
    (value) => value || undefined,
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  ),
})

export interface Env {
  port: number
  host: string
  /** Public address without a slash at the end; links in mails are built from it. */
  url: string
  /** Absolute path. */
  dataDir: string
  maxUploadBytes: number
  maxPages: number
  /** So much of the disk stays free for the database: uploads that would find less are refused. */
  minFreeBytes: number
  signUp: 'first' | 'open' | 'closed'
  workers: number
  /** Addresses and nets whose X-Forwarded-* count. */
  trustedProxies: string[]
  ollamaHost: string
  model: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  logLevel: z.infer<typeof variables>['LOG_LEVEL']
}

let known: Env | undefined

/** Every variable of the server, parsed once; nobody else here reads process.env (the command line has its own address and token). Throws one sentence that names the wrong variable. */
export function getEnv(): Env {
  return (known ??= loadEnv())
}

function loadEnv(): Env {
  const file = join(rootFolder(), '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseEnv(process.env)
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source)
  if (!parsed.success) throw new WrongEnvironment(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '))
  const v = parsed.data
  return {
    port: v.PORT,
    host: v.HOST,
    url: (v.GLEANER_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(rootFolder(), v.GLEANER_DATA_DIR ?? 'data'),
    maxUploadBytes: v.GLEANER_MAX_UPLOAD_MB * 1024 * 1024,
    maxPages: v.GLEANER_MAX_PAGES,
    minFreeBytes: v.GLEANER_MIN_FREE_MB * 1024 * 1024,
    signUp: v.GLEANER_SIGN_UP,
    workers: v.GLEANER_WORKERS,
    trustedProxies: v.GLEANER_TRUSTED_PROXIES ?? [],
    ollamaHost: v.OLLAMA_HOST,
    model: v.GLEANER_MODEL,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    logLevel: v.LOG_LEVEL,
  }
}

/** The folder of package.json, wherever the running bundle lies below it. */
export function rootFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) return process.cwd()
    folder = above
  }
  return folder
}

/** Scheme, host and port, and at most a slash. */
function isWholeHost(text: string): boolean {
  return URL.canParse(text) && new URL(text).href.replace(/\/+$/, '') === new URL(text).origin
}

function isNet(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address, bits, ...rest] = text.split('/')
  const version = isIP(address ?? '')
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}

/** Whether only this machine can reach the address the server listens on. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host)
}
