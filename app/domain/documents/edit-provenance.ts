import type { DocumentEdit, DocumentProvenance, Row } from '#app/contract/documents.ts'
import type { Provenance } from '#app/contract/reading.ts'
import type { Values } from './values.server.ts'

/** One value that an edit changed. `field` is `due_date` or, with the row's id, `items.<id>.quantity`. */
export interface Change {
  field: string
  old: string | null
  new: string | null
}

type Proofs = DocumentProvenance['fields']
type Hints = Pick<DocumentEdit, 'places' | 'confirmed'>

/** What changed between two states, and the proof of the new one: a changed or confirmed value is a person's, and sure. */
export function followEdit(
  before: Values,
  after: Values,
  proofs: DocumentProvenance,
  hints: Hints,
): { changes: Change[]; provenance: DocumentProvenance } {
  const changes: Change[] = []
  const fields = followCells(before.fields, after.fields, proofs.fields, '', '', hints, changes)
  const items = followRows('items', before.items, after.items, proofs.items, hints, changes)
  const vatDetails = followRows('vat_details', before.vat_details, after.vat_details, proofs.vat_details, hints, changes)
  return { changes, provenance: { fields, items, vat_details: vatDetails } }
}

function followRows(
  part: string,
  before: Row[],
  after: Row[],
  proofs: Record<string, Proofs>,
  hints: Hints,
  changes: Change[],
): Record<string, Proofs> {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map((row) => row.id))
  for (const row of before) if (!kept.has(row.id)) changes.push({ field: `${part}.${row.id}`, old: textOf(row), new: null })
  changes.push(...orderChange(part, before, after))
  const next = after.map((row, index) => {
    const { id, ...cells } = row
    if (!old.has(id)) changes.push({ field: `${part}.${id}`, old: null, new: textOf(row) })
    const { id: _, ...oldCells } = old.get(id) ?? row
    const cellsBefore = old.has(id) ? oldCells : {}
    const cellChanges: Change[] = []
    const followed = followCells(cellsBefore, cells, proofs[id] ?? {}, `${part}.${index}.`, `${part}.${id}.`, hints, cellChanges)
    if (old.has(id)) changes.push(...cellChanges)
    return [id, followed] as const
  })
  return Object.fromEntries(next)
}

/** Rows that stay but stand in another order, told by their earlier numbers: `items`, from `1, 2, 3` to `3, 1, 2`. */
function orderChange(part: string, before: Row[], after: Row[]): Change[] {
  const numbers = new Map(before.map((row, index) => [row.id, index + 1]))
  const now = after.flatMap((row) => numbers.get(row.id) ?? [])
  const was = [...now].sort((one, other) => one - other)
  const from = now.findIndex((number, index) => number !== was[index])
  if (from < 0) return []
  const to = now.findLastIndex((number, index) => number !== was[index]) + 1
  return [{ field: part, old: was.slice(from, to).join(', '), new: now.slice(from, to).join(', ') }]
}

type Cells = Record<string, string | null>

function followCells(
  before: Cells,
  after: Cells,
  proofs: Proofs,
  hintPrefix: string,
  eventPrefix: string,
  hints: Hints,
  changes: Change[],
): Proofs {
  const next: Proofs = { ...proofs }
  for (const [name, value] of Object.entries(after)) {
    const old = before[name] ?? null
    const place = hints.places?.[hintPrefix + name]
    const isConfirmed = hints.confirmed?.includes(hintPrefix + name) ?? false
    if (old !== value) changes.push({ field: eventPrefix + name, old, new: value })
    if (old !== value || place) next[name] = personsProof(proofs[name], old, place)
    else if (isConfirmed) next[name] = { ...proofs[name], source: 'person', confidence: 1 }
  }
  return next
}

/** The value that was there stays within reach as a candidate. */
function personsProof(
  previous: Proofs[string] | undefined,
  old: string | null,
  place: { page: number; box: Provenance['box']; text: string } | undefined,
): Proofs[string] {
  const { candidates = [], ...was } = previous ?? {}
  const known = old === null || !('confidence' in was) || candidates.some((candidate) => candidate.value === old)
  const all = known ? candidates : [{ ...was, value: old }, ...candidates]
  return { confidence: 1, source: 'person', ...(place ?? {}), ...(all.length > 0 ? { candidates: all } : {}) }
}

/** A row in one line. */
export function textOf({ id: _, ...cells }: Row): string {
  return Object.values(cells).filter(Boolean).join(' · ')
}

/** Fields that changed because others did: the known party behind a printed name. */
export function consequences(typed: Values, values: Values): Change[] {
  return Object.entries(values.fields).flatMap(([field, value]) => {
    const old = typed.fields[field] ?? null
    return old === value ? [] : [{ field, old, new: value }]
  })
}
