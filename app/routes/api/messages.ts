import type { ActionFunctionArgs } from '@remix-run/node'
import type { AnswerEvents } from '#app/contract/assistant.ts'
import { messageCreation } from '#app/contract/threads.ts'
import { reply, type Words } from '#app/domain/assistant/converse.server.ts'
import { addAnswer, addMessage, findThread } from '#app/domain/assistant/threads.server.ts'
import type { Who } from '#app/domain/who.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'
import { log } from '#app/platform/log.server.ts'
import { requireWho } from '../session.server.ts'
import { timeZoneOf, todayIn } from '../time-zone.server.ts'
import { readJson, requireMethod } from './answer.server.ts'
import { openingOf, phraseReply } from './phrase-reply.server.ts'

/** POST {content}: keeps the question and streams its answer as `delta`, `citation` and `done` events, or an `error`. Both are kept with the thread. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'bot', 'write')
  const { content } = await readJson(request, messageCreation)
  const earlier = findThread(who, params.threadId!).messages.flatMap((one) => (one.role === 'person' ? [one.content] : []))
  const question = addMessage(who, params.threadId!, content)
  const timeZone = timeZoneOf(request)
  const asked = { content, earlier, today: todayIn(timeZone, who.now), timeZone }
  const stop = new AbortController()
  context.gone.addEventListener('abort', () => stop.abort(new Error('nobody listens any more')), { once: true })
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        await answer(controller)
      } catch (error) {
        if (stop.signal.aborted) return
        log().error({ err: error, thread: params.threadId }, 'a question could not be answered')
        const { t } = await textsIn(who.language)
        tell(controller, 'error', { code: 'unexpected', message: t('bot:failed') })
      }
      if (!stop.signal.aborted) controller.close()
    },
    cancel: () => stop.abort(new Error('nobody listens any more')),
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })

  async function answer(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    // At once, so that whoever waits knows that it was heard.
    controller.enqueue(encoder.encode(': heard\n\n'))
    const pieces = reply(who, asked, words, stop.signal)
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) tell(controller, 'delta', { text: next.value })
    const { text, citations } = next.value
    stop.signal.throwIfAborted()
    const kept = addAnswer({ ...who, now: new Date() } satisfies Who, params.threadId!, text, citations)
    for (const citation of citations) tell(controller, 'citation', citation)
    tell(controller, 'done', { id: kept.id, question_id: question.id, content: text })
  }
}

const words: Words = {
  opening: async (question, language) => openingOf(question, (await textsIn(language)).t, language),
  whole: async (facts, language, timeZone) => phraseReply(facts, { t: (await textsIn(language)).t, language, timeZone }),
}

const encoder = new TextEncoder()

function tell<E extends keyof AnswerEvents>(
  controller: ReadableStreamDefaultController<Uint8Array>,
  event: E,
  data: AnswerEvents[E],
): void {
  controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
}
