import { readFile } from 'node:fs/promises'
import type { Document } from '#app/engine/document.ts'
import { writeWhole } from '#app/platform/write-whole.ts'

/** Keeps a document of which pages were recognised, which takes seconds a page; one that was merely read is read again sooner than it is written. */
export async function keepPages(path: string, document: Document): Promise<void> {
  if (document.pages.every(({ origin }) => origin !== 'ocr')) return
  await writeWhole(path, JSON.stringify(document))
}

/** What another process of the same pool kept of this file a moment ago; undefined where there is nothing. */
export async function takePages(path: string): Promise<Document | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : (JSON.parse(text) as Document)
}
