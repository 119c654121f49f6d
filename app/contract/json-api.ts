/** The form of https://jsonapi.org/format/1.1: a resource has type, id, attributes and relationships; others stand in `included`. */
export interface Identifier {
  type: string
  id: string
}

export interface Resource extends Identifier {
  attributes?: Record<string, unknown>
  relationships?: Record<string, { data: Identifier | Identifier[] | null }>
  meta?: Record<string, unknown>
}

export interface JsonApiDocument {
  data: Resource | Resource[] | null
  included?: Resource[]
  meta?: Record<string, unknown>
  links?: Record<string, string | null>
}

/** Splits a flat object into a resource: `id` apart, the rest as attributes. */
export function toResource(type: string, { id, ...attributes }: { id: string } & Record<string, unknown>): Resource {
  return { type, id, attributes }
}

export function refer({ type, id }: Identifier): { data: Identifier } {
  return { data: { type, id } }
}

/** A resource as the product uses it: attributes merged in, relationships resolved. */
export type Flat = { id: string; type: string } & Record<string, unknown>

/** Reads a JSON:API document: attributes merged in, relationships resolved from `included` (what is not included keeps its identifier). */
export function fromDocument(document: { data: Resource | Resource[] | null; included?: Resource[] }): Flat | Flat[] | null {
  const known = new Map((document.included ?? []).map((resource) => [keyOf(resource), resource]))
  const flatten = (resource: Resource, above: string[]): Flat => {
    const key = keyOf(resource)
    const flat: Flat = { ...resource.attributes, id: resource.id, type: resource.type }
    for (const [name, { data }] of Object.entries(resource.relationships ?? {})) flat[name] = resolve(data, [...above, key])
    return flat
  }
  const resolve = (data: Identifier | Identifier[] | null | undefined, above: string[]): unknown => {
    if (Array.isArray(data)) return data.map((each) => resolve(each, above))
    if (!data) return data ?? null
    const resource = known.get(keyOf(data))
    // Two resources may point at each other; the second time only the identifier is given.
    return resource && !above.includes(keyOf(data)) ? flatten(resource, above) : { ...data }
  }
  const { data } = document
  return Array.isArray(data) ? data.map((each) => flatten(each, [])) : data && flatten(data, [])
}

function keyOf({ type, id }: Identifier): string {
  return `${type} ${id}`
}
