import manifest from '../../package.json' with { type: 'json' }

/** Says that requests are served. */
export function loader(): Response {
  return Response.json({ status: 'ok', version: manifest.version }, { headers: { 'Cache-Control': 'no-store' } })
}
