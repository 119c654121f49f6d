import { z } from 'zod'
import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Column, KindName } from '#app/contract/kinds/index.ts'
import type { Reading } from '#app/contract/reading.ts'
import { columnMeanings } from '../meanings.ts'
import type { Prompt } from '../model.ts'
import { type NumberedLine, printDocument, systemFor } from '../prompt.ts'
import { isScan } from '../sight.ts'
import { isAskable } from '../wanted.ts'
import { askedColumns } from './schema.ts'

const MOST_CELLS = 3 // of a column: what it is shows in its first rows, however long the table

const sample = z.object({ line: z.number().int().positive(), text: z.string().max(200) })
/** One cell of a column as the model sees it: the line that it stands on, and its printed words. */
export type CellAnswer = z.infer<typeof sample>

/**
 * The columns of numbers and codes whose cells the engine read but is not sure of: what doubt they share, one answer settles for a table of any length.
 * Cells that a check accuses are asked for by their rows, and letters that were recognised one by one.
 */
export function findWantedColumns(reading: Reading): readonly Column[] {
  const { kind, items } = reading
  if (!isAskable(reading) || isScan(reading)) return []
  const cells = items.flatMap((row) => Object.values(row))
  if (cells.some(({ source }) => source === 'einvoice' || source === 'person')) return []
  const accused = accusedFields(reading.checks, reading.warnings)
  return askedColumns(kind).items.filter(
    ({ name, type }) =>
      type !== 'text' &&
      items.some((row, at) => {
        const path = `items.${at}.${name}`
        return !accused.has(path) && isDoubtful(path, row[name], accused)
      }),
  )
}

const columnRules = [
  `For each column that is asked for, give its cells in the first rows of the table of items, at most ${MOST_CELLS}: "line": the number of the line that the cell stands on, "text": its words exactly as printed there and nothing else.`,
  'Give null for a column that the table does not have. Headings and totals are no cells. Never compute, translate, complete or guess.',
]

/** The question for columns: the document as numbered lines, then which columns are wanted. */
export function columnsPrompt(kind: KindName, wanted: readonly Column[], lines: readonly NumberedLine[]): Prompt {
  const user = [
    ...printDocument(lines),
    '',
    `It is ${kind === 'invoice' ? 'an invoice' : 'a purchase order'}. Wanted are columns of its table of items:`,
    ...wanted.map(({ name }) => `- ${name}: ${columnMeanings[name] ?? name.replaceAll('_', ' ')}`),
  ].join('\n')
  return { system: systemFor(columnRules), user }
}

/** JSON Schema of the answer. */
export function columnsSchema(wanted: readonly Column[]): Record<string, unknown> {
  const columns = z.object(Object.fromEntries(wanted.map(({ name }) => [name, z.array(sample).max(MOST_CELLS).nullable()])))
  const { $schema: _, ...schema } = z.toJSONSchema(z.object({ columns }), { reused: 'inline' }) as Record<string, unknown>
  return schema
}

/** The usable cells by column. One that does not fit counts as not given and spoils no other. */
export function parseColumns(said: unknown, wanted: readonly Column[]): Map<string, CellAnswer[]> {
  const given = z.object({ columns: z.record(z.string(), z.unknown()) }).safeParse(said)
  return new Map(
    wanted.flatMap(({ name }) => {
      const cells = z.array(z.unknown()).safeParse(given.data?.columns[name]).data ?? []
      const usable = cells.slice(0, MOST_CELLS).flatMap((cell) => sample.safeParse(cell).data ?? [])
      return usable.length > 0 ? [[name, usable] as const] : []
    }),
  )
}
