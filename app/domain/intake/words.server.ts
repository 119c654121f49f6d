import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import { keptWords, type WordsOfPage } from '#app/contract/words.ts'
import { wordsPath } from '#app/platform/files.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import type { Who } from '../who.ts'
import { dataFolderOf } from './data-folder.ts'

const LONGEST_TEXT = 2_000_000 // characters kept for search

/** The words of a document's pages; none for one without a file or that could not be read. */
export async function findWords(who: Who, id: string): Promise<WordsOfPage[]> {
  const row = requireDocument(who, id, 'read')
  return row.sha256 === null ? [] : readWords(wordsPath(dataFolderOf(who.db), row.sha256))
}

/** The words of all pages as one text, for search. */
export async function readPageText(path: string): Promise<string> {
  const pages = await readWords(path)
  const text = pages.map((page) => page.words.map((word) => word.text).join(' ')).join('\n')
  return text.slice(0, LONGEST_TEXT)
}

/** The kept words, where the caller may not wait: inside a transaction. */
export function readWordsNow(path: string): WordsOfPage[] {
  return existsSync(path) ? keptWords.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'))) : []
}

async function readWords(path: string): Promise<WordsOfPage[]> {
  try {
    return keptWords.parse(JSON.parse((await promisify(gunzip)(await readFile(path))).toString('utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
