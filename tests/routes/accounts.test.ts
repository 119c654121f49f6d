import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { postJson, sendJson } from '#tests/support/http.ts'

let server: ApiServer
let ada: Client
const api = (path: string) => `${server.url}/api/v1${path}`
const password = 'tall ships sail at dawn'

beforeAll(async () => {
  server = await startApi()
  ada = await server.signIn()
})
afterAll(() => server.close())

async function signIn(email: string, word = password): Promise<Client | undefined> {
  const answer = await postJson(`${server.url}/oauth/token`, { email, password: word, client_id: 'gleaner-cli', grant_type: 'password' })
  return answer.ok ? clientOf(server.url, (await answer.json()).access_token) : undefined
}

/** Adds a member and sets their password by the link of the invitation. */
async function invite(email: string, role: string): Promise<{ id: string; client: Client }> {
  const attributes = { email, first_name: 'Bob', last_name: 'Lee', role }
  const { status, body } = await ada.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })
  expect(status).toBe(201)
  await useLink((body.meta as unknown as { invitation_url: string }).invitation_url)
  return { id: (body.data as unknown as { id: string }).id, client: (await signIn(email))! }
}

async function useLink(url: string, word = password): Promise<number> {
  const reset_password_token = new URL(url).searchParams.get('reset_password_token')
  return (await sendJson('PUT', api('/users/password'), { reset_password_token, password: word })).status
}

describe('sign-up', () => {
  const eve = { email: 'eve@example.org', password, first_name: 'Eve', last_name: 'Moss' }
  test('the first member is an admin, and then the door is closed', async () => {
    expect((await ada.json('GET', '/api/v1/auth/me')).body.included).toMatchObject([{ attributes: { role: 'admin', status: 'active' } }])
    for (const body of [eve, { ...eve, password: 'password' }, {}]) {
      const answer = await postJson(api('/users'), body)
      expect([answer.status, (await answer.json()).errors[0].code]).toEqual([403, 'sign_up_closed'])
    }
  })
})

describe('members', () => {
  test('an invitation is shown where no mail is sent, works once, and makes the member active', async () => {
    const attributes = { email: 'Cy@Example.org', first_name: 'Cy', last_name: 'Ode', role: 'viewer' }
    const { status, body } = await ada.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ type: 'members', attributes: { email: 'cy@example.org', status: 'invited', role: 'viewer' } })
    const { invitation_url } = body.meta as unknown as { invitation_url: string }
    expect(invitation_url).toMatch(/^http:\/\/localhost:3000\/users\/password\/edit\?reset_password_token=[\w-]{43}$/)
    expect(await useLink(invitation_url, 'short')).toBe(422)
    expect(await signIn('cy@example.org')).toBeUndefined()
    expect(await useLink(invitation_url)).toBe(204)
    expect(await useLink(invitation_url)).toBe(422)
    expect(await signIn('cy@example.org')).toBeDefined()
  })

  test('a second invitation makes the first worthless', async () => {
    const attributes = { email: 'di@example.org', first_name: 'Di', last_name: 'Oz', role: 'viewer' }
    const first = (await ada.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })).body
    const { id } = first.data as unknown as { id: string }
    const second = (await ada.json('POST', `/api/v1/members/${id}/invitation`)).body
    expect(await useLink((first.meta as unknown as { invitation_url: string }).invitation_url)).toBe(422)
    expect(await useLink((second.meta as unknown as { invitation_url: string }).invitation_url)).toBe(204)
  })

  test('everybody reads the list; only admins change it', async () => {
    const { id, client } = await invite('reviewer@example.org', 'reviewer')
    const list = await client.json('GET', '/api/v1/members')
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.body)).not.toMatch(/hash|argon/)
    expect((await client.json('POST', '/api/v1/members', { data: { type: 'members', attributes: {} } })).status).toBe(403)
    expect((await client.json('PATCH', `/api/v1/members/${id}`, { data: { type: 'members', attributes: { role: 'admin' } } })).status).toBe(
      403,
    )
    expect((await client.json('DELETE', `/api/v1/members/${id}`)).status).toBe(403)
    expect((await client.json('GET', '/api/v1/outbox')).status).toBe(403)
  })

  test('an address is taken once, without regard to case', async () => {
    const attributes = { email: 'ADA@example.org', first_name: 'A', last_name: 'B', role: 'viewer' }
    const { status, body } = await ada.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })
    expect([status, body.errors]).toMatchObject([422, [{ code: 'email_taken', source: { pointer: '/data/attributes/email' } }]])
  })

  test('a disabled member is out at once, tokens included; enabled again they may sign in', async () => {
    const { id, client } = await invite('gone@example.org', 'reviewer')
    const made = await client.json('POST', '/api/v1/tokens', { data: { type: 'tokens', attributes: { name: 'watch' } } })
    const service = clientOf(server.url, (made.body.meta as unknown as { token: string }).token)
    expect((await service.json('GET', '/api/v1/auth/me')).status).toBe(200)
    const set = (status: string) => ada.json('PATCH', `/api/v1/members/${id}`, { data: { type: 'members', attributes: { status } } })
    expect((await set('disabled')).body.data).toMatchObject({ attributes: { status: 'disabled' } })
    expect((await client.json('GET', '/api/v1/auth/me')).status).toBe(401)
    expect((await service.json('GET', '/api/v1/auth/me')).status).toBe(401)
    expect(await signIn('gone@example.org')).toBeUndefined()
    await set('active')
    expect(await signIn('gone@example.org')).toBeDefined()
  })

  test('a member without history is deleted', async () => {
    const { id, client } = await invite('brief@example.org', 'viewer')
    expect((await ada.json('DELETE', `/api/v1/members/${id}`)).status).toBe(204)
    expect((await client.json('GET', '/api/v1/auth/me')).status).toBe(401)
    expect((await ada.json('GET', `/api/v1/members/${id}`)).status).toBe(404)
  })

  test('the last admin stays', async () => {
    const me = (await ada.json('GET', '/api/v1/auth/me')).body.included as unknown as { id: string }[]
    const path = `/api/v1/members/${me[0]!.id}`
    for (const attributes of [{ role: 'viewer' }, { status: 'disabled' }]) {
      expect(await ada.json('PATCH', path, { data: { type: 'members', attributes } })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'last_admin' }] },
      })
    }
    expect((await ada.json('DELETE', path)).status).toBe(422)
    expect((await ada.json('GET', path)).body.data).toMatchObject({ attributes: { role: 'admin', status: 'active' } })
  })
})

describe('passwords', () => {
  test('asking for a link is 202 whether the account exists or not; the mail lies in the outbox until its link is used', async () => {
    await invite('forgot@example.org', 'viewer')
    for (const email of ['nobody@example.org', 'Forgot@example.org'])
      expect((await postJson(api('/users/password'), { email })).status).toBe(202)
    const find = async () => {
      const { body } = await ada.json('GET', '/api/v1/outbox')
      return (body.data as unknown as { attributes: { to: string; text: string } }[]).find(
        ({ attributes }) => attributes.to === 'forgot@example.org',
      )
    }
    await expect.poll(find).toBeDefined()
    const outbox = join(server.folder, 'outbox')
    for (const name of readdirSync(outbox)) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
    const url = /http\S+/.exec((await find())!.attributes.text)![0]
    const before = await signIn('forgot@example.org')
    expect(await useLink(url, 'another fine password')).toBe(204)
    expect(await find()).toBeUndefined()
    expect((await before!.json('GET', '/api/v1/auth/me')).status).toBe(401)
    expect(await signIn('forgot@example.org', 'another fine password')).toBeDefined()
  })

  test('changing it asks for the current one and ends the other sessions', async () => {
    const { client } = await invite('change@example.org', 'viewer')
    const other = (await signIn('change@example.org'))!
    const change = (current_password: string, next: string) =>
      client.json('PUT', '/api/v1/auth/password', { current_password, password: next })
    expect(await change('wrong', 'another fine password')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'current_password_wrong' }] },
    })
    expect(await change(password, '1234567')).toMatchObject({ status: 422, body: { errors: [{ code: 'password_too_short' }] } })
    expect(await change(password, 'Password123!')).toMatchObject({ status: 422, body: { errors: [{ code: 'password_too_common' }] } })
    expect(await change(password, 'x'.repeat(129))).toMatchObject({ status: 422 })
    expect((await change(password, 'another fine password')).status).toBe(204)
    expect((await client.json('GET', '/api/v1/auth/me')).status).toBe(200)
    expect((await other.json('GET', '/api/v1/auth/me')).status).toBe(401)
  })
})

describe('API tokens', () => {
  test('are shown once, listed without secret, and revoked by their owner only', async () => {
    const made = await ada.json('POST', '/api/v1/tokens', { data: { type: 'tokens', attributes: { name: 'scanner' } } })
    const { token } = made.body.meta as unknown as { token: string }
    const { id } = made.body.data as unknown as { id: string }
    const service = clientOf(server.url, token)
    expect((await service.json('GET', '/api/v1/auth/me')).body.data).toMatchObject({ attributes: { expires_at: null } })
    const list = JSON.stringify((await ada.json('GET', '/api/v1/tokens')).body)
    expect(list).toContain('scanner')
    expect(list).not.toContain(token)
    const { client } = await invite('other@example.org', 'reviewer')
    expect((await client.json('DELETE', `/api/v1/tokens/${id}`)).status).toBe(404)
    expect((await ada.json('DELETE', `/api/v1/tokens/${id}`)).status).toBe(204)
    expect((await service.json('GET', '/api/v1/auth/me')).status).toBe(401)
  })
})

describe('own profile', () => {
  test('name, language, theme and notifications belong to everyone', async () => {
    const { client } = await invite('self@example.org', 'viewer')
    const attributes = { first_name: 'Bobby', language: 'fr', theme: 'dark', notifications: false }
    const { status, body } = await client.json('PATCH', '/api/v1/auth/me', { data: { type: 'members', attributes } })
    expect(status).toBe(200)
    expect(body.included).toMatchObject([{ attributes: { ...attributes, last_name: 'Lee' } }])
    expect((await client.json('PATCH', '/api/v1/auth/me', { data: { type: 'members', attributes: { role: 'admin' } } })).status).toBe(422)
  })
})

describe('tries', () => {
  test('the eleventh failed sign-in is 429 with Retry-After, also with the right password; others are not held up', async () => {
    await invite('guess@example.org', 'viewer')
    const attempt = (word: string) =>
      postJson(`${server.url}/oauth/token`, {
        email: 'guess@example.org',
        password: word,
        client_id: 'gleaner-cli',
        grant_type: 'password',
      })
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await attempt('wrong')).status))
    expect(new Set(statuses)).toEqual(new Set([400]))
    const held = await attempt(password)
    expect([held.status, Number(held.headers.get('retry-after')) > 0, (await held.json()).error]).toEqual([429, true, 'too_many_tries'])
    expect(await signIn('ada@example.org', 'correct horse battery')).toBeDefined()
  })
})
