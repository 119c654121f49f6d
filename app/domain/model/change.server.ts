import type { z } from 'zod'
import type { modelChoice, ModelState } from '#app/contract/model.ts'
import { ModelTrouble } from '#app/platform/ollama.server.ts'
import { Failure } from '../failure.ts'
import { changeSettings } from '../settings/settings.server.ts'
import { requireScope, type Who } from '../who.ts'
import { lookAtServer } from './current.server.ts'
import { modelDeskOf } from './desk.server.ts'
import { readModelState } from './state.server.ts'

/** Another model, none at all, or the server's own choice. A breaker that was open is closed: somebody looked after it. */
export async function chooseModelFor(who: Who, { model, off }: z.infer<typeof modelChoice>): Promise<ModelState> {
  changeSettings(who, { ...(model === undefined ? {} : { model }), ...(off === undefined ? {} : { model_off: off }) })
  modelDeskOf(who.db).server.breaker.reset()
  return readModelState(who)
}

/** Begins a download; there is one at a time (`pull_running` while one runs). `model_unreachable` where no server answers. */
export async function startPull(who: Who, model: string): Promise<ModelState> {
  requireScope(who, 'settings', 'write')
  const desk = modelDeskOf(who.db)
  if (!(await lookAtServer(who.db, Date.now(), 0))) throw new Failure('model_unreachable', { values: { host: desk.server.host } })
  // Looked at last: while the server was asked, another download may have begun.
  if (desk.pull?.view.state === 'running') throw new Failure('pull_running', { values: { model: desk.pull.view.model } })
  const abort = new AbortController()
  const pull = { abort, view: { model, state: 'running' as const, status: '', completed: 0, total: 0, trouble: null } }
  desk.pull = pull
  void desk.server
    .pull(model, (progress) => Object.assign(pull.view, progress), abort.signal)
    .then(
      () => Object.assign(pull.view, { state: 'done' }),
      (error: unknown) =>
        Object.assign(pull.view, abort.signal.aborted ? { state: 'cancelled' } : { state: 'failed', trouble: troubleOf(error) }),
    )
    .finally(() => delete desk.seen)
  return readModelState(who)
}

/** Breaks the download off; what is there of it is kept by the model server and goes on from there the next time. */
export async function cancelPull(who: Who): Promise<ModelState> {
  requireScope(who, 'settings', 'write')
  const { pull } = modelDeskOf(who.db)
  if (pull?.view.state === 'running') {
    pull.abort.abort(new Error('the download was cancelled'))
    pull.view.state = 'cancelled'
  }
  return readModelState(who)
}

const troubleOf = (error: unknown): string => (error instanceof ModelTrouble ? error.code : 'broke_off')
