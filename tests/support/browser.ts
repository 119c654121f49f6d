import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'

/** One installation as people run it: the built server in a process of its own, on a port and a data folder of its own. */
export interface Office {
  url: string
  folder: string
  /** The first member, an administrator. */
  admin: { email: string; password: string }
  /** Ends the server as a signal does and starts it again on the same data. */
  restart(signal?: NodeJS.Signals): Promise<void>
  /** What the server said on standard output and standard error. */
  said(): string
}

interface WorkerFixtures {
  office: Office
}

interface TestFixtures {
  /** A page of the admin, signed in, at `/`. */
  desk: Page
}

const admin = { email: 'ada@example.org', password: 'tall ships sail at dawn', first_name: 'Ada', last_name: 'Byron' }

/** `import { test, expect } from '#tests/support/browser.ts'`: `page` is a visitor's, `desk` the admin's; one server a file. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  office: [
    async ({}, use) => {
      const office = await openOffice()
      await postJson(`${office.url}/api/v1/users`, admin)
      await use(office)
      await office.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ office }, use) => use(office.url),
  desk: async ({ page, office }, use) => {
    await signIn(page, office)
    await page.goto('/')
    await use(page)
  },
})

export { expect } from '@playwright/test'

/** Signs a page in without the sign-in screen: cookies and session data as that screen would leave them. */
export async function signIn(page: Page, office: Office, who: { email: string; password: string } = office.admin): Promise<void> {
  const answer = await page.request.post(`${office.url}/oauth/token`, {
    data: { email: who.email, password: who.password, client_id: 'gleaner-web', grant_type: 'password' },
  })
  const { access_token: accessToken, refresh_token: refreshToken, expires_in } = await answer.json()
  const session = { accessToken, refreshToken, expireAt: new Date(Date.now() + (expires_in - 60) * 1000).toISOString() }
  await page.goto(`${office.url}/healthz`)
  await page.evaluate((text) => localStorage.setItem('app/session-data', text), JSON.stringify(session))
}

/** A bearer token of the admin, for what a test prepares over the API. */
export async function bearerOf(office: Office): Promise<string> {
  const { email, password } = office.admin
  const answer = await postJson(`${office.url}/oauth/token`, { email, password, client_id: 'gleaner-cli', grant_type: 'password' })
  return ((await answer.json()) as { access_token: string }).access_token
}

export async function openOffice(env: Record<string, string> = {}): Promise<Office & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-e2e-'))
  const port = await findPort()
  const url = `http://localhost:${port}`
  const settings = { PORT: String(port), HOST: '127.0.0.1', GLEANER_URL: url, GLEANER_DATA_DIR: folder, LOG_LEVEL: 'warn', ...env }
  let output = ''
  let server: ChildProcess = await start()

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['server.mjs'], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
    const spoke = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk
        resolve()
      })
      child.stderr.on('data', (chunk: Buffer) => (output += chunk))
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
    })
    await spoke
    return child
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  return {
    url,
    folder,
    admin,
    said: () => output,
    async restart(signal = 'SIGTERM') {
      await end(signal)
      server = await start()
    },
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
