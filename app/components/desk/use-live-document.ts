import { useState } from 'react'
import { useLive } from '#app/components/list/use-live.ts'
import type { DocumentView } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'

/** Where a document is that is no longer at the address of the desk. */
export type Gone = 'trash' | KindName

/** Follows one open document: another person, the engine or a model changed it. Gives how far its reading has come (`read 3/12`), and where it went; `miss` says that it was not found. */
export function useLiveDocument(
  { id, kind, status, version }: Pick<DocumentView, 'id' | 'kind' | 'status' | 'version'>,
  isDirty: boolean,
): { progress: string | undefined; gone: Gone | null; miss: () => void } {
  const [progress, setProgress] = useState<string>()
  const [gone, setGone] = useState<Gone | null>(null)
  useLive(status === 'processing', (change) => {
    if (change.id !== id) return false
    const where = change.status === 'deleted' ? 'trash' : change.kind === kind ? null : change.kind
    setGone(where)
    // What stands here stays: loading again finds it elsewhere or nowhere, and what is typed would be gone with the page.
    if (where === 'trash' || (where !== null && isDirty)) return false
    setProgress(change.progress)
    return change.status !== status || change.version !== version || where !== null
  })
  return { progress, gone, miss: () => setGone('trash') }
}
