import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WordsOfPage } from '#app/contract/words.ts'

/** Writes the words of a PDF beside it: under another name first, so that nobody ever sees half of them. */
export async function keepWords(path: string, words: readonly WordsOfPage[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Always the same: one that a dead process left is written over.
  const unfinished = `${path}.part`
  await writeFile(unfinished, await promisify(gzip)(JSON.stringify(words)), { mode: 0o600 })
  await rename(unfinished, path)
}
