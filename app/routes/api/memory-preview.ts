import type { LoaderFunctionArgs } from '@remix-run/node'
import { kinds } from '#app/contract/kinds/index.ts'
import { toResource } from '#app/contract/json-api.ts'
import { previewMemory } from '#app/domain/learning/preview-memory.server.ts'
import { requireWho } from '../session.server.ts'
import { send } from './answer.server.ts'

/** GET: the waiting documents that a memory would change, and how. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const found = await previewMemory(await requireWho(request), params.id!)
  const data = found.map(({ id, kind, title, changes }) => toResource(kinds[kind].slug, { id, title, changes }))
  return send(request, { data, meta: { documents: data.length } })
}
