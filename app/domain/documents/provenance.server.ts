import { eq } from 'drizzle-orm'
import type { DocumentProvenance } from '#app/contract/documents.ts'
import type { Database } from '#db/client.server.ts'
import { provenances } from '#db/schema/readings.ts'

export function readProvenance(db: Database, documentId: string): DocumentProvenance {
  const found = db.select().from(provenances).where(eq(provenances.document_id, documentId)).get()
  return found?.provenance ?? { fields: {}, items: {}, vat_details: {} }
}

export function writeProvenance(db: Database, documentId: string, provenance: DocumentProvenance): void {
  db.insert(provenances)
    .values({ document_id: documentId, provenance })
    .onConflictDoUpdate({ target: provenances.document_id, set: { provenance } })
    .run()
}
