import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express from 'express'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import remixOptions from '../../remix.config.js'

/** The API as the server serves it: the routes of app/routes.ts, the guards of server.mjs, Remix's request handling, over real HTTP. Screens are left out, so nothing needs to be built. */
export interface ApiServer {
  url: string
  folder: string
  /** Signs in as the first member (an admin), who is made on the way; gives a fetch that carries the bearer token. */
  signIn(): Promise<Client>
  close(): Promise<void>
}

export interface Client {
  token: string
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** JSON in, JSON out, with the status beside it. */
  json(method: string, path: string, body?: unknown): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Headers
  // What a test expects of an answer is said by its assertions.
  body: Record<string, never> & Record<string, unknown>
}

export async function startApi(env: Record<string, string> = {}): Promise<ApiServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-api-'))
  Object.assign(process.env, { GLEANER_DATA_DIR: folder, LOG_LEVEL: 'fatal', GLEANER_MAX_UPLOAD_MB: '1', ...env })
  const { openHouse } = await import('#app/domain/who.server.ts')
  const { guardBuild } = await import('#app/routes/guard-build.server.ts')
  const { makeGuards } = await import('#app/routes/guards.server.ts')
  const { loadContextOf } = await import('#app/routes/load-context.server.ts')
  const house = openHouse()
  house.db.$client.pragma('synchronous = OFF')
  const app = express()
  app.set('query parser', false)
  app.use(makeGuards({ dev: false }))
  app.all('*', createRequestHandler({ build: guardBuild(await makeBuild()), mode: 'production', getLoadContext: loadContextOf }))
  const server = createServer(app)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    folder,
    signIn: () => signIn(url),
    async close() {
      await closeServer(server)
      house.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done, fail) => server.close((error) => (error ? fail(error) : done())))
}

interface RouteEntry {
  id?: string
  file: string
  path?: string
  children?: RouteEntry[]
}

const modules = import.meta.glob<ServerBuild['routes'][string] & object>('../../app/routes/api/*.ts')

/** A server build of the API routes alone, as the compiler would make it. */
async function makeBuild(): Promise<ServerBuild> {
  const { default: config } = await import('#app/routes.ts')
  const entries = (config as RouteEntry[]).filter((entry) => entry.file.startsWith('routes/api/'))
  const routes: Record<string, unknown> = {}
  for (const { file, path, id = file.replace(/\.ts$/, '') } of entries) {
    const module = await modules[`../../app/${file}`]!()
    routes[id] = { id, parentId: undefined, path, module }
  }
  const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: 'test' }
  return {
    mode: 'production',
    entry: { module: { default: () => new Response('There are no screens here', { status: 404 }) } },
    routes: routes as ServerBuild['routes'],
    assets: assets as unknown as ServerBuild['assets'],
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: remixOptions.future as unknown as ServerBuild['future'],
    isSpaMode: false,
  }
}

const person = { email: 'ada@example.org', password: 'correct horse battery', first_name: 'Ada', last_name: 'Byron' }

/** Signs up the first member where nobody is there yet, and signs in. */
export async function signIn(url: string): Promise<Client> {
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/v1/users', person)
  const answer = await post('/oauth/token', {
    grant_type: 'password',
    email: person.email,
    password: person.password,
    client_id: 'gleaner-cli',
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return clientOf(url, token)
}

export function clientOf(url: string, token: string): Client {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } })
  return {
    token,
    fetch: call,
    async json(method, path, body) {
      const sent = body === undefined ? {} : { headers: { 'Content-Type': 'application/vnd.api+json' }, body: JSON.stringify(body) }
      const answer = await call(path, { method, ...sent })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
    },
  }
}
