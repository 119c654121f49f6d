import { constants, copyFileSync, linkSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Puts `file` under the name `target`, failing with EEXIST where that name is taken: a link, or a copy where the disk knows no links. */
function place(file: string, target: string): void {
  try {
    linkSync(file, target)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS'].includes(String(codeOf(error)))) throw error
    copyFileSync(file, target, constants.COPYFILE_EXCL)
  }
}

/** Moves a file into a folder without ever writing over another one: `a.pdf`, `a-2.pdf`, `a-3.pdf`… Returns the new path. */
export function shelve(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const ending = extname(file)
  const stem = basename(file, ending)
  for (let copy = 1; ; copy += 1) {
    const target = join(folder, `${stem}${copy === 1 ? '' : `-${copy}`}${ending}`)
    try {
      place(file, target)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw error
    }
    unlinkSync(file)
    return target
  }
}

/** The reason beside a refused file: `a.pdf.error.txt`. */
export function writeReason(shelved: string, reason: string): void {
  writeFileSync(`${shelved}.error.txt`, `${reason}\n`)
}
