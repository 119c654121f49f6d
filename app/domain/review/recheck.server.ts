import type { DocumentProvenance } from '#app/contract/documents.ts'
import type { Check, Cells, Reading } from '#app/contract/reading.ts'
import { runChecks } from '#app/engine/check/check.ts'
import type { Database } from '#db/client.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { betweenSumsOf } from './adjustment.server.ts'
import { checkAgainstOthers } from './check-others.server.ts'
import type { ReadAlready } from './read-once.ts'

const ofOthers = new Set<Check['code']>(['duplicate', 'order_known', 'amounts_match_order', 'bank_details_changed'])

/** The engine's checks over the values as they are now, what it found between XML and page (that does not change by editing), and the checks against other documents. */
export function recheckDocument(db: Database, row: DocumentRow, values: Values, provenance: DocumentProvenance): Check[] {
  const reading = readingOf(row, values, provenance)
  const own = runChecks(reading, betweenSumsOf(db, row.id, row.kind))
  const kept = row.checks.filter((check) => check.code === 'einvoice_matches_page')
  const ownCodes = new Set(own.map((check) => check.code))
  return [
    ...own.filter((check) => !ofOthers.has(check.code)),
    ...kept.filter((check) => !ownCodes.has(check.code)),
    ...checkAgainstOthers(db, row, values),
  ]
}

/** Replaces the engine's empty answers to the checks that need other documents. */
export function withChecksOfOthers(
  db: Database,
  row: DocumentRow,
  values: Values,
  checks: readonly Check[],
  already: ReadAlready = new Map(),
): Check[] {
  return [...checks.filter((check) => !ofOthers.has(check.code)), ...checkAgainstOthers(db, row, values, already)]
}

function readingOf(row: DocumentRow, values: Values, provenance: DocumentProvenance): Reading {
  return {
    kind: row.kind,
    kind_confidence: 1,
    language: row.language,
    pages: row.pages ?? 0,
    confidence: row.confidence ?? 0,
    fields: cellsOf(values.fields, provenance.fields),
    items: values.items.map(({ id, ...cells }) => cellsOf(cells, provenance.items[id] ?? {})),
    vat_details: values.vat_details.map(({ id, ...cells }) => cellsOf(cells, provenance.vat_details[id] ?? {})),
    checks: [],
    warnings: row.warnings,
    ms: { read: 0, understand: 0, total: 0 },
  }
}

function cellsOf(values: Record<string, string | null>, proofs: DocumentProvenance['fields']): Cells {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries(filled.map(([name, value]) => [name, { confidence: 1, source: 'person' as const, ...proofs[name], value }]))
}
