import { accessSync, constants, type Stats, statSync } from 'node:fs'
import { usageFailure } from './failure.ts'

/** What stands at a path. Undefined where nothing does, and where that cannot be told: links in a circle, a folder that may not be entered. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Whether something stands at a path that this user may not read, or in a folder that they may not enter. */
export function isForbidden(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
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
}
