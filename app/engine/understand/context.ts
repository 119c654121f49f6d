import type { KindName } from '#app/contract/kinds/index.ts'
import type { languages } from '#app/contract/reading.ts'
import type { Formats } from './formats.ts'

export type Language = (typeof languages)[number]

/** What was settled about the document before its values are read; every step of understanding is given it. */
export interface Context {
  kind: KindName
  language: Language | null
  formats: Formats
  /** `yyyy-mm-dd`, where the caller knows: only to judge whether a date is plausible. */
  today?: string
}
