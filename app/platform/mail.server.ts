import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { getEnv, type Env } from './env.server.ts'
import { log } from './log.server.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
  /** What the mail stands for, e.g. the hash of its link: letters, digits, `_`. */
  key: string
  /** After this the mail is worth nothing and is not kept. */
  expiresAt: Date
}

/** Milliseconds until a connection stands, the server greets, and it answers each command. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const words = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** A mail that waits in `outbox/` because it could not be sent. */
export interface KeptMail {
  id: string
  key: string
  expiresAt: Date
  to: string
  subject: string
  text: string
}

/**
 * Sends a mail; without SMTP, or where SMTP refuses it, keeps it as an .eml file that only the owner may read. True where it left this
 * machine: whoever waits for a link is not told that it is on its way when it lies here.
 */
export async function sendMail(mail: Mail, env: Env = getEnv()): Promise<boolean> {
  // Loaded with the first mail: most starts never send one.
  const { default: nodemailer } = await import('nodemailer')
  const message = {
    from: env.mailFrom ?? `Gleaner <gleaner@${new URL(env.url).hostname}>`,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
  }
  if (env.smtpUrl) {
    try {
      await nodemailer.createTransport(withPatience(env.smtpUrl)).sendMail(message)
      return true
    } catch (error) {
      log().error({ err: error }, 'mail could not be sent; it is kept in the outbox')
    }
  }
  const { message: source } = await nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(message)
  const { to, subject, text } = mail
  const file = join(outboxOf(env), `${mail.expiresAt.getTime()}-${mail.key}-${randomUUID()}`)
  // For mail programs, and for the screen; the second of the two decides that the mail is there.
  writePrivately(`${file}.json`, JSON.stringify({ to, subject, text }))
  writePrivately(`${file}.eml`, source as Buffer)
  return false
}

/** Somebody waits for the answer: a mail server that is silent is given up after this, not after minutes. What the address itself says holds. */
export function withPatience(smtpUrl: string): string {
  const address = new URL(smtpUrl)
  for (const [name, limit] of Object.entries(PATIENCE)) if (!address.searchParams.has(name)) address.searchParams.set(name, String(limit))
  return address.href
}

function writePrivately(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** The mails that wait, newest last; dead ones are removed on the way. */
export function listOutbox(now: Date, isAlive: (key: string) => boolean, env: Env = getEnv()): KeptMail[] {
  const folder = outboxOf(env)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .flatMap((name) => {
      const id = name.slice(0, -'.eml'.length)
      const [, expires, key] = /^(\d+)-(\w+)-/.exec(name) ?? []
      if (!expires || !key || Number(expires) <= now.getTime() || !isAlive(key)) {
        rmSync(join(folder, name), { force: true })
        rmSync(join(folder, `${id}.json`), { force: true })
        return []
      }
      return [
        { id, key, expiresAt: new Date(Number(expires)), ...words.parse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))) },
      ]
    })
}

function outboxOf(env: Env): string {
  const folder = join(env.dataDir, 'outbox')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}
