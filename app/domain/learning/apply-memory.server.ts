import { eq } from 'drizzle-orm'
import { memorySchema } from '#app/contract/memory.ts'
import { memories } from '#db/schema/memories.ts'
import { announceChange } from '../documents/changes.ts'
import { inTransaction } from '../in-transaction.ts'
import { forgetCode, forgetPrinted } from '../parties/remember.server.ts'
import { sendToReading } from '../review/retry.server.ts'
import type { Who } from '../who.ts'
import { requireMemory, type MemoryRow } from './memories.server.ts'
import { waitingDocuments } from './waiting-documents.server.ts'

/** Reads the waiting documents of the sender again, with what was learned in mind. Gives how many. Documents that a person has touched are left alone. */
export function applyMemory(who: Who, id: string): number {
  return readAgain(who, requireMemory(who, id, 'write'), 'learned')
}

/** Takes a memory back: it is forgotten, and the waiting documents of the sender are read again without it. Gives how many. */
export function undoMemory(who: Who, id: string): number {
  const row = requireMemory(who, id, 'write')
  const memory = memorySchema.parse(row.data)
  const values = Object.fromEntries(Object.entries(memory.fields).map(([name, { value }]) => [name, value]))
  inTransaction(who.db, () => {
    who.db.update(memories).set({ forgotten_at: who.now.getTime() }).where(eq(memories.id, row.id)).run()
    if (row.document_id === null) return
    if (values.customer_code) forgetCode(who.db, row.document_id, values.customer_code)
    forgetPrinted(who.db, { id: row.document_id, kind: row.kind }, values)
  })
  return readAgain(who, row, 'unlearned')
}

function readAgain(who: Who, row: MemoryRow, event: 'learned' | 'unlearned'): number {
  const waiting = waitingDocuments(who, row)
  const changed = inTransaction(who.db, () => waiting.map((document) => sendToReading(who, document, event)))
  for (const document of changed) announceChange(who.db, document)
  return changed.length
}
