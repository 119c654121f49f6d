import type { UnreadableCode } from '#app/contract/reading.ts'

const sentences: Record<UnreadableCode, string> = {
  not_found: 'There is no such file.',
  not_a_pdf: 'This is not a PDF file.',
  encrypted: 'The PDF is protected by a password.',
  damaged: 'The PDF is damaged and cannot be opened.',
  too_large: 'The PDF is too large.',
  timed_out: 'Reading the PDF took too long.',
  out_of_memory: 'Reading the PDF needs too much memory.',
}

/** A file that cannot be read at all; the code is one of contract/reading, the message English for terminals and logs. */
export class Unreadable extends Error {
  constructor(
    readonly code: UnreadableCode,
    options?: ErrorOptions,
  ) {
    super(sentences[code], options)
    this.name = 'Unreadable'
  }
}
