import type { Box } from '../../document.ts'
import type { Language } from '../context.ts'
import type { TextLine } from '../words/tokens.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

/** What a phrase says in one language. */
export interface Saying {
  name: LabelName
  weak: boolean
  language: Language
}

/** A label as it stands on the page. */
export interface Label {
  sayings: Saying[]
  textLine: TextLine
  page: number
  box: Box
  /** Place in the line's text. */
  start: number
  end: number
  /** Nothing but signs and blanks before it in its line. */
  leads: boolean
  /** Nothing but signs and blanks behind it in its line. */
  closes: boolean
  /** A colon follows at once. */
  colon: boolean
  /** The next word is set in another weight or size: the label ends here though nothing else says so. */
  break: boolean
}

/** A line with the labels that stand in it, from left to right. */
export interface LabelledLine extends TextLine {
  labels: Label[]
}
