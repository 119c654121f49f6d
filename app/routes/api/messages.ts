import type { ActionFunctionArgs } from '@remix-run/node'
import { messageCreation } from '#app/contract/threads.ts'
import { addMessage } from '#app/domain/assistant/threads.server.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'
import { requireWho } from '../session.server.ts'
import { readJson, requireMethod } from './answer.server.ts'

/** POST {content}: keeps the message and answers as `text/event-stream`. Nothing answers yet, and the one event says so. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'bot', 'write')
  const { content } = await readJson(request, messageCreation)
  addMessage(who, params.threadId!, content)
  const { t } = await textsIn(who.language)
  const body = `event: error\ndata: ${JSON.stringify({ code: 'not_ready', message: t('bot:unavailable') })}\n\n`
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' } })
}
