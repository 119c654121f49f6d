import type { LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { memoriesQuery } from '#app/contract/memory.ts'
import { listMemories, listWholeMemories } from '#app/domain/learning/memories.server.ts'
import { requireWho } from '../session.server.ts'
import { readQuery, send } from './answer.server.ts'

/** GET: what was learned from approved documents; `?whole=true` is the export of all of it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { whole } = readQuery(request, memoriesQuery)
  const who = await requireWho(request)
  const memories = whole === 'true' ? listWholeMemories(who) : listMemories(who)
  return send(request, { data: memories.map((memory) => toResource('memories', { ...memory })), meta: { total: memories.length } })
}
