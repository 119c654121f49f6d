import { useState } from 'react'
import type { DocumentChange } from '#app/contract/changes.ts'
import type { DocumentSummary } from '#app/contract/documents.ts'
import { useLive } from './use-live.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** Keeps what is shown of some documents live; gives how far those that are being read have come, by id. */
export function useLiveDocuments(shown: readonly Pick<DocumentSummary, 'id' | 'status'>[]): ReadonlyMap<string, string> {
  const [progress, setProgress] = useState(NONE)
  useLive(
    shown.some(({ status }) => status === 'processing'),
    ({ id, status, progress: now }: DocumentChange) => {
      const isKnown = shown.some((document) => document.id === id && document.status === status)
      // A page further is told by itself: nothing else has changed.
      if (now === undefined || !isKnown) return true
      setProgress((before) => new Map(before).set(id, now))
      return false
    },
  )
  return progress
}
