import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { startModelStandIn, type StandIn } from '#tests/support/model-stand-in/server.ts'

let standIn: StandIn
let server: ApiServer
let client: Client

beforeAll(async () => {
  standIn = await startModelStandIn({ trap: 'silent' })
  server = await startApi({ OLLAMA_HOST: standIn.url })
  client = await server.signIn()
})
afterAll(async () => {
  await server.close()
  await standIn.close()
})

test('whoever reloads while a model is asked ends its work, also when the request was collected meanwhile', async () => {
  const thread = ((await client.json('POST', '/api/v1/ai_threads', {})).body.data as unknown as { id: string }).id
  const page = new AbortController()
  const answer = await client.fetch(`/api/v1/ai_threads/${thread}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: 'Would you ponder the melons of yore?' }),
    signal: page.signal,
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => standIn.chats.length).toBe(1)
  await collectGarbage()
  page.abort()
  await expect.poll(() => standIn.abandoned, { timeout: 5000 }).toBe(1)
})
