import { trashOrder, type TrashAnswer } from '#app/contract/trash.ts'
import { purgeDocument } from '#app/domain/documents/purge-trash.server.ts'
import { restoreDocument } from '#app/domain/documents/remove.server.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'
import { errorBodyOf, parseBody } from '../api/answer.server.ts'

/** Restores or deletes for good what the form names, each on its own. */
export async function answerTrash(request: Request, who: Who): Promise<TrashAnswer> {
  const form = await request.formData()
  const { intent, ids } = parseBody({ intent: form.get('intent'), ids: form.getAll('ids') }, trashOrder)
  const refusals: Failure[] = []
  for (const id of ids) {
    try {
      if (intent === 'restore') restoreDocument(who, id)
      else await purgeDocument(who, id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refusals.push(error)
    }
  }
  const [first] = refusals
  return {
    intent,
    done: ids.length - refusals.length,
    refused: refusals.length,
    ...(first && { sentence: (await errorBodyOf(first, request)).error }),
  }
}
