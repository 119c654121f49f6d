import { useEffect, useState } from 'react'
import { z } from 'zod'
import { browserClients } from '#app/client/browser.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { keptWords, type WordsOfPage } from '#app/contract/words.ts'
import type { DocumentView } from '#app/contract/documents.ts'

/** The words of each page, by page number; empty until they are there, and where the file has none. */
export function usePageWords(document: Pick<DocumentView, 'id' | 'kind' | 'status' | 'sha256'>): Map<number, WordsOfPage> {
  const [words, setWords] = useState<Map<number, WordsOfPage>>(new Map())
  const { id, kind, status, sha256 } = document
  const isRead = status !== 'processing' && sha256 !== null
  useEffect(() => {
    if (!isRead) return
    const leave = new AbortController()
    loadWords(`/${kinds[kind].slug}/${id}/words`, leave.signal).then(
      (pages) => setWords(new Map(pages.map((page) => [page.page, page]))),
      // Without words nothing can be captured, but everything else works; the failure goes where faults of the page go.
      (error: unknown) => (leave.signal.aborted ? undefined : reportError(error)),
    )
    return () => leave.abort()
  }, [id, kind, isRead])
  return words
}

const answer = z.object({ data: z.object({ attributes: z.object({ pages: keptWords }) }) })

async function loadWords(path: string, signal: AbortSignal): Promise<WordsOfPage[]> {
  const { data } = await browserClients().api.get<unknown>(path, { signal })
  return answer.parse(data).data.attributes.pages
}
