import type { Model } from '#app/engine/refine/model.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { chooseModel, ModelTrouble, type Choice } from '#app/platform/ollama.server.ts'
import type { Database } from '#db/client.server.ts'
import { findSettings } from '../settings/settings.server.ts'
import { modelDeskOf, type ModelDesk } from './desk.server.ts'

const FRESH = 15_000 // milliseconds for which what was seen of the model server is believed

export type Seen = NonNullable<ModelDesk['seen']>['what']

/** What the model server has, asked at most every few seconds; undefined where it is not reachable. */
export async function lookAtServer(db: Database, now = Date.now(), fresh = FRESH): Promise<Seen | undefined> {
  const desk = modelDeskOf(db)
  if (desk.seen && now - desk.seen.at < fresh) return desk.seen.what
  try {
    const what = await desk.server.look()
    desk.seen = { at: now, what }
    return what
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error
    delete desk.seen
    return undefined
  }
}

/** Which model is in use and why, by variable, setting and what is installed. */
export function chooseFor(db: Database, seen: Seen): Choice {
  const { model, model_off } = findSettings(db)
  return chooseModel(seen.models, { environment: getEnv().model, setting: model, off: model_off })
}

/** The model to ask, where one is in use and answers. */
export async function currentModel(db: Database): Promise<Model | undefined> {
  if (findSettings(db).model_off) return undefined
  const seen = await lookAtServer(db)
  const model = seen && chooseFor(db, seen).model
  return model ? modelDeskOf(db).server.modelOf(model) : undefined
}
