import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a server whose database or extraction does not answer is not ready, and says which', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-ready-'))
  Object.assign(process.env, { GLEANER_DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const { openHouse } = await import('#app/domain/who.server.ts')
  const { loader } = await import('#app/routes/readyz.ts')
  const house = openHouse()
  const ask = async () => {
    const answer = await loader()
    return (await answer.json()) as object
  }
  try {
    expect(await ask()).toEqual({ status: 'not_ready', database: true, extraction: false })
    house.extraction = { isReady: () => Promise.resolve(true) }
    expect((await loader()).status).toBe(200)
    house.db.$client.close()
    expect((await loader()).status).toBe(503)
    expect(await ask()).toEqual({ status: 'not_ready', database: false, extraction: true })
  } finally {
    house.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
