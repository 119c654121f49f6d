import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only its owner may read, under another name first, so that nobody ever sees half of it. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Always the same: one that a dead process left is written over.
  const unfinished = `${path}.part`
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, path)
}
