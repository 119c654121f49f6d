import type { KindName } from '#app/contract/kinds/index.ts'
import type { Memory } from '#app/contract/memory.ts'
import type { KnownParty } from '#app/contract/parties.ts'
import type { Reading } from '#app/contract/reading.ts'
import { asDisplayed } from './as-displayed.ts'
import type { Document } from './document.ts'
import { readDocument } from './read/pdf.ts'
import type { Recognise } from './read/recogniser.ts'
import { understandDocument } from './understand/understand.ts'

export { readDocument }

/** What is going on, for people who wait: `page` of `pages` where it counts. */
export interface Progress {
  step: 'read' | 'recognise' | 'understand'
  page?: number
  pages?: number
}

export interface ExtractOptions {
  /** `auto` (default) lets the words of the page decide. */
  kind?: KindName | 'auto'
  /** False: embedded XML is left aside. */
  einvoice?: boolean
  /** Pages read of one PDF; more gives warning `pages_left_out`. */
  maxPages?: number
  /** `yyyy-mm-dd` */
  today?: string
  /** What was learned from approved documents. */
  memories?: readonly Memory[]
  /** Known companies that the page names. */
  parties?: readonly KnownParty[]
  onStep?: (progress: Progress) => void
  /** False: files inside of the PDF are too large to be opened; they are left aside, and that is told. */
  attachments?: boolean
  /** Told before the files inside of the PDF are opened, which hostile ones are made to fail at. */
  onAttachments?: () => void
  /** The same file as it was read before: it is only understood, with other things in mind. */
  document?: Document
  /** Given what was read before it is understood: words for capture and search are taken from it. */
  onDocument?: (document: Document) => void
  /** Recognises pages without a (sane) text layer; without it they stay empty. */
  recognise?: Recognise
  /** Milliseconds of some clock, to fill `ms`; the engine has none of its own. */
  clock?: () => number
}

/** Bytes of a PDF in, reading out: read → understand → check. Throws Unreadable (codes of contract/reading). */
export async function extractReading(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Reading> {
  const { onStep, onDocument, document: known, clock = () => 0, ...rest } = options
  const began = clock()
  const document =
    known ??
    (await readDocument(bytes, {
      ...rest,
      onPage: (page, pages) => onStep?.({ step: 'read', page, pages }),
      onRecognise: (page, pages) => onStep?.({ step: 'recognise', page, pages }),
    }))
  const read = clock()
  onDocument?.(document)
  onStep?.({ step: 'understand' })
  const reading = asDisplayed(understandDocument(document, rest), document)
  const understood = clock()
  return { ...reading, ms: { read: round(read - began), understand: round(understood - read), total: round(understood - began) } }
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
