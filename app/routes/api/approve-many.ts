import type { ActionFunctionArgs } from '@remix-run/node'
import { bulkApproveBody } from '#app/contract/documents.ts'
import type { ErrorCode } from '#app/contract/errors.ts'
import { findWholeDocuments } from '#app/domain/documents/find-whole.server.ts'
import { taughtByMany } from '#app/domain/learning/taught-by.server.ts'
import { approveDocuments } from '#app/domain/review/approve.server.ts'
import { requireWho } from '../session.server.ts'
import { requireKind } from './address.server.ts'
import { readJson, requireMethod, send } from './answer.server.ts'
import { documentsAnswer } from './document-resource.server.ts'
import { sentencesFor } from './sentences.server.ts'

/** POST {ids}: approves several documents, each on its own. `meta.learned` names what their corrections taught. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const kind = requireKind(params)
  const who = await requireWho(request, kind.scope, 'write')
  const { ids } = await readJson(request, bulkApproveBody)
  const answers = await approveDocuments(who, kind, ids)
  const say = await sentencesFor(request)
  const results = answers.map((answer) =>
    answer.code ? { ...answer, message: say(answer.code as ErrorCode, { status: answer.status }) } : answer,
  )
  const approved = answers.filter(({ status, code }) => status === 'approved' && !code).map(({ id }) => id)
  const learned = taughtByMany(who, approved)
  const data = findWholeDocuments(who, ids).filter((document) => document.kind === kind.name)
  return send(request, { ...(await documentsAnswer(who, data)), meta: { results, learned } })
}
