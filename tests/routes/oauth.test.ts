import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiServer } from '#tests/support/api-server.ts'
import { cookiesOf, postForm, postJson } from '#tests/support/http.ts'

let server: ApiServer
const ada = { email: 'ada@example.org', password: 'correct horse battery', client_id: 'gleaner-web', grant_type: 'password' }
const token = (body: unknown, headers = {}) => postJson(`${server.url}/oauth/token`, body, headers)
const revoke = (body: unknown, headers = {}) => postJson(`${server.url}/oauth/revoke`, body, headers)
const me = (headers: Record<string, string>) => fetch(`${server.url}/api/v1/auth/me`, { headers })

beforeAll(async () => {
  server = await startApi()
  await server.signIn()
})
afterAll(() => server.close())

describe('POST /oauth/token', () => {
  test('gives tokens to the right password, whatever the case of the e-mail, as JSON or form', async () => {
    const answer = await token({ ...ada, email: 'Ada@Example.ORG' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = await answer.json()
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 7200,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      scope: expect.stringContaining('workOrderIndex'),
      created_at: expect.any(Number),
    })
    expect((await me({ Authorization: `Bearer ${body.access_token}` })).status).toBe(200)
    expect((await postForm(`${server.url}/oauth/token`, ada)).status).toBe(200)
  })

  test('sets the cookies of the browser for gleaner-web only, lasting only where asked', async () => {
    const short = cookiesOf(await token(ada))
    expect(short.gleaner_session).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(short.gleaner_session).not.toContain('Max-Age')
    expect(short['XSRF-TOKEN']).not.toContain('HttpOnly')
    const long = cookiesOf(await token({ ...ada, remember: true }))
    expect(long.gleaner_session).toContain('Max-Age=2592000')
    expect(cookiesOf(await token({ ...ada, client_id: 'gleaner-cli' }))).toEqual({})
  })

  test.each([
    ['invalid_grant', 400, { ...ada, password: 'wrong' }],
    ['invalid_grant', 400, { ...ada, email: 'nobody@example.org' }],
    ['invalid_client', 401, { ...ada, client_id: 'other' }],
    ['invalid_request', 400, { ...ada, client_id: undefined }],
    ['invalid_request', 400, { ...ada, client_id: '' }],
    ['unsupported_grant_type', 400, { ...ada, grant_type: 'client_credentials' }],
    ['invalid_request', 400, { ...ada, grant_type: undefined }],
    ['invalid_request', 400, { ...ada, password: undefined }],
    ['invalid_grant', 400, { grant_type: 'refresh_token', refresh_token: 'unknown', client_id: 'gleaner-web' }],
    ['invalid_request', 400, [1]],
  ])('refuses with %s (%i)', async (error, status, body) => {
    const answer = await token(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error, error_description: expect.stringMatching(/^[ -~]+$/) })
  })

  test('rotates refresh tokens: the old one is refused, the new one works', async () => {
    const first = await (await token(ada)).json()
    const renewal = { grant_type: 'refresh_token', refresh_token: first.refresh_token, client_id: 'gleaner-web' }
    const second = await (await token(renewal)).json()
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await token(renewal)).status).toBe(400)
    expect((await token({ ...renewal, refresh_token: second.refresh_token })).status).toBe(200)
    expect((await token({ ...renewal, refresh_token: second.access_token })).status).toBe(400)
  })

  test('a refresh token belongs to its client', async () => {
    const { refresh_token } = await (await token(ada)).json()
    expect((await token({ grant_type: 'refresh_token', refresh_token, client_id: 'gleaner-cli' })).status).toBe(400)
  })

  test('refuses a foreign origin and other methods', async () => {
    expect((await token(ada, { Origin: 'http://evil.example' })).status).toBe(403)
    expect((await token(ada, { Origin: server.url })).status).toBe(200)
    expect((await fetch(`${server.url}/oauth/token`)).status).toBe(405)
  })
})

describe('POST /oauth/revoke', () => {
  test.each(['access_token', 'refresh_token'])('the %s ends the pair', async (name) => {
    const pair = await (await token(ada)).json()
    const answer = await revoke({ client_id: 'gleaner-web', token: pair[name] })
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect((await me({ Authorization: `Bearer ${pair.access_token}` })).status).toBe(401)
    expect((await token({ grant_type: 'refresh_token', refresh_token: pair.refresh_token, client_id: 'gleaner-web' })).status).toBe(400)
  })

  test('an unknown token is no error; an unknown client is', async () => {
    expect((await revoke({ client_id: 'gleaner-cli', token: 'unknown' })).status).toBe(200)
    expect((await revoke({ client_id: 'other', token: 'unknown' })).status).toBe(401)
  })

  test('without a token it ends the session of the cookie', async () => {
    const cookie = cookiesOf(await token(ada)).gleaner_session!.split(';')[0]!
    expect((await me({ Cookie: cookie })).status).toBe(200)
    const answer = await revoke({ client_id: 'gleaner-web', token: '' }, { Cookie: cookie })
    expect(cookiesOf(answer).gleaner_session).toContain('Max-Age=0')
    expect((await me({ Cookie: cookie })).status).toBe(401)
  })
})
