import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { refer, toResource } from '#app/contract/json-api.ts'
import { threadChange } from '#app/contract/threads.ts'
import { findThread, removeThread, renameThread } from '#app/domain/assistant/threads.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod, send, sendNothing } from './answer.server.ts'

/** GET: a thread of one's own with its messages. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { thread, messages } = findThread(await requireWho(request), params.threadId!)
  const included = messages.map((message) => toResource('messages', { ...message }))
  const data = {
    ...toResource('ai_threads', { ...thread }),
    relationships: { messages: { data: included.map((message) => refer(message).data) } },
  }
  return send(request, { data, included })
}

/** PATCH: another name. DELETE: for good. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH', 'DELETE')
  const who = await requireWho(request, 'bot', 'write')
  if (request.method === 'DELETE') {
    removeThread(who, params.threadId!)
    return sendNothing()
  }
  const { name } = await readEither(request, 'ai_threads', threadChange, params.threadId)
  return send(request, { data: toResource('ai_threads', { ...renameThread(who, params.threadId!, name) }) })
}
