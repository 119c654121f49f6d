import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createApiClient, errorBodyOf, flatten } from '#app/client/api.ts'
import { keepSession, type SessionKeeper } from '#app/client/keeper.ts'
import { createOauthClient } from '#app/client/oauth.ts'
import { isLive, readSession, sessionOf, type SessionStore } from '#app/client/session-data.ts'
import { createUploadClient } from '#app/client/upload.ts'

const NOW = new Date('2026-03-01T09:00:00Z')

interface Seen {
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A stand-in for the server that keeps what it is sent and answers as told. */
async function standIn(answer: (seen: Seen) => { status?: number; body: unknown }) {
  const seen: Seen[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      seen.push({ url: request.url!, headers: request.headers, body })
      const { status = 200, body: told } = answer(seen.at(-1)!)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(told))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve))
})

function memory(initial?: object): SessionStore & { kept(): Record<string, string> | null } {
  let text: string | null = initial ? JSON.stringify(initial) : null
  return { read: () => text, write: (next) => (text = next), clear: () => (text = null), kept: () => JSON.parse(text ?? 'null') }
}

const answerOf = (name: string) => ({
  access_token: `access-${name}`,
  token_type: 'Bearer' as const,
  expires_in: 7200,
  refresh_token: `refresh-${name}`,
  scope: 'bot',
  created_at: 0,
})
const kept = (name: string, seconds: number) => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  expireAt: new Date(NOW.getTime() + seconds * 1000).toISOString(),
})

function keeperOf(origin: string, store: SessionStore): SessionKeeper {
  return keepSession(
    store,
    createOauthClient('gleaner-web', origin),
    (work) => work(),
    () => NOW,
  )
}

describe('session data', () => {
  test('ends a minute before the server says', () => {
    expect(sessionOf(answerOf('a'), NOW)).toEqual(kept('a', 7140))
  })
  test('counts only while its expiry is later than now', () => {
    expect(isLive(kept('a', 1), NOW)).toBe(true)
    expect(isLive(kept('a', 0), NOW)).toBe(false)
    expect(isLive(undefined, NOW)).toBe(false)
  })
  test.each([undefined, {}, { accessToken: 'a', refreshToken: 'b', expireAt: 'soon' }])('%j is no session', (content) => {
    expect(readSession(memory(content))).toBeUndefined()
  })
})

describe('the keeper', () => {
  test('signs in and keeps what came', async () => {
    const { origin, seen } = await standIn(() => ({ body: answerOf('a') }))
    const store = memory()
    await keeperOf(origin, store).start('ada@example.org', 'secret', true)
    expect(store.kept()).toEqual(kept('a', 7140))
    expect(JSON.parse(seen[0]!.body)).toEqual({
      email: 'ada@example.org',
      password: 'secret',
      client_id: 'gleaner-web',
      grant_type: 'password',
      remember: true,
    })
    expect(seen[0]).toMatchObject({ url: '/oauth/token', headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' } })
  })

  test('renews once for many who ask, and asks nobody while the session is young', async () => {
    const { origin, seen } = await standIn(() => ({ body: answerOf('b') }))
    const old = keeperOf(origin, memory(kept('a', -1)))
    const sessions = await Promise.all([old.check(), old.check(), old.check()])
    expect(sessions.map((session) => session?.accessToken)).toEqual(['access-b', 'access-b', 'access-b'])
    expect((await keeperOf(origin, memory(kept('c', 3600))).check())?.accessToken).toBe('access-c')
    expect(seen).toHaveLength(1)
  })

  test('a session that cannot be renewed is none; one that could still be used is used', async () => {
    const { origin } = await standIn(() => ({ status: 400, body: { error: 'invalid_grant', error_description: 'no' } }))
    expect(await keeperOf(origin, memory(kept('a', -1))).check()).toBeUndefined()
    expect((await keeperOf(origin, memory(kept('a', 60))).check())?.accessToken).toBe('access-a')
  })

  test('takes what another tab was given meanwhile', async () => {
    const store = memory(kept('a', -1))
    const { origin } = await standIn(() => {
      store.write(JSON.stringify(kept('other', 3600)))
      return { status: 400, body: { error: 'invalid_grant', error_description: 'rotated' } }
    })
    expect((await keeperOf(origin, store).check())?.accessToken).toBe('access-other')
  })

  test('forgets the session only after the server has ended it', async () => {
    let status = 500
    const { origin } = await standIn(() => ({ status, body: status === 200 ? {} : { error: 'server_error', error_description: 'no' } }))
    const store = memory(kept('a', 3600))
    await expect(keeperOf(origin, store).end()).rejects.toThrow()
    expect(store.kept()).not.toBeNull()
    status = 200
    await keeperOf(origin, store).end()
    expect(store.kept()).toBeNull()
  })
})

describe('the API client', () => {
  test('sends the token, brackets in keys and encoded values', async () => {
    const { origin, seen } = await standIn(() => ({ body: { data: [] } }))
    const api = createApiClient({ session: keeperOf(origin, memory(kept('a', 3600))), origin })
    await api.get('/work_orders', { params: { filter: { status: ['a', 'b'], q: 'R&D #3' } } })
    expect(seen[0]!.url).toBe('/api/v1/work_orders?filter[status][]=a&filter[status][]=b&filter[q]=R%26D%20%233')
    expect(seen[0]!.headers).toMatchObject({
      authorization: 'Bearer access-a',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  test('sends an empty bearer where nobody is signed in, and hands refusals on', async () => {
    const { origin, seen } = await standIn(() => ({ status: 422, body: { error: 'No.', errors: [] } }))
    const api = createApiClient({ session: keeperOf(origin, memory()), origin })
    const error: unknown = await api.post('/users', {}).catch((thrown: unknown) => thrown)
    expect(errorBodyOf(error)).toEqual({ error: 'No.', errors: [] })
    expect(seen[0]!.headers.authorization?.toString().trim()).toBe('Bearer')
  })

  test('resolves relationships from what is included, in circles too', () => {
    const bob = {
      type: 'members',
      id: '1',
      attributes: { name: 'Bob' },
      relationships: { session: { data: { type: 'sessions', id: 's' } } },
    }
    const data = {
      type: 'sessions',
      id: 's',
      attributes: { scope: 'bot' },
      relationships: { member: { data: { type: 'members', id: '1' } } },
    }
    expect(flatten({ data, included: [bob] })).toEqual({
      type: 'sessions',
      id: 's',
      scope: 'bot',
      member: { type: 'members', id: '1', name: 'Bob', session: { type: 'sessions', id: 's' } },
    })
  })
})

test('the upload client sends files as a form and takes refusals as answers', async () => {
  const { origin, seen } = await standIn(() => ({
    status: 415,
    body: { data: [], meta: { files: [{ name: 'a.pdf', status: 'refused', code: 'not_a_pdf' }] } },
  }))
  const upload = createUploadClient(keeperOf(origin, memory(kept('a', 3600))), origin)
  const answer = await upload({ slug: 'work_orders', files: [new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })], auto: true })
  expect(answer.meta.files[0]).toMatchObject({ status: 'refused' })
  expect(seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]!.body).toContain('name="files[]"; filename="a.pdf"')
  expect(seen[0]!.body).toContain('name="kind"')
})
