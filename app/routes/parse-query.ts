import qs from 'qs'

/** A query string with brackets, within the limits of the specification. */
export function parseQuery(search: string): qs.ParsedQs {
  return qs.parse(search, { ignoreQueryPrefix: true, arrayLimit: 20, depth: 5, parameterLimit: 1000 })
}
