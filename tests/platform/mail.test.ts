import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv, type Env } from '#app/platform/env.server.ts'
import { listOutbox, sendMail } from '#app/platform/mail.server.ts'

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

test('with SMTP it goes out and is not kept', async () => {
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
        socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const smtp = parseEnv({ GLEANER_DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.org' })
  await sendMail(mail, smtp)
  server.close()
  expect(received.join('')).toContain('RCPT TO:<bob@example.org>')
  expect(received.join('')).toContain('From: office@example.org')
  expect(listOutbox(NOW, () => true, smtp)).toEqual([])
})
