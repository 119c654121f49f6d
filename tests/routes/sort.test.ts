import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client

const numbers = ['9.5', '-2.25', '-2.3', '10', '9.05', null, '123456789012345678.01', '123456789012345678.1']
const sorted = ['-2.3', '-2.25', '9.05', '9.5', '10', '123456789012345678.01', '123456789012345678.1', null]

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
  for (const [index, value] of numbers.entries()) {
    const attributes = {
      invoice_number: `S-${index}`,
      amount: value,
      subtotal_without_tax: value,
      due_date: value === null ? null : `2026-0${index + 1}-01`,
    }
    await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
  }
})
afterAll(() => server.close())

async function column(sort: string, name: string): Promise<unknown[]> {
  const answer = await client.json('GET', `/api/v1/invoice_extracts?sort=${sort}&page[size]=50`)
  expect(answer.status).toBe(200)
  return (answer.body.data as unknown as { attributes: Record<string, unknown> }[]).map(({ attributes }) => attributes[name])
}

describe('sorting', () => {
  test.each(['amount', 'subtotal_without_tax'])('%s by value, to the last digit, empty ones last both ways', async (name) => {
    expect(await column(name, name)).toEqual(sorted)
    expect(await column(`-${name}`, name)).toEqual([...sorted.slice(0, -1).reverse(), null])
  })

  test('dates, with arrival or a second column between equals', async () => {
    expect((await column('-due_date', 'due_date')).at(0)).toBe('2026-08-01')
    expect((await column('due_date', 'due_date')).at(-1)).toBeNull()
    expect(await column('created_by,-invoice_number', 'invoice_number')).toEqual(numbers.map((_, index) => `S-${7 - index}`))
  })

  test('every column of both kinds', async () => {
    for (const kind of Object.values(kinds))
      for (const name of [
        'created_at',
        'created_by',
        'approved_at',
        'approved_by',
        'status',
        'confidence',
        'file_name',
        ...kind.fields.map((field) => field.name),
      ])
        for (const sign of ['', '-']) {
          const { status } = await client.json('GET', `/api/v1/${kind.slug}?sort=${sign}${name}`)
          expect([name, status]).toEqual([name, 200])
        }
  })
})
