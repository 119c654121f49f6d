import type { Box, Page, Word } from '../document.ts'
import { liftRules } from './lift-rules.ts'
import { lightUp } from './light-up.ts'
import { linesFrom } from './lines.ts'
import { findLostPoints } from './lost-points.ts'
import type { Pdf, PdfPage } from './open.ts'
import { leanRaster, type Raster, turnRaster } from './raster.ts'
import type { Recognise, SeenWord } from './recogniser.ts'
import { renderPage } from './render.ts'
import { settleWords } from './seen-words.ts'
import { measureLean } from './skew.ts'
import type { Turn } from './turn.ts'

/** Dots per inch at which pages are recognised: finer costs time and was read no better (docs/decisions). */
const DPI = 200
const POINTS_PER_INCH = 72
/** Pages that lean less are left as they are, in degrees: turning blurs. */
const STRAIGHT = 0.08
/** A word read with at least this certainty counts as read. */
const READ_WELL = 0.7
/** With this share of well-read letters a page stands the right way up. */
const UPRIGHT = 0.55

/** Renders a page, sets it straight, takes the rules off and has it recognised; gives it in the words of a text layer, with certainties. */
export async function readScan(source: PdfPage, pdf: Pdf, recognise: Recognise, languages: readonly string[]): Promise<Page> {
  const { raster, dpi } = await renderPage(pdf, source.pageNumber, DPI)
  const { sideways, degrees: measured, otherwise } = measureLean(raster)
  // First the way that scanners and people turn pages most; the other ways only where that reads badly.
  const turns: Turn[] = sideways ? [270, 90, 0, 180] : [0, 180]
  let best: Attempt | undefined
  for (const turn of turns) {
    const degrees = sideways && turn % 180 === 0 ? otherwise : measured
    const attempt = await attemptAt(raster, turn, degrees, dpi, (picture) => recognise(picture, { dpi, languages }))
    if (!best || attempt.quality > best.quality) best = attempt
    if (best.quality >= UPRIGHT) break
  }
  return pageOf(best!, source.pageNumber, dpi)
}

interface Attempt {
  turn: Turn
  lean: number
  width: number
  height: number
  words: SeenWord[]
  rules: Box[]
  areas: Box[]
  /** Share of letters in words that were read well, 0 to 1. */
  quality: number
}

async function attemptAt(
  raster: Raster,
  turn: Turn,
  degrees: number,
  dpi: number,
  look: (picture: Raster) => Promise<SeenWord[]>,
): Promise<Attempt> {
  const turned = turnRaster(raster, turn)
  const lean = Math.abs(degrees) < STRAIGHT ? 0 : degrees
  const lit = lightUp(lean === 0 ? turned : leanRaster(turned, -lean), dpi)
  const lifted = liftRules(lit.raster, dpi)
  const words = findLostPoints(await look(lifted.raster), lifted.raster)
  return { turn, lean, width: turned.width, height: turned.height, words, rules: lifted.rules, areas: lit.areas, quality: qualityOf(words) }
}

function qualityOf(words: readonly SeenWord[]): number {
  const letters = (list: readonly SeenWord[]) => list.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0)
  const all = letters(words)
  return all === 0 ? 0 : letters(words.filter(({ certainty, text }) => certainty >= READ_WELL && text.length > 1)) / all
}

function pageOf({ turn, lean, width, height, words: seen, rules: boxes, areas }: Attempt, number: number, dpi: number): Page {
  const scale = POINTS_PER_INCH / dpi
  const words: Word[] = settleWords(seen, number, scale)
  const onPage = ({ left, top, right, bottom }: Box) => ({
    page: number,
    box: { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale },
  })
  const rules = boxes.map(onPage)
  return {
    number,
    width: width * scale,
    height: height * scale,
    words,
    lines: linesFrom(words, rules),
    rules,
    shades: areas.map(onPage),
    origin: words.length > 0 ? 'ocr' : 'none',
    // Turned clockwise by 270 to stand upright: it was written at 90.
    ...(turn === 0 ? {} : { turn: (360 - turn) as 90 | 180 | 270 }),
    ...(lean === 0 ? {} : { lean }),
  }
}
