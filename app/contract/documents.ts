import { z } from 'zod'
import { kindNames, type KindName, valueSchemas, type Kind } from './kinds/index.ts'
import { pageQuery, type PageMeta } from './pagination.ts'
import type { Cell, Check, FractionBox, PageNotRead, Provenance, Warning } from './reading.ts'

export const statuses = ['processing', 'pending', 'approved', 'rejected', 'failed'] as const
export type Status = (typeof statuses)[number]

/** Documents in the trash; not a status of theirs, they keep the one they had. */
export const IN_TRASH = 'deleted'

/** One row of an item table or of the VAT summary. */
export type Row = { id: string } & Record<string, string | null>

/** Proof of every value, rows by their id. */
export interface DocumentProvenance {
  fields: Record<string, Provenance & { candidates?: Cell['candidates'] }>
  items: Record<string, Record<string, Provenance & { candidates?: Cell['candidates'] }>>
  vat_details: Record<string, Record<string, Provenance & { candidates?: Cell['candidates'] }>>
}

/** What a line of a document's history can be; each has its words in the interface. */
export const eventTypes = [
  'uploaded',
  'created',
  'read',
  'failed',
  'edited',
  'filled_by_hand',
  'confirmed',
  'approved',
  'rejected',
  'reopened',
  'retried',
  'learned',
  'unlearned',
  'moved',
  'deleted',
  'restored',
  'merged',
  'separated',
  'handed_over',
  'postponed',
  'model',
] as const
export type EventType = (typeof eventTypes)[number]

export interface EventView {
  id: string
  /** Instant, ISO 8601 in UTC. */
  at: string
  /** One of `eventTypes`, unless another version wrote it. */
  type: string
  /** Display name of the person, or null for the program itself. */
  actor: string | null
  /** web, api, cli, engine. */
  via: string
  field: string | null
  old: string | null
  new: string | null
  note: string | null
}

/** A line of a list. */
export interface DocumentSummary {
  id: string
  kind: KindName
  status: Status
  file_name: string | null
  pages: number | null
  /** Instants, ISO 8601 in UTC. */
  created_at: string
  created_by: string | null
  approved_at: string | null
  approved_by: string | null
  /** 0 to 1; null until read. */
  confidence: number | null
  /** How many fields a person should look at. */
  doubtful: number
  version: number
  failure: { code: string; message: string } | null
  /** Number, date, counterpart, client, total and currency of the document, by field name of its kind. */
  fields: Record<string, string | null>
}

/** A document as screens and API show it. The API flattens `fields` into attributes and puts rows into relationships. */
export interface DocumentView extends DocumentSummary {
  sha256: string | null
  language: string | null
  creator_id: string | null
  approver_id: string | null
  reject_reason: string | null
  deleted_at: string | null
  /** Every field of the kind; null = not mentioned in the document. */
  fields: Record<string, string | null>
  items: Row[]
  vat_details: Row[]
  checks: Check[]
  warnings: Warning[]
  /** Pages that came along with the document and were left out of the reading. */
  pages_not_read: PageNotRead[]
  provenance: DocumentProvenance
  /** Newest last. */
  events: EventView[]
}

export interface DocumentPage {
  data: DocumentSummary[]
  meta: PageMeta
}

const oneOrMany = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.array(schema)]).transform((value) => (Array.isArray(value) ? value : [value]))
const day = valueSchemas.date
/** A day, which begins at midnight UTC, or the instant at which a day begins elsewhere. */
const since = z.string().refine((text) => day.safeParse(text).success || z.iso.datetime().safeParse(text).success, 'date')

/** `filter[…]`, `sort` and `page[…]` as read by qs. Anything unknown is refused. */
export const listQuery = z.strictObject({
  filter: z
    .strictObject({
      /** `deleted` alone lists the trash; beside others, the trash of these statuses. */
      status: oneOrMany(z.enum([...statuses, IN_TRASH])).optional(),
      q: z.string().max(200).optional(),
      client: z.string().max(200).optional(),
      created_from: since.optional(),
      created_to: day.optional(),
      approved_from: since.optional(),
      min_confidence: z.coerce.number().min(0).max(1).optional(),
      doubtful: z.stringbool().optional(),
    })
    .prefault({}),
  sort: z.string().max(200).prefault('-created_at'),
  page: pageQuery,
})
export type ListQuery = z.infer<typeof listQuery>

/** What may be sorted by: what every document has, and each field of the kind. */
export function sortableFields(kind: Kind): string[] {
  const common = ['created_at', 'created_by', 'approved_at', 'approved_by', 'status', 'confidence', 'doubtful', 'file_name', 'pages']
  return [...common, ...kind.fields.map((field) => field.name)]
}

/** Changed values only; `items` and `vat_details`, where given, are the whole list in order, rows that stay with their id. */
export interface DocumentEdit {
  version: number
  fields: Record<string, string | null>
  items?: ({ id?: string } & Record<string, string | null | undefined>)[]
  vat_details?: ({ id?: string } & Record<string, string | null | undefined>)[]
  /** Where on the page a person took a value from, named as in `Check.fields` (rows by their position after this edit). */
  places?: Record<string, CapturedPlace>
  /** Values, empty ones too, that a person looked at and left as they are: from now on theirs, and sure. Named likewise. */
  confirmed?: string[]
}

/** The words of a page that a person pointed at. */
export interface CapturedPlace {
  /** From 1. */
  page: number
  box: FractionBox
  text: string
}

export const approveBody = z.strictObject({
  note: z.string().max(2000).optional(),
  version: z.number().int().optional(),
  override: z.boolean().optional(),
})
/** With the version that an approval or a rejection left behind: only where nothing has happened to the document since. */
export const reopenBody = z.strictObject({ version: z.number().int().optional() })
export const rejectBody = z.strictObject({ reason: z.string().trim().min(1).max(2000) })
export const moveBody = z.strictObject({ kind: z.enum(kindNames) })
export const bulkApproveBody = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(500) })

/** One answer per document of a bulk approval. */
export interface BulkResult {
  id: string
  status: Status | 'not_found'
  code?: string
  message?: string
}
