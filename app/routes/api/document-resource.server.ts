import type { DocumentSummary, DocumentView } from '#app/contract/documents.ts'
import type { JsonApiDocument, Resource } from '#app/contract/json-api.ts'
import { refer, toResource } from '#app/contract/json-api.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { ViewWithoutProofs } from '#app/domain/documents/view.server.ts'
import { findMembers } from '#app/domain/members/list.server.ts'
import type { Who } from '#app/domain/who.ts'
import { sentenceOfFailure } from './sentences.server.ts'

/** A document with its rows, the people and the history of it: the answer of every call about this one document. */
export async function documentAnswer(who: Who, view: DocumentView, { withEvents = false } = {}): Promise<JsonApiDocument> {
  const { data, included } = await documentsAnswer(who, [view])
  const [resource] = data as [Resource]
  const events = withEvents ? view.events.map((event) => toResource('events', { ...event })) : []
  const attributes = { ...resource.attributes, provenance: view.provenance }
  const relationships = { ...resource.relationships, ...(withEvents ? { events: { data: events.map(identify) } } : {}) }
  return { data: { ...resource, attributes, relationships }, included: [...included, ...events], links: { self: addressOf(view) } }
}

/** Documents with their rows and people, as in lists: whatever is linked is included, each once (full linkage). */
export async function documentsAnswer(who: Who, views: readonly ViewWithoutProofs[]): Promise<{ data: Resource[]; included: Resource[] }> {
  const people = peopleOf(who, views)
  const answered = await Promise.all(views.map(async (view) => documentResource(await inLanguageOf(who, view), people)))
  return { data: answered.map(({ data }) => data), included: [...answered.flatMap(({ rows }) => rows), ...people] }
}

const attributeNames = [
  'kind',
  'status',
  'file_name',
  'sha256',
  'pages',
  'language',
  'created_at',
  'created_by',
  'approved_at',
  'approved_by',
  'reject_reason',
  'deleted_at',
  'failure',
  'confidence',
  'doubtful',
  'version',
  'checks',
  'warnings',
  'pages_not_read',
] as const satisfies (keyof ViewWithoutProofs)[]

function documentResource(view: ViewWithoutProofs, people: readonly Resource[]): { data: Resource; rows: Resource[] } {
  const kind = kinds[view.kind]
  const items = view.items.map((row) => toResource(kind.itemType, row))
  const vatLines = view.vat_details.map((row) => toResource('vat_details', row))
  const attributes = { ...view.fields, ...Object.fromEntries(attributeNames.map((name) => [name, view[name]])) }
  const memberOf = (id: string | null) => {
    const known = people.find((person) => person.id === id)
    return known ? refer(known) : { data: null }
  }
  const relationships = {
    creator: memberOf(view.creator_id),
    approver: memberOf(view.approver_id),
    items: { data: items.map(identify) },
    ...(kind.vatColumns.length > 0 ? { vat_details: { data: vatLines.map(identify) } } : {}),
  }
  return { data: { type: kind.slug, id: view.id, attributes, relationships }, rows: [...items, ...vatLines] }
}

/** Why a file could not be read, in the language of whoever asks: it is kept in English. */
async function inLanguageOf({ language }: Who, view: ViewWithoutProofs): Promise<ViewWithoutProofs> {
  return view.failure ? { ...view, failure: await sentenceOfFailure(view.failure, language) } : view
}

/** Who made or approved the documents, each once. */
function peopleOf(who: Who, views: readonly ViewWithoutProofs[]): Resource[] {
  const ids = views.flatMap(({ creator_id, approver_id }) => [creator_id, approver_id]).filter((id) => id !== null)
  return findMembers(who, ids).map((member) => toResource('members', { ...member }))
}

export function addressOf({ kind, id }: Pick<DocumentSummary, 'kind' | 'id'>): string {
  return `/api/v1/${kinds[kind].slug}/${id}`
}

function identify({ type, id }: Resource) {
  return { type, id }
}
