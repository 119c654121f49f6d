import Big from 'big.js'
import type { Row } from '#app/contract/documents.ts'
import { type Column, type FieldType, type Kind } from '#app/contract/kinds/index.ts'
import type { Cells, Reading } from '#app/contract/reading.ts'
import type { Values } from '../documents/values.server.ts'

export interface Correction {
  part: 'fields' | 'items' | 'vat_details'
  field: string
  row: string | null
  sort: 'wrong' | 'missed' | 'spurious' | 'row_added' | 'row_deleted'
  extracted: string | null
  approved: string | null
}

export interface Comparison {
  corrections: Correction[]
  /** Corrections as they are counted: an added row its filled cells, a deleted row one. */
  count: number
  /** Extracted values that stood. */
  correct: number
  /** What a person would have had to key. */
  filled: number
  characters: number
}

/** The first reading of the kind with the ids that its rows got; undefined for documents made by hand. */
export interface FirstReading {
  reading: Pick<Reading, 'fields' | 'items' | 'vat_details'>
  row_ids: { items: string[]; vat_details: string[] }
}

/**
 * What people corrected: the first reading against the approved values. Pure. `followers` are fields that the program keeps in step with
 * others and that no person typed: where they changed, what they follow is the correction.
 */
export function compareWithReading(
  kind: Kind,
  first: FirstReading,
  approved: Values,
  followers: ReadonlySet<string> = new Set(),
): Comparison {
  const fields = kind.fields.filter((field) => !('readOnly' in field && field.readOnly))
  const isOwn = (name: string) => !followers.has(name) || (first.reading.fields[name]?.value ?? null) === approved.fields[name]
  const header = compareCells(
    'fields',
    null,
    fields.filter(({ name }) => isOwn(name)),
    first.reading.fields,
    approved.fields,
  )
  const items = compareRows('items', kind.columns, first.reading.items, first.row_ids.items, approved.items)
  const vatLines = compareRows('vat_details', kind.vatColumns, first.reading.vat_details, first.row_ids.vat_details, approved.vat_details)
  const parts = [header, ...items, ...vatLines]
  const corrections = parts.flatMap((part) => part.corrections)
  const deletedRows = new Set(corrections.filter((one) => one.sort === 'row_deleted').map((one) => `${one.part}.${one.row}`))
  const counted = corrections.filter((one) => one.sort !== 'row_deleted').length + deletedRows.size
  const keyed = [
    ...fields.map((field) => approved.fields[field.name]),
    ...[...approved.items, ...approved.vat_details].flatMap(({ id: _, ...cells }) => Object.values(cells)),
  ].filter((value): value is string => Boolean(value))
  return {
    corrections,
    count: counted,
    correct: parts.reduce((sum, part) => sum + part.correct, 0),
    filled: keyed.length,
    characters: keyed.reduce((sum, value) => sum + value.length, 0),
  }
}

interface Part {
  corrections: Correction[]
  correct: number
}

function compareRows(
  part: 'items' | 'vat_details',
  columns: readonly Column[],
  extracted: readonly Cells[],
  ids: string[],
  approved: readonly Row[],
): Part[] {
  const kept = new Map(approved.map((row) => [row.id, row]))
  const ofExtracted = extracted.map((cells, index) => {
    const id = ids[index] ?? ''
    const row = kept.get(id)
    if (row) return compareCells(part, id, columns, cells, row)
    return {
      corrections: [{ part, field: '', row: id, sort: 'row_deleted' as const, extracted: textOf(cells), approved: null }],
      correct: 0,
    }
  })
  const known = new Set(ids)
  const added = approved.filter((row) => !known.has(row.id)).map((row) => ({ corrections: addedCells(part, columns, row), correct: 0 }))
  return [...ofExtracted, ...added]
}

function addedCells(part: 'items' | 'vat_details', columns: readonly Column[], row: Row): Correction[] {
  const filled = columns.filter((column) => row[column.name])
  return filled.map((column) => ({
    part,
    field: column.name,
    row: row.id,
    sort: 'row_added',
    extracted: null,
    approved: row[column.name]!,
  }))
}

function compareCells(
  part: Correction['part'],
  row: string | null,
  columns: readonly Column[],
  extracted: Cells,
  approved: Record<string, string | null>,
): Part {
  const corrections: Correction[] = []
  let correct = 0
  for (const { name, type } of columns) {
    const before = extracted[name]?.value ?? null
    const after = approved[name] ?? null
    if (before === null && after === null) continue
    if (isSame(type, before, after)) correct += 1
    else
      corrections.push({
        part,
        field: name,
        row,
        sort: before === null ? 'missed' : after === null ? 'spurious' : 'wrong',
        extracted: before,
        approved: after,
      })
  }
  return { corrections, correct }
}

/** Numbers by value, everything else without regard to spacing. */
function isSame(type: FieldType, before: string | null, after: string | null): boolean {
  if (before === null || after === null) return before === after
  if (type === 'amount' || type === 'quantity' || type === 'rate') return new Big(before).eq(after)
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
  return squeeze(before) === squeeze(after)
}

function textOf(cells: Cells): string {
  return Object.values(cells)
    .map((cell) => cell.value)
    .join(' · ')
}
