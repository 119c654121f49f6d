import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Recognise, SeenWord } from '#app/engine/read/recogniser.ts'
import { greyMap } from './grey-map.ts'
import { dataFor } from './tesseract-languages.ts'

/** Language data that comes with the packages; nothing is fetched. */
const INSTALLED = ['eng', 'fra', 'spa', 'deu']
const VARIANT = '4.0.0_best_int'

/** tesseract.js, for machines without the program. One worker, kept warm, taught anew where the languages change. */
export function tesseractLibrary(): Recognise {
  let worker: Worker | undefined
  let taught = ''
  return async (raster, { dpi, languages }) => {
    const names = dataFor(languages, INSTALLED)
    if (!worker || taught !== names.join('+')) {
      await worker?.terminate()
      worker = await makeWorker(names)
      taught = names.join('+')
    }
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: String(Math.round(dpi)) })
    const { data } = await worker.recognize(greyMap(raster), {}, { blocks: true, text: false })
    return wordsIn(data.blocks ?? [])
  }
}

/** tesseract.js reads language data from one folder, npm brings each language in its own: they are copied together once, beside the packages. */
async function makeWorker(names: readonly string[]): Promise<Worker> {
  const { resolve } = createRequire(import.meta.url)
  const folders = new Map(names.map((name) => [name, dirname(resolve(`@tesseract.js-data/${name}/package.json`))]))
  const langPath = join(folders.get(names[0]!)!, '../../.cache/gleaner/tessdata')
  await mkdir(langPath, { recursive: true })
  await Promise.all(
    [...folders].map(([name, folder]) =>
      copyOnce(join(folder, VARIANT, `${name}.traineddata.gz`), join(langPath, `${name}.traineddata.gz`)),
    ),
  )
  return createWorker([...names], OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' })
}

/** Other processes may do the same at the same time: each copies to a name of its own, then renames. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  const own = `${to}.${process.pid}`
  await copyFile(from, own)
  await rename(own, to)
}

interface Block {
  paragraphs: { lines: { words: { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }[] }[] }[]
}

function wordsIn(blocks: readonly Block[]): SeenWord[] {
  const words = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)))
  return words.map(({ text, confidence, bbox }) => ({
    text: text.trim(),
    box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
    certainty: confidence / 100,
  }))
}
