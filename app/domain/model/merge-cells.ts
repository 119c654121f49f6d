import type { DocumentProvenance, Row } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { Cells, Reading } from '#app/contract/reading.ts'

interface Merged {
  values: { fields: Record<string, string | null>; items: Row[]; vat_details: Row[] }
  provenance: DocumentProvenance
}

/** A reading whose rows have the ids that they were stored under, as values with their proof. What the reading does not speak of stays as it is kept. */
export function mergeCells(kind: Kind, kept: Merged['values'], reading: Reading, ids: { items: string[]; vat_details: string[] }): Merged {
  const fields = Object.fromEntries(kind.fields.map(({ name }) => [name, reading.fields[name]?.value ?? kept.fields[name] ?? null]))
  const rowsOf = (rows: readonly Cells[], names: readonly { name: string }[], rowIds: readonly string[], before: readonly Row[]) =>
    rows.map((cells, at) => {
      const old = before.find(({ id }) => id === rowIds[at])
      return { ...Object.fromEntries(names.map(({ name }) => [name, cells[name]?.value ?? old?.[name] ?? null])), id: rowIds[at]! } as Row
    })
  const proofsOf = (rows: readonly Cells[], rowIds: readonly string[]) =>
    Object.fromEntries(rows.map((cells, at) => [rowIds[at]!, withoutValues(cells)]))
  return {
    values: {
      fields,
      items: rowsOf(reading.items, kind.columns, ids.items, kept.items),
      vat_details: rowsOf(reading.vat_details, kind.vatColumns, ids.vat_details, kept.vat_details),
    },
    provenance: {
      fields: withoutValues(reading.fields),
      items: proofsOf(reading.items, ids.items),
      vat_details: proofsOf(reading.vat_details, ids.vat_details),
    },
  }
}

function withoutValues(cells: Cells): DocumentProvenance['fields'] {
  return Object.fromEntries(Object.entries(cells).map(([name, { value: _, ...proof }]) => [name, proof]))
}
