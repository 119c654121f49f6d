import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { InstalledModel } from './catalogue.ts'
import type { Trap } from './traps.ts'

export interface ChatMessage {
  role: string
  content: string
  images?: string[]
  tool_calls?: ToolCall[]
  tool_name?: string
}

export interface ToolCall {
  function: { name: string; arguments: Record<string, unknown> }
}

/** The body of POST /api/chat. */
export interface ChatRequest {
  model: string
  messages: ChatMessage[]
  stream?: boolean
  format?: unknown
  options?: { num_ctx?: number; num_predict?: number; temperature?: number; seed?: number }
  keep_alive?: string | number
  think?: boolean
  tools?: unknown[]
}

/** A text, or something to be said as JSON, or tool calls. */
export type Reply = string | { json: unknown } | { calls: ToolCall[] }

interface Manner {
  trap: Trap
  reply: (request: ChatRequest) => Reply
  pace: number
}

const CHUNK = 12 // characters of one line of the stream

export async function answerChat(chat: ChatRequest, model: InstalledModel, response: ServerResponse, manner: Manner): Promise<void> {
  const { trap, reply, pace } = manner
  const refuse = (status: number, error: string) =>
    void response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }))
  if (chat.tools?.length && !model.capabilities.includes('tools')) return refuse(400, `${chat.model} does not support tools`)
  if (chat.think === true && !model.capabilities.includes('thinking')) return refuse(400, `${chat.model} does not support thinking`)
  if (trap === 'no_thinking' && chat.think !== undefined) return refuse(400, `${chat.model} does not support thinking`)
  if (trap === 'busy') return refuse(503, 'server busy, please try again.  maximum pending requests exceeded')
  if (trap === 'broken') return refuse(500, 'llama runner process has terminated')
  if (trap === 'silent') return
  if (trap === 'slow_first_token') await wait(pace * 10)

  const said = reply(chat)
  const thinksOnly = (trap === 'thinks' && chat.think !== false) || (trap === 'thinks_when_told_not_to' && chat.think === false)
  const whole = typeof said === 'string' ? said : 'json' in said ? JSON.stringify(said.json) : ''
  const content = thinksOnly ? '' : dress(whole, trap)
  if (chat.stream === false)
    return void response
      .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(lastLine(chat, { content, said, trap })))
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
  if (trap === 'garbage') return void response.end('<html><body>502 Bad Gateway</body></html>\n')
  const say = (message: Record<string, unknown>) =>
    response.write(`${JSON.stringify({ model: chat.model, created_at: now(), message: { role: 'assistant', ...message }, done: false })}\n`)
  if (thinksOnly) say({ content: '', thinking: 'Let me look at the lines one by one.' })
  const chunks = content.match(new RegExp(`[\\s\\S]{1,${CHUNK}}`, 'g')) ?? []
  for (const [at, chunk] of chunks.entries()) {
    if (at === 1 && trap === 'stalls') return
    if (at === 1 && trap === 'dies') return void response.destroy()
    if (at === 1 && trap === 'no_done') return void response.end()
    if (at === 1 && trap === 'error_line')
      return void response.end(`${JSON.stringify({ error: 'an error was encountered while running the model' })}\n`)
    say({ content: chunk })
    if (pace > 0 && at % 8 === 0) await wait(0)
  }
  if (trap === 'stalls') return
  if (typeof said !== 'string' && 'calls' in said) say({ content: '', tool_calls: said.calls })
  response.end(`${JSON.stringify(lastLine(chat, { content: '', said: '', trap }))}\n`)
}

function dress(content: string, trap: Trap): string {
  if (trap === 'fenced') return `\`\`\`json\n${content}\n\`\`\``
  if (trap === 'cut') return content.slice(0, Math.floor(content.length / 2))
  if (trap === 'chatter') return 'Sure! Here is what I found in your document: the total is quite high.'
  return content
}

function lastLine(chat: ChatRequest, { content, said, trap }: { content: string; said: Reply; trap: Trap }): Record<string, unknown> {
  const calls = typeof said !== 'string' && 'calls' in said ? { tool_calls: said.calls } : {}
  return {
    model: chat.model,
    created_at: now(),
    message: { role: 'assistant', content, ...calls },
    done: true,
    done_reason: trap === 'cut' ? 'length' : 'stop',
    total_duration: 4_883_583_458,
    load_duration: 1_334_875,
    prompt_eval_count: 26,
    prompt_eval_duration: 342_546_000,
    eval_count: 282,
    eval_duration: 4_535_599_000,
  }
}

const now = (): string => new Date().toISOString()
