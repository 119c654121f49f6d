import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getEnv } from '#app/platform/env.server.ts'
import { examineModel } from '#cli/installation/examine-model.ts'
import { openDatabase } from '#db/client.server.ts'
import { settings } from '#db/schema/settings.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { startModelStandIn, type StandIn } from '#tests/support/model-stand-in/server.ts'

let folder: string
let standIn: StandIn
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gleaner-doctor-model-'))
  standIn = await startModelStandIn()
})
afterEach(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true })
})

function choose(value: Record<string, unknown>): void {
  const db = openDatabase(join(folder, 'gleaner.sqlite'))
  migrateDatabase(db, resolve('db/migrations'))
  for (const [name, one] of Object.entries(value)) db.insert(settings).values({ name, value: one, changed_at: new Date() }).run()
  db.$client.close()
}

const examine = (host = standIn.url) => examineModel(folder, { ...getEnv(), ollamaHost: host })

test.each([
  ['the model that Settings chose', { model: 'qwen2.5:7b' }, 'ok', 'qwen2.5:7b'],
  ['one that is not installed', { model: 'llama3.1:8b' }, 'failed', 'llama3.1:8b'],
  ['the best that is installed, where nothing was chosen', {}, 'ok', 'qwen2.5:7b'],
  ['that none is wanted', { model: 'llama3.1:8b', model_off: true }, 'ok', 'switched off'],
])('names %s', async (_, kept, status, said) => {
  choose(kept)
  expect(await examine()).toMatchObject([{ check: 'model', status, message: expect.stringContaining(said) }])
})

test('a server that is away is wrong where a model was chosen', async () => {
  choose({ model: 'qwen2.5:7b' })
  expect(await examine('http://127.0.0.1:9')).toMatchObject([{ status: 'failed', remedy: expect.stringContaining('OLLAMA_HOST') }])
})
