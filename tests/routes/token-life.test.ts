import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { sendJson } from '#tests/support/http.ts'
import { PASSWORD, signInAs } from '#tests/support/people.ts'

let server: ApiServer
let ada: Client

beforeAll(async () => {
  server = await startApi()
  ada = await server.signIn()
})
afterAll(() => server.close())

/** A new reviewer, and an API token of theirs. */
async function someone(email: string): Promise<{ id: string; client: Client; isTokenGood: () => Promise<boolean> }> {
  const client = clientOf(server.url, await signInAs(server.url, ada, 'reviewer', email))
  const me = (await client.json('GET', '/api/v1/auth/me')).body.included as unknown as { id: string }[]
  const made = await client.json('POST', '/api/v1/tokens', { name: 'watch' })
  const program = clientOf(server.url, (made.body.meta as unknown as { token: string }).token)
  return { id: me[0]!.id, client, isTokenGood: async () => (await program.json('GET', '/api/v1/auth/me')).status === 200 }
}

async function reset(email: string, more: object): Promise<number> {
  await sendJson('POST', `${server.url}/api/v1/users/password`, { email })
  const find = async () => {
    const { body } = await ada.json('GET', '/api/v1/outbox')
    const mails = body.data as unknown as { attributes: { to: string; text: string } }[]
    return mails.find(({ attributes }) => attributes.to === email)?.attributes.text
  }
  await expect.poll(find).toBeDefined()
  const reset_password_token = /reset_password_token=([\w-]+)/.exec((await find())!)![1]
  const body = { reset_password_token, password: 'another fine password', ...more }
  return (await sendJson('PUT', `${server.url}/api/v1/users/password`, body)).status
}

test('API tokens outlive a change of the password, unless its owner says otherwise', async () => {
  const { client, isTokenGood } = await someone('change@example.org')
  const change = (current_password: string, password: string, more: object) =>
    client.json('PUT', '/api/v1/auth/password', { current_password, password, ...more })
  expect((await change(PASSWORD, 'another fine password', {})).status).toBe(204)
  expect(await isTokenGood()).toBe(true)
  expect((await change('another fine password', PASSWORD, { revoke_tokens: true })).status).toBe(204)
  expect(await isTokenGood()).toBe(false)
})

test('they outlive a reset by mail, unless its owner says otherwise', async () => {
  const { isTokenGood } = await someone('reset@example.org')
  expect(await reset('reset@example.org', {})).toBe(204)
  expect(await isTokenGood()).toBe(true)
  expect(await reset('reset@example.org', { revoke_tokens: true })).toBe(204)
  expect(await isTokenGood()).toBe(false)
})

test('conversations with the assistant go with a member who leaves no history', async () => {
  const { getHouse } = await import('#app/domain/who.server.ts')
  const { id, client } = await someone('talker@example.org')
  await client.json('POST', '/api/v1/ai_threads', { data: { type: 'ai_threads', attributes: { name: 'Between us' } } })
  const left = () => getHouse().db.$client.prepare('SELECT count(*) AS number FROM threads WHERE member_id = ?').get(id)
  expect(left()).toEqual({ number: 1 })
  expect((await ada.json('DELETE', `/api/v1/members/${id}`)).status).toBe(204)
  expect(left()).toEqual({ number: 0 })
})

test('they rest while a member is disabled, and end with who is removed, also where the history keeps the name', async () => {
  const { id, client, isTokenGood } = await someone('history@example.org')
  await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes: {} } })
  const set = (status: string) => ada.json('PATCH', `/api/v1/members/${id}`, { data: { type: 'members', attributes: { status } } })
  await set('disabled')
  expect(await isTokenGood()).toBe(false)
  await set('active')
  expect(await isTokenGood()).toBe(true)
  expect((await ada.json('DELETE', `/api/v1/members/${id}`)).status).toBe(200)
  await set('active')
  expect(await isTokenGood()).toBe(false)
})
