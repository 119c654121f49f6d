import type { LoaderFunctionArgs } from '@remix-run/node'
import { findWords } from '#app/domain/intake/words.server.ts'
import { requireWho } from '../session.server.ts'
import { requireId } from './address.server.ts'
import { send } from './answer.server.ts'

/** GET: the words of each page with their boxes, for capture. `data.attributes.pages` as in contract/words. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  const id = requireId(request, params, who)
  const pages = await findWords(who, id)
  return send(request, { data: { type: 'words', id, attributes: { pages } } }, { headers: { 'Cache-Control': 'private, no-cache' } })
}
