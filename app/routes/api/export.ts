import type { LoaderFunctionArgs } from '@remix-run/node'
import contentDisposition from 'content-disposition'
import { addAbortSignal, Readable } from 'node:stream'
import { exportQuery } from '#app/contract/exports.ts'
import { exportDocuments } from '#app/domain/export/export.server.ts'
import { requireWho } from '../session.server.ts'
import { requireKind } from './address.server.ts'
import { readQuery } from './answer.server.ts'

/** GET ?format&filter…: streamed as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const kind = requireKind(params)
  const who = await requireWho(request, kind.scope)
  const { type, name, body } = await exportDocuments(who, kind, readQuery(request, exportQuery))
  const headers = { 'Content-Type': type, 'Content-Disposition': contentDisposition(name), 'Cache-Control': 'no-store' }
  // Who goes away ends what is still being made for them.
  addAbortSignal(context.gone, body)
  return new Response(Readable.toWeb(body) as ReadableStream, { headers })
}
