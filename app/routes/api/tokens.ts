import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { tokenCreation } from '#app/contract/auth.ts'
import { toResource } from '#app/contract/json-api.ts'
import { createToken, listTokens } from '#app/domain/members/tokens.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, refuseQuery, requireMethod, send } from './answer.server.ts'

/** GET /api/v1/tokens: one's own, without their secrets. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  refuseQuery(request)
  const list = listTokens(await requireWho(request))
  return send(request, { data: list.map((token) => toResource('tokens', { ...token })) })
}

/** POST: `meta.token` is the secret, shown this once. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request)
  const { view, token } = createToken(who, (await readEither(request, 'tokens', tokenCreation)).name)
  return send(request, { data: toResource('tokens', { ...view }), meta: { token } }, { status: 201 })
}
