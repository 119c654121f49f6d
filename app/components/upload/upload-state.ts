import type { Slug } from '#app/contract/kinds/index.ts'
import type { UploadAnswer } from '#app/contract/uploads.ts'

/** Where uploads go: a kind's list, or `auto` where the content decides. */
export type Target = Slug | 'auto'

export type UploadStage = 'waiting' | 'sending' | 'created' | 'duplicate' | 'refused' | 'broken'

/** One chosen file and what has become of it. */
export interface Upload {
  key: number
  name: string
  file: File
  to: Target
  stage: UploadStage
  /** 0 to 1 of the bytes that have left. */
  share: number
  /** Address of the new document, or of the twin that was already here. */
  path?: string
  /** Code of contract/errors, and the server's own sentence in the reader's language. */
  code?: string
  message?: string
}

export type UploadEvent =
  | { type: 'chosen'; uploads: Upload[] }
  | { type: 'retried'; key: number }
  | { type: 'sending'; key: number; share: number }
  | { type: 'answered'; key: number; outcome: Pick<Upload, 'stage' | 'path' | 'code' | 'message'> }
  | { type: 'cleared' }

/** What is shown of the uploads of this visit, newest last. */
export function uploadsAfter(uploads: Upload[], event: UploadEvent): Upload[] {
  switch (event.type) {
    case 'chosen':
      return [...uploads, ...event.uploads]
    case 'retried':
      return replace(uploads, event.key, { stage: 'waiting', share: 0, code: undefined, message: undefined })
    case 'sending':
      return replace(uploads, event.key, { stage: 'sending', share: event.share })
    case 'answered':
      return replace(uploads, event.key, { ...event.outcome, share: 1 })
    case 'cleared':
      return uploads.filter((upload) => !isOver(upload))
  }
}

export function isOver({ stage }: Upload): boolean {
  return stage !== 'waiting' && stage !== 'sending'
}

/** What somebody has to look after. */
export function isTrouble(stage: UploadStage): boolean {
  return stage === 'refused' || stage === 'broken'
}

/** In the order they are shown: what was not taken stands first, where it is seen among a hundred others. */
export function inOrderOfConcern(uploads: Upload[]): Upload[] {
  return uploads.toSorted((a, b) => Number(isTrouble(b.stage)) - Number(isTrouble(a.stage)))
}

/** What the server's answer means for the one file that was sent. */
export function outcomeOf(
  answer: Partial<UploadAnswer>,
  pathOf: (id: string) => string,
): Pick<Upload, 'stage' | 'path' | 'code' | 'message'> {
  const file = answer.meta?.files[0]
  if (!file) return { stage: 'broken' }
  return {
    stage: file.status,
    ...(file.id && { path: pathOf(file.id) }),
    ...(file.code && { code: file.code }),
    ...(file.message && { message: file.message }),
  }
}

function replace(uploads: Upload[], key: number, change: Partial<Upload>): Upload[] {
  return uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))
}
