import { documents } from '#db/schema/documents.ts'
import type { DocumentRow } from './require-document.server.ts'

const columns = ['checks', 'warnings'] as const satisfies (keyof typeof documents.$inferSelect)[]

/** A line of raw SQL as drizzle would give it: JSON parsed, 0 and 1 as booleans. */
export function documentRowOf(line: unknown): DocumentRow {
  const row = { ...(line as Record<string, unknown>) }
  for (const name of columns) row[name] = JSON.parse(row[name] as string)
  row.edited_by_person = row.edited_by_person === 1
  return row as DocumentRow
}
