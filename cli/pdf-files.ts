import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { usageFailure } from './failure.ts'

const isPdfName = (name: string) => name.toLowerCase().endsWith('.pdf') && !name.startsWith('.')

/** The PDFs of a folder in the order of their names; with `recursive` those of its folders too. */
export function pdfsIn(folder: string, recursive = false): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return recursive ? pdfsIn(path, true) : []
      return entry.isFile() && isPdfName(entry.name) ? [path] : []
    })
}

/** Files as they were named (whatever their ending), folders as the PDFs in them. A path that is not there is wrong usage. */
export function collectFiles(paths: string[], recursive: boolean): string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw usageFailure(`There is no file or folder "${path}". Please check the path.`)
    return found.isDirectory() ? pdfsIn(path, recursive) : [path]
  })
}
