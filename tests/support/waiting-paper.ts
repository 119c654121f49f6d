import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dataFolderOf } from '#app/domain/intake/data-folder.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import type { Who } from '#app/domain/who.ts'
import type { Document } from '#app/engine/document.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import { wordsPath } from '#app/platform/files.server.ts'
import { makePending } from './make-documents.ts'
import { drawDocument } from './page.ts'

/** Whose paper it is, and labels that no vocabulary knows. */
export const SENDER = 'Harbour Lathe Works Ltd'

export const oddPaper = (number: string, day: string, total: string): Document =>
  drawDocument(`
    ${SENDER}
    Unit seven, old dock road

    slip mark      ${number}              penned on    ${day}

    worth in all   ${total}
  `)

/** A waiting order whose pages were kept, as reading leaves it. */
export function makeWaiting(who: Who, document: Document): string {
  const text = document.pages[0]!.words.map((word) => word.text).join(' ')
  const id = makePending(who, 'work_order', { fields: { customer_company_name: SENDER } }, text)
  const { sha256 } = findDocument(who, id)
  const path = wordsPath(dataFolderOf(who.db), sha256!)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, gzipSync(JSON.stringify(wordsOf(document))))
  return id
}

/** What a person types before approving; gives the version to approve. */
export function correct(who: Who, id: string, fields: Record<string, string>): number {
  return editDocument(who, id, { version: findDocument(who, id).version, fields }).version
}
