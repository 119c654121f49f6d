import type { Kind } from './kinds/index.ts'
import type { Check, Provenance, Warning } from './reading.ts'

/** Below this a value is doubtful and a person should look. */
export const SURE = 0.9

interface Filled {
  fields: Record<string, Provenance | undefined>
  items: readonly Record<string, Provenance | undefined>[]
}

/** The names (as in `Check.fields`) that a failed check or a warning casts doubt on. */
export function accusedFields(checks: readonly Check[], warnings: readonly Warning[]): Set<string> {
  return new Set([...checks.filter((check) => check.status === 'failed'), ...warnings].flatMap((finding) => finding.fields))
}

/** A field is doubtful below SURE, or when a failed check or a warning names it. */
export function isDoubtful(name: string, provenance: Provenance | undefined, accused: ReadonlySet<string>): boolean {
  return accused.has(name) || (provenance !== undefined && provenance.confidence < SURE)
}

/** From here on the cells of such a column share one doubt: whose codes they are, not how they read (docs/decisions/105). */
const SHARED = 0.8
const sharing = new Set(['divalto_code'])

/**
 * Of cells in reading order whose doubt is their column's, only the first is to be looked at: it answers for the others, and so does what a person said of one before.
 * To be asked for every cell; `column` is the name in the contract, and cells of other columns always count.
 */
export function isFirstOfDoubt(): (column: string, provenance: Provenance | undefined) => boolean {
  const answered = new Set<string>()
  return (column, provenance) => {
    if (!sharing.has(column) || provenance === undefined) return true
    const isShared = provenance.confidence >= SHARED && provenance.confidence < SURE
    const isFirst = !isShared || !answered.has(column)
    if (isShared || provenance.source === 'person') answered.add(column)
    return isFirst
  }
}

/** The lowest confidence among core fields and core cells that are there; 0 when a core field is missing. A document without any row counts its fields only. */
export function documentConfidence(kind: Kind, { fields, items }: Filled): number {
  const coreColumns = kind.columns.filter((column) => column.core)
  const ofFields = kind.fields.filter((field) => field.core).map((field) => fields[field.name]?.confidence ?? 0)
  const ofCells = items.flatMap((row) => coreColumns.flatMap((column) => row[column.name]?.confidence ?? []))
  return Math.min(1, ...ofFields, ...ofCells)
}
