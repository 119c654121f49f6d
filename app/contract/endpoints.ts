import { z } from 'zod'
import { passwordChange, passwordGrant, passwordReset, refreshGrant, resetRequest, revocation, signUp, tokenCreation } from './auth.ts'
import { approveBody, bulkApproveBody, listQuery, moveBody, rejectBody } from './documents.ts'
import { editAttributes } from './edits.ts'
import { exportQuery, handoverBody } from './exports.ts'
import { periods } from './analytics.ts'
import { kindOfSlug } from './kinds/index.ts'
import { memberChange, memberCreation, ownChange, type Access, type Scope } from './members.ts'
import { partyChange, partyFields, partyQuery } from './parties.ts'
import { presenceBody } from './presence.ts'
import { productChange, productFields, productImport, productQuery } from './products.ts'
import { searchQuery } from './search.ts'
import { messageCreation, threadChange, threadCreation } from './threads.ts'
import { modelChoice, modelPull } from './model.ts'
import { settingsChange } from './settings.ts'

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
  /** Missing: nobody needs to be signed in. `member`: everyone who is. `kind`: the scope of the kind in the address. */
  needs?: 'member' | 'kind' | `${Scope}`
  access?: Access
  query?: z.ZodType
  body?: { form: BodyForm; schema: z.ZodType; optional?: boolean }
  status: number
  answer?: AnswerName
  content?: Content
}

const analyticsQuery = z.object({ period: z.enum(periods).optional(), time_zone: z.string().optional() })
const json = (schema: z.ZodType, optional = false) => ({ form: 'json' as const, schema, optional })
const resource = (schema: z.ZodType) => ({ form: 'resource' as const, schema })
const uploadForm = z.object({ 'files[]': z.array(z.string()), kind: z.literal('auto').optional() })
const rejection = rejectBody

/** Every call of the API in one table: the description is made from it, and a test holds it against the routes. */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/oauth/token',
    summary: 'Sign in, or renew',
    body: json(z.union([passwordGrant, refreshGrant])),
    status: 200,
    answer: 'Token',
  },
  { method: 'post', path: '/oauth/revoke', summary: 'End the session of a token', body: json(revocation), status: 200, answer: 'Empty' },

  { method: 'get', path: '/api/v1/auth/me', summary: 'The session and its member', needs: 'member', status: 200, answer: 'Session' },
  {
    method: 'patch',
    path: '/api/v1/auth/me',
    summary: 'Change own name, language, theme, notifications',
    needs: 'member',
    body: resource(ownChange),
    status: 200,
    answer: 'Session',
  },
  {
    method: 'put',
    path: '/api/v1/auth/password',
    summary: 'Change the own password; ends the other sessions',
    needs: 'member',
    body: json(passwordChange),
    status: 204,
  },
  { method: 'post', path: '/api/v1/users', summary: 'Sign up, where that is open', body: json(signUp), status: 201, answer: 'Member' },
  {
    method: 'post',
    path: '/api/v1/users/password',
    summary: 'Ask for a link to set a new password',
    body: json(resetRequest),
    status: 202,
    answer: 'Empty',
  },
  { method: 'put', path: '/api/v1/users/password', summary: 'Set a password by the link', body: json(passwordReset), status: 204 },

  { method: 'get', path: '/api/v1/members', summary: 'Who is here', needs: 'member', status: 200, answer: 'Members' },
  {
    method: 'post',
    path: '/api/v1/members',
    summary: 'Add a member, who gets an invitation',
    needs: 'settings',
    access: 'write',
    body: resource(memberCreation),
    status: 201,
    answer: 'Member',
  },
  { method: 'get', path: '/api/v1/members/{id}', summary: 'One member', needs: 'member', status: 200, answer: 'Member' },
  {
    method: 'patch',
    path: '/api/v1/members/{id}',
    summary: 'Change name, role or whether they may sign in',
    needs: 'settings',
    access: 'write',
    body: resource(memberChange),
    status: 200,
    answer: 'Member',
  },
  {
    method: 'delete',
    path: '/api/v1/members/{id}',
    summary: 'Delete; a member with history is disabled instead (200)',
    needs: 'settings',
    access: 'write',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/v1/members/{id}/invitation',
    summary: 'A fresh invitation link',
    needs: 'settings',
    access: 'write',
    status: 200,
    answer: 'Member',
  },
  { method: 'get', path: '/api/v1/tokens', summary: 'Own API tokens', needs: 'member', status: 200, answer: 'ApiTokens' },
  {
    method: 'post',
    path: '/api/v1/tokens',
    summary: 'Make an API token; meta.token is shown this once',
    needs: 'member',
    body: resource(tokenCreation),
    status: 201,
    answer: 'ApiToken',
  },
  { method: 'delete', path: '/api/v1/tokens/{id}', summary: 'Revoke an API token', needs: 'member', status: 204 },
  {
    method: 'get',
    path: '/api/v1/settings',
    summary: 'Settings of the installation',
    needs: 'settings',
    access: 'read',
    status: 200,
    answer: 'Settings',
  },
  {
    method: 'patch',
    path: '/api/v1/settings',
    summary: 'Change settings',
    needs: 'settings',
    access: 'write',
    body: resource(settingsChange),
    status: 200,
    answer: 'Settings',
  },
  {
    method: 'get',
    path: '/api/v1/model',
    summary: 'State of the local model server: models, the one in use and why, download in progress',
    needs: 'settings',
    access: 'read',
    status: 200,
    answer: 'ModelState',
  },
  {
    method: 'patch',
    path: '/api/v1/model',
    summary: 'Choose the model; null leaves the choice to the server, off uses none',
    needs: 'settings',
    access: 'write',
    body: resource(modelChoice),
    status: 200,
    answer: 'ModelState',
  },
  {
    method: 'post',
    path: '/api/v1/model/pull',
    summary: 'Download a model; GET /api/v1/model tells how far it is',
    needs: 'settings',
    access: 'write',
    body: json(modelPull),
    status: 202,
    answer: 'ModelState',
  },
  {
    method: 'delete',
    path: '/api/v1/model/pull',
    summary: 'Break the download off',
    needs: 'settings',
    access: 'write',
    status: 200,
    answer: 'ModelState',
  },
  {
    method: 'get',
    path: '/api/v1/outbox',
    summary: 'Mails that could not be sent',
    needs: 'settings',
    access: 'write',
    status: 200,
    answer: 'Mails',
  },
  {
    method: 'get',
    path: '/api/v1/events',
    summary: 'Changes of documents as they happen',
    needs: 'member',
    status: 200,
    content: 'text/event-stream',
  },
  { method: 'get', path: '/api/v1/openapi.json', summary: 'This description', status: 200 },

  {
    method: 'get',
    path: '/api/v1/search',
    summary: 'Documents of both kinds, by value and by full text',
    needs: 'member',
    query: searchQuery,
    status: 200,
    answer: 'Search',
  },
  {
    method: 'get',
    path: '/api/v1/products',
    summary: 'A page of the catalogue',
    needs: 'member',
    query: productQuery,
    status: 200,
    answer: 'Products',
  },
  {
    method: 'post',
    path: '/api/v1/products',
    summary: 'Add an article',
    needs: 'settings',
    access: 'write',
    body: resource(productFields),
    status: 201,
    answer: 'Product',
  },
  {
    method: 'post',
    path: '/api/v1/products/import',
    summary: 'Take a catalogue in, all lines or none',
    needs: 'settings',
    access: 'write',
    body: json(productImport),
    status: 200,
    answer: 'ProductImport',
  },
  {
    method: 'patch',
    path: '/api/v1/products/{id}',
    summary: 'Change an article',
    needs: 'settings',
    access: 'write',
    body: resource(productChange),
    status: 200,
    answer: 'Product',
  },
  { method: 'delete', path: '/api/v1/products/{id}', summary: 'Remove an article', needs: 'settings', access: 'write', status: 204 },
  {
    method: 'get',
    path: '/api/v1/memories',
    summary: 'What was learned from approved documents',
    needs: 'member',
    status: 200,
    answer: 'Memories',
  },
  { method: 'get', path: '/api/v1/memories/{id}', summary: 'One memory whole', needs: 'member', status: 200, answer: 'Memory' },
  { method: 'delete', path: '/api/v1/memories/{id}', summary: 'Forget a memory', needs: 'member', status: 204 },
  {
    method: 'get',
    path: '/api/v1/memories/{id}/preview',
    summary: 'What a memory would change in waiting documents',
    needs: 'member',
    status: 200,
    answer: 'LearnedChanges',
  },
  {
    method: 'post',
    path: '/api/v1/memories/{id}/apply',
    summary: 'Read the waiting documents of the sender again',
    needs: 'member',
    status: 200,
    answer: 'Reread',
  },
  {
    method: 'post',
    path: '/api/v1/memories/{id}/undo',
    summary: 'Forget a memory and read the waiting documents of the sender again',
    needs: 'member',
    status: 200,
    answer: 'Reread',
  },
  {
    method: 'get',
    path: '/api/v1/parties',
    summary: 'A page of the known parties',
    needs: 'member',
    query: partyQuery,
    status: 200,
    answer: 'Parties',
  },
  {
    method: 'post',
    path: '/api/v1/parties',
    summary: 'Add a party',
    needs: 'settings',
    access: 'write',
    body: resource(partyFields),
    status: 201,
    answer: 'Party',
  },
  { method: 'get', path: '/api/v1/parties/{id}', summary: 'One known party', needs: 'member', status: 200, answer: 'Party' },
  {
    method: 'patch',
    path: '/api/v1/parties/{id}',
    summary: 'Change a party',
    needs: 'settings',
    access: 'write',
    body: resource(partyChange),
    status: 200,
    answer: 'Party',
  },
  { method: 'delete', path: '/api/v1/parties/{id}', summary: 'Forget a party', needs: 'settings', access: 'write', status: 204 },

  {
    method: 'get',
    path: '/api/v1/{kind}',
    summary: 'A page of documents',
    needs: 'kind',
    access: 'read',
    query: listQuery,
    status: 200,
    answer: 'Documents',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}',
    summary: 'Upload PDFs, or make a document by hand (JSON:API)',
    needs: 'kind',
    access: 'write',
    body: { form: 'files', schema: uploadForm },
    status: 201,
    answer: 'Upload',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/approve',
    summary: 'Approve many, each on its own',
    needs: 'kind',
    access: 'write',
    body: json(bulkApproveBody),
    status: 200,
    answer: 'BulkApproval',
  },
  {
    method: 'get',
    path: '/api/v1/{kind}/analytics',
    summary: 'Measures of a period',
    needs: 'kind',
    access: 'read',
    query: analyticsQuery,
    status: 200,
    answer: 'Analytics',
  },
  {
    method: 'get',
    path: '/api/v1/{kind}/export',
    summary: 'Documents as a file',
    needs: 'kind',
    access: 'read',
    query: exportQuery,
    status: 200,
    content: 'application/octet-stream',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/handovers',
    summary: 'Hand approved documents over to the ERP (200 where nothing was due)',
    needs: 'kind',
    access: 'write',
    body: json(handoverBody, true),
    status: 201,
    answer: 'Documents',
  },
  {
    method: 'get',
    path: '/api/v1/{kind}/{id}',
    summary: 'One document with rows, provenance and events',
    needs: 'kind',
    access: 'read',
    status: 200,
    answer: 'Document',
  },
  {
    method: 'patch',
    path: '/api/v1/{kind}/{id}',
    summary: 'Change values and rows; with the version they were read in',
    needs: 'kind',
    access: 'write',
    body: resource(editAttributes),
    status: 200,
    answer: 'Document',
  },
  { method: 'delete', path: '/api/v1/{kind}/{id}', summary: 'Move to the trash', needs: 'kind', access: 'write', status: 204 },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/restore',
    summary: 'Take out of the trash',
    needs: 'kind',
    access: 'write',
    status: 200,
    answer: 'Document',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/approve',
    summary: 'Approve',
    needs: 'kind',
    access: 'write',
    body: json(approveBody, true),
    status: 200,
    answer: 'Document',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/reject',
    summary: 'Reject, with a reason',
    needs: 'kind',
    access: 'write',
    body: json(rejection),
    status: 200,
    answer: 'Document',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/reopen',
    summary: 'Take an approval or a rejection back',
    needs: 'kind',
    access: 'write',
    status: 200,
    answer: 'Document',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/retry',
    summary: 'Read the file again',
    needs: 'kind',
    access: 'write',
    status: 200,
    answer: 'Document',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/move',
    summary: 'Make it a document of the other kind',
    needs: 'kind',
    access: 'write',
    body: json(moveBody),
    status: 200,
    answer: 'Document',
  },
  {
    method: 'get',
    path: '/api/v1/{kind}/{id}/file',
    summary: 'The PDF, whole or in ranges',
    needs: 'kind',
    access: 'read',
    status: 200,
    content: 'application/pdf',
  },
  {
    method: 'get',
    path: '/api/v1/{kind}/{id}/words',
    summary: 'The words of each page with their boxes',
    needs: 'kind',
    access: 'read',
    status: 200,
    answer: 'Words',
  },
  {
    method: 'post',
    path: '/api/v1/{kind}/{id}/presence',
    summary: 'Heart-beat of a review desk: who has the document open',
    needs: 'kind',
    access: 'write',
    body: json(presenceBody, true),
    status: 200,
    answer: 'Presence',
  },
  {
    method: 'delete',
    path: '/api/v1/{kind}/{id}/presence',
    summary: 'The desk was left',
    needs: 'kind',
    access: 'write',
    body: json(presenceBody, true),
    status: 204,
  },
  {
    method: 'get',
    path: '/api/v1/ai_threads',
    summary: 'Own conversations with the assistant',
    needs: 'bot',
    access: 'read',
    status: 200,
    answer: 'Threads',
  },
  {
    method: 'post',
    path: '/api/v1/ai_threads',
    summary: 'A new thread',
    needs: 'bot',
    access: 'write',
    body: resource(threadCreation),
    status: 201,
    answer: 'Thread',
  },
  {
    method: 'get',
    path: '/api/v1/ai_threads/{threadId}',
    summary: 'A thread with its messages',
    needs: 'bot',
    access: 'read',
    status: 200,
    answer: 'Thread',
  },
  {
    method: 'patch',
    path: '/api/v1/ai_threads/{threadId}',
    summary: 'Rename a thread',
    needs: 'bot',
    access: 'write',
    body: resource(threadChange),
    status: 200,
    answer: 'Thread',
  },
  { method: 'delete', path: '/api/v1/ai_threads/{threadId}', summary: 'Delete a thread', needs: 'bot', access: 'write', status: 204 },
  {
    method: 'post',
    path: '/api/v1/ai_threads/{threadId}/messages',
    summary: 'Ask; answered as events delta, citation, done, error',
    needs: 'bot',
    access: 'write',
    body: json(messageCreation),
    status: 200,
    content: 'text/event-stream',
  },
]

/** The methods that an address takes, in capitals, HEAD with GET; none where the API has no such address. A fixed word goes before a parameter. */
export function methodsOf(pathname: string): string[] {
  const parts = pathname.replace(/\/$/, '').split('/')
  const fitting = endpoints.filter(({ path }) => fits(path.split('/'), parts))
  const fixed = (path: string) =>
    path
      .split('/')
      .map((part) => (part.startsWith('{') ? '1' : '0'))
      .join('')
  const best = fitting.map(({ path }) => fixed(path)).sort()[0]
  const methods = fitting.filter(({ path }) => fixed(path) === best).map(({ method }) => method.toUpperCase())
  return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false
  return pattern.every((part, index) =>
    part === '{kind}' ? kindOfSlug(parts[index]) !== undefined : part.startsWith('{') ? parts[index] !== '' : part === parts[index],
  )
}
