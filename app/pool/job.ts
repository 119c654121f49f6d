import type { Reading, UnreadableCode } from '#app/contract/reading.ts'
import type { ExtractOptions, Progress } from '#app/engine/extract.ts'

/** What crosses the border between the pool and its processes: plain data only. */
export type JobOptions = Omit<ExtractOptions, 'onStep' | 'onAttachments' | 'onDocument' | 'document' | 'clock' | 'recognise'>

export interface Job {
  path: string
  options: JobOptions
  /** Larger files are `too_large`. */
  maxBytes?: number
  /** Where the words of its pages are to be kept (gzip of contract/words), if anywhere. */
  wordsPath?: string
  /** Where its pages are kept for a second reading if they had to be recognised, and taken from where they are there. */
  pagesPath?: string
}

export type Answer = { reading: Reading } | { unreadable: UnreadableCode; cause?: string }

/** Told while working: which process it is (first), how far it is, that what comes now are the files inside of the PDF, and what nobody waited for went wrong. */
export type Report = { pid: number } | { progress: Progress } | { attachments: true } | { trouble: string }
