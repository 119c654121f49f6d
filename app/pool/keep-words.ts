import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WordsOfPage } from '#app/contract/words.ts'
import { writeWhole } from '#app/platform/write-whole.ts'

/** Writes the words of a PDF beside it. */
export async function keepWords(path: string, words: readonly WordsOfPage[]): Promise<void> {
  await writeWhole(path, await promisify(gzip)(JSON.stringify(words)))
}
