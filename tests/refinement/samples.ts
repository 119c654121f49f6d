import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWordsNow } from '#app/domain/intake/words.server.ts'
import { truthSchema } from '#app/domain/learning/score.ts'
import { isScan } from '#app/engine/refine/sight.ts'
import { drawPicture } from '#app/pool/draw-picture.ts'
import { createPool } from '#app/pool/pool.ts'
import type { Case } from './brains.ts'

export interface Sample extends Case {
  name: string
  /** Pictures of the first pages of a scan, for a model that can see. */
  pictures?: string[]
}

const MOST_PICTURES = 3

/** Reads each PDF of the folders that has its truth beside it, without a model. `every`: only each so many-th. */
export async function readSamples(folders: readonly string[], every = 1): Promise<Sample[]> {
  const pool = createPool({ workers: availableParallelism() })
  const wordsFolder = await mkdtemp(join(tmpdir(), 'gleaner-refinement-'))
  const paths = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.pdf$/i.test(name))
      .sort()
      .map((name) => join(folder, name)),
  )
  const chosen = paths.filter((path, at) => at % every === 0 && existsSync(path.replace(/pdf$/i, 'json')))
  try {
    return await Promise.all(
      chosen.map(async (path, at): Promise<Sample> => {
        const wordsPath = join(wordsFolder, `${at}.json.gz`)
        const reading = await pool.extract(path, {}, { wordsPath })
        const truth = truthSchema.parse(JSON.parse(readFileSync(path.replace(/pdf$/i, 'json'), 'utf8')))
        const sample = { name: path, reading, words: readWordsNow(wordsPath), truth }
        return isScan(reading) ? { ...sample, pictures: await drawAll(path, Math.min(MOST_PICTURES, reading.pages)) } : sample
      }),
    )
  } finally {
    await pool.close()
    await rm(wordsFolder, { recursive: true })
  }
}

async function drawAll(path: string, pages: number): Promise<string[]> {
  const pictures: string[] = []
  for (let page = 1; page <= pages; page += 1) pictures.push((await drawPicture(path, page, AbortSignal.timeout(60_000))) ?? '')
  return pictures
}
