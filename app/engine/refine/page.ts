import { languages, type Reading } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import type { Document } from '../document.ts'
import { documentOf } from '../document-of-words.ts'
import { type Formats, settleFormats } from '../understand/formats.ts'
import { type NumberedLine, numberLines } from './prompt.ts'

/** What an answer is looked up in. */
export interface PageOfRefine {
  document: Document
  lines: readonly NumberedLine[]
  formats: Formats
  /** The model's name, for the reasons. */
  model: string
  /** The model saw a picture of these lines: recognised letters may differ from what it read in it. */
  isSeen: boolean
}

export function pageOf(reading: Reading, words: readonly WordsOfPage[], model: string): PageOfRefine {
  const document = documentOf(words)
  const formats = settleFormats(document, languages.find((one) => one === reading.language) ?? null)
  return { document, lines: numberLines(document), formats, model, isSeen: false }
}
