import type { Row } from '#app/contract/documents.ts'
import type { Database } from '#db/client.server.ts'
import type { Condition } from '../documents/list-conditions.ts'
import { documentRowOf } from '../documents/row-of.ts'
import { giveTurn } from '../give-turn.ts'
import { viewWithoutProofs, type ViewWithoutProofs } from '../documents/view.server.ts'

/** A document with its values and rows, without proofs and history. */
export type Exported = ViewWithoutProofs

const BATCH = 50 // documents read at a time, so that an export of any size needs little memory

/** What a format is made of. */
export type Documents = Iterable<Exported> | AsyncIterable<Exported>

/**
 * All documents under a condition in order of arrival. Which they are is asked once, since a batch that looked for its own beginning would go through all of
 * them again; each batch holds what is under the condition still.
 */
export function* eachDocument(db: Database, { where, values }: Condition): Generator<Exported> {
  const found = db.$client.prepare(`select seq from documents where ${where} order by seq`).pluck().all(values) as number[]
  // Left to itself SQLite would take an index of the kind and look through all of it for each batch.
  const batch = db.$client.prepare(
    `select * from documents not indexed where seq in (select value from json_each(@batch)) and ${where} order by seq`,
  )
  for (let at = 0; at < found.length; at += BATCH) {
    const rows = batch.all({ ...values, batch: JSON.stringify(found.slice(at, at + BATCH)) })
    yield* viewWithoutProofs(db, rows.map(documentRowOf))
  }
}

/** Milliseconds at a time. By their number it was a tenth of a second where documents are long or the machine is busy. */
const TURN = 15

/** The same documents, with a turn for everybody else whenever some time has gone: an export keeps nobody waiting. */
export async function* byTurns(documents: Iterable<Exported>): AsyncGenerator<Exported> {
  let begun = performance.now()
  for (const document of documents) {
    yield document
    if (performance.now() - begun < TURN) continue
    await giveTurn()
    begun = performance.now()
  }
}

/** What every format says of a document besides its fields, in this order. */
export const commonNames = ['id', 'status', 'file_name', 'created_at', 'created_by', 'approved_at', 'approved_by', 'confidence'] as const

export function flatDocument(document: Exported): Record<string, string | number | null> & { items: Row[]; vat_details: Row[] } {
  const common = Object.fromEntries(commonNames.map((name) => [name, document[name]]))
  return { ...common, ...document.fields, items: document.items, vat_details: document.vat_details } as ReturnType<typeof flatDocument>
}
