import type { DocumentSummary, DocumentView, EventView, Row } from '#app/contract/documents.ts'
import type { JsonApiDocument, Resource } from '#app/contract/json-api.ts'
import { refer, toResource } from '#app/contract/json-api.ts'
import { kinds } from '#app/contract/kinds/index.ts'

type Whole = Omit<DocumentView, 'events' | 'items' | 'vat_details' | 'provenance'>

/** A document with its rows, and with its history where the call is about this one document. */
export function documentAnswer(view: DocumentView, { withEvents = false } = {}): JsonApiDocument {
  const kind = kinds[view.kind]
  const items = view.items.map((row) => rowResource(kind.itemType, row))
  const vatLines = view.vat_details.map((row) => rowResource('vat_details', row))
  const events = withEvents ? view.events.map(eventResource) : []
  const resource = documentResource(view)
  return {
    data: {
      ...resource,
      attributes: { ...resource.attributes, provenance: view.provenance },
      relationships: {
        ...resource.relationships,
        items: { data: items.map(identify) },
        ...(kind.vatColumns.length > 0 ? { vat_details: { data: vatLines.map(identify) } } : {}),
        ...(withEvents ? { events: { data: events.map(identify) } } : {}),
      },
    },
    included: [...items, ...vatLines, ...events],
    links: { self: addressOf(view) },
  }
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
  'failure',
  'confidence',
  'doubtful',
  'version',
  'checks',
  'warnings',
] as const satisfies (keyof Whole)[]

/** A document without its rows, as in lists. */
export function documentResource(view: Whole): Resource {
  const attributes = { ...view.fields, ...Object.fromEntries(attributeNames.map((name) => [name, view[name]])) }
  const relationships = { creator: memberOf(view.creator_id), approver: memberOf(view.approver_id) }
  return { type: kinds[view.kind].slug, id: view.id, attributes, relationships }
}

export function addressOf({ kind, id }: Pick<DocumentSummary, 'kind' | 'id'>): string {
  return `/api/v1/${kinds[kind].slug}/${id}`
}

function rowResource(type: string, row: Row): Resource {
  return toResource(type, row)
}

function eventResource(event: EventView): Resource {
  return toResource('events', { ...event })
}

function identify({ type, id }: Resource) {
  return { type, id }
}

function memberOf(id: string | null) {
  return id === null ? { data: null } : refer({ type: 'members', id })
}
