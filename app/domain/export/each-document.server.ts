import { setImmediate } from 'node:timers/promises'
import type { Row } from '#app/contract/documents.ts'
import type { Database } from '#db/client.server.ts'
import type { Condition } from '../documents/list-conditions.ts'
import { selectDocuments } from '../documents/list.server.ts'
import { viewWithoutProofs, type ViewWithoutProofs } from '../documents/view.server.ts'

/** A document with its values and rows, without proofs and history. */
export type Exported = ViewWithoutProofs

const BATCH = 50 // documents read at a time, so that an export of any size needs little memory

/** What a format is made of. */
export type Documents = Iterable<Exported> | AsyncIterable<Exported>

/** All documents under a condition in order of arrival. */
export function* eachDocument(db: Database, { where, values }: Condition): Generator<Exported> {
  let after = 0
  for (;;) {
    const rows = selectDocuments(db, { where: `${where} and seq > @after`, values: { ...values, after } }, 'seq', BATCH)
    yield* viewWithoutProofs(db, rows)
    if (rows.length < BATCH) return
    after = rows.at(-1)!.seq
  }
}

/** The same documents, with a turn for everybody else after so many: an export keeps nobody waiting. */
export async function* byTurns(documents: Iterable<Exported>): AsyncGenerator<Exported> {
  let given = 0
  for (const document of documents) {
    yield document
    given += 1
    if (given % BATCH === 0) await setImmediate()
  }
}

/** What every format says of a document besides its fields, in this order. */
export const commonNames = ['id', 'status', 'file_name', 'created_at', 'created_by', 'approved_at', 'approved_by', 'confidence'] as const

export function flatDocument(document: Exported): Record<string, string | number | null> & { items: Row[]; vat_details: Row[] } {
  const common = Object.fromEntries(commonNames.map((name) => [name, document[name]]))
  return { ...common, ...document.fields, items: document.items, vat_details: document.vat_details } as ReturnType<typeof flatDocument>
}
