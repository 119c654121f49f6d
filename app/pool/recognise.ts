import { spawn } from 'node:child_process'
import type { Recognise } from '#app/engine/read/recogniser.ts'
import { tesseractLibrary } from './tesseract-library.ts'
import { tesseractProgram } from './tesseract-program.ts'

/** The recogniser of this machine, found when the first page needs it: Debian's `tesseract` where it is on the PATH, else the one from npm. */
export function localRecogniser(command = 'tesseract'): Recognise {
  let found: Promise<Recognise> | undefined
  return async (raster, hints) => {
    found ??= installedLanguages(command).then((languages) =>
      languages.length > 0 ? tesseractProgram(command, languages) : tesseractLibrary(),
    )
    return (await found)(raster, hints)
  }
}

/** Names of language data the program has; none where there is no such program. */
export function installedLanguages(command: string): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(command, ['--list-langs'], { stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', () => resolve([]))
    child.on('close', () => resolve(text.split('\n').filter((line) => /^[a-z]{3}$/.test(line.trim()) && line.trim() !== 'osd')))
  })
}
