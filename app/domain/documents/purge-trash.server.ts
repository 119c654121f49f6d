import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { DAYS_IN_TRASH } from '#app/contract/trash.ts'
import { deleteStored } from '#app/platform/files.server.ts'
import { documents } from '#db/schema/documents.ts'
import { figuresOf } from '../analytics/past-figures.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { dataFolderOf } from '../intake/data-folder.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Who } from '../who.ts'
import { recordEvent, type Actor } from './record-event.server.ts'
import { documentRow, requireDocument, type DocumentRow } from './require-document.server.ts'

const KEPT_IN_TRASH = DAYS_IN_TRASH * 24 * 60 * 60 * 1000 // milliseconds

/** Deletes for good what has lain in the trash for 30 days: values, readings, search, file. The events stay, and in them the figures that analytics count. Returns how many. */
export async function purgeTrash(actor: Actor): Promise<number> {
  const old = lt(documents.deleted_at, actor.now.getTime() - KEPT_IN_TRASH)
  const rows = actor.db
    .select()
    .from(documents)
    .where(and(isNotNull(documents.deleted_at), old))
    .all()
  for (const row of rows) await purge(actor, row)
  return rows.length
}

/** Deletes one for good that lies in the trash, before its time. Admins only, since nothing brings it back; one that is not in the trash is `wrong_status`. */
export async function purgeDocument(who: Who, id: string): Promise<void> {
  const row = requireDocument(who, id, 'write', { inTrash: true })
  if (who.member.role !== 'admin') throw new Failure('forbidden')
  if (row.deleted_at === null) throw new Failure('wrong_status', { values: { status: row.status } })
  await purge(who, row)
}

function purge(actor: Actor, row: DocumentRow): Promise<void> {
  return row.sha256 === null ? forget(actor, row) : oneAtATime(row.sha256, () => forget(actor, row))
}

async function forget(actor: Actor, row: DocumentRow): Promise<void> {
  // The same bytes may have come again meanwhile and taken it out of the trash.
  if (documentRow(actor.db, row.id)?.deleted_at == null) return
  inTransaction(actor.db, () => {
    recordEvent(actor, row.id, { type: 'purged', old: row.status, new: figuresOf(actor.db, row), sha256: row.sha256 })
    for (const table of ['document_fields_search', 'document_text_search'])
      actor.db.$client.prepare(`delete from ${table} where rowid = ?`).run(row.seq)
    actor.db.delete(documents).where(eq(documents.id, row.id)).run()
  })
  // A crash here leaves a file that no row names; the same bytes uploaded again take its place.
  if (row.sha256 !== null) await deleteStored(dataFolderOf(actor.db), row.sha256)
}
