import type { z } from 'zod'
import { parseBody, readBody } from './answer.server.ts'

/** Reads a JSON body by its schema; a request without a body counts as `{}`. */
export async function readOptionalJson<T extends z.ZodType>(request: Request, schema: T): Promise<z.infer<T>> {
  const length = request.headers.get('Content-Length')
  const isEmpty = length === '0' || (length === null && request.headers.get('Transfer-Encoding') === null)
  return parseBody(isEmpty ? {} : await readBody(request), schema)
}
