import { kindOfSlug, type Kind } from '#app/contract/kinds/index.ts'
import type { Access } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'
import { requireMember } from '../session.server.ts'

/** The member and the kind that the address names: 404 for other words, 403 without the kind's scope. */
export async function requireKind(request: Request, slug: string | undefined, access: Access = 'read'): Promise<{ who: Who; kind: Kind }> {
  const kind = kindOfSlug(slug)
  if (!kind) throw new Failure('not_found')
  return { who: await requireMember(request, kind.scope, access), kind }
}
