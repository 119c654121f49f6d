import type { Box } from '../document.ts'
import type { Raster } from './raster.ts'

/** A word that a recogniser sees in a picture; the box in pixels. */
export interface SeenWord {
  text: string
  box: Box
  /** 0 to 1. */
  certainty: number
}

export interface RecogniseHints {
  /** Dots per inch of the picture. */
  dpi: number
  /** Languages that the document was found to be in (ISO 639-1); empty while unknown. */
  languages: readonly string[]
}

/** Hands a picture of a page to a recogniser; the engine knows none by itself. */
export type Recognise = (raster: Raster, hints: RecogniseHints) => Promise<SeenWord[]>
