import type { ModelState } from '#app/contract/model.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { isSameModel, recommendedModels } from '#app/platform/ollama.server.ts'
import { findSettings } from '../settings/settings.server.ts'
import { requireScope, type Who } from '../who.ts'
import { chooseFor, lookAtServer } from './current.server.ts'
import { modelDeskOf } from './desk.server.ts'

const FRESH = 1000 // milliseconds: who looks at the screen wants to know how it is now

/** How it stands with the local model: the server, what is installed, what is used and why. Never throws because the server is away. */
export async function readModelState(who: Who): Promise<ModelState> {
  requireScope(who, 'settings', 'read')
  const seen = await lookAtServer(who.db, Date.now(), FRESH)
  const { server, pull } = modelDeskOf(who.db)
  const settings = findSettings(who.db)
  const choice = seen && chooseFor(who.db, seen)
  const { until, ...breaker } = server.breaker.state()
  const models = seen?.models ?? []
  return {
    host: server.host,
    reachable: seen !== undefined,
    version: seen?.version ?? null,
    model: choice?.model?.name ?? null,
    why: choice?.why ?? (settings.model_off ? 'off' : 'unreachable'),
    wanted: getEnv().model ?? settings.model,
    fixed: getEnv().model !== undefined,
    off: settings.model_off,
    models,
    recommended: recommendedModels.map((one) => ({ ...one, installed: models.some(({ name }) => isSameModel(name, one.name)) })),
    breaker: { ...breaker, until: until === null ? null : new Date(until).toISOString() },
    pull: pull?.view ?? null,
  }
}
