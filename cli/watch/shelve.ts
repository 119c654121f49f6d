import { copyFileSync, existsSync, linkSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { makeFolder } from '#app/platform/make-folder.ts'

/** Why a disk makes no link: another disk, or a file system that knows none. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** What stands beside a refused file, at the end of its name. */
const REASON = '.error.txt'
/** The longest name that a disk keeps, in bytes. */
const LONGEST_NAME = 255

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Moves a file into a folder without ever writing over another one: `a.pdf`, `a-2.pdf`, `a-3.pdf`… Returns the new path.
 * Broken off at any moment, the file is at one of the two places or at both; at both, the next try ends the move instead of making a second copy.
 * With a `reason` that is written beside it first, so that no file is ever there without its reason: `a.pdf.error.txt`.
 */
export function shelve(file: string, folder: string, reason?: string): string {
  makeFolder(folder)
  const ending = extname(file)
  const stem = basename(file, ending)
  for (let copy = 1; ; copy += 1) {
    const rest = `${copy === 1 ? '' : `-${copy}`}${ending}`
    const target = join(folder, shorten(stem, rest + (reason === undefined ? '' : REASON)) + rest)
    if (existsSync(target) && !isHalfMoved(file, target)) continue
    if (reason !== undefined) writeFileSync(target + REASON, `${reason}\n`)
    if (!place(file, target)) continue
    unlinkSync(file)
    return target
  }
}

/** As much of a name's beginning as leaves room for its end. */
function shorten(stem: string, rest: string): string {
  const room = LONGEST_NAME - Buffer.byteLength(rest)
  let kept = ''
  for (const sign of stem) {
    if (Buffer.byteLength(kept + sign) > room) break
    kept += sign
  }
  return kept
}

/** Gives `file` the name `target` too; false where somebody else took the name meanwhile. */
function place(file: string, target: string): boolean {
  try {
    linkSync(file, target)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return isHalfMoved(file, target)
    if (!NO_LINKS.has(codeOf(error))) throw error
    return placeCopy(file, target)
  }
  return true
}

/** Copied beside and linked there, so that a name never stands for half a file. Where the target knows no links either, the copy is renamed. */
function placeCopy(file: string, target: string): boolean {
  const part = join(dirname(target), `.gleaner-${process.pid}.part`)
  copyFileSync(file, part)
  try {
    linkSync(part, target)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return isHalfMoved(file, target)
    if (!NO_LINKS.has(codeOf(error))) throw error
    copyFileSync(part, target)
  } finally {
    rmSync(part, { force: true })
  }
  return true
}

/** A move that was broken off before its last step: the same file under both names, or its copy on another disk. */
function isHalfMoved(file: string, target: string): boolean {
  const [here, there] = [statSync(file), statSync(target)]
  if (here.dev === there.dev) return here.ino === there.ino
  return here.size === there.size && readFileSync(file).equals(readFileSync(target))
}
