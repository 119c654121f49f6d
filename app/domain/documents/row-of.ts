import { getTableColumns } from 'drizzle-orm'
import { documents } from '#db/schema/documents.ts'
import type { DocumentRow } from './require-document.server.ts'

// Asked of the table, so that no column is forgotten that comes later.
const columns = Object.entries(getTableColumns(documents))
const named = (dataType: string) => columns.filter(([, column]) => column.dataType === dataType).map(([name]) => name)
const [json, booleans] = [named('json'), named('boolean')]

/** A line of raw SQL as drizzle would give it: JSON parsed, 0 and 1 as booleans. */
export function documentRowOf(line: unknown): DocumentRow {
  const row = { ...(line as Record<string, unknown>) }
  for (const name of json) row[name] = JSON.parse(row[name] as string)
  for (const name of booleans) row[name] = row[name] === 1
  return row as DocumentRow
}
