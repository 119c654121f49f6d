import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { findMemory, forgetMemory } from '#app/domain/learning/memories.server.ts'
import { requireWho } from '../session.server.ts'
import { requireMethod, send, sendNothing } from './answer.server.ts'

/** GET: one memory whole. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const memory = findMemory(await requireWho(request), params.id!)
  return send(request, { data: toResource('memories', { ...memory }) })
}

/** DELETE: forget it. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'DELETE')
  forgetMemory(await requireWho(request), params.id!)
  return sendNothing()
}
