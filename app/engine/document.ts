import type { PageNotRead } from '#app/contract/reading.ts'

/**
 * The nouns of the engine: Document > Page > Line > Word, Rule, and Table > Row > Cell.
 * Plain data (it crosses a process border). Geometry is in points of the page as displayed (rotation applied), origin top-left, y grows downwards.
 */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A run of characters without white space, or a single printed value that the PDF wrote in one piece. */
export interface Word {
  text: string
  box: Box
  /** From 1. */
  page: number
  /** Font size in points. */
  size: number
  bold: boolean
  /** Direction of writing in degrees clockwise, for words that do not read to the right (margins, stamps, watermarks); absent for all others. */
  angle?: number
  /** 0 to 1 for recognised (OCR) words; absent for a text layer. */
  certainty?: number
}

/** Words on one base line that belong to one stretch of text (not the whole width of the page: a wide gap begins another line). */
export interface Line {
  words: Word[]
  text: string
  box: Box
  page: number
  size: number
  bold: boolean
}

/** A drawn stroke or thin filled box: horizontal when bottom ≈ top, vertical when right ≈ left. */
export interface Rule {
  box: Box
  page: number
}

/** A filled, shaded area (header rows of tables, boxes). */
export interface Shade {
  box: Box
  page: number
}

export interface Page {
  /** From 1. */
  number: number
  /** In points. */
  width: number
  height: number
  words: Word[]
  lines: Line[]
  rules: Rule[]
  shades: Shade[]
  /**
   * Degrees clockwise at which the text is written on the page as displayed; absent when upright. Geometry of such a page is that of the page
   * turned back, so that lines are horizontal for everybody; `extractReading` turns the boxes of its result to the display again.
   */
  turn?: 90 | 180 | 270
  /** Degrees clockwise by which the lines of a (turned) scan fall off to the right; its geometry is that of the page set straight. Absent when 0. */
  lean?: number
  /** Where the words come from: `text` layer, `ocr`, or `none` when there are no words at all. */
  origin: 'text' | 'ocr' | 'none'
}

/** A file inside the PDF that may be an e-invoice. */
export interface Attachment {
  name: string
  text: string
}

export interface Finding {
  code: string
  fields?: string[]
  details?: Record<string, string>
}

/** Everything that was read from one PDF before anything is understood. */
export interface Document {
  pages: Page[]
  /** Pages the file has, also those that were left out. */
  pageCount: number
  /** How many pages of the file come before the one that is numbered 1 here: the mail that the document was enclosed in. Absent when none. */
  before?: number
  /** Pages that came along and are none of `pages`, numbered as the file has them. Absent when none. */
  notRead?: PageNotRead[]
  attachments: Attachment[]
  /** What a person should know about the reading: hidden text, overprints, pages left out… (codes of contract/reading). */
  findings: Finding[]
}
