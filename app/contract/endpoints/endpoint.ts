import type { z } from 'zod'
import type { Access, Scope } from '../members.ts'

/** How a body travels: plain JSON, a JSON:API resource with these attributes, or files in a form. */
export type BodyForm = 'json' | 'resource' | 'files'
/** What an answer is: a component of the description (contract/answers.ts), or another type of content. */
export type AnswerName =
  | 'Token'
  | 'Empty'
  | 'Session'
  | 'Member'
  | 'Members'
  | 'ApiToken'
  | 'ApiTokens'
  | 'Settings'
  | 'Mails'
  | 'ModelState'
  | 'Document'
  | 'Documents'
  | 'Upload'
  | 'BulkApproval'
  | 'Words'
  | 'Memory'
  | 'Memories'
  | 'Thread'
  | 'Threads'
  | 'LearnedChanges'
  | 'Reread'
  | 'Analytics'
  | 'Search'
  | 'Product'
  | 'Products'
  | 'ProductImport'
  | 'Party'
  | 'Presence'
  | 'Parties'
export type Content = 'application/pdf' | 'text/event-stream' | 'application/octet-stream'

export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** From the root of the host; `{kind}` is work_orders or invoice_extracts. */
  path: string
  summary: string
  /** Missing: nobody needs to be signed in. `member`: everyone who is. `kind`: the scope of the kind in the address, or of what the address names. */
  needs?: 'member' | 'kind' | `${Scope}`
  access?: Access
  query?: z.ZodType
  body?: { form: BodyForm; schema: z.ZodType; optional?: boolean }
  status: number
  answer?: AnswerName
  content?: Content
}

/** A body of plain JSON. */
export function json(schema: z.ZodType, optional = false): NonNullable<Endpoint['body']> {
  return { form: 'json', schema, optional }
}

/** A JSON:API resource with these attributes. */
export function resource(schema: z.ZodType): NonNullable<Endpoint['body']> {
  return { form: 'resource', schema }
}
