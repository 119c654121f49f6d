import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reading } from '#app/contract/reading.ts'
import { chooseModel, createModelServer, ModelTrouble } from '#app/platform/ollama.server.ts'
import { say } from './output.ts'

/** The local model, for the values that the engine leaves open. */
export interface LocalModel {
  /** Where the words of the next file's pages are to be kept. */
  nextWordsPath(): string
  /** The reading with what the model could add; as it was where the model does not answer. */
  help(reading: Reading, wordsPath: string): Promise<Reading>
  close(): Promise<void>
}

/** Milliseconds until a model server counts as away; a refused connection is known at once. */
const WITHIN = 600

/** Undefined where no model server answers, or it has no model to ask: then nothing is different. */
export async function openLocalModel(host: string, wanted: string | undefined): Promise<LocalModel | undefined> {
  const server = createModelServer(host, { within: WITHIN })
  const installed = await lookOnce(server)
  const { model } = chooseModel(installed, { environment: wanted, setting: null })
  if (!model) return undefined
  const { refineByPath } = await import('#app/domain/model/for-command-line.server.ts')
  const asked = server.modelOf(model)
  const folder = await mkdtemp(join(tmpdir(), 'gleaner-words-'))
  let count = 0
  let hasSaid = false
  return {
    nextWordsPath: () => join(folder, `${(count += 1)}.json.gz`),
    async help(reading, wordsPath) {
      try {
        return await refineByPath(reading, wordsPath, asked)
      } catch (error) {
        if (!(error instanceof ModelTrouble)) throw error
        if (!hasSaid) say(`gleaner: the model ${model.name} does not help (${error.message}); values are the engine's own`)
        hasSaid = true
        return reading
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function lookOnce(server: ReturnType<typeof createModelServer>) {
  try {
    return (await server.look()).models
  } catch (error) {
    if (error instanceof ModelTrouble) return []
    throw error
  }
}
