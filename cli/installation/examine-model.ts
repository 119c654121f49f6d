import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Env } from '#app/platform/env.server.ts'
import { chooseModel, createModelServer, ModelTrouble } from '#app/platform/ollama.server.ts'
import { openToRead } from '#db/client.server.ts'
import { settings } from '#db/schema/settings.ts'
import { DATABASE } from './archive.ts'
import type { Finding } from './finding.ts'

const PATIENCE = 5000 // milliseconds that the model server gets to answer
const STANDARD = 'http://127.0.0.1:11434'

/** The model server is never required: it is only wrong where somebody asked for one, or for a model, that is not there. */
export async function examineModel(folder: string, { ollamaHost, model: named }: Env): Promise<Finding[]> {
  const server = createModelServer(ollamaHost, { within: PATIENCE })
  const { model: chosen, off } = readChoice(folder)
  const found = (status: Finding['status'], message: string, remedy?: string): Finding[] => [
    { check: 'model', status, message, ...(remedy ? { remedy } : {}) },
  ]
  if (off && named === undefined) return found('ok', 'The local model is switched off in Settings.')
  try {
    const { version, models } = await server.look()
    const { model, wanted, why } = chooseModel(models, { environment: named, setting: chosen, off })
    const answers = `The model server at ${server.host} answers (version ${version})`
    if (why === 'not_installed') return found('failed', `${answers}, but has no model "${wanted}".`, `Run: ollama pull ${wanted}`)
    if (!model) return found('warning', `${answers}, but has no model that could help.`, 'Download one under Settings, Extraction.')
    return found('ok', `${answers}; the model in use is ${model.name}.`)
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error
    if (named === undefined && chosen === null && server.host === STANDARD)
      return found('ok', 'There is no model server; none is required.')
    const remedy = 'Start it, or correct OLLAMA_HOST; Gleaner works without it meanwhile.'
    return found('failed', `The model server at ${server.host} does not answer (${error.message}).`, remedy)
  }
}

/** What was chosen in Settings; nothing where the database cannot be read, which is told elsewhere. */
function readChoice(folder: string): { model: string | null; off: boolean } {
  try {
    const db = openToRead(join(folder, DATABASE))
    try {
      const kept = new Map(
        db
          .select()
          .from(settings)
          .all()
          .map(({ name, value }) => [name, value]),
      )
      const model = kept.get('model')
      return { model: typeof model === 'string' ? model : null, off: kept.get('model_off') === true }
    } finally {
      db.$client.close()
    }
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
    return { model: null, off: false }
  }
}
