import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import type { Resource } from './answer.ts'
import { namingMissing, Refusal } from './refusal.ts'
import type { Server } from './server.ts'

const kindOfType = new Map<string, KindName>(Object.values(kinds).map((kind) => [kind.slug, kind.name]))

/** A document as commands print it: flat `{id, kind, …attributes}`. */
export type FlatDocument = { id: string; kind: KindName; status: string } & Record<string, unknown>

export function flatten({ id, type, attributes }: Resource): FlatDocument {
  return { id, kind: kindOfType.get(type) ?? 'invoice', status: String(attributes.status), ...attributes } as FlatDocument
}

/** The address of a document whose kind is not known: the server answers under either kind's address with the way to the right one. */
export async function locate(server: Server, id: string): Promise<FlatDocument> {
  const missing = `There is no document "${id}". It may have been deleted.`
  // In an address these are steps to the folder above, or none.
  if (['', '.', '..'].includes(id)) throw new Refusal(404, 'not_found', missing)
  const answer = await server.call('GET', `/invoice_extracts/${encodeURIComponent(id)}`).catch(namingMissing(missing))
  return flatten(answer.data as Resource)
}

export function pathOf({ kind, id }: { kind: KindName; id: string }): string {
  return `/${kinds[kind].slug}/${encodeURIComponent(id)}`
}
