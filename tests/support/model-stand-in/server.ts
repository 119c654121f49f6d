import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pullLines, showOf, tagOf, TEXT_MODEL, type InstalledModel } from './catalogue.ts'
import { answerChat, type ChatRequest, type Reply } from './chat.ts'
import type { Trap } from './traps.ts'

export type { ChatRequest, Reply }

export interface StandInOptions {
  models?: InstalledModel[]
  /** False: an older server, whose tags say nothing of capabilities. */
  capabilitiesInTags?: boolean
  trap?: Trap
  /** What the model says: a text, JSON, or tool calls. */
  reply?: (request: ChatRequest) => Reply
  /** Names that can be pulled. */
  pullable?: string[]
  /** Milliseconds between two lines of a pull, and before a slow first token. */
  pace?: number
}

/** A model server that keeps to what Ollama answers, over real HTTP, with a switch for each thing that may go wrong. */
export interface StandIn {
  url: string
  /** What was asked of /api/chat, in order. */
  chats: ChatRequest[]
  /** Every request as `METHOD path`. */
  calls: string[]
  /** Most chats that were answered at the same time. */
  busiest: number
  /** Chats whose caller went away before they were answered. */
  abandoned: number
  models: InstalledModel[]
  trap: Trap
  reply: (request: ChatRequest) => Reply
  close(): Promise<void>
}

export async function startModelStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const { models = [TEXT_MODEL], capabilitiesInTags = true, trap = 'none', pullable = ['gemma4'], pace = 5 } = options
  let running = 0
  const standIn: StandIn = {
    url: '',
    chats: [],
    calls: [],
    busiest: 0,
    abandoned: 0,
    models: [...models],
    trap,
    reply: options.reply ?? (() => '{}'),
    close: () =>
      new Promise((done, fail) => {
        server.closeAllConnections()
        server.close((error) => (error ? fail(error) : done()))
      }),
  }
  const server = createServer((request, response) => {
    standIn.calls.push(`${request.method} ${request.url}`)
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url!, 'http://x').pathname
    const body = request.method === 'POST' ? ((await readJson(request)) as Record<string, unknown>) : {}
    if (path === '/') return void response.end('Ollama is running')
    if (path === '/api/version') return sendJson(response, 200, { version: '0.5.1' })
    if (path === '/api/tags') return sendJson(response, 200, { models: standIn.models.map((model) => tagOf(model, capabilitiesInTags)) })
    if (path === '/api/ps') return sendJson(response, 200, { models: [] })
    if (path === '/api/embed') return sendJson(response, 200, { embeddings: [[0.1, 0.2]] })
    if (path === '/api/pull') return pull(String(body.model ?? body.name), response)
    const model = standIn.models.find(({ name }) => name === body.model || name === `${String(body.model)}:latest`)
    if (!model) return sendJson(response, 404, { error: `model '${String(body.model)}' not found` })
    if (path === '/api/show') return sendJson(response, 200, showOf(model))
    if (path !== '/api/chat') return sendJson(response, 404, { error: 'not found' })
    const chat = body as unknown as ChatRequest
    standIn.chats.push(chat)
    running += 1
    standIn.busiest = Math.max(standIn.busiest, running)
    response.on('close', () => {
      running -= 1
      if (!response.writableFinished) standIn.abandoned += 1
    })
    await answerChat(chat, model, response, { trap: standIn.trap, reply: standIn.reply, pace })
  }

  async function pull(name: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
    const lines = pullable.includes(name)
      ? pullLines(name)
      : [{ status: 'pulling manifest' }, { error: 'pull model manifest: file does not exist' }]
    for (const line of lines) {
      if (response.destroyed) return
      // Installed before it is said, as with the real one.
      if (line.status === 'success') standIn.models.push({ ...TEXT_MODEL, name: name.includes(':') ? name : `${name}:latest` })
      response.write(`${JSON.stringify(line)}\n`)
      await wait(pace)
    }
    response.end()
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
