import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { DEFAULT_PERIOD, periods } from '#app/contract/analytics.ts'
import { measureDocuments } from '#app/domain/analytics/measure.server.ts'
import { requireWho } from '../session.server.ts'
import { requireKind } from './address.server.ts'
import { readQuery, send } from './answer.server.ts'

/** `time_zone=` with nothing behind it counts as left out. */
const timeZone = z
  .string()
  .max(60)
  .default('')
  .transform((name) => name || 'UTC')
const query = z.strictObject({ period: z.enum(periods).default(DEFAULT_PERIOD), time_zone: timeZone })

/** GET ?period&time_zone: the measures of a kind, in total and by day. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const kind = requireKind(params)
  const who = await requireWho(request, kind.scope)
  const { period, time_zone } = readQuery(request, query)
  const { period: id, ...attributes } = measureDocuments(who, kind, period, time_zone)
  return send(request, { data: { type: 'analytics', id, attributes } })
}
