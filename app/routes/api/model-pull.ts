import type { ActionFunctionArgs } from '@remix-run/node'
import { modelPull } from '#app/contract/model.ts'
import { cancelPull, startPull } from '#app/domain/model/change.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod } from './answer.server.ts'
import { sendModelState } from './send-model-state.server.ts'

/** POST {model}: begins a download; GET /model tells how far it is. DELETE: breaks it off. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST', 'DELETE')
  const who = await requireWho(request, 'settings', 'write')
  if (request.method === 'DELETE') return sendModelState(request, await cancelPull(who))
  const { model } = await readEither(request, 'models', modelPull)
  return sendModelState(request, await startPull(who, model), 202)
}
