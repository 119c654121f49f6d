import { z } from 'zod'
import { kinds, type Column, type KindName } from '#app/contract/kinds/index.ts'

export const MOST_ROWS = 40 // of a table; a longer one would not fit into an answer

const lines = z.array(z.number().int().positive()).min(1).max(16)
const printed = z.string().max(600).nullish()

/** One row as the model sees it: the lines that it stands on, and the printed words of each cell. */
export interface RowAnswer {
  lines: number[]
  cells: Record<string, string>
}

export interface RowsAnswer {
  items: RowAnswer[]
  vat_details: RowAnswer[]
}

/** Columns that are asked for: the catalogue's code is looked up, not read. */
export function askedColumns(kind: KindName): Record<keyof RowsAnswer, readonly Column[]> {
  const { columns, vatColumns } = kinds[kind]
  return { items: columns.filter(({ name }) => kind === 'invoice' || name !== 'divalto_code'), vat_details: vatColumns }
}

/** JSON Schema of the answer: the rows of the table of items, and those of the VAT summary where the kind has one. */
export function rowsSchema(kind: KindName): Record<string, unknown> {
  const shape = Object.entries(askedColumns(kind)).flatMap(([list, columns]) =>
    columns.length > 0 ? [[list, z.array(z.object({ lines, ...cellsOf(columns) })).max(MOST_ROWS)] as const] : [],
  )
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(Object.fromEntries(shape)), { reused: 'inline' }) as Record<string, unknown>
  return schema
}

const cellsOf = (columns: readonly Column[]) => Object.fromEntries(columns.map(({ name }) => [name, printed]))

/** The usable rows. One that does not fit counts as not given and spoils no other. */
export function parseRows(said: unknown, kind: KindName): RowsAnswer {
  const given = z.record(z.string(), z.unknown()).safeParse(said)
  const read = (list: keyof RowsAnswer) => {
    const rows = z.array(z.unknown()).safeParse(given.data?.[list])
    return (rows.data ?? []).slice(0, MOST_ROWS).flatMap((row) => parseRow(row, askedColumns(kind)[list]))
  }
  return { items: read('items'), vat_details: read('vat_details') }
}

function parseRow(said: unknown, columns: readonly Column[]): RowAnswer[] {
  const row = z.record(z.string(), z.unknown()).safeParse(said)
  const where = lines.safeParse(row.data?.lines)
  if (!row.success || !where.success) return []
  const cells = columns.flatMap(({ name }) => {
    const text = printed.safeParse(row.data[name]).data
    return text ? [[name, text] as const] : []
  })
  return cells.length > 0 ? [{ lines: where.data, cells: Object.fromEntries(cells) }] : []
}
