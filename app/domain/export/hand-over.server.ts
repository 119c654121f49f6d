import { newId } from '#app/domain/new-id.ts'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { handedOver, handovers } from '#db/schema/handovers.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { listConditions, type Condition } from '../documents/list-conditions.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { documentRow } from '../documents/require-document.server.ts'
import { inTransaction } from '../in-transaction.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { dataFolderOf } from '../intake/data-folder.ts'
import { requireScope, type Who } from '../who.ts'
import { toCsv } from './csv.ts'
import { byTurns, eachDocument, type Exported } from './each-document.server.ts'

export interface Handover {
  id: string
  /** In `handovers/` of the data folder; null when there was nothing to hand over. */
  file_name: string | null
  documents: string[]
  lines: number
  /** Were due, and deleted, reopened or changed while the file was being written: they are not in it, and the next one takes those that are due again. */
  left_out: string[]
}

/**
 * Hands approved documents over to the ERP: one CSV line an item, put into `handovers/` of the data folder under its final name only when it is
 * whole. A document goes out once, also when it was reopened and approved again, unless `again` is said.
 */
export async function handOver(who: Who, kind: Kind, choice: { since?: string | undefined; again?: boolean }): Promise<Handover> {
  requireScope(who, kind.scope, 'write')
  // Two at the same time would both find the same documents due.
  return oneAtATime(`hand-over of ${kind.name}`, () => handOverDue(who, kind, choice))
}

async function handOverDue(
  who: Who,
  kind: Kind,
  { since, again = false }: { since?: string | undefined; again?: boolean },
): Promise<Handover> {
  const condition = listConditions(kind, { status: ['approved'], ...(since ? { approved_from: since } : {}) })
  const isNew = 'not exists (select 1 from handed_over h where h.document_id = documents.id)'
  const due = again ? condition : { ...condition, where: `${condition.where} and ${isNew}` }
  const id = newId()
  const fileName = `${kind.slug}-${who.now.toISOString().replace(/[-:]/g, '').slice(0, 15)}-${id.slice(0, 6)}.csv`
  const folder = join(dataFolderOf(who.db), 'handovers')
  const part = join(folder, `.${fileName}.part`)
  const found: Exported[] = []
  for await (const document of byTurns(eachDocument(who.db, due))) found.push(document)
  let documents = found
  // The file is there under another name before it is recorded and gets its own right after: what was recorded was written.
  while (documents.length > 0) {
    await writeWhole(folder, part, await text(toCsv(kind, documents, 'items')))
    const still = recordThose(who, kind, { id, fileName, due }, documents)
    if (still.length === documents.length) {
      await rename(part, join(folder, fileName))
      break
    }
    documents = still
    await rm(part)
  }
  for (const { id: handed } of documents) {
    const row = documentRow(who.db, handed)
    if (row) announceChange(who.db, row)
  }
  const kept = new Set(documents)
  return {
    id,
    file_name: documents.length > 0 ? fileName : null,
    documents: documents.map((document) => document.id),
    lines: documents.reduce((sum, document) => sum + document.items.length, 0),
    left_out: found.flatMap((document) => (kept.has(document) ? [] : document.id)),
  }
}

async function writeWhole(folder: string, part: string, content: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const handle = await open(part, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Records all of them, or none where some are no longer what the file says; gives those that are. */
function recordThose(
  who: Who,
  kind: Kind,
  { id, fileName, due }: { id: string; fileName: string; due: Condition },
  documents: readonly Exported[],
): Exported[] {
  return inTransaction(who.db, () => {
    const still = stillDue(who.db, due, documents)
    if (still.length < documents.length) return still
    who.db.insert(handovers).values({ id, kind: kind.name, at: who.now.getTime(), member_id: who.member.id, file_name: fileName }).run()
    for (const document of documents) {
      const lines = document.items.length
      who.db.insert(handedOver).values({ handover_id: id, document_id: document.id, lines }).run()
      recordEvent(who, document.id, { type: 'handed_over', new: String(lines), note: fileName, sha256: document.sha256 })
      if (kind.name === 'work_order')
        who.db.$client.prepare('update work_orders set ftp_quantity = ? where document_id = ?').run(String(lines), document.id)
      changeDocument(who.db, documentRow(who.db, document.id)!, {})
    }
    return still
  })
}

function stillDue(db: Database, { where, values }: Condition, documents: readonly Exported[]): Exported[] {
  const rows = db.$client
    .prepare(`select id, version from documents where id in (select value from json_each(@ids)) and ${where}`)
    .all({ ...values, ids: JSON.stringify(documents.map(({ id }) => id)) }) as { id: string; version: number }[]
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return documents.filter(({ id, version }) => versions.get(id) === version)
}
