import { type Stats, statSync } from 'node:fs'

/** What stands at a path. Undefined where nothing does, and where that cannot be told: links in a circle, a folder that may not be entered. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
