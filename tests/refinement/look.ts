import { languages } from '#app/contract/reading.ts'
import type { Document } from '#app/engine/document.ts'
import { documentOf } from '#app/engine/document-of-words.ts'
import { type NumberedLine, numberLines } from '#app/engine/refine/prompt.ts'
import { type Formats, settleFormats } from '#app/engine/understand/formats.ts'
import type { Case } from './brains.ts'

/** A document as a model sees it. */
export interface Seen {
  document: Document
  lines: NumberedLine[]
  formats: Formats
}

export function look({ words, reading }: Case): Seen {
  const document = documentOf(words)
  const language = languages.find((one) => one === reading.language) ?? null
  return { document, lines: numberLines(document), formats: settleFormats(document, language) }
}
