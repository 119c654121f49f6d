import { z } from 'zod'
import { kindNames, type KindName } from './kinds/index.ts'

/**
 * What one approved document taught about its sender and layout: readable, exportable, forgettable. Plain data, handed to the engine.
 * Lengths are points of the page as displayed, origin top-left.
 */
const point = z.object({ x: z.number(), y: z.number() })

/** Words near a value that stay when the value changes; `dx`, `dy` lead from their left top corner to the value's. */
const anchorSchema = z.object({
  /** Words in folded form, without those that belong to values; none where the place on the page or under the table is all there is. */
  words: z.array(z.string()),
  side: z.enum(['before', 'after', 'left', 'right', 'above', 'below', 'page', 'table']),
  dx: z.number(),
  dy: z.number(),
})
export type Anchor = z.infer<typeof anchorSchema>

const fieldMemorySchema = z.object({
  /** As approved. Taken again only where the new page prints it too, or where a page never prints it. */
  value: z.string(),
  /** False: the engine alone had read it, and was sure. Then memory confirms and does not lead. Absent in memories of earlier versions: true. */
  needed: z.boolean().optional(),
  /** Of a field that papers need not print in words: what the page alone had said; null: nothing. Where it says something else, so does the paper. */
  read: z.string().nullable().optional(),
  /** Absent: the value was not found on the page, or what stands around it does not find it again. */
  place: z
    .object({
      page: z.number().int().positive(),
      /** Counted from the end of the document, too: totals stand on the last page. */
      fromEnd: z.number().int().nonnegative(),
      at: point,
      right: z.number(),
      lines: z.number().int().positive(),
      anchors: z.array(anchorSchema),
      /** Words between the value's own that are no part of it. */
      skipped: z.array(z.string()),
      /** The widest gap between two of its lines. */
      gap: z.number(),
      /** From the last line to the next text below it; a longer value may not grow past this. */
      tail: z.number(),
      /** Words without digits that begin the line below it: a longer value ends before them. */
      next: z.array(z.string()).optional(),
      /** The value is part of a line whose parts are parted by a sign: the parts from `from` up to `to` (null: to the end of the line). */
      part: z.object({ sign: z.string(), from: z.number().int().nonnegative(), to: z.number().int().positive().nullable() }).optional(),
    })
    .optional(),
})
export type FieldMemory = z.infer<typeof fieldMemorySchema>

const columnMemorySchema = z.object({
  /** Empty for a column of the page that is none of ours. */
  name: z.string(),
  left: z.number(),
  right: z.number(),
  /** Numbers mostly end at one edge, texts begin at one. */
  align: z.enum(['left', 'right']),
  /**
   * Where it stands when it is not on the row of numbers: names on lines `above` or `below` it, codes at the start or end of the name, or on a
   * line of their own before or after it. Absent: on the row.
   */
  at: z.enum(['above', 'below', 'name_start', 'name_end', 'line_before', 'line_after']).optional(),
})
export type ColumnMemory = z.infer<typeof columnMemorySchema>

/** How the columns are found again: under their heads, at the same edges of the page, or by their order alone. */
const waySchema = z.enum(['heads', 'edges', 'order'])
export type TableWay = z.infer<typeof waySchema>

const tableMemorySchema = z.object({
  /** The words over the first row, with their places: they find the table again. */
  heads: z.array(z.object({ word: z.string(), x: z.number() })),
  columns: z.array(columnMemorySchema),
  /** Lines of text under the line of numbers belong to the row's name. */
  wraps: z.boolean(),
  /** Words of the first line after the last row. */
  ends: z.array(z.string()),
  /** Ways that read the approved paper again; absent in memories of earlier versions: by heads. */
  ways: z.array(waySchema).optional(),
  /** The widest gap between two lines of one item, in points; absent: no limit. */
  gap: z.number().optional(),
  /** The furthest from one item to the next on a page, in points; absent where there was one item. */
  pitch: z.number().optional(),
  /** Columns that the engine alone had not read right; absent in memories of earlier versions: all. */
  needed: z.array(z.string()).optional(),
  /** People had to add or delete rows; absent in memories of earlier versions: true. */
  needs_rows: z.boolean().optional(),
  /** Columns that the engine filled and that people emptied on every row. */
  emptied: z.array(z.string()).optional(),
})
export type TableMemory = z.infer<typeof tableMemorySchema>

export const memorySchema = z.object({
  id: z.string(),
  kind: z.enum(kindNames),
  /** The words of the approved paper say another kind: those of the next one will, too. */
  misleads: z.boolean().optional(),
  /** Whose paper it is: the supplier of an invoice, the customer of an order. */
  sender: z.object({
    name: z.string(),
    tax_id: z.string().optional(),
    /** As the engine alone had surely read it, where a person approved another name: recognised by it in the same place of the same print only. */
    read_name: z.string().optional(),
    read_at: point.optional(),
  }),
  /** The print of the layout: folded words of the first page that are no values, with their places. */
  print: z.array(z.object({ word: z.string(), x: z.number(), y: z.number() })),
  formats: z.object({ decimal: z.enum(['.', ',']), dateOrder: z.enum(['dmy', 'mdy']) }),
  fields: z.record(z.string(), fieldMemorySchema),
  /** Fields that were read and that the person emptied. */
  emptied: z.array(z.string()),
  /** The only VAT line says what `vat_rate` and `tax_amount` say. */
  single_vat: z.boolean().optional(),
  table: tableMemorySchema.optional(),
})
export type Memory = z.infer<typeof memorySchema>

/** `whole=true`: a list that is an export. */
export const memoriesQuery = z.strictObject({ whole: z.enum(['true', 'false']).optional() })

/** What a memory speaks about, without its places. */
export interface ToldOfMemory {
  fields: string[]
  columns: string[]
  emptied: string[]
}

export function toldOf({ fields, table, emptied }: Pick<Memory, 'fields' | 'table' | 'emptied'>): ToldOfMemory {
  const columns = table?.columns.flatMap(({ name }) => (name === '' ? [] : name)) ?? []
  return { fields: Object.keys(fields), columns, emptied }
}

/** A memory as people read it: who taught it, when, from which document, and what it speaks about. */
export interface MemoryView extends ToldOfMemory {
  id: string
  kind: KindName
  sender: string
  layout: string
  document_id: string | null
  /** Instant, ISO 8601 in UTC. */
  created_at: string
  created_by: string | null
  /** Its document is no longer approved: nothing is read by it until it is. */
  at_rest: boolean
}

/** What one memory would change in one waiting document; `field` is a field's name, or `items` for the whole table. */
export interface LearnedChange {
  id: string
  kind: KindName
  title: string | null
  changes: { field: string; old: string | null; new: string | null }[]
}
