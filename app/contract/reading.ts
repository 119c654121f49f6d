import { z } from 'zod'

/**
 * What extraction gives: the shape printed by `gleaner extract`, kept by the server and shown by the API.
 * Confidences are 0 to 1 and calibrated: of the values at 0.9 or more, at least 97 % are meant to be right.
 */
export const sources = ['einvoice', 'layout', 'learned', 'ocr', 'model', 'derived', 'person'] as const
export type Source = (typeof sources)[number]

/** left, top, right, bottom as fractions (0 to 1) of the page as displayed, rotation applied. */
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type FractionBox = z.infer<typeof boxSchema>

/** Where a value stands and how sure it is; `page` counts from 1; no box for derived values and XML values not found on the page. */
export const provenanceSchema = z.object({
  confidence: z.number().min(0).max(1),
  source: z.enum(sources),
  page: z.number().int().positive().optional(),
  box: boxSchema.optional(),
  /** The words of the page as printed. */
  text: z.string().optional(),
  /** Why this one: the label, rule, memory or XML element that chose it, in words for people who debug. */
  reason: z.string().optional(),
})
export type Provenance = z.infer<typeof provenanceSchema>

/** A runner-up, offered with Alt+↓ in the review desk. */
export const candidateSchema = provenanceSchema.extend({ value: z.string() })

export const cellSchema = candidateSchema.extend({ candidates: z.array(candidateSchema).optional() })
export type Cell = z.infer<typeof cellSchema>
/** Values by field or column name; one that the document does not mention is absent. */
export type Cells = Record<string, Cell>
const cells = z.record(z.string(), cellSchema)

export const checkCodes = [
  'totals_add_up',
  'items_add_up',
  'vat_adds_up',
  'line_totals',
  'due_after_invoice',
  'iban_valid',
  'tax_id_valid',
  'delivery_after_order',
  'einvoice_matches_page',
  'duplicate',
  'order_known',
  'amounts_match_order',
  'bank_details_changed',
] as const
export type CheckCode = (typeof checkCodes)[number]

/** `fields` names what is in doubt when the check failed: `due_date`, `items.2.total_amount`, `vat_details.0.amount` (rows from 0). */
export const checkSchema = z.object({
  code: z.enum(checkCodes),
  status: z.enum(['passed', 'failed', 'not_applicable']),
  fields: z.array(z.string()),
  /** Numbers and names for the sentence that the screen shows, e.g. {expected:"120.00", printed:"121.00"}. */
  details: z.record(z.string(), z.string()).optional(),
})
export type Check = z.infer<typeof checkSchema>

export const warningCodes = [
  'not_an_invoice_or_work_order',
  'other_kind',
  'no_text_layer',
  'text_layer_unreadable',
  'text_layer_differs',
  'hidden_text',
  'overprinted_text',
  'pages_left_out',
  'several_documents',
  'form_fields_only',
  'instructions_in_text',
  'einvoice_contradicts',
  'einvoice_unreadable',
  'ambiguous_date',
  'impossible_value',
  'lookalike_party',
  'price_changed',
  'limits_reached',
  'partly_damaged',
] as const
export type WarningCode = (typeof warningCodes)[number]

export const warningSchema = z.object({
  code: z.enum(warningCodes),
  message: z.string(),
  fields: z.array(z.string()),
  details: z.record(z.string(), z.string()).optional(),
})
export type Warning = z.infer<typeof warningSchema>

/** What may come along with a document in one file and is left out of the reading. */
export const comesAlongAs = ['letter', 'delivery_note', 'copy', 'conditions'] as const
/** A page that was left out because it is not the document's own, and what it was taken for. No warning: nothing of the document is missing. */
export const pageNotReadSchema = z.object({ page: z.number().int().positive(), as: z.enum(comesAlongAs) })
export type PageNotRead = z.infer<typeof pageNotReadSchema>

export const languages = ['en', 'fr', 'es', 'de', 'nl', 'it', 'pt'] as const

export const readingSchema = z.object({
  kind: z.enum(['invoice', 'work_order']),
  kind_confidence: z.number().min(0).max(1),
  language: z.string().nullable(),
  pages: z.number().int().nonnegative(),
  /** In the order of the pages; absent from readings that were kept before pages were told apart. */
  pages_not_read: z.array(pageNotReadSchema).optional(),
  confidence: z.number().min(0).max(1),
  fields: cells,
  vat_details: z.array(cells),
  items: z.array(cells),
  checks: z.array(checkSchema),
  warnings: z.array(warningSchema),
  ms: z.object({ read: z.number(), understand: z.number(), total: z.number() }),
})
export type Reading = z.infer<typeof readingSchema>

/** Why a file could not be read at all. */
export const unreadableCodes = ['not_found', 'not_a_pdf', 'encrypted', 'damaged', 'too_large', 'timed_out', 'out_of_memory'] as const
export type UnreadableCode = (typeof unreadableCodes)[number]
