import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type Endpoint } from '#app/contract/endpoints.ts'
import { grants, mayDo, roles, type Role } from '#app/contract/members.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { clientOf, startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { signInAs } from '#tests/support/people.ts'

let server: ApiServer
const clients = {} as Record<Role, Client>
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await startApi()
  clients.admin = await server.signIn()
  for (const role of ['reviewer', 'viewer'] as const) clients[role] = clientOf(server.url, await signInAs(server.url, clients.admin, role))
  for (const slug of ['work_orders', 'invoice_extracts']) {
    const made = await clients.admin.json('POST', `/api/v1/${slug}`, { data: { type: slug, attributes: {} } })
    ids[slug] = (made.body.data as unknown as { id: string }).id
  }
})
afterAll(() => server.close())

/**
 * Calls that everyone signed in may make although they write: one's own things. Whoever adds a call has to say its rule, here or in the table.
 */
const ownThings = new Set(['patch /api/v1/auth/me', 'put /api/v1/auth/password', 'post /api/v1/tokens', 'delete /api/v1/tokens/{id}'])
/** Before anybody can be signed in, or holding no secret. */
const open = new Set([
  'post /oauth/token',
  'post /oauth/revoke',
  'post /api/v1/users',
  'post /api/v1/users/password',
  'put /api/v1/users/password',
  'get /api/v1/openapi.json',
])

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

describe('the table of calls', () => {
  test('says for every call who may make it', () => {
    const silent = endpoints.filter((endpoint) => {
      if (endpoint.needs === undefined) return !open.has(nameOf(endpoint))
      if (endpoint.needs === 'member') return endpoint.method !== 'get' && !ownThings.has(nameOf(endpoint))
      return endpoint.access === undefined
    })
    expect(silent.map(nameOf)).toEqual([])
  })

  test('writes need writing', () => {
    const lax = endpoints.filter(({ method, needs, access }) => method !== 'get' && needs && needs !== 'member' && access !== 'write')
    expect(lax.map(nameOf)).toEqual([])
  })
})

type Needs = NonNullable<Endpoint['needs']>

/** Whether the contract lets the role make the call. */
function isAllowed(role: Role, { needs, access = 'read' }: Endpoint, slug: string): boolean {
  if (needs === undefined || needs === 'member') return true
  const scope =
    needs === 'kind' ? kinds[slug === 'work_orders' ? 'work_order' : 'invoice'].scope : (needs as Exclude<Needs, 'kind' | 'member'>)
  return mayDo(role, scope, access)
}

function addressOf({ path }: Endpoint, slug: string): string {
  return path
    .replace('{kind}/{id}', `${slug}/${ids[slug]}`)
    .replace('{kind}', slug)
    .replace(/\{\w+\}/, 'nobody')
}

// Streams never end, and renewing would end the session that asks.
const guarded = endpoints.filter(({ needs, content }) => needs !== undefined && content !== 'text/event-stream')
const refusedCalls = roles.flatMap((role) =>
  guarded.flatMap((endpoint) =>
    ['work_orders', 'invoice_extracts']
      .filter((slug) => slug === 'work_orders' || endpoint.path.includes('{kind}'))
      .flatMap((slug) => (isAllowed(role, endpoint, slug) ? [] : [[role, endpoint, slug] as const])),
  ),
)

describe('what the contract forbids is refused', () => {
  test('there is much of it', () => {
    expect(refusedCalls.length).toBeGreaterThan(40)
    expect(Object.keys(grants.viewer)).toEqual(['workOrderIndex', 'invoiceIndex'])
  })

  test.each(
    refusedCalls.map(
      ([role, endpoint, slug]) => [role, endpoint.method.toUpperCase(), addressText(endpoint, slug), endpoint, slug] as const,
    ),
  )('to a %s: %s %s', async (role, method, _address, endpoint, slug) => {
    const body = endpoint.body ? {} : undefined
    const answer = await clients[role].json(method, addressOf(endpoint, slug), body)
    expect([answer.status, (answer.body.errors as unknown as { code: string }[])[0]!.code]).toEqual([403, 'forbidden'])
  })

  test('without a session everything is 401 and says how to sign in', async () => {
    for (const endpoint of guarded) {
      const answer = await fetch(server.url + addressOf(endpoint, 'work_orders'), { method: endpoint.method.toUpperCase() })
      expect([nameOf(endpoint), answer.status, answer.headers.get('www-authenticate')]).toEqual([nameOf(endpoint), 401, 'Bearer'])
    }
  })
})

function addressText({ path }: Endpoint, slug: string): string {
  return path.replace('{kind}', slug)
}

describe('what the contract allows is not refused', () => {
  const reads = guarded.filter(({ method }) => method === 'get')
  test.each(roles)('to a %s: reading', async (role) => {
    for (const endpoint of reads.filter((one) => isAllowed(role, one, 'work_orders'))) {
      const { status } = await clients[role].json(
        'GET',
        `${addressOf(endpoint, 'work_orders')}?format=json`.replace(/\?.*/, (query) => (endpoint.path.endsWith('/export') ? query : '')),
      )
      expect([nameOf(endpoint), [200, 404].includes(status)]).toEqual([nameOf(endpoint), true])
    }
  })

  test('to a reviewer: writing', async () => {
    for (const endpoint of guarded.filter(
      (one) => one.access === 'write' && isAllowed('reviewer', one, 'work_orders') && one.method !== 'delete',
    )) {
      const { status } = await clients.reviewer.json(
        endpoint.method.toUpperCase(),
        addressOf(endpoint, 'work_orders'),
        endpoint.body ? {} : undefined,
      )
      expect([nameOf(endpoint), [401, 403, 405, 500].includes(status)]).toEqual([nameOf(endpoint), false])
    }
  })
})
