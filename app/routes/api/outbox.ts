import type { LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { readOutbox } from '#app/domain/members/outbox.server.ts'
import { requireWho } from '../session.server.ts'
import { refuseQuery, send } from './answer.server.ts'

/** GET /api/v1/outbox: mails that could not be sent, for admins. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  refuseQuery(request)
  const mails = readOutbox(await requireWho(request, 'settings', 'write'))
  return send(request, {
    data: mails.map(({ id, to, subject, text, expiresAt }) =>
      toResource('mails', { id, to, subject, text, expires_at: expiresAt.toISOString() }),
    ),
  })
}
