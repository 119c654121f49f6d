import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { signInAs } from '#tests/support/people.ts'

let server: ApiServer
let admin: Client
let reviewer: Client

beforeAll(async () => {
  server = await startApi()
  admin = await server.signIn()
  reviewer = clientOf(server.url, await signInAs(server.url, admin, 'reviewer'))
})
afterAll(() => server.close())

interface Resource {
  id: string
  attributes: Record<string, unknown>
}

async function make(number: string): Promise<string> {
  const attributes = { invoice_number: number }
  const answer = await reviewer.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
  return `/api/v1/invoice_extracts/${(answer.body.data as unknown as Resource).id}`
}

const list = async (query: string) => {
  const { body } = await reviewer.json('GET', `/api/v1/invoice_extracts?${query}`)
  return (body.data as unknown as Resource[]).map(({ attributes }) => attributes)
}

describe('the trash', () => {
  test('is listed apart, with status and day of its documents', async () => {
    const [kept, gone] = [await make('T-1'), await make('T-2')]
    expect((await reviewer.json('DELETE', gone)).status).toBe(204)
    expect((await list('filter[q]=T-')).map((one) => one.invoice_number)).toEqual(['T-1'])
    const [inTrash, ...others] = await list('filter[status]=deleted')
    expect(others).toEqual([])
    expect(inTrash).toMatchObject({ invoice_number: 'T-2', status: 'pending', deleted_at: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(await list('filter[status][]=deleted&filter[status][]=approved')).toEqual([])
    expect((await reviewer.json('GET', gone)).status).toBe(404)
    expect((await reviewer.json('POST', `${kept}/restore`)).status).toBe(422)
    const restored = await reviewer.json('POST', `${gone}/restore`)
    expect([restored.status, (restored.body.data as unknown as Resource).attributes.deleted_at]).toEqual([200, null])
    expect(await list('filter[status]=deleted')).toEqual([])
  })

  test('takes approved documents from admins only, and gives them back to admins only', async () => {
    const path = await make('T-3')
    await reviewer.json('POST', `${path}/approve`)
    expect((await reviewer.json('DELETE', path)).status).toBe(403)
    expect((await admin.json('DELETE', path)).status).toBe(204)
    expect((await reviewer.json('POST', `${path}/restore`)).status).toBe(403)
    const restored = await admin.json('POST', `${path}/restore`)
    expect([restored.status, (restored.body.data as unknown as Resource).attributes.status]).toEqual([200, 'approved'])
  })
})
