import type { ActionFunctionArgs } from '@remix-run/node'
import manifest from '../../package.json' with { type: 'json' }
import { methodNotAllowed, refuse } from './api/answer.server.ts'

/** Says that requests are served. */
export function loader(): Response {
  return Response.json({ status: 'ok', version: manifest.version }, { headers: { 'Cache-Control': 'no-store' } })
}

export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return refuse(request, methodNotAllowed(request, ['GET', 'HEAD']))
}
