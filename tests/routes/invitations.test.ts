import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { postJson, sendJson } from '#tests/support/http.ts'

let server: ApiServer
let ada: Client
const password = 'tall ships sail at dawn'

beforeAll(async () => {
  // A mail server is named, and nobody listens there.
  server = await startApi({ SMTP_URL: 'smtp://127.0.0.1:1' })
  ada = await server.signIn()
})
afterAll(() => server.close())

interface Invited {
  data: { id: string; attributes: { language: string | null; status: string } }
  meta?: { invitation_url?: string }
}

async function invite(email: string): Promise<Invited> {
  const attributes = { email, first_name: 'Bob', last_name: 'Lee', role: 'viewer' }
  return (await ada.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })).body as unknown as Invited
}

async function useLink(url: string, headers: Record<string, string> = {}): Promise<number> {
  const reset_password_token = new URL(url).searchParams.get('reset_password_token')
  return (await sendJson('PUT', `${server.url}/api/v1/users/password`, { reset_password_token, password }, headers)).status
}

test('where the mail server refuses an invitation, the admin gets its link instead of being told that it is on its way', async () => {
  const { data, meta } = await invite('refused@example.org')
  expect(meta?.invitation_url).toMatch(/reset_password_token=[\w-]{43}$/)
  const again = (await ada.json('POST', `/api/v1/members/${data.id}/invitation`)).body as unknown as Invited
  expect(again.meta?.invitation_url).not.toBe(meta!.invitation_url)
  expect(await useLink(again.meta!.invitation_url!)).toBe(204)
})

test('who accepts an invitation is written to in the language they read it in; what was chosen before stays', async () => {
  const { data, meta } = await invite('french@example.org')
  expect(data.attributes.language).toBeNull()
  expect(await useLink(meta!.invitation_url!, { 'Accept-Language': 'fr-FR, en;q=0.5' })).toBe(204)
  const kept = (await ada.json('GET', `/api/v1/members/${data.id}`)).body as unknown as Invited
  expect(kept.data.attributes).toMatchObject({ language: 'fr', status: 'active' })
})

test('an invitation stays good when somebody asks for a link under that address', async () => {
  const { meta } = await invite('patient@example.org')
  await postJson(`${server.url}/api/v1/users/password`, { email: 'patient@example.org' })
  const mails = async () => {
    const { body } = await ada.json('GET', '/api/v1/outbox')
    return (body.data as unknown as { attributes: { to: string } }[]).filter(({ attributes }) => attributes.to === 'patient@example.org')
  }
  await expect.poll(async () => (await mails()).length).toBe(2)
  expect(await useLink(meta!.invitation_url!)).toBe(204)
  expect(await mails()).toEqual([])
})

test('however many addresses ask, a mailbox gets ten links at most', async () => {
  const { getHouse } = await import('#app/domain/who.server.ts')
  const { requestReset } = await import('#app/domain/members/request-reset.server.ts')
  const { meta } = await invite('flooded@example.org')
  expect(await useLink(meta!.invitation_url!)).toBe(204)
  const visitor = { db: getHouse().db, now: new Date(), via: 'web', language: 'en' } as const
  let written = 0
  const compose = () => Promise.resolve({ subject: `Link ${(written += 1)}`, text: 'x' })
  for (let asked = 0; asked < 14; asked += 1) {
    const { sent } = await requestReset(visitor, 'flooded@example.org', `10.0.0.${asked}`, compose)
    await sent
  }
  expect(written).toBe(10)
})

test('what is wrong is said of the field as its form calls it', async () => {
  const attributes = { email: 'nobody', first_name: ' ', last_name: 'Lee', role: 'owner' }
  const { body } = await ada.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })
  expect((body.errors as unknown as { detail: string }[]).map(({ detail }) => detail)).toEqual([
    '“Email” must be an e-mail address.',
    '“First name” is missing. Fill it in or send it as well.',
    '“Role” must be one of: admin, reviewer, viewer.',
  ])
})
