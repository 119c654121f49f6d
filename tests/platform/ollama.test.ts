import { afterEach, describe, expect, test } from 'vitest'
import { createBreaker } from '#app/platform/ollama/breaker.ts'
import { createModelServer, ModelTrouble, type ModelServer } from '#app/platform/ollama.server.ts'
import { TEXT_MODEL, VISION_MODEL } from '#tests/support/model-stand-in/catalogue.ts'
import { startModelStandIn, type StandIn, type StandInOptions } from '#tests/support/model-stand-in/server.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'

const patience = { first: 400, next: 150 } // milliseconds
const schema = { type: 'object', properties: { total: { type: 'string' } } }
const prompt = { system: 'Read.', user: '[1] Total 240.00' }
const never = new AbortController().signal
const answer = { total: '240.00', currency: 'EUR', date: '2026-03-01' }

let standIn: StandIn
afterEach(() => standIn.close())

async function start(options: StandInOptions = {}): Promise<ModelServer> {
  standIn = await startModelStandIn({ reply: () => ({ json: answer }), ...options })
  return createModelServer(standIn.url, { patience, within: 300 })
}

const ask = (server: ModelServer, signal: AbortSignal = never) => server.modelOf(TEXT_MODEL).ask(prompt, schema, signal)

describe('what comes back', () => {
  test('is the JSON that the model said, asked for with its schema, without thinking, in a context that holds it', async () => {
    const server = await start()
    expect(await ask(server)).toEqual(answer)
    expect(standIn.chats).toHaveLength(1)
    expect(standIn.chats[0]).toMatchObject({ model: TEXT_MODEL.name, stream: true, think: false, format: schema })
    const long = { ...prompt, user: 'word '.repeat(8000) }
    await server.modelOf(TEXT_MODEL).ask(long, schema, never)
    const [short, wide] = standIn.chats.map(({ options }) => options!.num_ctx!)
    expect(short).toBe(4096)
    expect(wide).toBeGreaterThanOrEqual(40_000 / 4 + 2048)
  })

  test.each<[Trap, number]>([
    ['slow_first_token', 1],
    ['fenced', 1],
    ['thinks', 1],
    ['thinks_when_told_not_to', 2],
    ['no_thinking', 2],
  ])('is there in spite of %s, after %i requests', async (trap, requests) => {
    const server = await start({ trap, pace: 20 })
    expect(await ask(server)).toEqual(answer)
    expect(standIn.chats).toHaveLength(requests)
  })

  test('is repaired once where it was no JSON', async () => {
    let said = 0
    const server = await start({ reply: () => ((said += 1) === 1 ? 'The total is 240.00.' : { json: answer }) })
    expect(await ask(server)).toEqual(answer)
    expect(standIn.chats[1]!.messages.at(-1)!.content).toContain('could not be used')
    expect(standIn.chats[1]!.think).toBeUndefined()
  })
})

describe('trouble has a name', () => {
  test.each<[Trap, string]>([
    ['stalls', 'silent'],
    ['silent', 'silent'],
    ['dies', 'broke_off'],
    ['no_done', 'broke_off'],
    ['cut', 'no_json'],
    ['chatter', 'no_json'],
    ['garbage', 'no_json'],
    ['busy', 'busy'],
    ['broken', 'broke_off'],
    ['error_line', 'broke_off'],
  ])('%s is %s', async (trap, code) => {
    const server = await start({ trap })
    await expect(ask(server)).rejects.toMatchObject({ name: 'ModelTrouble', code })
  })

  test('an unknown model and a refused tool are no illness of the server', async () => {
    const server = await start({ models: [VISION_MODEL] })
    for (let time = 0; time < 4; time += 1) await expect(ask(server)).rejects.toMatchObject({ code: 'unknown_model' })
    const tool = { type: 'function', function: { name: 'count', description: 'Counts.' } }
    const messages = [{ role: 'user', content: 'How many?' }]
    await expect(server.converse(VISION_MODEL.name, messages, { tools: [tool] }, never)).rejects.toMatchObject({ code: 'no_tools' })
    expect(server.breaker.state().state).toBe('closed')
  })

  test('a refused connection is known at once, and nothing is written to the console', async () => {
    await start()
    await standIn.close()
    const server = createModelServer(standIn.url, { patience })
    await expect(server.look()).rejects.toMatchObject({ code: 'unreachable', message: 'ECONNREFUSED' })
    await expect(ask(server)).rejects.toMatchObject({ code: 'unreachable' })
    standIn = await startModelStandIn()
  })
})

describe('one at a time, and not for ever', () => {
  test('who gives up while another is asked is told at once, and is never asked about', async () => {
    const server = await start({ trap: 'silent' })
    const stop = new AbortController()
    const first = ask(server)
    const refused = expect(first).rejects.toThrow()
    await expect.poll(() => standIn.chats.length).toBe(1)
    const second = ask(server, stop.signal)
    stop.abort(new Error('enough'))
    await expect(second).rejects.toThrow('enough')
    await refused
    expect(standIn.chats).toHaveLength(1)
  })

  test('questions wait for each other', async () => {
    const server = await start({ pace: 2 })
    await Promise.all([ask(server), ask(server), ask(server)])
    expect([standIn.chats.length, standIn.busiest]).toEqual([3, 1])
  })

  test('a cancelled question ends its request and lets the next one through', async () => {
    const server = await start({ trap: 'stalls' })
    const cancel = new AbortController()
    const asked = ask(server, cancel.signal)
    await expect.poll(() => standIn.chats.length).toBe(1)
    standIn.trap = 'none'
    const next = ask(server)
    cancel.abort(new Error('the document was deleted'))
    await expect(asked).rejects.toThrow('the document was deleted')
    expect(await next).toEqual(answer)
    await expect.poll(() => standIn.abandoned).toBe(1)
    expect(server.breaker.state().failures).toBe(0)
  })

  test('after three failures in a row nothing is asked until the pause is over, and one success ends it', async () => {
    let now = 0
    standIn = await startModelStandIn({ trap: 'broken', reply: () => ({ json: answer }) })
    const server = createModelServer(standIn.url, { patience, breaker: createBreaker(() => now) })
    for (let time = 0; time < 3; time += 1) await expect(ask(server)).rejects.toBeInstanceOf(ModelTrouble)
    expect(server.breaker.state()).toMatchObject({ state: 'open', failures: 3, until: 30_000, last: 'llama runner process has terminated' })
    await expect(ask(server)).rejects.toMatchObject({ code: 'paused' })
    expect(standIn.chats).toHaveLength(3)
    now = 30_000
    expect(server.breaker.state().state).toBe('trying')
    await expect(ask(server)).rejects.toMatchObject({ code: 'broke_off' })
    expect(server.breaker.state().until).toBe(90_000)
    now = 90_000
    standIn.trap = 'none'
    expect(await ask(server)).toEqual(answer)
    expect(server.breaker.state()).toEqual({ state: 'closed', failures: 0, until: null, last: null })
  })
})

describe('looking at the server', () => {
  test('tells its version and models, also where tags say nothing of capabilities', async () => {
    const server = await start({ models: [TEXT_MODEL, VISION_MODEL], capabilitiesInTags: false })
    expect(await server.look()).toEqual({ version: '0.5.1', models: [TEXT_MODEL, VISION_MODEL] })
    expect(server.modelOf(VISION_MODEL).sees).toBe(true)
  })

  test('an address without scheme or port is understood', async () => {
    await start()
    expect(createModelServer('0.0.0.0').host).toBe('http://127.0.0.1:11434')
    expect(createModelServer('models.example:80').host).toBe('http://models.example')
    expect(createModelServer('https://models.example/').host).toBe('https://models.example')
  })
})

describe('pulling', () => {
  test('tells how far it is, layers added up', async () => {
    const server = await start({ pullable: ['gemma4'] })
    const told: [number, number][] = []
    await server.pull('gemma4', ({ completed, total }) => told.push([completed, total]), never)
    expect(told).toContainEqual([400, 1000])
    expect((await server.look()).models.map(({ name }) => name)).toContain('gemma4:latest')
  })

  test('an unknown name is named so, and a pull can be broken off', async () => {
    const server = await start({ pace: 50 })
    await expect(server.pull('nonsense', () => undefined, never)).rejects.toMatchObject({ code: 'unknown_model' })
    const cancel = new AbortController()
    await expect(server.pull('gemma4', () => cancel.abort(new Error('enough')), cancel.signal)).rejects.toThrow('enough')
    expect(standIn.models).toEqual([TEXT_MODEL])
  })
})
