import { useState } from 'react'
import { useLive } from '#app/components/list/use-live.ts'
import type { DocumentView } from '#app/contract/documents.ts'

/** Follows one open document: another person, the engine or a model changed it. Gives how far its reading has come (`read 3/12`). */
export function useLiveDocument({ id, status, version }: Pick<DocumentView, 'id' | 'status' | 'version'>): string | undefined {
  const [progress, setProgress] = useState<string>()
  useLive(status === 'processing', (change) => {
    // Gone, perhaps by our own hand: what stands here stays until somebody asks for something that is not there any more.
    if (change.id !== id || change.status === 'deleted') return false
    setProgress(change.progress)
    return change.status !== status || change.version !== version
  })
  return progress
}
