import { z } from 'zod'
import { browserClients } from '#app/client/browser.ts'
import { kinds, kindOfSlug } from '#app/contract/kinds/index.ts'
import type { LearnedChange } from '#app/contract/memory.ts'

const text = z.string().nullable()
const answer = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      attributes: z.object({ title: text, changes: z.array(z.object({ field: z.string(), old: text, new: text })) }),
    }),
  ),
})

/** What a memory would change in the documents that wait, as the server reckons it now. */
export async function loadChanges(memoryId: string, signal?: AbortSignal): Promise<LearnedChange[]> {
  const { data } = await browserClients().api.get<unknown>(`/memories/${memoryId}/preview`, { signal })
  return answer.parse(data).data.map(({ type, id, attributes }) => ({ id, kind: (kindOfSlug(type) ?? kinds.invoice).name, ...attributes }))
}
