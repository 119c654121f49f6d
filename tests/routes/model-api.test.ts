import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelState, type ModelState } from '#app/contract/model.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { TEXT_MODEL } from '#tests/support/model-stand-in/catalogue.ts'
import { startModelStandIn, type StandIn } from '#tests/support/model-stand-in/server.ts'

let standIn: StandIn
let server: ApiServer
let client: Client

beforeAll(async () => {
  standIn = await startModelStandIn({ pace: 20, pullable: ['gemma4', 'endless'] })
  server = await startApi({ OLLAMA_HOST: standIn.url })
  client = await server.signIn()
})
afterAll(() => server.close())

async function call(method: string, path = '', body?: unknown): Promise<ModelState> {
  const { body: answer } = await client.json(method, `/api/v1/model${path}`, body)
  return modelState.parse((answer.data as unknown as { attributes: unknown }).attributes)
}

describe('the local model over the API', () => {
  test('is described: what is installed, what is used and why, what is recommended', async () => {
    const state = await call('GET')
    expect(state).toMatchObject({
      reachable: true,
      version: '0.5.1',
      model: TEXT_MODEL.name,
      why: 'recommended',
      wanted: null,
      fixed: false,
      pull: null,
    })
    expect(state.models).toEqual([TEXT_MODEL])
    expect(state.recommended).toContainEqual({ name: 'qwen2.5:7b', size: 4_700_000_000, sees: false, installed: true })
    expect(state.breaker).toEqual({ state: 'closed', failures: 0, until: null, last: null })
  })

  test('is chosen, switched off, and left to the server again', async () => {
    expect(await call('PATCH', '', { model: 'llama3.1:8b' })).toMatchObject({ model: null, why: 'not_installed', wanted: 'llama3.1:8b' })
    expect(await call('PATCH', '', { model: TEXT_MODEL.name })).toMatchObject({ model: TEXT_MODEL.name, why: 'setting' })
    expect(await call('PATCH', '', { off: true })).toMatchObject({ model: null, why: 'off', off: true })
    expect(await call('PATCH', '', { model: null, off: false })).toMatchObject({ model: TEXT_MODEL.name, why: 'recommended' })
    expect((await client.json('PATCH', '/api/v1/model', { model: 7 })).status).toBe(422)
  })

  test('is downloaded, one at a time, with its progress', async () => {
    expect((await call('POST', '/pull', { model: 'gemma4' })).pull).toMatchObject({ model: 'gemma4', state: 'running' })
    const second = await client.json('POST', '/api/v1/model/pull', { model: 'gemma4' })
    expect([second.status, second.body.error]).toEqual([422, expect.stringContaining('gemma4')])
    await expect.poll(async () => (await call('GET')).pull?.completed).toBe(1000)
    await expect.poll(async () => (await call('GET')).pull?.state).toBe('done')
    expect((await call('GET')).models.map(({ name }) => name)).toContain('gemma4:latest')
  })

  test('two that are asked for at the same moment are one', async () => {
    const answers = await Promise.all([1, 2].map(() => client.json('POST', '/api/v1/model/pull', { model: 'endless' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422])
    await call('DELETE', '/pull')
  })

  test('a download that fails says why, and one can be broken off', async () => {
    await call('POST', '/pull', { model: 'nonsense' })
    await expect.poll(async () => (await call('GET')).pull).toMatchObject({ state: 'failed', trouble: 'unknown_model' })
    await call('POST', '/pull', { model: 'endless' })
    expect((await call('DELETE', '/pull')).pull).toMatchObject({ model: 'endless', state: 'cancelled' })
    expect((await call('GET')).models.map(({ name }) => name)).not.toContain('endless')
  })

  test('is for admins to change', async () => {
    const { status } = await fetch(`${server.url}/api/v1/model`)
    expect(status).toBe(401)
  })
})

test('a model server that is away is a state, and a sentence where something is wanted of it', async () => {
  await standIn.close()
  await expect.poll(async () => (await call('GET')).reachable).toBe(false)
  expect(await call('GET')).toMatchObject({ model: null, why: 'unreachable', version: null, models: [] })
  const { status, body } = await client.json('POST', '/api/v1/model/pull', { model: 'gemma4' })
  expect([status, body.error]).toEqual([503, expect.stringContaining('Please start Ollama')])
})
