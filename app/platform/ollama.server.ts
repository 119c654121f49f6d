import pLimit from 'p-limit'
import type { Message, Tool } from 'ollama'
import type { Model, Prompt } from '#app/engine/refine/model.ts'
import { createBreaker, type Breaker } from './ollama/breaker.ts'
import { chat, fetchModels, fetchVersion, pull, type PullProgress, type Question, type Said } from './ollama/client.ts'
import type { InstalledModel } from './ollama/choose-model.ts'
import { parseJson } from './ollama/parse-json.ts'
import { PATIENCE, type Patience } from './ollama/patience.ts'
import { isFailing, ModelTrouble, troubleOf } from './ollama/trouble.ts'

export { chooseModel, isSameModel, recommendedModels, type Choice, type InstalledModel } from './ollama/choose-model.ts'
export type { BreakerState } from './ollama/breaker.ts'
export type { PullProgress } from './ollama/client.ts'
export { ModelTrouble, type TroubleCode } from './ollama/trouble.ts'

/** The local model server: one question at a time, none at all for a while after repeated failures. */
export interface ModelServer {
  host: string
  breaker: Breaker
  /** Its version and models; throws ModelTrouble `unreachable` within a short time. */
  look(): Promise<{ version: string; models: InstalledModel[] }>
  /** One model of it, that answers in JSON. */
  modelOf(installed: InstalledModel): Model
  /** A conversation, with tools where it may choose among some. */
  converse(
    model: string,
    messages: Message[],
    options: { tools?: Tool[]; onText?: (piece: string) => void },
    signal: AbortSignal,
  ): Promise<Said>
  pull(model: string, onProgress: (progress: PullProgress) => void, signal: AbortSignal): Promise<void>
}

export interface ModelServerOptions {
  patience?: Patience
  /** Milliseconds until a server that does not answer counts as away. A refused connection is known at once. */
  within?: number
  breaker?: Breaker
}

const WITHIN = 1500

export function createModelServer(
  address: string,
  { patience = PATIENCE, within = WITHIN, breaker = createBreaker() }: ModelServerOptions = {},
): ModelServer {
  const host = hostOf(address)
  // Asked for more than it can do at once, the server queues or refuses; so the queue is ours.
  const inTurn = pLimit(1)

  return {
    host,
    breaker,
    async look() {
      const version = await fetchVersion(host, within)
      return { version, models: await fetchModels(host, within) }
    },
    modelOf: ({ name, capabilities }) => ({
      name,
      sees: capabilities.includes('vision'),
      ask: (prompt, schema, signal) => guarded(() => askForJson(name, prompt, schema, signal), signal),
    }),
    converse: (model, messages, options, signal) => guarded(() => unthinking({ model, messages, ...options }, signal), signal),
    pull: (model, onProgress, signal) => pull(host, model, onProgress, signal, patience),
  }

  /** One after the other, and not while the breaker is open. Who gives up while others are asked is told at once. */
  async function guarded<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    const settled = new AbortController()
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: settled.signal })
    })
    try {
      return await Promise.race([inTurn(() => guardedCall(call, signal)), givenUp])
    } finally {
      settled.abort()
    }
  }

  async function guardedCall<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (!breaker.allows()) throw new ModelTrouble('paused', 'no calls for a while after repeated failures')
    try {
      const result = await call()
      breaker.succeeded()
      return result
    } catch (error) {
      signal.throwIfAborted()
      const trouble = troubleOf(error)
      if (isFailing(trouble)) breaker.failed(trouble.message)
      throw trouble
    }
  }

  /** Asked not to think, which is on by default and may eat the whole answer; asked again as it likes where it cannot be told. */
  async function unthinking(question: Question, signal: AbortSignal): Promise<Said> {
    try {
      return await chat(host, { ...question, think: false }, signal, patience)
    } catch (error) {
      if (!(error instanceof ModelTrouble) || error.code !== 'no_thinking') throw error
      return chat(host, question, signal, patience)
    }
  }

  /** Two tries: what is empty, cut or no JSON is asked for once more, thinking allowed, with what was wrong. */
  async function askForJson(model: string, prompt: Prompt, schema: Record<string, unknown>, signal: AbortSignal): Promise<unknown> {
    const messages = messagesOf(prompt)
    const asked = { model, messages, format: schema, ...(prompt.tokens === undefined ? {} : { tokens: prompt.tokens }) }
    const said = await unthinking(asked, signal)
    const first = readAnswer(said)
    if (!(first instanceof ModelTrouble)) return first
    const repair: Message[] =
      said.content.trim() === ''
        ? []
        : [
            {
              role: 'user',
              content: `Your last answer could not be used: ${first.message}. Answer again with the JSON object alone, as short as possible.`,
            },
          ]
    const second = readAnswer(await chat(host, { ...asked, messages: [...messages, ...repair] }, signal, patience))
    if (second instanceof ModelTrouble) throw second
    return second
  }
}

function readAnswer(said: Said): unknown {
  if (said.isCut) return new ModelTrouble('no_json', 'the answer was cut')
  try {
    return parseJson(said.content)
  } catch (error) {
    return troubleOf(error)
  }
}

function messagesOf({ system, user, images }: Prompt): Message[] {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user, ...(images?.length ? { images: [...images] } : {}) },
  ]
}

/** `OLLAMA_HOST` as people set it: without a scheme, without a port, or as the address that the server listens on. */
function hostOf(address: string): string {
  const withScheme = /^https?:\/\//.test(address) ? address : `http://${address.replace(/^:/, '127.0.0.1:')}`
  const url = new URL(withScheme)
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1'
  if (!/^https?:\/\/|:\d+\/?$/.test(address)) url.port = '11434'
  return url.href.replace(/\/+$/, '')
}
