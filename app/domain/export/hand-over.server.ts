import { newId } from '#app/domain/new-id.ts'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Kind } from '#app/contract/kinds/index.ts'
import { handedOver, handovers } from '#db/schema/handovers.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { listConditions } from '../documents/list-conditions.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { documentRow } from '../documents/require-document.server.ts'
import { inTransaction } from '../in-transaction.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { dataFolderOf } from '../intake/data-folder.ts'
import { requireScope, type Who } from '../who.ts'
import { toCsv } from './csv.ts'
import { eachDocument, type Exported } from './each-document.server.ts'

export interface Handover {
  id: string
  /** In `handovers/` of the data folder; null when there was nothing to hand over. */
  file_name: string | null
  documents: string[]
  lines: number
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
  const documents = [...eachDocument(who.db, due)]
  const id = newId()
  const lines = documents.reduce((sum, document) => sum + document.items.length, 0)
  if (documents.length === 0) return { id, file_name: null, documents: [], lines }
  const fileName = `${kind.slug}-${who.now.toISOString().replace(/[-:]/g, '').slice(0, 15)}-${id.slice(0, 6)}.csv`
  await writeWhole(join(dataFolderOf(who.db), 'handovers'), fileName, await text(toCsv(kind, documents, 'items')), () =>
    record(who, kind, id, fileName, documents),
  )
  for (const document of documents) announceChange(who.db, documentRow(who.db, document.id)!)
  return { id, file_name: fileName, documents: documents.map((document) => document.id), lines }
}

/** The file is there under another name before it is recorded and gets its own right after: what was recorded was written. */
async function writeWhole(folder: string, name: string, content: string, recordIt: () => void): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `.${name}.part`)
  const handle = await open(part, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  recordIt()
  await rename(part, join(folder, name))
}

function record(who: Who, kind: Kind, id: string, fileName: string, documents: readonly Exported[]): void {
  inTransaction(who.db, () => {
    who.db.insert(handovers).values({ id, kind: kind.name, at: who.now.getTime(), member_id: who.member.id, file_name: fileName }).run()
    for (const document of documents) {
      const lines = document.items.length
      who.db.insert(handedOver).values({ handover_id: id, document_id: document.id, lines }).run()
      recordEvent(who, document.id, { type: 'handed_over', new: String(lines), note: fileName, sha256: document.sha256 })
      if (kind.name === 'work_order')
        who.db.$client.prepare('update work_orders set ftp_quantity = ? where document_id = ?').run(String(lines), document.id)
      changeDocument(who.db, documentRow(who.db, document.id)!, {})
    }
  })
}
