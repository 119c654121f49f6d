import contentDisposition from 'content-disposition'
import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Failure } from '#app/domain/failure.ts'
import type { StoredFile } from '#app/domain/intake/find-file.server.ts'
import { rangeOf } from './range.ts'

// A PDF opened by itself may show nothing but itself.
const POLICY =
  "default-src 'none'; object-src 'self'; plugin-types application/pdf; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Streams a stored PDF: ranges and conditions of RFC 9110, its hash as ETag, shown and never run. */
export async function sendPdf(request: Request, file: StoredFile): Promise<Response> {
  const size = await sizeOf(file.path)
  const etag = `"${file.sha256}"`
  const headers = new Headers({
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition(file.name, { type: 'inline' }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  })
  if (matches(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('If-Range')
  const range = ifRange === null || ifRange === etag ? rangeOf(request.headers.get('Range'), size) : undefined
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const body = request.method === 'HEAD' || size === 0 ? null : streamOf(createReadStream(file.path, { start, end }))
  return new Response(body, { status: range ? 206 : 200, headers })
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Failure('not_found', {}, { cause: error })
    throw error
  }
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch !== null && ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}

function streamOf(stream: ReadStream): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream
}
