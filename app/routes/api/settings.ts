import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { settingsChange, type SettingsView } from '#app/contract/settings.ts'
import { changeSettings, readSettings } from '#app/domain/settings/settings.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod, send } from './answer.server.ts'

/** GET /api/v1/settings: what holds for the whole installation. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerSettings(request, readSettings(await requireWho(request)))
}

/** PATCH: changed settings only. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH')
  const who = await requireWho(request, 'settings', 'write')
  return answerSettings(request, changeSettings(who, await readEither(request, 'settings', settingsChange, 'settings')))
}

function answerSettings(request: Request, view: SettingsView): Response {
  return send(request, { data: toResource('settings', { id: 'settings', ...view }) })
}
