import type { DocumentView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'
import { send } from './answer.server.ts'
import { documentAnswer } from './document-resource.server.ts'

interface Sending {
  withEvents?: boolean
  status?: number
  meta?: Record<string, unknown>
}

/** The version of a document is its ETag. */
export async function sendDocument(
  request: Request,
  who: Who,
  view: DocumentView,
  { withEvents = false, status = 200, meta }: Sending = {},
): Promise<Response> {
  const headers = { ETag: `"${view.version}"`, ...(status === 201 ? { Location: `/api/v1/${kinds[view.kind].slug}/${view.id}` } : {}) }
  return send(request, { ...(await documentAnswer(who, view, { withEvents })), ...(meta && { meta }) }, { status, headers })
}

/** 409 carries the state that is kept, in the form of every other answer. */
export async function keepingConflict(who: Who, work: () => DocumentView): Promise<DocumentView> {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'stale_version') throw error
    throw new Failure('stale_version', { ...error.details, current: await documentAnswer(who, error.details.current as DocumentView) })
  }
}
