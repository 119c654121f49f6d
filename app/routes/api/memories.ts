import type { LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { listMemories } from '#app/domain/learning/memories.server.ts'
import { requireWho } from '../session.server.ts'
import { send } from './answer.server.ts'

/** GET: what was learned from approved documents. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const memories = listMemories(await requireWho(request))
  return send(request, { data: memories.map((memory) => toResource('memories', { ...memory })), meta: { total: memories.length } })
}
