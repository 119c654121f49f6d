import type { Readable } from 'node:stream'
import type { ExportFormat } from '#app/contract/exports.ts'
import type { ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { listConditions } from '../documents/list-conditions.ts'
import { requireScope, type Who } from '../who.ts'
import { toCsv } from './csv.ts'
import { byTurns, eachDocument } from './each-document.server.ts'
import { toJson } from './json.ts'
import { toUbl } from './ubl-archive.ts'
import { toXlsx } from './xlsx.ts'

export interface Export {
  type: string
  name: string
  body: Readable
}

/** Streams the documents under a filter; changes nothing. */
export async function exportDocuments(
  who: Who,
  kind: Kind,
  { format, lines, filter }: { format: ExportFormat; lines: 'documents' | 'items'; filter: ListQuery['filter'] },
): Promise<Export> {
  requireScope(who, kind.scope, 'read')
  const documents = byTurns(eachDocument(who.db, listConditions(kind, filter)))
  const name = `${kind.slug}-${who.now.toISOString().slice(0, 10)}`
  switch (format) {
    case 'csv':
      return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, body: toCsv(kind, documents, lines) }
    case 'json':
      return { type: 'application/json; charset=utf-8', name: `${name}.json`, body: toJson(documents) }
    case 'ubl': {
      const { type, extension, body } = await toUbl(documents)
      return { type, name: `${name}.${extension}`, body }
    }
    case 'xlsx':
      return {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `${name}.xlsx`,
        body: toXlsx(kind, documents),
      }
  }
}
