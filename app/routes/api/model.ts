import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { modelChoice } from '#app/contract/model.ts'
import { chooseModelFor } from '#app/domain/model/change.server.ts'
import { readModelState } from '#app/domain/model/state.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod } from './answer.server.ts'
import { sendModelState } from './send-model-state.server.ts'

/** GET: how it stands with the local model. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return sendModelState(request, await readModelState(await requireWho(request, 'settings', 'read')))
}

/** PATCH: another model, the best one (null), or none at all (`off`). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH')
  const who = await requireWho(request, 'settings', 'write')
  return sendModelState(request, await chooseModelFor(who, await readEither(request, 'models', modelChoice)))
}
