import type { KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { documentRow } from './require-document.server.ts'

/** Which kind a document is of, also of one in the trash; undefined where there is none. For addresses only: what it says is behind its scope. */
export function kindOfDocument(db: Database, id: string): KindName | undefined {
  return documentRow(db, id)?.kind
}
