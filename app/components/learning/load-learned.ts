import { z } from 'zod'
import { browserClients } from '#app/client/browser.ts'

const answer = z.object({ data: z.array(z.object({ id: z.string(), attributes: z.object({ document_id: z.string().nullable() }) })) })

/** The memories that some documents left behind when they were approved, the newest first. */
export async function loadLearned(documentIds: readonly string[]): Promise<{ memoryId: string; documentId: string }[]> {
  const { data } = await browserClients().api.get<unknown>('/memories')
  const asked = new Set(documentIds)
  return answer
    .parse(data)
    .data.flatMap(({ id, attributes: { document_id } }) =>
      document_id !== null && asked.has(document_id) ? [{ memoryId: id, documentId: document_id }] : [],
    )
}
