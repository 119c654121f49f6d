import { afterAll, beforeAll, expect, test } from 'vitest'
import { memorySchema } from '#app/contract/memory.ts'
import { openHouse } from '#app/domain/who.server.ts'
import type { Who } from '#app/domain/who.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { makeWho } from '#tests/support/make-documents.ts'
import { correct, makeWaiting, oddPaper, SENDER } from '#tests/support/waiting-paper.ts'

let server: ApiServer
let client: Client
let who: Who

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
  who = makeWho('admin', openHouse().db, new Date())
})
afterAll(() => server.close())

interface Learned {
  document_id: string
  memory_id: string
}

test('approving several at once names what each one taught, the export holds it whole, undo takes it back', async () => {
  const [first, untouched, waits] = ['HL-1', 'HL-2', 'HL-3'].map((number) => makeWaiting(who, oddPaper(number, '03.02.2026', '20.00')))
  correct(who, first!, { name: 'HL-1', order_date: '2026-02-03', total_amount_without_tax: '20.00' })

  const approved = await client.json('POST', '/api/v1/work_orders/approve', { ids: [first, untouched] })
  expect(approved.status).toBe(200)
  const { learned, results } = approved.body.meta as unknown as { learned: Learned[]; results: { status: string }[] }
  expect(results.map(({ status }) => status)).toEqual(['approved', 'approved'])
  // The other one was approved as it was read: it taught no correction.
  expect(learned).toEqual([{ document_id: first, memory_id: expect.any(String) as string }])
  const memory = `/api/v1/memories/${learned[0]!.memory_id}`

  const whole = await client.json('GET', '/api/v1/memories?whole=true')
  const exported = whole.body.data as unknown as { id: string; attributes: Record<string, unknown> }[]
  const mine = exported.find(({ id }) => id === learned[0]!.memory_id)!
  expect(memorySchema.parse(mine.attributes.memory)).toMatchObject({ sender: { name: SENDER }, fields: { name: { value: 'HL-1' } } })
  const list = await client.json('GET', '/api/v1/memories')
  expect((list.body.data as unknown as typeof exported).every(({ attributes }) => attributes.memory === undefined)).toBe(true)
  expect((await client.json('GET', '/api/v1/memories?whole=perhaps')).status).toBe(400)

  const preview = await client.json('GET', `${memory}/preview`)
  expect((preview.body.data as unknown as { id: string }[]).map(({ id }) => id)).toEqual([waits])
  expect((await client.json('POST', `${memory}/apply`)).body.meta).toEqual({ documents: 1 })
  // It is being read at this moment: nothing waits that could be read again.
  expect((await client.json('POST', `${memory}/undo`)).body.meta).toEqual({ documents: 0 })
  expect((await client.json('GET', memory)).status).toBe(404)
})

test('two entries of one company are merged and parted again', async () => {
  const add = async (name: string) => {
    const { body } = await client.json('POST', '/api/v1/parties', { role: 'supplier', name, address: `${name} 1` })
    return (body.data as unknown as { id: string }).id
  }
  const [kept, other] = [await add('Mills Ltd'), await add('Mills Trading')]
  const merged = await client.json('POST', `/api/v1/parties/${other}/merge`, { into: kept })
  expect(merged).toMatchObject({
    status: 200,
    body: { data: { id: kept, attributes: { other_names: ['Mills Trading'], address: 'Mills Ltd 1' } } },
  })
  expect((await client.json('GET', `/api/v1/parties/${other}`)).body).toMatchObject({ data: { attributes: { merged_into: kept } } })
  expect((await client.json('POST', `/api/v1/parties/${other}/merge`, { into: kept })).status).toBe(422)
  expect((await client.json('POST', `/api/v1/parties/${other}/merge`, {})).status).toBe(422)
  expect((await client.json('POST', `/api/v1/parties/${other}/separate`)).body).toMatchObject({ data: { id: other } })
  expect((await client.json('POST', `/api/v1/parties/${other}/separate`)).status).toBe(422)
  expect((await client.json('POST', '/api/v1/parties/nobody/merge', { into: kept })).status).toBe(404)
})
