import type { ErrorCode } from '#app/contract/errors.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { UploadedFile } from '#app/contract/uploads.ts'
import { findWholeDocuments } from '#app/domain/documents/find-whole.server.ts'
import { storeUpload } from '#app/domain/intake/receive-upload.server.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { errorBodyOf, send } from './answer.server.ts'
import { receiveParts } from './receive-parts.server.ts'
import { sentencesFor } from './sentences.server.ts'
import { documentsAnswer } from './document-resource.server.ts'

/** PDFs streamed to disk, then made documents. 201 when any was made, 200 when all were known; all refused: 415, 413 or 422. */
export async function answerUpload(request: Request, who: Who, kind: Kind): Promise<Response> {
  const { maxUploadBytes, minFreeBytes } = getEnv()
  const { received, choice } = await receiveParts(request, who, kind, { maxBytes: maxUploadBytes, minFreeBytes })
  const { ids, files } = await storeUpload(who, kind, choice, received)
  const say = await sentencesFor(request)
  const values = { max: Math.floor(maxUploadBytes / 1024 / 1024) }
  const named = files.map((file): UploadedFile => (file.code ? { ...file, message: say(file.code as ErrorCode, values) } : file))
  if (ids.length === 0) return sendRefusal(request, named, values)
  const status = named.some((file) => file.status === 'created') ? 201 : 200
  return send(request, { ...(await documentsAnswer(who, findWholeDocuments(who, ids))), meta: { files: named } }, { status })
}

async function sendRefusal(request: Request, files: UploadedFile[], values: { max: number }): Promise<Response> {
  const codes = new Set(files.map((file) => file.code as ErrorCode))
  const code: ErrorCode = codes.size === 1 ? [...codes][0]! : 'invalid'
  const faults = files.map((file, index) => ({
    code: file.code as ErrorCode,
    pointer: `/files/${index}`,
    detail: `${file.name}: ${file.message}`,
  }))
  const failure = new Failure(code, { values, faults })
  return send(request, { ...(await errorBodyOf(failure, request)), meta: { files } }, { status: failure.status })
}
