import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { threadCreation } from '#app/contract/threads.ts'
import { createThread, listThreads } from '#app/domain/assistant/threads.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, refuseQuery, requireMethod, send } from './answer.server.ts'

/** GET: one's own threads. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  refuseQuery(request)
  const list = listThreads(await requireWho(request))
  return send(request, { data: list.map((thread) => toResource('ai_threads', { ...thread })), meta: { total: list.length } })
}

/** POST: a new thread. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'bot', 'write')
  const { name } = await readEither(request, 'ai_threads', threadCreation)
  return send(request, { data: toResource('ai_threads', { ...createThread(who, name) }) }, { status: 201 })
}
