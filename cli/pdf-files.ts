import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { usageFailure } from './failure.ts'
import { lookAt, WHOSE } from './look-at.ts'
import type { Outcome } from './outcome.ts'

const isPdfName = (name: string) => name.toLowerCase().endsWith('.pdf') && !name.startsWith('.')

/** What Node puts for bytes of a name that are no UTF-8; under the name that results nothing is found. */
export const hasForeignName = (path: string): boolean => path.includes('\uFFFD')
export const FOREIGN_NAME = 'The name of the file is not valid UTF-8. Rename it.'

/** The PDFs of a folder in the order of their names; with `recursive` those of its folders too. */
export function pdfsIn(folder: string, recursive = false): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return recursive ? pdfsIn(path, true) : []
    return isPdfName(entry.name) && isFile(entry, path) ? [path] : []
  })
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw usageFailure(code === 'ENOENT' ? `The folder "${folder}" is gone.` : `The folder "${folder}" cannot be read (${code}). ${WHOSE}`)
  }
}

/** A link to a file counts as the file; links to folders are not followed, since they may lead in a circle. */
function isFile(entry: Dirent, path: string): boolean {
  return entry.isFile() || (entry.isSymbolicLink() && (lookAt(path)?.isFile() ?? false))
}

/** Files as they were named (whatever their ending), folders as the PDFs in them; a path that cannot be sent keeps no other from being sent. Where no path can be, it is wrong usage. */
export function collectFiles(paths: string[], recursive: boolean): { files: string[]; failed: Outcome[] } {
  const failed: Outcome[] = []
  const files = paths.flatMap((path) => {
    const found = lookAt(path)
    if (found?.isDirectory()) return pdfsIn(path, recursive)
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
  if (failed[0] && failed.length === paths.length) throw usageFailure(failed[0].message!)
  return { files, failed }
}
