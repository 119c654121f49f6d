import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { cookieHeader, cookiesOf, postJson, sendJson } from '#tests/support/http.ts'

let server: ApiServer
let ada: Client
const web = { email: 'ada@example.org', password: 'correct horse battery', client_id: 'gleaner-web', grant_type: 'password' }
const at = (path: string) => `${server.url}/api/v1${path}`

beforeAll(async () => {
  server = await startApi()
  ada = await server.signIn()
})
afterAll(() => server.close())

/** fetch never sends another Host. */
function statusUnderHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(at('/auth/me'), { headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('hosts and origins', () => {
  test.each(['localhost', 'localhost:3000', 'office.localhost', '127.0.0.1:80', '192.168.1.20', '[::1]:3000', 'LOCALHOST'])(
    '%s is ours',
    async (host) => {
      expect(await statusUnderHost(host)).toBe(401)
    },
  )
  test.each(['evil.example', 'localhost.evil.example', 'notlocalhost', '127.0.0.1.evil.example', 'a b'])(
    '%s is misdirected',
    async (host) => {
      expect(await statusUnderHost(host)).toBe(421)
    },
  )
  test('a foreign or opaque origin may not change anything; no CORS headers, ever', async () => {
    for (const origin of ['http://evil.example', 'null', 'https://127.0.0.1.evil.example']) {
      const answer = await postJson(at('/users/password'), { email: 'x@example.org' }, { Origin: origin })
      expect(answer.status).toBe(403)
      expect((await answer.json()).errors[0].code).toBe('foreign_origin')
    }
    const answer = await ada.fetch('/api/v1/auth/me', { headers: { Origin: 'http://evil.example' } })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('who asks', () => {
  test('401 names the scheme and speaks the language of the request', async () => {
    const answer = await fetch(at('/auth/me'), { headers: { 'Accept-Language': 'fr' } })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const body = await answer.json()
    expect(body.error).toMatch(/^Connectez-vous/)
    expect(body.errors).toEqual([{ status: '401', code: 'unauthenticated', title: body.error, detail: body.error }])
    expect(body).not.toHaveProperty('data')
    const spanish = await fetch(at('/auth/me'), { headers: { 'Accept-Language': 'fr', Cookie: 'lang=es' } })
    expect((await spanish.json()).error).toMatch(/^Inicie/)
  })

  test('a bearer token decides alone; an empty one counts as absent', async () => {
    const cookie = cookieHeader(await postJson(`${server.url}/oauth/token`, web))
    const status = async (headers: Record<string, string>) =>
      (await fetch(at('/auth/me'), { headers: { Cookie: cookie, ...headers } })).status
    expect(await status({})).toBe(200)
    expect(await status({ Authorization: 'Bearer ' })).toBe(200)
    expect(await status({ Authorization: 'Bearer' })).toBe(200)
    expect(await status({ Authorization: 'Bearer wrong' })).toBe(401)
    expect(await status({ Authorization: 'Bearer two words' })).toBe(401)
  })

  test('answers are JSON:API unless plain JSON is asked for', async () => {
    expect((await ada.fetch('/api/v1/auth/me')).headers.get('content-type')).toBe('application/vnd.api+json')
    const plain = await ada.fetch('/api/v1/auth/me', { headers: { Accept: 'application/json' } })
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('GET /auth/me holds the session with its member included', async () => {
    const { body } = await ada.json('GET', '/api/v1/auth/me')
    expect(body.data).toMatchObject({
      type: 'sessions',
      attributes: { scope: expect.stringContaining('settings'), expires_at: expect.stringMatching(/Z$/) },
    })
    const [member] = body.included as unknown as { type: string; id: string; attributes: object }[]
    expect(body.data).toMatchObject({ relationships: { member: { data: { type: 'members', id: member!.id } } } })
    expect(member).toMatchObject({
      type: 'members',
      attributes: { email: 'ada@example.org', first_name: 'Ada', last_name: 'Byron', role: 'admin' },
    })
    expect(JSON.stringify(body)).not.toContain('password')
  })
})

describe('the cross-site token', () => {
  const change = { first_name: 'Ada' }

  test('with the cookie, changes need the header equal to the cookie and bound to the session', async () => {
    const signedIn = await postJson(`${server.url}/oauth/token`, web)
    const other = await postJson(`${server.url}/oauth/token`, web)
    const cookie = cookieHeader(signedIn)
    const tokenOf = (answer: Response) => cookiesOf(answer)['XSRF-TOKEN']!.split(';')[0]!.split('=')[1]!
    const status = async (headers: Record<string, string>) =>
      (await sendJson('PATCH', at('/auth/me'), change, { Cookie: cookie, ...headers })).status
    expect(await status({})).toBe(403)
    expect(await status({ 'X-XSRF-TOKEN': 'wrong' })).toBe(403)
    expect(await status({ 'X-XSRF-TOKEN': tokenOf(other) })).toBe(403)
    const foreign = cookie.replace(tokenOf(signedIn), tokenOf(other))
    expect(await status({ Cookie: foreign, 'X-XSRF-TOKEN': tokenOf(other) })).toBe(403)
    expect(await status({ Cookie: foreign, 'X-XSRF-TOKEN': tokenOf(signedIn) })).toBe(403)
    expect(await status({ 'X-XSRF-TOKEN': tokenOf(signedIn) })).toBe(200)
    expect(await status({ Authorization: `Bearer ${ada.token}` })).toBe(200)
  })

  test('before sign-in it is bound to the visit', async () => {
    const visit = cookieHeader(await postJson(`${server.url}/oauth/revoke`, { client_id: 'gleaner-web', token: 'x' }))
    expect(visit).toContain('gleaner_visit')
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(visit)![1]!
    const ask = (headers: Record<string, string>) =>
      postJson(at('/users/password'), { email: 'x@example.org' }, { Cookie: visit, ...headers })
    expect((await ask({})).status).toBe(403)
    expect((await ask({ 'X-XSRF-TOKEN': xsrf })).status).toBe(202)
  })
})

describe('bodies and queries', () => {
  test('what is no JSON is 400, what does not fit is 422 with pointers', async () => {
    const broken = await ada.fetch('/api/v1/auth/me', { method: 'PATCH', body: '{' })
    expect(broken.status).toBe(400)
    const { status, body } = await ada.json('PATCH', '/api/v1/auth/me', {
      data: { type: 'members', attributes: { theme: 'pink', nose: 1 } },
    })
    expect(status).toBe(422)
    const pointers = (body.errors as unknown as { source: { pointer: string } }[]).map(({ source }) => source.pointer)
    expect(pointers.sort()).toEqual(['/data/attributes/nose', '/data/attributes/theme'])
  })
  test('an unknown address is 404, another method 405, both in JSON', async () => {
    expect(await ada.json('GET', '/api/v1/nothing/at/all/here')).toMatchObject({ status: 404, body: { errors: [{ code: 'not_found' }] } })
    expect(await ada.json('DELETE', '/api/v1/auth/me')).toMatchObject({ status: 405, body: { errors: [{ code: 'method_not_allowed' }] } })
  })
})
