import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postJson } from '#tests/support/http.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
})
afterAll(() => server.close())

interface Resource {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships: Record<string, { data: unknown }>
}

async function make(slug: string, attributes: Record<string, unknown>): Promise<Resource> {
  const answer = await client.json('POST', `/api/v1/${slug}`, { data: { type: slug, attributes } })
  expect(answer.status).toBe(201)
  return answer.body.data as unknown as Resource
}

describe('a document made by hand', () => {
  test('is pending, with rows as relationships and every field as attribute', async () => {
    const items = [{ description: 'Golden', quantity: '2', unit_price: '5.00', total_amount: '10.00' }]
    const answer = await client.json('POST', '/api/v1/invoice_extracts', {
      data: { type: 'invoice_extracts', attributes: { invoice_number: 'A-1', supplier_name: 'Verger', items } },
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-type')).toBe('application/vnd.api+json')
    const { data, included } = answer.body as unknown as { data: Resource; included: Resource[] }
    expect(data.attributes).toMatchObject({
      status: 'pending',
      kind: 'invoice',
      invoice_number: 'A-1',
      due_date: null,
      version: 1,
      failure: null,
    })
    expect(data.attributes.created_by).toBe('Ada Byron')
    expect(data.relationships.items!.data).toEqual([{ type: 'invoice_items', id: included[0]!.id }])
    expect(included[0]).toMatchObject({ type: 'invoice_items', attributes: { description: 'Golden', quantity: '2' } })
    expect(answer.headers.get('etag')).toBe('"1"')
  })

  test('the detail has its history, a list has not', async () => {
    const { id } = await make('invoice_extracts', { invoice_number: 'A-2' })
    const detail = (await client.json('GET', `/api/v1/invoice_extracts/${id}`)).body as unknown as { data: Resource; included: Resource[] }
    expect(detail.included.filter((one) => one.type === 'events').map((one) => one.attributes.type)).toEqual(['created'])
    const list = (await client.json('GET', '/api/v1/invoice_extracts?filter[q]=A-2')).body as unknown as { data: Resource[]; meta: unknown }
    expect(list.data.map((one) => one.id)).toEqual([id])
    expect(list.meta).toEqual({ total: 1, start: 1, end: 1 })
    expect(list.data[0]!.attributes.provenance).toBeUndefined()
  })

  test('under the other kind’s address the way to the right one is shown', async () => {
    const { id } = await make('work_orders', { name: 'PO-1' })
    const answer = await client.fetch(`/api/v1/invoice_extracts/${id}?x=1`)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `/api/v1/work_orders/${id}?x=1`])
  })
})

describe('changing', () => {
  test('PATCH wants the version and refuses an old one with the state that is kept', async () => {
    const { id } = await make('invoice_extracts', { invoice_number: 'B-1' })
    const patch = (attributes: unknown) =>
      client.json('PATCH', `/api/v1/invoice_extracts/${id}`, { data: { type: 'invoice_extracts', id, attributes } })
    expect((await patch({ due_date: '2026-05-01' })).body).toMatchObject({ errors: [{ code: 'version_missing', status: '422' }] })
    const changed = await patch({ due_date: '2026-05-01', version: 1 })
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"'])
    const late = await patch({ due_date: '2026-06-01', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ meta: { current: { data: { attributes: { due_date: '2026-05-01', version: 2 } } } } })
    expect(late.body.data).toBeUndefined()
  })

  test('wrong and unknown attributes are named by pointer', async () => {
    const { id } = await make('invoice_extracts', { invoice_number: 'B-2' })
    const attributes = { version: 1, amount: 12.5, colour: 'red', items: [{ quantity: 'many' }] }
    const answer = await client.json('PATCH', `/api/v1/invoice_extracts/${id}`, { data: { type: 'invoice_extracts', attributes } })
    expect(answer.status).toBe(422)
    const errors = answer.body.errors as unknown as { source: { pointer: string } }[]
    expect(errors.map((error) => error.source.pointer).sort()).toEqual([
      '/data/attributes/amount',
      '/data/attributes/colour',
      '/data/attributes/items/0/quantity',
    ])
    expect(typeof answer.body.error).toBe('string')
  })
})

describe('approving, rejecting, reopening, deleting', () => {
  test('go through the statuses and refuse everything else with 422', async () => {
    const { id } = await make('invoice_extracts', { invoice_number: 'C-1' })
    const at = `/api/v1/invoice_extracts/${id}`
    const status = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
      const { status: code, body } = await answer
      return [code, (body.data as Resource | undefined)?.attributes.status ?? (body.errors as { code: string }[])[0]!.code]
    }
    expect(await status(client.json('POST', `${at}/reject`, {}))).toEqual([422, 'reason_missing'])
    expect(await status(client.json('POST', `${at}/approve`))).toEqual([200, 'approved'])
    expect(await status(client.json('POST', `${at}/approve`, { note: 'twice' }))).toEqual([200, 'approved'])
    expect(await status(client.json('POST', `${at}/reject`, { reason: 'late' }))).toEqual([422, 'wrong_status'])
    expect(await status(client.json('POST', `${at}/retry`))).toEqual([422, 'wrong_status'])
    expect(await status(client.json('POST', `${at}/reopen`))).toEqual([200, 'pending'])
    expect(await status(client.json('POST', `${at}/reject`, { reason: 'late' }))).toEqual([200, 'rejected'])
    expect((await client.json('DELETE', at)).status).toBe(204)
    expect((await client.json('GET', at)).status).toBe(404)
    expect(await status(client.json('POST', `${at}/restore`))).toEqual([200, 'rejected'])
  })

  test('with the version that an approval left behind it is taken back only where nothing has happened since', async () => {
    const { id } = await make('work_orders', { name: 'Reopened', customer_company_name: 'Handed House' })
    const at = `/api/v1/work_orders/${id}`
    const versionOf = (answer: { body: Record<string, unknown> }) => (answer.body.data as Resource).attributes.version
    const approved = versionOf(await client.json('POST', `${at}/approve`))
    expect((await client.json('POST', '/api/v1/work_orders/handovers')).status).toBeLessThan(300)
    const refused = await client.json('POST', `${at}/reopen`, { version: approved })
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'stale_version' }], meta: { current: { data: { id } } } } })
    expect(refused.body.error, 'it is named').toContain('Reopened has changed since')
    const handed = versionOf(await client.json('GET', at))
    expect((await client.json('POST', `${at}/reopen`, { version: handed })).status).toBe(200)
  })

  test('a duplicate blocks until it is overridden with a note', async () => {
    const twin = { invoice_number: 'D-1', supplier_name: 'Verger du Midi SARL' }
    const first = await make('invoice_extracts', twin)
    const second = await make('invoice_extracts', { ...twin, supplier_name: 'VERGER DU MIDI' })
    const at = `/api/v1/invoice_extracts/${second.id}/approve`
    expect((await client.json('POST', at)).body).toMatchObject({ errors: [{ code: 'blocked_by_check' }] })
    expect((await client.json('POST', at, { override: true })).status).toBe(422)
    expect((await client.json('POST', `/api/v1/invoice_extracts/${first.id}/approve`)).status).toBe(200)
    expect((await client.json('POST', at, { override: true, note: 'a real second delivery' })).status).toBe(200)
  })

  test('several at once: each on its own', async () => {
    const [a, b] = [await make('work_orders', { name: 'E-1' }), await make('work_orders', { name: 'E-2' })]
    await client.json('POST', `/api/v1/work_orders/${b.id}/reject`, { reason: 'no' })
    const answer = await client.json('POST', '/api/v1/work_orders/approve', { ids: [a.id, b.id, 'nobody'] })
    expect(answer.status).toBe(200)
    expect(answer.body.meta).toMatchObject({
      results: [
        { id: a.id, status: 'approved' },
        { id: b.id, status: 'rejected', code: 'wrong_status' },
        { id: 'nobody', status: 'not_found', code: 'not_found' },
      ],
    })
  })
})

describe('lists', () => {
  test.each(['filter[colour]=red', 'sort=colour', 'page[size]=7', 'page[number]=0', 'filter[status]=gone', 'limit=3'])(
    '%s is 400',
    async (query) => {
      const answer = await client.json('GET', `/api/v1/work_orders?${query}`)
      expect([answer.status, (answer.body.errors as unknown as unknown[]).length]).toEqual([400, 1])
    },
  )

  test('a page past the end is empty and starts at 0', async () => {
    const answer = await client.json('GET', '/api/v1/work_orders?page[number]=99&page[size]=10')
    expect(answer.body.data).toEqual([])
    expect(answer.body.meta).toMatchObject({ start: 0, end: 0 })
  })

  test('an unknown kind is 404, without a session 401', async () => {
    expect((await client.json('GET', '/api/v1/letters')).status).toBe(404)
    const answer = await fetch(`${server.url}/api/v1/work_orders`)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
})

describe('changes as they happen', () => {
  test('are told to whoever listens, and only then', async () => {
    const { id } = await make('work_orders', { name: 'LIVE-1' })
    const listening = new AbortController()
    const answer = await client.fetch('/api/v1/events', { signal: listening.signal })
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    await reader.read()
    await client.json('POST', `/api/v1/work_orders/${id}/approve`)
    const { value } = await reader.read()
    expect(value).toBe(`event: document\ndata: ${JSON.stringify({ id, kind: 'work_order', status: 'approved', version: 2 })}\n\n`)
    listening.abort()
  })

  test('end with the session of whoever listens: nothing is told afterwards', async () => {
    const { id } = await make('work_orders', { name: 'LIVE-2' })
    const other = await server.signIn()
    const answer = await other.fetch('/api/v1/events')
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    await reader.read()
    const revoked = await postJson(`${server.url}/oauth/revoke`, { client_id: 'gleaner-cli', token: other.token })
    expect(revoked.status).toBe(200)
    await client.json('POST', `/api/v1/work_orders/${id}/approve`)
    expect(await reader.read()).toEqual({ done: true, value: undefined })
  })

  test('nobody else hears them', async () => {
    expect((await fetch(`${server.url}/api/v1/events`)).status).toBe(401)
  })
})
