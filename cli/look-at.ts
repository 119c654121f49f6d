import { accessSync, constants, lstatSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { usageFailure } from './failure.ts'

/** What stands at a path. Undefined where nothing does, and where that cannot be told: links in a circle, a folder that may not be entered. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** A link whose file went away, is not mounted or may not be reached, and one in a circle. */
export function isDeadLink(path: string): boolean {
  try {
    return lookAt(path) === undefined && lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

/** What to do about what may not be read or written. */
export const WHOSE = 'See who owns it and what it allows.'

/** Whether something stands at a path that this user may not read (or write), or in a folder that they may not enter. */
export function isForbidden(path: string, mode = constants.R_OK): boolean {
  try {
    accessSync(path, mode)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

/** For commands that work through a folder: says what stands there instead. */
export function requireFolder(path: string, advice = 'Please check the path.'): void {
  const found = lookAt(path)
  if (!found) throw usageFailure(`There is no folder "${path}". ${advice}`)
  if (!found.isDirectory()) throw usageFailure(`"${path}" is a file. Name the folder that it is in.`)
}

/** For commands that read one file: says what stands there instead. */
export function requireFile(path: string): void {
  const found = lookAt(path)
  if (!found) throw usageFailure(`There is no file "${path}". Please check the path.`)
  if (found.isDirectory()) throw usageFailure(`"${path}" is a folder. Name a file in it.`)
  if (!found.isFile()) throw usageFailure(`"${path}" is a pipe or a device. Name a file.`)
  if (isForbidden(path)) throw usageFailure(`The file "${path}" may not be read. ${WHOSE}`)
}

/** For commands that write one file: says why it cannot be written there, before there is anything to write. */
export function requirePlace(path: string): void {
  if (path === '') throw usageFailure('The name of the file to write is empty. Name a file.')
  if (lookAt(path)?.isDirectory()) throw usageFailure(`"${path}" is a folder. Name a file.`)
  const folder = dirname(path)
  const found = lookAt(folder)
  if (!found) throw usageFailure(`There is no folder "${folder}". Please make it.`)
  if (!found.isDirectory()) throw usageFailure(`"${folder}" is a file. Name a folder to write to.`)
  if (isForbidden(folder, constants.W_OK)) throw usageFailure(`Nothing may be written to the folder "${folder}". ${WHOSE}`)
}
