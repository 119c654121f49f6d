import { Ollama, type ChatRequest, type Message, type Tool } from 'ollama'
import { z } from 'zod'
import { contextSize } from './context-size.ts'
import type { InstalledModel } from './choose-model.ts'
import { waitPatiently, type Patience } from './patience.ts'
import { strictFetch } from './strict-fetch.ts'
import { ModelTrouble, troubleOf } from './trouble.ts'

export interface Question {
  model: string
  messages: Message[]
  /** JSON Schema of the answer. */
  format?: Record<string, unknown>
  tools?: Tool[]
  /** False: asked not to think; left out: as the model likes. */
  think?: false
  /** Room for the answer, in tokens. */
  tokens?: number
  onText?: (piece: string) => void
}

export interface Said {
  content: string
  calls: { name: string; arguments: unknown }[]
  /** The answer was cut because it grew too long. */
  isCut: boolean
}

const ANSWER = 2048 // tokens
const KEPT_WARM = '10m'

const tags = z.looseObject({
  models: z
    .array(z.looseObject({ name: z.string(), size: z.number().catch(0), capabilities: z.array(z.string()).optional().catch(undefined) }))
    .nullish(),
})
const shown = z.looseObject({ capabilities: z.array(z.string()).catch(['completion']) })
const versionAnswer = z.looseObject({ version: z.string() })

/** One request, one client of the library: aborting it ends nobody else's. Throws ModelTrouble, or the reason of `signal`. */
export async function chat(host: string, question: Question, signal: AbortSignal, patience: Patience): Promise<Said> {
  const waiting = waitPatiently(signal, patience)
  const { model, messages, format, tools, think, tokens = ANSWER, onText } = question
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0) + JSON.stringify(format ?? tools ?? '').length
  const pictures = messages.reduce((sum, { images }) => sum + (images?.length ?? 0), 0)
  const request: ChatRequest & { stream: true } = {
    model,
    messages,
    stream: true,
    keep_alive: KEPT_WARM,
    options: { temperature: 0, seed: 1, num_ctx: contextSize(characters, pictures, tokens), num_predict: tokens },
    ...(format ? { format } : {}),
    ...(tools ? { tools } : {}),
    ...(think === undefined ? {} : { think }),
  }
  const said: Said = { content: '', calls: [], isCut: false }
  try {
    const client = new Ollama({ host, fetch: strictFetch(waiting.signal, waiting.heard) })
    for await (const { message, done_reason } of await client.chat(request)) {
      said.content += message?.content ?? ''
      if (message?.content) onText?.(message.content)
      for (const call of message?.tool_calls ?? []) said.calls.push({ name: call.function.name, arguments: call.function.arguments })
      if (done_reason === 'length') said.isCut = true
    }
    return said
  } catch (error) {
    signal.throwIfAborted()
    if (waiting.signal.reason instanceof ModelTrouble) throw waiting.signal.reason
    throw troubleOf(error)
  } finally {
    waiting.stop()
  }
}

/** The version; throws ModelTrouble `unreachable` where nothing answers within `within` milliseconds. */
export async function fetchVersion(host: string, within: number): Promise<string> {
  return versionAnswer.parse(await getJson(host, '/api/version', within)).version
}

/** What is installed; servers that say nothing of capabilities are asked model by model. */
export async function fetchModels(host: string, within: number): Promise<InstalledModel[]> {
  const { models } = tags.parse(await getJson(host, '/api/tags', within))
  return Promise.all(
    (models ?? []).map(async ({ name, size, capabilities }) => ({
      name,
      size,
      capabilities: capabilities ?? shown.parse(await getJson(host, '/api/show', within, { model: name })).capabilities,
    })),
  )
}

async function getJson(host: string, path: string, within: number, body?: unknown): Promise<unknown> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const answer = await fetch(host + path, { ...(body === undefined ? {} : post), signal: AbortSignal.timeout(within) })
    if (!answer.ok) throw new ModelTrouble('refused', `the model server answered ${answer.status}`)
    return await answer.json()
  } catch (error) {
    throw troubleOf(error)
  }
}

export interface PullProgress {
  status: string
  /** Bytes of all layers seen so far; 0 of 0 until the first is known. */
  completed: number
  total: number
}

/** Downloads a model; layers are added up. Throws ModelTrouble, or the reason of `signal`. */
export async function pull(
  host: string,
  model: string,
  onProgress: (progress: PullProgress) => void,
  signal: AbortSignal,
  patience: Patience,
): Promise<void> {
  const waiting = waitPatiently(signal, patience)
  const layers = new Map<string, { completed: number; total: number }>()
  try {
    const client = new Ollama({ host, fetch: strictFetch(waiting.signal, waiting.heard) })
    for await (const { status, digest, total, completed } of await client.pull({ model, stream: true })) {
      if (digest && total) layers.set(digest, { total, completed: completed ?? 0 })
      const sum = (what: 'total' | 'completed') => [...layers.values()].reduce((all, layer) => all + layer[what], 0)
      onProgress({ status, completed: sum('completed'), total: sum('total') })
    }
  } catch (error) {
    signal.throwIfAborted()
    if (waiting.signal.reason instanceof ModelTrouble) throw waiting.signal.reason
    const trouble = troubleOf(error)
    throw /file does not exist|not found/.test(trouble.message)
      ? new ModelTrouble('unknown_model', trouble.message, { cause: error })
      : trouble
  } finally {
    waiting.stop()
  }
}
