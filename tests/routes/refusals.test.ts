import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, methodsOf } from '#app/contract/endpoints.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client
let id: string
let rowId: string

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
  const attributes = { invoice_number: 'R-1', items: [{ quantity: '1' }] }
  const made = await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
  id = (made.body.data as unknown as { id: string }).id
  rowId = (made.body.included as unknown as { id: string }[])[0]!.id
})
afterAll(() => server.close())

interface ErrorBody {
  error: string
  errors: { status: string; code: string; title: string; detail: string; source?: { pointer?: string; parameter?: string } }[]
}

async function refused(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const answer = await client.fetch(path, { method, ...sent, headers: { 'Content-Type': 'application/vnd.api+json', ...headers } })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as ErrorBody }
}

const patch = (attributes: unknown, more = {}, headers = {}) =>
  refused('PATCH', `/api/v1/invoice_extracts/${id}`, { data: { type: 'invoice_extracts', id, attributes, ...more } }, headers)

describe('a sentence names the thing and the remedy', () => {
  test.each([
    [{ due_date: '31/03/2026' }, '/due_date', '“Due date” must be a date that exists, such as 2026-03-31.'],
    [{ due_date: '2026-02-30' }, '/due_date', '“Due date” must be a date that exists, such as 2026-03-31.'],
    [{ amount: '1.234,50' }, '/amount', /^“Amount” must be a number as text such as "1234.50"/],
    [{ amount: 1234.5 }, '/amount', /^“Amount” must be a number as text/],
    [{ currency: 'Euro' }, '/currency', '“Currency” must be a currency code of three letters such as EUR.'],
    [{ colour: 'red' }, '/colour', '“colour” is unknown here. Check the spelling or leave it out.'],
    [{ invoice_number: 'x'.repeat(201) }, '/invoice_number', '“Invoice number” may have at most 200 characters. Shorten it.'],
    [{ items: [{ quantity: 'many' }] }, '/items/0/quantity', /^“Quantity in line 1” must be a number as text/],
    [{ items: [{ id: 'foreign' }] }, '/items/0/id', /^“id in line 1” names no row of this document\./],
    [{ items: 'none' }, '/items', '“items” must be a list.'],
    [{ vat_details: [{ base: '1' }] }, '/vat_details/0/base', '“base in line 1” is unknown here. Check the spelling or leave it out.'],
  ])('%j', async (attributes, pointer, sentence) => {
    const { status, body } = await patch({ version: 1, ...attributes })
    expect([status, body.errors[0]!.status, body.errors[0]!.source]).toEqual([422, '422', { pointer: `/data/attributes${pointer}` }])
    expect(body.error).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
    expect(body.errors[0]!.detail).toBe(body.error)
  })

  test.each([
    [{ version: 1.5 }, '“version” must be a whole number such as 3 (in JSON: without quotation marks).'],
    [{ version: '1' }, '“version” must be a number such as 3 or 0.5 (in JSON: without quotation marks).'],
  ])('%j', async (attributes, sentence) => {
    expect((await patch(attributes)).body.error).toBe(sentence)
  })

  test('a resource without its type', async () => {
    const { status, body } = await refused('POST', '/api/v1/invoice_extracts', { data: { attributes: {} } })
    expect([status, body.error, body.errors[0]!.source]).toEqual([
      422,
      '“data.type” is missing. Fill it in or send it as well.',
      { pointer: '/data/type' },
    ])
  })

  test.each(['members', 'tokens', 'ai_threads', 'outbox'])('GET /%s neither filters nor pages, and says so', async (list) => {
    const { status, body } = await refused('GET', `/api/v1/${list}?page[size]=10`)
    expect([status, body.errors[0]!.source]).toEqual([400, { parameter: 'page' }])
  })

  test('one row twice', async () => {
    const { body } = await patch({ version: 1, items: [{ id: rowId }, { id: rowId }] })
    expect(body.error).toBe('“id in line 2” names a row that is in the list already. Send each row once.')
  })

  test('in the language of the request: the cookie before the header', async () => {
    const attributes = { version: 1, due_date: 'tomorrow' }
    expect((await patch(attributes, {}, { 'Accept-Language': 'fr' })).body.error).toMatch(
      /^«\u00a0Date d’échéance\u00a0» doit être une date/,
    )
    expect((await patch(attributes, {}, { 'Accept-Language': 'fr', Cookie: 'lang=es' })).body.error).toMatch(
      /debe ser una fecha que exista/,
    )
  })

  test.each([
    ['sort=colour', 'sort', /^The list cannot be sorted by “colour”. Use one of: created_at, /],
    ['filter[colour]=red', 'filter[colour]', '“filter[colour]” is unknown here. Check the spelling or leave it out.'],
    ['filter[status]=gone', 'filter[status]', /^“filter\[status\]” must be one of: processing, pending/],
    ['page[size]=7', 'page[size]', '“page[size]” must be one of: 10, 25, 50, 100.'],
    ['page[number]=0', 'page[number]', '“page[number]” must be 1 or more.'],
    ['filter[created_from]=yesterday', 'filter[created_from]', /must be a date that exists/],
    ['limit=3', 'limit', /^“limit” is unknown here/],
  ])('of a list: %s', async (query, parameter, sentence) => {
    const { status, body } = await refused('GET', `/api/v1/work_orders?${query}`)
    expect([status, body.errors[0]!.source]).toEqual([400, { parameter }])
    expect(body.error).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })

  test('of a body that is none', async () => {
    const { status, body } = await refused('POST', '/api/v1/invoice_extracts', '{"data":')
    expect([status, body.error]).toEqual([400, 'The body is not valid JSON. Send JSON in UTF-8.'])
    const { status: other, body: bare } = await refused('POST', '/api/v1/invoice_extracts', { invoice_number: '1' })
    expect([other, bare.error]).toEqual([400, expect.stringContaining('"type": "invoice_extracts"')])
  })

  test('of a body that is too large, read to its end so that the answer arrives', async () => {
    const { status, body } = await refused('POST', '/api/v1/ai_threads', JSON.stringify({ name: 'x'.repeat(9_000_000) }))
    expect([status, body.error]).toEqual([413, 'This is larger than the 4 MB that are allowed.'])
    const oauth = await fetch(`${server.url}/oauth/token`, { method: 'POST', body: 'x'.repeat(3_000_000) })
    expect([oauth.status, await oauth.json()]).toEqual([413, { error: 'invalid_request', error_description: 'The body is too large.' }])
  })

  test('of a status that does not allow it', async () => {
    await client.json('POST', `/api/v1/invoice_extracts/${id}/approve`)
    const { status, body } = await refused('POST', `/api/v1/invoice_extracts/${id}/reject`, { reason: 'late' })
    expect([status, body.error]).toEqual([422, expect.stringContaining('(Approved)')])
    await client.json('POST', `/api/v1/invoice_extracts/${id}/reopen`)
  })
})

describe('a resource that is none of the address', () => {
  test('is a conflict', async () => {
    const other = await patch({ version: 1 }, { id: 'somebody' })
    expect([other.status, other.body.errors[0]!.code, other.body.errors[0]!.source]).toEqual([
      409,
      'wrong_resource',
      { pointer: '/data/id' },
    ])
    const kind = await patch({ version: 1 }, { type: 'work_orders' })
    expect([kind.status, kind.body.errors[0]!.source]).toEqual([409, { pointer: '/data/type' }])
  })
})

describe('methods', () => {
  test.each([
    ['PUT', '/api/v1/invoice_extracts', 'GET, HEAD, POST'],
    ['GET', '/api/v1/invoice_extracts/approve', 'POST'],
    ['POST', '/api/v1/invoice_extracts/analytics', 'GET, HEAD'],
    ['POST', '/api/v1/invoice_extracts/x', 'GET, HEAD, PATCH, DELETE'],
    ['OPTIONS', '/api/v1/members', 'GET, HEAD, POST'],
    ['GET', '/oauth/token', 'POST'],
    ['DELETE', '/oauth/token', 'POST'],
    ['PATCH', '/api/v1/openapi.json', 'GET, HEAD'],
  ])('%s %s is 405, and what is taken is said', async (method, path, allow) => {
    const { status, headers, body } = await refused(method, path)
    expect([status, headers.get('allow'), body.errors[0]!.code]).toEqual([405, allow, 'method_not_allowed'])
    expect(body.error).toBe(`This address does not take ${method}, only: ${allow}.`)
  })

  test('every call is found in the table under an example of its address', () => {
    const missing = endpoints.filter(({ method, path }) => {
      const example = path.replace('{kind}', 'work_orders').replace(/\{\w+\}/, 'abc')
      return !methodsOf(example).includes(method.toUpperCase())
    })
    expect(missing).toEqual([])
  })

  test.each(['GET', 'POST', 'DELETE'])('an address that the API has not is 404 for %s', async (method) => {
    for (const path of ['/api/v1/nothing/here/at/all', '/api/v2/members', '/api/nothing', '/oauth/nothing', '/oauth']) {
      const { status, headers, body } = await refused(method, path)
      expect([status, headers.get('content-type'), body.errors[0]!.code]).toEqual([404, 'application/vnd.api+json', 'not_found'])
    }
  })
})
