import { spawn } from 'node:child_process'
import type { Recognise, SeenWord } from '#app/engine/read/recogniser.ts'
import { greyMap } from './grey-map.ts'
import { dataFor } from './tesseract-languages.ts'

/** Page segmentation "sparse text": finds the words of tables and boxes that the others pass over. */
export const SPARSE_TEXT = '11'

/** The program `tesseract`, one run a page, with one thread: with more it is slower on few cores. */
export function tesseractProgram(command: string, installed: readonly string[]): Recognise {
  return async (raster, { dpi, languages }) => {
    const data = dataFor(languages, installed).join('+')
    const table = await run(
      command,
      ['stdin', 'stdout', '-l', data, '--psm', SPARSE_TEXT, '--dpi', String(Math.round(dpi)), 'tsv'],
      greyMap(raster),
    )
    return readTable(table)
  }
}

/** Rows of level 5 (words) of tesseract's TSV: left, top, width, height in pixels, confidence (0 to 100) and text. */
export function readTable(tsv: string): SeenWord[] {
  return tsv.split('\n').flatMap((row) => {
    const cells = row.split('\t')
    const text = cells[11]?.trim()
    if (cells[0] !== '5' || !text) return []
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [number, number, number, number, number]
    return [{ text, box: { left, top, right: left + width, bottom: top + height }, certainty: Math.max(0, confidence) / 100 }]
  })
}

function run(command: string, options: readonly string[], input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { env: { ...process.env, OMP_THREAD_LIMIT: '1' }, stdio: ['pipe', 'pipe', 'ignore'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks).toString()) : reject(new Error(`${command} ended with ${code}`)),
    )
    // A recogniser that stops reading says why by its code; the broken pipe says less.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
