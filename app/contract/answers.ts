import { z } from 'zod'
import { tokenAnswer } from './auth.ts'
import { statuses } from './documents.ts'
import type { AnswerName } from './endpoints.ts'
import { kindNames, kinds, type Kind } from './kinds/index.ts'
import { memorySchema } from './memory.ts'
import { memberStates, roles, themes } from './members.ts'
import { languages } from './languages.ts'
import { partyRoles } from './parties.ts'
import { presenceAnswer } from './presence.ts'
import { checkSchema, pageNotReadSchema, provenanceSchema, warningSchema } from './reading.ts'
import { modelState } from './model.ts'
import { settingsSchema } from './settings.ts'
import { uploadedFile } from './uploads.ts'
import { wordsOfPage } from './words.ts'

const instant = z.iso.datetime()
const identifier = z.object({ type: z.string(), id: z.string() })
const link = z.object({ data: z.union([identifier, z.array(identifier), z.null()]) })
const anyResource = z.object({ type: z.string(), id: z.string(), attributes: z.record(z.string(), z.unknown()) })

function resource(type: string, attributes: z.ZodType) {
  return z.object({ type: z.literal(type), id: z.string(), attributes, relationships: z.record(z.string(), link).optional() })
}

function one(data: z.ZodType, meta?: z.ZodType) {
  return z.object({ data, included: z.array(anyResource).optional(), ...(meta && { meta }) })
}

function many(data: z.ZodType, meta?: z.ZodType) {
  return z.object({ data: z.array(data), included: z.array(anyResource).optional(), ...(meta && { meta }) })
}

const member = resource(
  'members',
  z.object({
    email: z.email(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.enum(roles),
    status: z.enum(memberStates),
    language: z.enum(languages).nullable(),
    theme: z.enum(themes),
    notifications: z.boolean(),
    created_at: instant,
  }),
)
const apiToken = resource('tokens', z.object({ name: z.string(), created_at: instant, last_used_at: instant.nullable() }))
const mail = resource('mails', z.object({ to: z.string(), subject: z.string(), text: z.string(), expires_at: instant }))

const provenances = z.record(z.string(), provenanceSchema)
const everyDocument = {
  kind: z.enum(kindNames),
  status: z.enum(statuses),
  file_name: z.string().nullable(),
  sha256: z.string().nullable(),
  pages: z.number().int().nullable(),
  language: z.string().nullable(),
  created_at: instant,
  created_by: z.string().nullable(),
  approved_at: instant.nullable(),
  approved_by: z.string().nullable(),
  reject_reason: z.string().nullable(),
  deleted_at: instant.nullable().describe('Since when it lies in the trash'),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  doubtful: z.number().int(),
  version: z.number().int(),
  checks: z.array(checkSchema),
  warnings: z.array(warningSchema),
  pages_not_read: z
    .array(pageNotReadSchema)
    .describe(
      'Pages of the file that came along with the document (covering letter, delivery note, copy, general conditions) and were left out',
    ),
  provenance: z
    .object({ fields: provenances, items: z.record(z.string(), provenances), vat_details: z.record(z.string(), provenances) })
    .optional()
    .describe('Where a single document is asked for'),
}

/** A document of a kind: what every document has, and the fields of the kind; null = not mentioned in the document. */
function documentOf(kind: Kind) {
  const fields = Object.fromEntries(kind.fields.map((field) => [field.name, z.string().nullable().describe(field.type)]))
  return resource(kind.slug, z.object({ ...everyDocument, ...fields }))
}

const document = z.union(Object.values(kinds).map(documentOf))
const page = z.object({ total: z.number().int(), start: z.number().int(), end: z.number().int() })
const bulkResult = z.object({ id: z.string(), status: z.string(), code: z.string().optional(), message: z.string().optional() })

const product = resource(
  'products',
  z.object({ code: z.string(), name: z.string(), divalto_code: z.string().nullable(), unit_price: z.string().nullable() }),
)
const maybe = z.string().nullable()
const party = resource(
  'parties',
  z.object({
    role: z.enum(partyRoles),
    name: z.string(),
    other_names: z.array(z.string()),
    merged: z.array(z.object({ id: z.string(), name: z.string(), tax_id: maybe })),
    merged_into: maybe,
    tax_id: maybe,
    address: maybe,
    contact: maybe,
    bank_details: maybe,
    payment_terms: maybe,
    code: maybe,
    created_at: instant,
    updated_at: instant,
    document_id: maybe,
  }),
)

const memory = resource(
  'memories',
  z.object({
    kind: z.enum(kindNames),
    sender: z.string(),
    layout: z.string(),
    fields: z.array(z.string()),
    columns: z.array(z.string()),
    emptied: z.array(z.string()),
    document_id: maybe,
    created_at: instant,
    created_by: maybe,
    at_rest: z.boolean(),
    memory: memorySchema.optional(),
  }),
)
const learnedChanges = z.object({ title: maybe, changes: z.array(z.object({ field: z.string(), old: maybe, new: maybe })) })

const thread = resource('ai_threads', z.object({ name: z.string(), created_at: instant, updated_at: instant }))

/** What the calls answer, by the name that contract/endpoints gives it. */
export const answers: Record<AnswerName, z.ZodType> = {
  Token: tokenAnswer,
  Empty: z.object({}),
  Session: one(resource('sessions', z.object({ scope: z.string(), expires_at: instant.nullable() }))),
  Member: one(member, z.object({ invitation_url: z.url().optional() }).optional()),
  Members: many(member, z.object({ total: z.number().int() })),
  ApiToken: one(apiToken, z.object({ token: z.string() })),
  ApiTokens: many(apiToken),
  Settings: one(resource('settings', settingsSchema)),
  Mails: many(mail),
  ModelState: one(resource('models', modelState)),
  Document: one(document),
  Documents: many(document, page),
  Upload: many(document, z.object({ files: z.array(uploadedFile) })),
  BulkApproval: many(
    document,
    z.object({ results: z.array(bulkResult), learned: z.array(z.object({ document_id: z.string(), memory_id: z.string() })) }),
  ),
  Search: many(
    document.and(z.object({ meta: z.object({ snippet: maybe, marks: z.array(z.tuple([z.number(), z.number()])) }) })),
    z.object({ total: z.number().int() }),
  ),
  Product: one(product),
  Products: many(product, page),
  ProductImport: z.object({ data: z.null(), meta: z.object({ created: z.number(), updated: z.number(), unchanged: z.number() }) }),
  Presence: z.object({ data: z.null(), meta: presenceAnswer }),
  Party: one(party),
  Parties: many(party, page),
  Memory: one(memory),
  Thread: one(thread),
  Threads: many(thread, z.object({ total: z.number().int() })),
  Memories: many(memory, z.object({ total: z.number().int() })),
  LearnedChanges: z.object({
    data: z.array(z.object({ type: z.string(), id: z.string(), attributes: learnedChanges })),
    meta: z.object({ documents: z.number().int() }),
  }),
  Reread: z.object({ data: z.null(), meta: z.object({ documents: z.number().int() }) }),
  Words: one(resource('words', z.object({ pages: z.array(wordsOfPage) }))),
  Analytics: one(
    resource(
      'analytics',
      z.object({
        from: z.string(),
        to: z.string(),
        measures: z.record(z.string(), z.number().nullable()),
        series: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
}

/** The body of every refusal. */
export const refusal = z.object({
  error: z.string().describe('One sentence for people, in the language of the request'),
  errors: z.array(
    z.object({
      status: z.string(),
      code: z.string(),
      title: z.string(),
      detail: z.string(),
      source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
    }),
  ),
})
