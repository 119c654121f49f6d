import { eq } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import type { Kind, KindName } from '#app/contract/kinds/index.ts'
import type { UploadedFile } from '#app/contract/uploads.ts'
import { enqueueJob } from '#app/jobs/queue.server.ts'
import { deleteStored, discardFile, keepFile, receiveFile, Refusal, type ArrivedFile, type FileLimits } from '#app/platform/files.server.ts'
import { documents } from '#db/schema/documents.ts'
import type { Readable } from 'node:stream'
import { announceChange } from '../documents/changes.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { takeOutOfTrash } from '../documents/remove.server.ts'
import { writeProvenance } from '../documents/provenance.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import { inTransaction } from '../in-transaction.ts'
import { refreshNeighbours } from '../review/refresh-neighbours.server.ts'
import { sendToReading } from '../review/retry.server.ts'
import { statusAfter } from '../review/lifecycle.ts'
import { requireScope, type Who } from '../who.ts'
import { dataFolderOf } from './data-folder.ts'
import { safeFileName } from './file-name.ts'
import { oneAtATime } from '../one-at-a-time.ts'

export type { FileLimits }

/** One file of an upload on its way: taken whole, or refused. */
export type Received = { name: string; file: ArrivedFile } | { name: string; refused: Refusal['code'] }

/** Takes one file in; it belongs to nobody until `storeUpload`. Throws only when the stream breaks or the disk fails. */
export async function receiveOne(who: Who, name: string | undefined, stream: Readable, limits: FileLimits): Promise<Received> {
  const safe = safeFileName(name)
  try {
    return { name: safe, file: await receiveFile(dataFolderOf(who.db), stream, limits) }
  } catch (error) {
    if (error instanceof Refusal) return { name: safe, refused: error.code }
    throw error
  }
}

/** For a broken-off upload: nothing of it stays. */
export async function discardUpload(received: readonly Received[]): Promise<void> {
  for (const one of received) if ('file' in one) await discardFile(one.file)
}

export interface StoredUpload {
  /** Ids of the documents in file order, without refused ones, a twin once. */
  ids: string[]
  files: UploadedFile[]
}

/**
 * Makes documents of the files that arrived: file in its place first, then document, event and job in one transaction.
 * The same bytes again, of whatever kind and status, are the document that is there: a failed one is tried again, a deleted one restored.
 */
export async function storeUpload(who: Who, kind: Kind, choice: 'auto' | KindName, received: readonly Received[]): Promise<StoredUpload> {
  requireScope(who, kind.scope, 'write')
  const files: UploadedFile[] = []
  const ids = new Set<string>()
  for (const one of received) {
    if ('refused' in one) {
      files.push({ name: one.name, status: 'refused', code: one.refused })
      continue
    }
    const { row, isNew } = await oneAtATime(one.file.sha256, () => storeOne(who, kind, choice, one))
    ids.add(row.id)
    files.push({ name: one.name, status: isNew ? 'created' : 'duplicate', id: row.id })
  }
  return { ids: [...ids], files }
}

async function storeOne(who: Who, kind: Kind, choice: 'auto' | KindName, { name, file }: { name: string; file: ArrivedFile }) {
  // Renaming over an equal file changes nothing; the transaction decides who made the document.
  await keepFile(dataFolderOf(who.db), file)
  try {
    const stored = inTransaction(who.db, () => {
      const twin = findTwin(who, file)
      if (!twin) return { row: makeDocument(who, kind, choice, name, file), isNew: true, isBack: false }
      return { row: wakeTwin(who, twin), isNew: false, isBack: twin.deleted_at !== null }
    })
    announceChange(who.db, stored.row)
    if (stored.isBack) refreshNeighbours(who.db, stored.row)
    return stored
  } catch (error) {
    // The database took nothing (a full disk): the file does not stay either.
    if (!findTwin(who, file)) await deleteStored(dataFolderOf(who.db), file.sha256)
    throw error
  }
}

function findTwin(who: Who, file: ArrivedFile): DocumentRow | undefined {
  return who.db.select().from(documents).where(eq(documents.sha256, file.sha256)).get()
}

function makeDocument(who: Who, kind: Kind, choice: 'auto' | KindName, name: string, file: ArrivedFile): DocumentRow {
  const row = who.db
    .insert(documents)
    .values({
      id: newId(),
      kind: kind.name,
      kind_choice: choice,
      status: 'processing',
      file_name: name,
      sha256: file.sha256,
      bytes: file.bytes,
      created_at: who.now.getTime(),
      created_by: who.member.id,
    })
    .returning()
    .get()
  writeProvenance(who.db, row.id, { fields: {}, items: {}, vat_details: {} })
  recordEvent(who, row.id, { type: 'uploaded', new: 'processing', note: name, sha256: file.sha256 })
  enqueueJob(who.db, 'extract', row.id, who.now)
  return row
}

function wakeTwin(who: Who, twin: DocumentRow): DocumentRow {
  const here = twin.deleted_at === null ? twin : takeOutOfTrash(who, twin)
  const isFailed = here.status === 'failed' && statusAfter('retry', here.status) !== undefined
  return isFailed ? sendToReading(who, here, 'retried') : here
}
