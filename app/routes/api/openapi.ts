import { describeApi } from '#app/contract/openapi.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** GET /api/v1/openapi.json: for everybody, it holds no secret. */
export function loader(): Response {
  return Response.json(describeApi(manifest.version), { headers: { 'Cache-Control': 'public, max-age=300' } })
}
