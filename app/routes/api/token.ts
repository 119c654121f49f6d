import type { ActionFunctionArgs } from '@remix-run/node'
import { revokeToken } from '#app/domain/members/tokens.server.ts'
import { requireWho } from '../session.server.ts'
import { requireMethod, sendNothing } from './answer.server.ts'

/** DELETE /api/v1/tokens/{id}: the token is worth nothing from now on. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'DELETE')
  revokeToken(await requireWho(request), params.id!)
  return sendNothing()
}
