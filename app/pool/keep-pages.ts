import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Document } from '#app/engine/document.ts'

/** Keeps a document of which pages were recognised, which takes seconds a page; one that was merely read is read again sooner than it is written. */
export async function keepPages(path: string, document: Document): Promise<void> {
  if (document.pages.every(({ origin }) => origin !== 'ocr')) return
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, JSON.stringify(document), { mode: 0o600 })
}

/** What another process of the same pool kept of this file a moment ago; undefined where there is nothing. */
export async function takePages(path: string): Promise<Document | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Document)
}
