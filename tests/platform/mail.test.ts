import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv, type Env } from '#app/platform/env.server.ts'
import { listOutbox, sendMail, withPatience } from '#app/platform/mail.server.ts'

const NOW = new Date('2026-03-01T09:00:00Z')
const mail = {
  to: 'bob@example.org',
  subject: 'Zugang für Böb',
  text: 'https://x.example/?a=1\n',
  key: 'abc',
  expiresAt: new Date(NOW.getTime() + 1000),
}
let folder: string
let env: Env

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gleaner-mail-'))
  env = parseEnv({ GLEANER_DATA_DIR: folder, LOG_LEVEL: 'silent' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('without SMTP a mail is kept as an .eml file that only its owner reads, until its link dies', async () => {
  await sendMail(mail, env)
  const [file] = readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'))
  expect(statSync(join(folder, 'outbox', file!)).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'outbox', file!), 'utf8')).toMatch(/^To: bob@example\.org$/m)
  expect(listOutbox(NOW, () => true, env)).toMatchObject([
    { to: mail.to, subject: mail.subject, text: mail.text, key: 'abc', expiresAt: mail.expiresAt },
  ])
  expect(listOutbox(NOW, (key) => key !== 'abc', env)).toEqual([])
  expect(readdirSync(join(folder, 'outbox'))).toEqual([])
})

test('one whose time is over is not shown', async () => {
  await sendMail(mail, env)
  expect(listOutbox(mail.expiresAt, () => true, env)).toEqual([])
})

/** A mail server of the network's own kind; `refuse` is what it answers a recipient with. */
async function openSmtp(refuse?: string): Promise<{ url: string; received: string[]; close(): void }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received.push(chunk)
      if (inData) {
        if (chunk.includes('\r\n.\r\n')) {
          inData = false
          socket.write('250 kept\r\n')
        }
        return
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        inData = line === 'DATA'
        const usual = inData ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 fine'
        socket.write(`${refuse && line.startsWith('RCPT') ? refuse : usual}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => void server.close() }
}

const throughSmtp = (url: string) =>
  parseEnv({ GLEANER_DATA_DIR: folder, SMTP_URL: url, MAIL_FROM: 'office@example.org', LOG_LEVEL: 'silent' })

test('with SMTP it goes out and is not kept', async () => {
  const { url, received, close } = await openSmtp()
  expect(await sendMail(mail, throughSmtp(url))).toBe(true)
  close()
  expect(received.join('')).toContain('RCPT TO:<bob@example.org>')
  expect(received.join('')).toContain('From: office@example.org')
  expect(listOutbox(NOW, () => true, throughSmtp(url))).toEqual([])
})

test('what SMTP refuses is kept, and nobody is told that it is on its way', async () => {
  const { url, close } = await openSmtp('550 nobody of that name')
  expect(await sendMail(mail, throughSmtp(url))).toBe(false)
  close()
  expect(listOutbox(NOW, () => true, throughSmtp(url))).toMatchObject([{ to: mail.to }])
})

test('a silent mail server is given up within seconds, unless its address says how long', () => {
  expect(withPatience('smtp://a:b%40c@mail.example.org:587')).toBe(
    'smtp://a:b%40c@mail.example.org:587?connectionTimeout=10000&greetingTimeout=10000&socketTimeout=30000',
  )
  expect(withPatience('smtps://mail.example.org?connectionTimeout=500')).toContain('?connectionTimeout=500&greetingTimeout=10000&')
})
