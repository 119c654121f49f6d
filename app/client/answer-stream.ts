import type { AxiosInstance } from 'axios'
import { createParser } from 'eventsource-parser'
import type { AnswerEvents, Citation } from '#app/contract/assistant.ts'

/** Told while an answer comes in. */
export interface Listener {
  onText(piece: string): void
  onCitation(citation: Citation): void
}

/**
 * Asks the assistant and listens until the answer is whole; throws AnswerFailed with the sentence of the stream's `error` event, the refusal of the
 * call, or the abort of `signal`.
 */
export async function askAssistant(
  api: AxiosInstance,
  threadId: string,
  content: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const { data } = await api.post<ReadableStream<Uint8Array>>(
    `/ai_threads/${threadId}/messages`,
    { content },
    { adapter: 'fetch', responseType: 'stream', signal, headers: { Accept: 'text/event-stream' } },
  )
  let isWhole = false
  const parser = createParser({
    onEvent({ event, data: text }) {
      const told: unknown = JSON.parse(text)
      if (event === 'delta') listener.onText((told as AnswerEvents['delta']).text)
      if (event === 'citation') listener.onCitation(told as AnswerEvents['citation'])
      if (event === 'error') throw new AnswerFailed((told as AnswerEvents['error']).message)
      if (event === 'done') isWhole = true
    },
  })
  const reader = data.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parser.feed(value)
  }
  if (!isWhole) throw new AnswerFailed('')
}

/** The assistant could not answer; the message is a sentence for people, or empty where the connection broke. */
export class AnswerFailed extends Error {}
