import type { DocumentView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { Failure } from '#app/domain/failure.ts'
import { send } from './answer.server.ts'
import { documentAnswer } from './document-resource.server.ts'

interface Sending {
  withEvents?: boolean
  status?: number
  meta?: Record<string, unknown>
}

/** The version of a document is its ETag. */
export function sendDocument(request: Request, view: DocumentView, { withEvents = false, status = 200, meta }: Sending = {}): Response {
  const headers = { ETag: `"${view.version}"`, ...(status === 201 ? { Location: `/api/v1/${kinds[view.kind].slug}/${view.id}` } : {}) }
  return send(request, { ...documentAnswer(view, { withEvents }), ...(meta && { meta }) }, { status, headers })
}

/** 409 carries the state that is kept, in the form of every other answer. */
export function keepingConflict(work: () => DocumentView): DocumentView {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'stale_version') throw error
    throw new Failure('stale_version', { ...error.details, current: documentAnswer(error.details.current as DocumentView) })
  }
}
