import { data } from '@remix-run/node'
import { deskEdit, deskOrder, type DeskAnswer, type DeskOrder } from '#app/contract/desk.ts'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { DocumentView, ListQuery } from '#app/contract/documents.ts'
import { type Kind } from '#app/contract/kinds/index.ts'
import { createDocument } from '#app/domain/documents/create.server.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { moveDocument } from '#app/domain/documents/move.server.ts'
import { removeDocument, restoreDocument } from '#app/domain/documents/remove.server.ts'
import { Failure } from '#app/domain/failure.ts'
import { taughtBy } from '#app/domain/learning/taught-by.server.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { nextPending } from '#app/domain/review/next-pending.server.ts'
import { postponeDocument } from '#app/domain/review/postpone.server.ts'
import { noteReviewTime } from '#app/domain/review/presence.server.ts'
import { rejectDocument } from '#app/domain/review/reject.server.ts'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
import { retryDocument } from '#app/domain/review/retry.server.ts'
import { requireScope, type Who } from '#app/domain/who.ts'
import { errorBodyOf, parseBody } from '../api/answer.server.ts'
import { timeZoneOf } from '../time-zone.server.ts'

/** What the review desk asks for, as one form field; refusals are answers, not error pages, so that nothing typed is lost. */
export async function answerDesk(request: Request, who: Who, kind: Kind, id: string, list: ListQuery) {
  const form = await request.formData()
  try {
    requireScope(who, kind.scope, 'write')
    const order = parseBody(parseJson(form.get('order')), deskOrder)
    const next = nextPending(who, kind, id, list)
    // Told apart, because it was spent also where the approval is refused.
    if (order.intent === 'approve') noteReviewTime(who, id, order.active_ms ?? 0)
    // An edit that comes along is kept only together with what was asked for.
    const document = inTransaction(who.db, () => carryOut(who, id, order, timeZoneOf(request)))
    const learned = order.intent === 'approve' ? taughtBy(who, id) : undefined
    return data<DeskAnswer>({ done: order.intent, document, next, ...(learned && { learned }) })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const current = error.code === 'stale_version' ? { current: findDocument(who, id) } : {}
    const refusal: DeskAnswer = { refused: error.code, sentence: (await errorBodyOf(error, request)).error, ...current }
    return data(refusal, { status: error.status })
  }
}

function carryOut(who: Who, id: string, order: DeskOrder, timeZone: string): DocumentView | null {
  switch (order.intent) {
    case 'save':
      return editDocument(who, id, order.edit)
    case 'approve': {
      const version = order.edit ? editDocument(who, id, order.edit).version : order.version
      return approveDocument(who, id, { version, override: order.override, note: order.note })
    }
    case 'reject':
      if (order.edit) editDocument(who, id, order.edit)
      return rejectDocument(who, id, order.reason)
    case 'remove':
      removeDocument(who, id)
      return null
    case 'move':
      if (order.edit) editDocument(who, id, order.edit)
      return moveDocument(who, id, order.kind)
    case 'postpone':
      return postponeDocument(who, id, timeZone)
    default:
      return simpleSteps[order.intent](who, id)
  }
}

/** Makes a document by hand from what the form holds: its id, or why not. */
export async function createFromDesk(
  request: Request,
  who: Who,
  kind: Kind,
): Promise<{ id: string } | { refused: ErrorCode; sentence: string }> {
  const form = await request.formData()
  try {
    requireScope(who, kind.scope, 'write')
    return { id: createDocument(who, kind, parseBody(parseJson(form.get('edit')), deskEdit)).id }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { refused: error.code, sentence: (await errorBodyOf(error, request)).error }
  }
}

const simpleSteps = { reopen: reopenDocument, retry: retryDocument, restore: restoreDocument }

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch (error) {
    throw new Failure('malformed', {}, { cause: error })
  }
}
