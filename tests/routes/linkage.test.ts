import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

interface Identifier {
  type: string
  id: string
}
interface Resource extends Identifier {
  relationships?: Record<string, { data: Identifier | Identifier[] | null }>
}
interface Compound {
  data: Resource | Resource[]
  included: Resource[]
}

let server: ApiServer
let client: Client
let id: string
const at = () => `/api/v1/invoice_extracts/${id}`

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
  const items = [{ description: 'Golden', quantity: '2', unit_price: '5.00', total_amount: '10.00' }]
  const attributes = { invoice_number: 'LINK-1', supplier_name: 'Verger', items, vat_details: [{ rate: '20', amount: '2.00' }] }
  const made = await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
  id = (made.body.data as unknown as Identifier).id
  await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes: { invoice_number: 'LINK-2' } } })
})
afterAll(() => server.close())

const keyOf = ({ type, id: own }: Identifier) => `${type} ${own}`

/** JSON:API section "Compound Documents": what is linked is included and what is included is linked, each once. */
function expectFullLinkage({ data, included }: Compound): void {
  const linked = [data, included].flat().flatMap(({ relationships = {} }) => Object.values(relationships).flatMap((one) => one.data ?? []))
  const keys = included.map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.sort()).toEqual([...new Set(linked.map(keyOf))].sort())
}

const typesOf = ({ included }: Compound) => [...new Set(included.map(({ type }) => type))].sort()

describe('what an answer links to, it includes', () => {
  test('one document: rows, people and history', async () => {
    await client.json('POST', `${at()}/approve`)
    const body = (await client.json('GET', at())).body as unknown as Compound
    expectFullLinkage(body)
    expect(typesOf(body)).toEqual(['events', 'invoice_items', 'members', 'vat_details'])
    const { relationships } = body.data as Resource
    expect(relationships!.approver!.data).toEqual(relationships!.creator!.data)
  })

  test('history only there', async () => {
    const body = (await client.json('POST', `${at()}/reopen`)).body as unknown as Compound
    expectFullLinkage(body)
    expect(typesOf(body)).toEqual(['invoice_items', 'members', 'vat_details'])
  })

  test.each(['/api/v1/invoice_extracts', '/api/v1/search?q=LINK', '/api/v1/auth/me'])('%s', async (path) => {
    const body = (await client.json('GET', path)).body as unknown as Compound
    expect([body.data].flat().length).toBeGreaterThan(0)
    expectFullLinkage(body)
    expect(typesOf(body)).toContain('members')
  })

  test('several approved at once', async () => {
    const body = (await client.json('POST', '/api/v1/invoice_extracts/approve', { ids: [id] })).body as unknown as Compound
    expectFullLinkage(body)
    expect(typesOf(body)).toEqual(['invoice_items', 'members', 'vat_details'])
  })

  test('the state that a stale change meets', async () => {
    const attributes = { version: 0, due_date: '2026-01-31' }
    const answer = await client.json('PATCH', at(), { data: { type: 'invoice_extracts', id, attributes } })
    expect(answer.status).toBe(409)
    expectFullLinkage((answer.body.meta as unknown as { current: Compound }).current)
  })
})
