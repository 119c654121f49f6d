import { documentConfidence, accusedFields, isDoubtful, isFirstOfDoubt } from '#app/contract/doubt.ts'
import type { DocumentProvenance } from '#app/contract/documents.ts'
import { kinds, type Kind } from '#app/contract/kinds/index.ts'
import type { Check, Provenance, Warning } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import type { documents } from '#db/schema/documents.ts'
import { foldText, scaleDecimal } from './keys.ts'
import type { DocumentRow } from './require-document.server.ts'
import type { Values } from './values.server.ts'

type Columns = Partial<typeof documents.$inferInsert>

/** The columns of a document that follow from its values: what lists show and sort by. */
export function listColumns(kind: Kind, { fields }: Values): Columns {
  const text = (name: string) => fields[name] ?? null
  const key = (name: string) => (fields[name] ? foldText(fields[name]) : null)
  return {
    title: text(kind.titleField),
    title_key: key(kind.titleField),
    party: text(kind.partyField),
    party_key: key(kind.partyField),
    client: text('client'),
    client_key: fields.client ? foldText(fields.client) : null,
    document_date: text(kind.dateField),
    total: text(kind.totalField),
    total_scaled: scaleDecimal(fields[kind.totalField]),
    currency: text('currency'),
  }
}

/** How sure the document is, and how many of its values a person should look at. */
export function doubtColumns(kind: Kind, values: Values, provenance: DocumentProvenance, checks: Check[], warnings: Warning[]): Columns {
  const accused = accusedFields(checks, warnings)
  // A core field that is missing is something to look at, too: the desk counts it alike.
  const core = new Set(kind.fields.filter((field) => field.core).map((field) => field.name))
  const items = values.items.map((row) => provenance.items[row.id] ?? {})
  const vatLines = values.vat_details.map((row) => provenance.vat_details[row.id] ?? {})
  const names = [
    ...kind.fields.filter((field) => !field.readOnly).map((field) => [field.name, provenance.fields[field.name]] as const),
    ...items.flatMap((row, index) => kind.columns.map((column) => [`items.${index}.${column.name}`, row[column.name]] as const)),
    ...vatLines.flatMap((row, index) =>
      kind.vatColumns.map((column) => [`vat_details.${index}.${column.name}`, row[column.name]] as const),
    ),
  ]
  const isFirst = isFirstOfDoubt()
  const isOpen = (name: string, proof: Provenance | undefined) => {
    const counts = isFirst(name.split('.').at(-1)!, proof) || accused.has(name)
    return proof === undefined ? accused.has(name) || core.has(name) : counts && isDoubtful(name, proof, accused)
  }
  return {
    confidence: documentConfidence(kind, { fields: provenance.fields, items }),
    doubtful: names.filter(([name, proof]) => isOpen(name, proof)).length,
    checks,
    warnings,
  }
}

/** Keeps both searches in step: all values and the file's name by substring, the printed pages by word. */
export function refreshSearch(db: Database, row: Pick<DocumentRow, 'seq' | 'file_name'>, values: Values, pageText?: string): void {
  const filled = [row.file_name, ...Object.values(values.fields), ...values.items.flatMap(({ id: _, ...cells }) => Object.values(cells))]
  const content = filled.filter(Boolean).join('\n')
  db.$client.prepare('delete from document_fields_search where rowid = ?').run(row.seq)
  db.$client.prepare('insert into document_fields_search (rowid, content) values (?, ?)').run(row.seq, content)
  if (pageText === undefined) return
  db.$client.prepare('delete from document_text_search where rowid = ?').run(row.seq)
  db.$client.prepare('insert into document_text_search (rowid, content) values (?, ?)').run(row.seq, pageText)
}

/** All derived columns at once. */
export function derivedColumns(
  row: DocumentRow,
  values: Values,
  provenance: DocumentProvenance,
  checks: Check[],
  warnings: Warning[],
): Columns {
  const kind = kinds[row.kind]
  return { ...listColumns(kind, values), ...doubtColumns(kind, values, provenance, checks, warnings) }
}
