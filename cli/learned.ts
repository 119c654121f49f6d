import { existsSync, rmSync } from 'node:fs'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reading } from '#app/contract/reading.ts'
import type { JobOptions } from '#app/pool/job.ts'
import { extractTwice } from '#app/pool/extract-twice.ts'
import type { Pool } from '#app/pool/pool.ts'
import { requireDatabase } from './installation/data-folder.ts'

/** The learned memory of a data folder, read and never changed. */
export interface Learned {
  /** `wordsPath`: where the words of its pages are to be kept, for whoever needs them afterwards. */
  extract(pool: Pool, file: string, options: JobOptions, wordsPath?: string): Promise<Reading>
  close(): void
}

/** Loads the database only where `--data` asks for it, so that plain `extract` starts without. */
export async function openLearned(dataFolder: string): Promise<Learned> {
  const file = requireDatabase(dataFolder)
  const { openToRead, readPageText, recallKnown } = await import('#app/domain/learning/for-command-line.server.ts')
  const folder = await mkdtemp(join(tmpdir(), 'gleaner-words-'))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  const db = openToRead(await unchanging(file, folder))
  let count = 0
  return {
    extract(pool, path, options, wordsPath = join(folder, `${(count += 1)}.json.gz`)) {
      return extractTwice(pool, path, options, { wordsPath }, async () => recallKnown(db, await readPageText(wordsPath)))
    },
    close() {
      db.$client.close()
      clear()
    },
  }
}

/**
 * The database to read, without leaving a trace in its folder. Beside a running server SQLite finds its `-wal` and `-shm` there. Where no server
 * runs, reading would make them, so a copy is read.
 */
async function unchanging(file: string, folder: string): Promise<string> {
  if (existsSync(`${file}-wal`)) return file
  const copy = join(folder, 'gleaner.sqlite')
  await copyFile(file, copy)
  return copy
}
