import { z } from 'zod'
import { listQuery } from './documents.ts'
import { valueSchemas } from './kinds/index.ts'

export const exportFormats = ['csv', 'xlsx', 'json', 'ubl'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** `lines=items` gives CSV one line an item instead of one a document; the other formats hold the items anyway. */
export const exportQuery = z.strictObject({
  format: z.enum(exportFormats),
  lines: z.enum(['documents', 'items']).default('documents'),
  filter: listQuery.shape.filter,
})

/** `since`: approved on this day or later. `again`: also what was handed over before. */
export const handoverBody = z.strictObject({ since: valueSchemas.date.optional(), again: z.boolean().default(false) })
