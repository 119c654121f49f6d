import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure, usageFailure } from './failure.ts'
import { isDeadLink, lookAt, WHOSE } from './look-at.ts'
import type { Outcome } from './outcome.ts'

const isPdfName = (name: string) => name.toLowerCase().endsWith('.pdf') && !name.startsWith('.')

/** What Node puts for bytes of a name that are no UTF-8; under the name that results nothing is found. */
export const hasForeignName = (path: string): boolean => path.includes('\uFFFD')
export const FOREIGN_NAME = 'The name of the file is not valid UTF-8. Rename it.'

export const DEAD_LINK = 'The link leads to no file. Mend or remove it.'

/** The PDFs of a folder in the order of their names, dead links among them: whoever reads them says so. With `inFolder` also what that gives for each folder within. */
export function pdfsIn(folder: string, inFolder: (path: string) => string[] = () => []): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return inFolder(path)
    return isPdfName(entry.name) && isFile(entry, path) ? [path] : []
  })
}

/** Those of the folders within too. */
export function pdfsUnder(folder: string): string[] {
  return pdfsIn(folder, pdfsUnder)
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw usageFailure(code === 'ENOENT' ? `The folder "${folder}" is gone.` : `The folder "${folder}" cannot be read (${code}). ${WHOSE}`)
  }
}

/** A link to a file counts as the file, a dead one as the file it should lead to; links to folders are not followed, since they may lead in a circle. */
function isFile(entry: Dirent, path: string): boolean {
  return entry.isFile() || (entry.isSymbolicLink() && (lookAt(path)?.isFile() ?? true))
}

/** Files as they were named (whatever their ending), folders as the PDFs in them; a path that cannot be sent keeps no other from being sent. Where no path can be, it is wrong usage. */
export function collectFiles(paths: string[], recursive: boolean): { files: string[]; failed: Outcome[] } {
  const failed: Outcome[] = []
  const within = (folder: string): string[] => {
    try {
      const found = pdfsIn(folder, recursive ? within : undefined)
      const dead = found.filter(isDeadLink)
      for (const file of dead) failed.push({ file, status: 'failed', code: 'not_found', message: DEAD_LINK })
      return found.filter((file) => !dead.includes(file))
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      failed.push({ file: folder, status: 'failed', code: 'not_readable', message: error.message })
      return []
    }
  }
  const files = paths.flatMap((path) => {
    const found = lookAt(path)
    if (found?.isDirectory()) return within(path)
    if (found?.isFile()) return [path]
    failed.push({
      file: path,
      status: 'failed',
      ...(found
        ? // Opening a pipe waits for whoever writes into it, for ever where nobody does.
          { code: 'not_readable', message: `"${path}" is a pipe or a device. Name a file.` }
        : { code: 'not_found', message: `There is no file or folder "${path}". Please check the path.` }),
    })
    return []
  })
  if (failed[0] && paths.every((path) => failed.some(({ file }) => file === path))) throw usageFailure(failed[0].message!)
  return { files, failed }
}
