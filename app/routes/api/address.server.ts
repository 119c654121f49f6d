import { kindOfSlug, kinds, type Kind } from '#app/contract/kinds/index.ts'
import { kindOfDocument } from '#app/domain/documents/kind-of.server.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'

type Params = Record<string, string | undefined>

/** The kind in the address, else 404. */
export function requireKind(params: Params): Kind {
  const kind = kindOfSlug(params.kind)
  if (!kind) throw new Failure('not_found')
  return kind
}

/** The id in the address. Under the other kind's address the answer is 308 to the right one, method and body kept. */
export function requireId(request: Request, params: Params, who: Who): string {
  const kind = requireKind(params)
  const id = params.id ?? ''
  const actual = kindOfDocument(who.db, id)
  if (!actual) throw new Failure('not_found')
  if (actual === kind.name) return id
  const url = new URL(request.url)
  const path = url.pathname.replace(`/${kind.slug}/`, `/${kinds[actual].slug}/`)
  throw new Response(null, { status: 308, headers: { Location: path + url.search, 'Cache-Control': 'no-store' } })
}
