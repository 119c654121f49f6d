import { z } from 'zod'
import { boxSchema } from './reading.ts'

/** Names and values are judged against the kind by the verb, which names each wrong one. */
const row = z.record(z.string().max(64), z.unknown())

/** Where values were taken from, and which were looked at and left as they are. */
export const editHints = {
  places: z
    .record(z.string(), z.strictObject({ page: z.number().int().positive(), box: boxSchema, text: z.string().max(4000) }))
    .optional(),
  confirmed: z.array(z.string().max(200)).max(5000).optional(),
}

const notValues = {
  items: z.array(row).optional(),
  vat_details: z.array(row).optional(),
  ...editHints,
  version: z.number().int().optional(),
}

/** The attributes of a PATCH (or of a document made by hand) as an edit: whatever is not named here is a value of the document. */
export const editAttributes = z.looseObject(notValues).transform(({ items, vat_details, places, confirmed, version, ...fields }) => ({
  version,
  fields: fields as Record<string, string | null>,
  ...(items ? { items: items as Record<string, string | null>[] } : {}),
  ...(vat_details ? { vat_details: vat_details as Record<string, string | null>[] } : {}),
  ...(places ? { places } : {}),
  ...(confirmed ? { confirmed } : {}),
}))
