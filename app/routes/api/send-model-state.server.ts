import { toResource } from '#app/contract/json-api.ts'
import type { ModelState } from '#app/contract/model.ts'
import { send } from './answer.server.ts'

/** There is one model server, so the resource has a fixed id. */
export function sendModelState(request: Request, state: ModelState, status = 200): Response {
  return send(request, { data: toResource('models', { id: 'local', ...state }) }, { status })
}
